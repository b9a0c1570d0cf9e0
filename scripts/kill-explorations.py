#!/usr/bin/env python3
"""Kills `routecheck explore` again and again, and sees whether anything is lost.

usage: scripts/kill-explorations.py [KILLS] [STATES] [ROUTECHECK] [APP]

An exploration of APP (shop) up to STATES (20000) states is killed with SIGKILL at moments drawn from a fixed seed and started
again, KILLS times in all (20), each time with all the processes that it has made; every other time the last line of its log
is torn as well. A process that lives for five seconds must add to the log, and the log must have an entry for each kill. In
the end the exploration is finished, and must print the bytes of one that nobody disturbed.
"""
import os, random, shutil, signal, subprocess, sys, tempfile, time

kills = int(sys.argv[1]) if len(sys.argv) > 1 else 20
states = sys.argv[2] if len(sys.argv) > 2 else "20000"
tool = os.path.abspath(sys.argv[3] if len(sys.argv) > 3 else ".build/release/routecheck")
app = sys.argv[4] if len(sys.argv) > 4 else "shop"
draw = random.Random(1)
options = ["--states", states, "--actions", "1000000000", "--quiet", "--json"]
log = "kept/states.jsonl"


def explore(folder=None):
    return [tool, "explore", app, *options] + (["--dir", folder] if folder else [])


def lines():
    if not os.path.exists(log):
        return 0
    with open(log, "rb") as file:
        return file.read().count(b"\n")


def tear():
    """Takes away the end of the last line, as if it had not been written whole."""
    if os.path.exists(log):
        with open(log, "r+b") as file:
            file.truncate(max(0, os.path.getsize(log) - draw.randint(1, 40)))


home, folder = os.getcwd(), tempfile.mkdtemp(prefix="routecheck-kills-")
os.chdir(folder)
try:
    start = time.monotonic()
    whole = subprocess.run(explore(), capture_output=True)
    span = time.monotonic() - start
    done, idle, waits = 0, 0, []
    while done < kills:
        before = lines()
        process = subprocess.Popen(explore("kept"), stdout=subprocess.DEVNULL, start_new_session=True)
        waits.append(draw.uniform(0.05, 1.6 * span / kills))
        try:
            process.wait(timeout=waits[-1])
            break
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        done += 1
        # An exploration keeps what is new every second.
        idle += waits[-1] > 5 and lines() <= before
        if done % 2 == 0:
            tear()
    kept = lines()
    start = time.monotonic()
    end = subprocess.run(explore("kept"), capture_output=True)
    rest = time.monotonic() - start
    same = (end.stdout, end.returncode) == (whole.stdout, whole.returncode)
    drafts = [name for name in os.listdir("kept") if name.endswith(".new")]
    print(f"{done} kills in {sum(waits):.0f} s, {kept} entries kept, {idle} processes that kept nothing in five seconds; the rest took {rest:.0f} s "
          f"of {span:.0f} s without a kill; in the end {'the same bytes' if same else 'OTHER BYTES'} as without a kill")
finally:
    os.chdir(home)
    shutil.rmtree(folder)
# With fewer entries the kills came too fast to show anything: take more STATES.
sys.exit(0 if same and not idle and not drafts and kept >= done > 0 else 1)
