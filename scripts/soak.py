#!/usr/bin/env python3
"""Searches for half an hour with two workers, and sees whether memory grows, the rate falls or runs are lost.

usage: scripts/soak.py [MINUTES] [ROUTECHECK] [OPTION...]

The command is `routecheck fuzz storefront --moments`, or with the options that are named instead of `--moments`,
started four times in one folder. Its first three sessions take a tenth of the MINUTES (30) each and end by
SIGINT, by SIGTERM and by their time; the last one takes the rest. Memory is what all processes of the command have resident
(VmRSS), and its slope is that of the least squares through the last session after a tenth of the MINUTES. The rate is
counted by second of processor time, because whatever else a machine does disturbs the rate by second; both are printed.
"""
import json, os, re, shutil, signal, statistics, subprocess, sys, tempfile, time

options = sys.argv[3:] or ["--moments"]
minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 30
tool = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else ".build/release/routecheck")
MOST_GROWTH, MOST_CHANGE, BLOCK = 1.0, 0.10, 256
tick = os.sysconf("SC_CLK_TCK")


def processes(root):
    """The times and the memory of a process and all that it has started: seconds, MB of each."""
    found, parents = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            stat = open(f"/proc/{name}/stat").read().rpartition(") ")[2].split()
            resident = re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{name}/status").read())
        except (FileNotFoundError, ProcessLookupError):
            continue
        parents[int(name)] = int(stat[1])
        found[int(name)] = ([int(n) / tick for n in stat[11:15]], int(resident[1]) / 1024 if resident else 0)
    family = {root}
    while more := {n for n, parent in parents.items() if parent in family} - family:
        family |= more
    family &= found.keys()
    seconds = sum(sum(found[n][0][:2]) for n in family) + (sum(found[root][0][2:]) if root in found else 0)
    return seconds, {n: found[n][1] for n in family}


class Log:
    """What the one log of the folder says, read as it grows."""

    def __init__(self):
        self.place, self.blocks = 0, 0

    def runs(self):
        if os.path.exists("campaign/log-1.jsonl"):
            with open("campaign/log-1.jsonl", "rb") as file:
                file.seek(self.place)
                for line in file:
                    if not line.endswith(b"\n"):
                        break
                    self.place += len(line)
                    record = json.loads(line[17:]).get("record")
                    self.blocks += sum(high - low for low, high in record["blocks"]) if record else 0
        return self.blocks * BLOCK


def slope(points):
    """How much a quantity grows by second, by the least squares."""
    return statistics.linear_regression(*zip(*points)).slope if len(points) > 2 else float("nan")


def session(number, length, ending):
    """Runs the command once: what was sampled, and how many runs it says that it has made, now and in all."""
    limit = length if ending is None else 10 * length
    command = [tool, "fuzz", "storefront", *options, "--seed", "5", "--jobs", "2", "--time", f"{limit:.0f}s"]
    process = subprocess.Popen(command + ["--dir", "campaign", "--quiet"], stdout=subprocess.PIPE, text=True)
    began, samples = time.monotonic(), []
    while process.poll() is None:
        now = time.monotonic() - began
        seconds, memory = processes(process.pid)
        if len(memory) > 1:
            samples.append((now, seconds, log.runs(), memory))
        if ending and now > length:
            process.send_signal(ending)
            break
        time.sleep(min(3, length / 20))
    words = process.communicate()[0]
    said = re.search(r"^([\d,]+) runs? now, ([\d,]+) in all", words, re.M)
    if process.returncode not in (1, 3) or not said:
        sys.exit(f"session {number} ended with {process.returncode}, and said: {words[-500:]}")
    tell(number, samples)
    return samples, *(int(n.replace(",", "")) for n in said.groups())


def tell(number, samples):
    """Prints a line for each minute of a session."""
    first = samples[0]
    for index, sample in enumerate(samples):
        if sample[0] - first[0] < 60 and index + 1 < len(samples) or sample[0] == first[0]:
            continue
        wall, cpu, runs = (sample[i] - first[i] for i in range(3))
        memory = sum(sample[3].values())
        print(f"{number:7} {sample[0] / 60:7.1f} {memory:7.1f} {runs:10,} {runs / wall:8,.0f} "
              f"{runs / cpu if cpu else 0:10,.0f}", flush=True)
        first = sample


def rate(samples):
    """Runs by second of processor time."""
    return (samples[-1][2] - samples[0][2]) / (samples[-1][1] - samples[0][1])


home, folder = os.getcwd(), tempfile.mkdtemp(prefix="routecheck-soak-")
os.chdir(folder)
log = Log()
try:
    print("session  minute      MB       runs   runs/s runs/CPU s")
    tenth = minutes * 6
    sessions = [session(n + 1, tenth, end) for n, end in enumerate([signal.SIGINT, signal.SIGTERM, None])]
    sessions.append(session(4, 7 * tenth, None))
    status = subprocess.run([tool, "status", "campaign", "--json"], capture_output=True, text=True).stdout
    kept = json.loads(status)
finally:
    os.chdir(home)
    shutil.rmtree(folder)

steady = [sample for sample in sessions[-1][0] if sample[0] > tenth]
growth = 600 * slope([(sample[0], sum(sample[3].values())) for sample in steady])
each = [600 * slope([(s[0], s[3][n]) for s in steady if n in s[3]]) for n in sorted(steady[0][3])]
quarter = len(steady) // 4
change = rate(steady[-quarter:]) / rate(steady[:quarter]) - 1
made = sum(now for _, now, _ in sessions)
lines = [
    (f"memory: {growth:+.2f} MB in ten minutes, at most {MOST_GROWTH} "
     f"(each process: {', '.join(f'{n:+.2f}' for n in each)})", growth < MOST_GROWTH),
    (f"rate: {change:+.1%} from the first quarter to the last, at most {MOST_CHANGE:.0%} either way",
     abs(change) <= MOST_CHANGE),
    (f"runs: {made:,} said by {len(sessions)} sessions, {sessions[-1][2]:,} in all, {kept['runs']:,} in the folder",
     made == sessions[-1][2] == kept["runs"]),
]
print(f"{len(kept['record']['behaviours']):,} behaviours, {len(kept['record']['findings'])} findings")
for words, holds in lines:
    print(f"{'holds ' if holds else 'FAILED'}  {words}")
sys.exit(0 if all(holds for _, holds in lines) else 1)
