/// The page's style: quiet type, one accent, and colour only where something must be seen.
enum HTMLStyle {
  static let source: StaticString = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
    body{margin:0 auto;max-width:72rem;padding:3.5rem 2rem 4rem;background:var(--page);color:var(--ink);\
    font:15px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;\
    overflow-wrap:anywhere}
    @media (prefers-reduced-motion:no-preference){\
    .label,.copy,.mark{transition:background-color .12s,color .12s,border-color .12s}}
    code,pre,kbd{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.87em}
    a{color:inherit}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    article:focus{outline:none}
    h1,h2,h3,h4,p,dl,dd,ol,ul,figure{margin:0;padding:0}
    .patterns{position:absolute;width:0;height:0}

    .brand{font-size:.8rem;color:var(--muted)}
    .brand span{font-weight:650;color:var(--accent);letter-spacing:.01em}
    h1{font-size:2.5rem;line-height:1.1;font-weight:680;letter-spacing:-.025em;margin:.9rem 0 .55rem}
    .verdict{font-size:1.2rem;line-height:1.4;color:var(--muted)}
    .verdict.bad{color:var(--bad)} .verdict.good{color:var(--good)} .verdict.unsure{color:var(--unsure)}
    .facts{display:flex;flex-wrap:wrap;gap:.9rem 2.6rem;margin-top:1.7rem}
    .facts>div{max-width:36rem}
    dt{font-size:.75rem;color:var(--muted)}
    dd{font-variant-numeric:tabular-nums}

    section{margin-top:4rem}
    h2{font-size:1.25rem;line-height:1.3;font-weight:650;letter-spacing:-.012em;margin-bottom:1rem}
    .history table{border-collapse:collapse;width:100%;font-size:.85rem}
    .history th,.history td{padding:.4rem .9rem .4rem 0;text-align:left;vertical-align:top;font-weight:400;\
    border-top:1px solid var(--line)}
    .history .new{color:var(--bad)}.history .fixed{color:var(--good)}.history .known{color:var(--unsure)}
    .growth p{max-width:46rem}
    .curves{display:flex;flex-wrap:wrap;gap:1.4rem 2.2rem;margin:1.2rem 0 .4rem}
    .curves figure{flex:1 1 15rem;max-width:20rem}
    .curves svg{display:block;width:100%;height:auto;margin-top:.3rem}
    .axis{stroke:var(--strong-line);stroke-width:1;fill:none}
    .curve{stroke:var(--accent);stroke-width:2;fill:none;stroke-linejoin:round;stroke-linecap:round}
    .curve.open{stroke-dasharray:3 5}
    .dot{fill:var(--accent);stroke:var(--accent);stroke-width:1.5}
    .dot.open{fill:var(--page)}
    .figure{font-size:11.5px;font-weight:600;fill:var(--ink)}
    .tick{font-size:10px;fill:var(--muted)}
    .growth table{border-collapse:collapse;font-size:.85rem;margin-top:.6rem}
    .growth th,.growth td{padding:.35rem 1.2rem .35rem 0;text-align:left;vertical-align:top;font-weight:400;\
    border-top:1px solid var(--line);font-variant-numeric:tabular-nums}
    .growth h3{font-size:.95rem;font-weight:600;margin-top:1.6rem}
    .growth ul{list-style:none;margin-top:.4rem}
    .growth li{margin-top:.5rem}
    .growth .failure b{font-weight:600;color:var(--bad);margin-left:.4rem}
    .growth li code{display:block}
    .scroller{overflow-x:auto;margin:0 -2rem;padding:0 2rem}
    .matrix{border-collapse:collapse;width:100%}
    .matrix th,.matrix td{padding:.5rem .45rem;text-align:left;vertical-align:top;font-weight:400}
    .matrix thead th{vertical-align:bottom;font-size:.78rem;color:var(--muted);\
    border-bottom:1px solid var(--strong-line)}
    .matrix th:first-child{padding-left:0;min-width:9.5rem}
    .matrix tr.first>*{border-top:1px solid var(--line)}
    .matrix tbody tr.first:first-child>*{border-top:0}
    .matrix .property{width:2.4rem;height:9.8rem;padding:0;position:relative}
    .matrix .property span{position:absolute;left:50%;bottom:.55rem;transform-origin:0 50%;\
    transform:rotate(-55deg);white-space:nowrap;max-width:11.4rem;overflow:hidden;\
    text-overflow:ellipsis}
    .matrix .property:last-of-type{width:auto}
    .route{display:block;font-weight:600}
    .summary{display:block;font-size:.82rem;line-height:1.4;color:var(--muted)}
    .cell{width:2.4rem;text-align:center!important}
    .mark{display:inline-grid;place-items:center;width:1.65rem;height:1.65rem;border-radius:.45rem;\
    font-size:.9rem;line-height:1;text-decoration:none}
    .mark.proved{color:var(--good)}
    .mark.tested{color:var(--good);font-weight:700}
    .mark.idle{color:var(--muted)}
    .mark.violated{background:var(--bad-wash);color:var(--bad);font-weight:700}
    a.mark.violated:hover{background:var(--bad);color:var(--page)}
    .mark.inconclusive{background:var(--unsure-wash);color:var(--unsure);font-weight:700}
    .matrix .count{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:1.1rem}
    .matrix tbody .count{font-size:.85rem;color:var(--muted);padding-top:.63rem}
    .legend{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;margin-top:.9rem;font-size:.82rem;color:var(--muted)}
    .key{display:inline-flex;align-items:center;gap:.35rem}
    .reasons{margin-top:1.6rem}
    .reasons h3{font-size:.95rem;font-weight:600}
    .reasons ul{list-style:none;margin-top:.4rem}

    .violation{margin-top:1.25rem;padding:1.6rem 1.75rem 1.4rem;border:1px solid var(--line);border-radius:14px;\
    background:var(--raised)}
    .many .violation{content-visibility:auto;contain-intrinsic-size:auto 36rem}
    .place{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2rem 1.5rem;font-size:.8rem;\
    color:var(--muted);font-variant-numeric:tabular-nums}
    .place a{text-decoration:none}
    .place a:hover{text-decoration:underline}
    .violation h3{font-size:1.3rem;line-height:1.3;font-weight:650;letter-spacing:-.012em;margin-top:.15rem}
    .property-name{margin-left:.6rem;font-weight:400;color:var(--bad)}
    .others{margin:.6rem 0 0;padding-left:1.2rem;max-width:46rem}
    .broken{color:var(--bad)}
    .cause{margin-top:.35rem;font-size:1.08rem;line-height:1.45;font-weight:600;max-width:46rem}
    .group{margin-top:.35rem;color:var(--muted);max-width:46rem}
    .expectations{display:flex;flex-wrap:wrap;gap:.6rem 2.2rem;margin-top:1rem}
    .expectations h4{font-size:.8rem;color:var(--muted)}
    .condition{margin-top:.35rem;max-width:46rem}
    .steps{list-style:none;margin-top:1.3rem;display:flex;flex-direction:column;gap:.2rem}
    .label{display:block;position:relative;padding:.42rem .8rem .42rem 1.9rem;border-radius:8px;\
    text-decoration:none;line-height:1.4;scroll-margin:1rem}
    .label::before{content:"";position:absolute;left:.72rem;top:.86rem;width:.5rem;height:.5rem;border-radius:50%;\
    background:var(--raised);border:1.5px solid var(--strong-line)}
    .label::after{content:"";position:absolute;left:1rem;top:1.6rem;bottom:-.85rem;width:0;\
    border-left:1.5px solid var(--line)}
    .step.last>.label::after{display:none}
    .step.last>.label::before{border-color:var(--bad);background:var(--bad)}
    .label:hover{background:var(--sunken)}
    .current>.label{background:var(--accent-wash)}
    .current:not(.last)>.label::before{border-color:var(--accent);background:var(--accent)}
    .title{display:block}
    .time{float:right;margin-left:.8rem;font-size:.78rem;line-height:1.8;color:var(--muted);\
    font-variant-numeric:tabular-nums}
    .came{display:block;font-size:.87rem;color:var(--muted)}
    .refused>.label .came{color:var(--bad);font-weight:600}
    .refused>.label::before{border-color:var(--bad);background:var(--bad)}
    .inside-1>.label{margin-left:1.1rem}.inside-2>.label{margin-left:2.2rem}
    .inside-3>.label{margin-left:3.3rem}.inside-4>.label{margin-left:4.4rem}
    .of-turn>.label .title,.of-callback>.label .title{color:var(--muted)}
    .current>.label .title{font-weight:600}
    .whose{display:block;font-size:.75rem;color:var(--muted)}
    .lane>.label{padding-left:3.5rem;background-repeat:no-repeat;background-size:1.5px 100%;\
    background-position:.92rem 0,1.72rem 0,2.52rem 0;background-image:linear-gradient(var(--line),var(--line)),\
    linear-gradient(var(--line),var(--line)),linear-gradient(var(--line),var(--line))}
    .lane>.label::after{display:none}
    .lane-2>.label::before{left:1.52rem}.lane-3>.label::before{left:2.32rem}
    .lane-1>.label::before,.lane-2>.label::before{background:var(--accent);border-color:var(--accent)}
    .lane.inside-1>.label,.lane.inside-2>.label,.lane.inside-3>.label,.lane.inside-4>.label{margin-left:0}
    .lane.inside-1>.label{padding-left:4.4rem}.lane.inside-2>.label{padding-left:5.3rem}
    .lane.inside-3>.label{padding-left:6.2rem}.lane.inside-4>.label{padding-left:7.1rem}
    .detail{display:block;font-size:.82rem;color:var(--muted)}
    .detail i{font-style:normal;margin-right:.15em}
    .detail b{font-weight:400;color:var(--ink)}
    .panel{display:flex;flex-wrap:wrap;gap:1.2rem 2.2rem;align-items:flex-start;align-content:flex-start;\
    padding:.4rem 0 1rem 1.9rem;min-width:0}
    figure{min-width:0;max-width:100%}
    figcaption,h4{font-size:.8rem;font-weight:600;color:var(--muted)}
    h4{font-size:.95rem;color:var(--ink)}
    .layers{display:flex;flex-wrap:wrap;gap:.6rem .1rem;margin-left:-9px}
    .layer{overflow-x:auto;max-width:100%}
    .layer svg{display:block}
    .layer-name{display:block;font-size:.75rem;color:var(--muted);margin-top:.2rem;padding-left:10px}
    .unchanged{align-self:center;color:var(--muted);font-size:.87rem;max-width:14rem}
    .outcome{flex:1 1 17rem;min-width:0}
    .outcome.actual h4{color:var(--bad)}
    .fault{margin:.6rem 0 0;padding:.65rem .85rem;border-radius:8px;background:var(--bad-wash);white-space:pre-wrap}
    .replay{display:flex;align-items:center;gap:.6rem;margin-top:1.1rem;padding:.4rem .4rem .4rem .9rem;\
    border-radius:9px;background:var(--sunken)}
    .replay code{flex:1;min-width:0}
    .prompt{color:var(--muted)}
    .copy{font:inherit;font-size:.82rem;color:var(--accent);background:var(--raised);cursor:pointer;\
    border:1px solid var(--line);border-radius:6px;padding:.25rem .8rem;min-width:4.7rem}
    .copy:hover{border-color:var(--accent)}
    details{margin-top:.7rem;font-size:.87rem}
    summary{cursor:pointer;color:var(--muted)}
    summary:hover{color:var(--ink)}
    details p{margin-top:.5rem}
    pre{margin:.5rem 0 0;white-space:pre-wrap;line-height:1.45}
    .scripted .fork:not(.current){display:none}
    .fork{margin-top:.8rem}.fork:focus{outline:none}
    .fork .panel{padding:.4rem 0 0}
    .fork-link{flex-basis:100%;font-size:.87rem}
    .moves{list-style:none;flex:1 1 17rem;min-width:0}
    .moves a,.moves b{font-weight:600;margin-right:.5rem}
    .moves span{color:var(--muted)}
    .shrinks{margin:.5rem 0 0 1.2rem}
    .shrinks span{color:var(--muted);margin-right:.7rem}
    .undrawn{margin-top:2rem}
    .undrawn h3{font-size:1rem}
    .undrawn ol{margin:.6rem 0 0 3.2rem;font-size:.85rem}
    .undrawn li{content-visibility:auto;contain-intrinsic-size:auto 3.6rem}
    .undrawn code{display:block;color:var(--muted)}
    footer{margin-top:2.5rem;font-size:.8rem;color:var(--muted)}
    .keys{white-space:pre-wrap}
    kbd{display:inline-block;min-width:1.5em;padding:0 .35em;border:1px solid var(--line);border-bottom-width:2px;\
    border-radius:5px;text-align:center;background:var(--raised);color:var(--ink)}

    @media (min-width:52rem){
    .scripted .steps{display:grid;grid-template-columns:minmax(15rem,25rem) minmax(0,1fr);gap:0 1.6rem;\
    grid-auto-rows:min-content;align-content:start;min-height:17.5rem}
    .scripted .step{display:contents}
    .scripted .label{grid-column:1;margin-bottom:.2rem}
    .scripted .panel{grid-column:2;grid-row:1/span 60;padding:.2rem 0 0;align-self:start;position:sticky;top:1rem}
    }
    .scripted .step:not(.current)>.panel{display:none}
    .meanings dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 1.4rem;margin-top:.6rem}
    .meanings dt{font-size:inherit;font-weight:600;color:var(--ink)}
    .meanings dd{color:var(--muted)}
    @media (max-width:40rem){
    body{padding:1.6rem 1rem 3rem}
    h1{font-size:1.9rem}
    .verdict{font-size:1.05rem}
    section{margin-top:2.8rem}
    .scroller{margin:0 -1rem;padding:0 1rem}
    .matrix,.matrix tbody,.matrix th{display:block}
    .matrix thead,.matrix .cell:not([data-name]){display:none}
    .matrix tr{display:grid;grid-template-columns:repeat(6,1fr);align-items:center}
    .matrix tr>*,.matrix tbody tr.first>*{border-top:0}
    .matrix tr.first{border-top:1px solid var(--line);padding-top:.5rem}
    .matrix tbody th{grid-column:1/-1;padding:.2rem 0}
    .matrix .cell{grid-column:span 3;width:auto;padding:.1rem 0;text-align:left!important;font-size:.78rem;\
    overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .matrix .cell::after{content:" " attr(data-name)}
    .matrix .count,.matrix tbody .count{grid-column:span 2;padding:.3rem .6rem .5rem 0;font-size:.78rem;\
    text-align:left;white-space:normal}
    .matrix .count:nth-last-child(3){grid-column:1/span 2}
    .matrix .count::before{content:attr(data-name);display:block}
    .violation{margin-left:-1rem;margin-right:-1rem;border-radius:0;border-left:0;border-right:0;\
    padding:1.2rem 1rem}
    .property-name{display:block;margin-left:0}
    .panel{padding-left:0}
    .current>.label::after{display:none}
    .meanings dl{display:block}
    .meanings dd{margin-bottom:.4rem}
    .keys{display:none}
    }
    @media print{
    body{max-width:none;padding:0}
    .copy,.keys{display:none}
    .scripted .steps{display:block}
    .scripted .step:not(.current)>.panel{display:flex}
    .violation{break-inside:avoid;content-visibility:visible}
    }
    """
}
