#!/usr/bin/env python3
"""Takes the disk and the clock from `routecheck fuzz`, and sees whether anything that it has printed is lost.

usage: scripts/starve-campaigns.py [RUNS] [ROUTECHECK]

The folder of a campaign of RUNS (100000) runs stands on a disk that is full after some kilobytes, on one that cannot be
written, and on a machine whose calendar goes back by ten years between two sessions. What a session has printed must be in
the folder after it, and the campaign, finished with room and with the right date, must have the bytes of one that nobody
disturbed. The disks are small file systems in memory that only this process sees: without the right to mount them, and
without `faketime`, the script says so, leaves out what needs them, and ends with 77 where nothing is left.
"""
import filecmp, os, re, shutil, subprocess, sys, tempfile

runs = sys.argv[1] if len(sys.argv) > 1 else "100000"
tool = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else ".build/release/routecheck")
failures, tried = [], 0


def command(folder, limit=runs):
    return [tool, "fuzz", "storefront", "--runs", limit, "--seed", "5", "--jobs", "2", "--dir", folder, "--quiet"]


def call(words, **options):
    return subprocess.run(words, capture_output=True, text=True, **options)


def numbers(text, pattern):
    found = re.search(pattern, text, re.M)
    return int(found[1].replace(",", "")) if found else 0


def findings(text):
    """The kinds of violations that a text tells, without whether they are new."""
    return set(re.findall(r"^(?:new: |known: )?(\S+ violates .*)$", text, re.M))


def expect(name, holds, words):
    if not holds:
        failures.append(name)
        print(f"FAILED  {name}: {words}")


def check_kept(name, session, folder):
    """Whether the folder has all that a session has printed."""
    printed = numbers(session.stdout, r"([\d,]+) in all")
    status = call([tool, "status", folder])
    kept = numbers(status.stdout, r"^([\d,]+) runs? of")
    lost = findings(session.stdout) - findings(status.stdout)
    expect(name, kept >= printed and not lost, f"{printed} runs printed and {kept} kept; lost: {sorted(lost)}")
    return kept


def check_finished(name, folder):
    """Finishes the campaign, and compares its bytes with one that nobody disturbed."""
    session = call(command(folder))
    expect(name, session.returncode == 1, f"going on ends with {session.returncode}: {session.stderr}")
    merged = f"merged-{tried}"
    call([tool, "merge", folder, "--into", merged])
    files = ["campaign.json", "log-1.jsonl"]
    same = filecmp.cmpfiles("merged-whole", merged, files, shallow=False)[0] == files
    expect(name, same, "the finished campaign has other bytes")


def mount(*words):
    return call(["mount", *words]).returncode == 0


def try_full_disk(kilobytes):
    name, place = f"a disk of {kilobytes} KB", f"full-{kilobytes}"
    os.mkdir(place)
    mount("-t", "tmpfs", "-o", f"size={kilobytes}k", "none", place)
    session = call(command(f"{place}/folder"))
    if os.path.exists(f"{place}/folder/campaign.json"):
        expect(name, "no space left on device" in session.stderr, f"it says {session.stderr or 'nothing'}")
        kept = check_kept(name, session, f"{place}/folder")
    else:
        expect(name, session.returncode == 2, f"it ends with {session.returncode}")
        kept = 0
    mount("-o", "remount,size=64m", place)
    check_finished(name, f"{place}/folder")
    print(f"{name}: {kept:,} runs kept, the rest made with more room")


def try_read_only():
    name = "a disk that cannot be written"
    os.mkdir("fixed")
    mount("-t", "tmpfs", "-o", "size=64m", "none", "fixed")
    session = call(command("fixed/folder", str(int(runs) // 2)))
    mount("-o", "remount,ro", "fixed")
    refused = call(command("fixed/folder"))
    is_refused = refused.returncode == 2 and "read-only file system" in refused.stderr
    expect(name, is_refused, f"it says {refused.stderr}")
    kept = check_kept(name, session, "fixed/folder")
    mount("-o", "remount,rw", "fixed")
    check_finished(name, "fixed/folder")
    print(f"{name}: refused with a sentence, {kept:,} runs still there, the rest made when it could be")


def try_clock():
    name = "a calendar that goes back"
    session = call(command("back", str(int(runs) // 2)))
    back = call(["faketime", "-f", "-10y", *command("back", str(int(runs) * 3 // 4))])
    expect(name, back.returncode == 1, f"it ends with {back.returncode}: {back.stderr}")
    check_kept(name, session, "back")
    kept = check_kept(name, back, "back")
    page = call([tool, "status", "back", "--html", "page.html"])
    expect(name, page.returncode == 1 and os.path.getsize("page.html") > 0, "there is no page of it")
    check_finished(name, "back")
    print(f"{name}: {kept:,} runs kept in two sessions, the second ten years before the first")


def skip(words):
    print(f"skipped: {words}")


if "STARVED" not in os.environ:
    # The disks are mounted where nobody else sees them; a user who may not mount may where he is his own root.
    for words in (["unshare", "-m"], ["unshare", "-Urm"]):
        if shutil.which("unshare") and call([*words, "mount", "-t", "tmpfs", "none", "/mnt"]).returncode == 0:
            again = [*words, sys.executable, *sys.argv]
            sys.exit(subprocess.run(again, env=os.environ | {"STARVED": "mounts"}).returncode)
    os.environ["STARVED"] = "nothing"

home, folder = os.getcwd(), tempfile.mkdtemp(prefix="routecheck-starved-")
os.chdir(folder)
try:
    call(command("whole"))
    call([tool, "merge", "whole", "--into", "merged-whole"])
    cases = [("mounts", lambda size=size: try_full_disk(size)) for size in (4, 16, 28, 40, 64)]
    cases += [("mounts", try_read_only), ("faketime", try_clock)]
    able = {"mounts": os.environ["STARVED"] == "mounts", "faketime": shutil.which("faketime") is not None}
    for need, case in cases:
        if able[need]:
            tried += 1
            case()
    for need, words in {"mounts": "nothing may be mounted here", "faketime": "there is no `faketime`"}.items():
        if not able[need]:
            skip(words)
finally:
    for name in os.listdir("."):
        if os.path.ismount(name):
            call(["umount", name])
    os.chdir(home)
    shutil.rmtree(folder)
print(f"{tried} cases, {len(set(failures))} of them failed")
sys.exit(1 if failures else 0 if tried else 77)
