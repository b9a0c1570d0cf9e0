#!/usr/bin/env python3
"""Kills `routecheck fuzz` again and again, and sees whether anything is lost.

usage: scripts/kill-campaigns.py [KILLS] [RUNS] [ROUTECHECK] [APP]

Two processes share a folder. Each is killed with SIGKILL at moments drawn from a fixed seed and started again, KILLS times in
all (100); after each kill every block that the folder knew of must still be known. In the end the campaign is finished, and
the folder, merged, must have the bytes of one that nobody disturbed. RUNS (200000) is how many runs the campaign has, APP (storefront)
the app that is searched; inbox is one from launch.
"""
import filecmp, json, os, random, shutil, signal, subprocess, sys, tempfile, time

kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
runs = sys.argv[2] if len(sys.argv) > 2 else "200000"
tool = os.path.abspath(sys.argv[3] if len(sys.argv) > 3 else ".build/release/routecheck")
app = sys.argv[4] if len(sys.argv) > 4 else "storefront"
draw = random.Random(1)


def fuzz(folder):
    return [tool, "fuzz", app, "--runs", runs, "--seed", "5", "--jobs", "1", "--dir", folder, "--quiet"]


def known(folder):
    text = subprocess.run([tool, "status", folder, "--json"], capture_output=True, text=True).stdout
    return {n for low, high in json.loads(text)["record"]["blocks"] for n in range(low, high)} if text else set()


def merge(folder, into):
    subprocess.run([tool, "merge", folder, "--into", into], stdout=subprocess.DEVNULL)


os.chdir(tempfile.mkdtemp(prefix="routecheck-kills-"))
processes = [subprocess.Popen(fuzz("killed"), stdout=subprocess.DEVNULL) for _ in range(2)]
before, lost = set(), 0
for number in range(kills):
    time.sleep(draw.uniform(0.02, 1.5))
    victim = number % 2
    processes[victim].send_signal(signal.SIGKILL)
    processes[victim].wait()
    after = known("killed")
    lost += len(before - after)
    before = after
    processes[victim] = subprocess.Popen(fuzz("killed"), stdout=subprocess.DEVNULL)
for process in processes:
    process.wait()
subprocess.run(fuzz("killed"), stdout=subprocess.DEVNULL)
subprocess.run(fuzz("whole"), stdout=subprocess.DEVNULL)
merge("killed", "merged-killed")
merge("whole", "merged-whole")
names = ["campaign.json", "log-1.jsonl"]
same = filecmp.cmpfiles("merged-killed", "merged-whole", names, shallow=False)[0] == names
print(f"{kills} kills, {len(before)} blocks known after the last; {lost} blocks lost; "
      f"in the end {'the same bytes' if same else 'OTHER BYTES'} as without a kill")
shutil.rmtree(os.getcwd())
sys.exit(0 if same and not lost else 1)
