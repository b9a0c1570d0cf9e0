/// The style sheets of drawings: the colours, light and dark, and what each class of shape looks like.
enum DrawingStyle {
  /// Names the colours; a page and a drawing that stands alone use the same.
  static let colors: StaticString = """
    :root{color-scheme:light dark;--page:#fbfbf9;--raised:#ffffff;--sunken:#f1f1ee;--ink:#1c1e22;--muted:#666b75;\
    --line:#dcdcd7;--strong-line:#b9bab6;--accent:#3454d1;--on-accent:#ffffff;--accent-wash:#e9edfb;\
    --bad:#bf2f26;--bad-wash:#fbebe9;--unsure:#8a5f00;--unsure-wash:#f7efdc;--good:#2c7a4b}
    @media (prefers-color-scheme:dark){:root{--page:#141518;--raised:#24262b;--sunken:#1b1c20;--ink:#e9e9e6;\
    --muted:#a0a4ad;--line:#36383f;--strong-line:#565a63;--accent:#93a8ff;--on-accent:#12152b;\
    --accent-wash:#252b47;--bad:#ff8578;--bad-wash:#3a2120;--unsure:#e3b65a;--unsure-wash:#352c17;\
    --good:#72c898}}
    """

  /// Gives the shapes their look.
  static let shapes: StaticString = """
    .device{fill:var(--sunken);stroke:var(--strong-line);stroke-width:1.5}
    .device.open{stroke-dasharray:5 4}
    .lip{fill:var(--line);stroke:var(--strong-line);stroke-width:1}
    .speaker,.grabber{fill:var(--strong-line)}
    .speaker{opacity:.55}
    .card{fill:var(--raised);stroke:var(--line);stroke-width:1}
    .rule{stroke:var(--line);stroke-width:1;fill:none}
    .back{stroke:var(--accent);stroke-width:1.6;fill:none;stroke-linecap:round;stroke-linejoin:round}
    .bar{fill:var(--raised);stroke:var(--line);stroke-width:1}
    .icon{fill:var(--strong-line)}
    .icon.selected{fill:var(--accent)}
    .custom{fill:none;stroke:var(--strong-line);stroke-width:1;stroke-dasharray:2 3}
    .nothing{fill:none;stroke:var(--strong-line);stroke-width:1;stroke-dasharray:4 4}
    .unread{fill:var(--sunken);stroke:var(--strong-line);stroke-width:1;stroke-dasharray:3 3}
    .hatch{fill:url(#hatch)}
    .hatch-line{stroke:var(--strong-line);stroke-width:1.2}
    .unread-label{fill:var(--sunken)}
    .skeleton{fill:var(--line)}
    .lock{fill:var(--unsure)}
    .lock-shackle{fill:none;stroke:var(--unsure);stroke-width:1.6}
    .outline{fill:none;stroke:var(--accent);stroke-width:1.5}
    .pill{fill:var(--accent)}
    svg text{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
    .name{font-size:12px;font-weight:600;fill:var(--ink)}
    .context{font-size:11px;fill:var(--muted)}
    .tab{font-size:10.5px;fill:var(--muted)}
    .tab.selected{fill:var(--accent);font-weight:600}
    .pill-text{font-size:9.5px;font-weight:700;fill:var(--on-accent)}
    .hidden>.name,.hidden>.context,.hidden>.skeleton,.hidden>.back{opacity:.55}
    .hidden>.card{fill:var(--sunken)}
    .removed>.name{text-decoration:line-through}
    .removed>.card{stroke:none}
    .removed>.outline{stroke:var(--muted);stroke-dasharray:4 3}
    .removed>.pill{fill:var(--muted)}
    .removed>.pill-text{fill:var(--page)}
    .moved>.outline{stroke-dasharray:7 3}
    """

  /// Is the pattern that means "nobody read this".
  static let hatch: StaticString = """
    <defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <path class="hatch-line" d="M0 0v7"/></pattern></defs>
    """
}
