#!/usr/bin/env python3
"""Measures what many processes do to one folder of a campaign, and what a large campaign costs.

usage: scripts/scale-campaigns.py [SECONDS] [LARGEST] [ROUTECHECK]

Shards: 1, 8 and 64 processes of `routecheck fuzz` search for SECONDS (20), all in one folder, and 64 in folders of their own.
Meanwhile the lock of the folder is tried every two milliseconds, which says how long it is held.

Size: folders that never were searched, with as many behaviours, findings and blocks as a campaign of weeks, are merged, told
and gone on with for a round or two. The greatest number of each is LARGEST (1000000). Each line of a log has the digest that
routecheck would give it. Times are of the processor, but for the lock: whoever holds it may wait for a processor, too.
"""
import fcntl, json, os, re, resource, shutil, statistics, subprocess, sys, tempfile, time

seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
largest = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
tool = os.path.abspath(sys.argv[3] if len(sys.argv) > 3 else ".build/release/routecheck")
MASK, ROUTES = (1 << 64) - 1, 15


def mix(value):
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def digest(text):
    """The fingerprint of a text, as sixteen digits."""
    data = text.encode()
    words = memoryview(data[: len(data) // 8 * 8]).cast("Q").tolist()
    if len(data) % 8:
        words.append(int.from_bytes(data[len(words) * 8 :], "little"))
    state = 0x243F6A8885A308D3
    for word in [*words, len(data)]:
        state = mix(state ^ word) + 0x9E3779B97F4A7C15 & MASK
    return f"{mix(state ^ (len(words) + 1)):016x}"


def fuzz(folder, *more):
    return [tool, "fuzz", "storefront", "--seed", "5", "--jobs", "0", "--dir", folder, "--quiet", *more]


def measured(words):
    """Seconds of processor time and megabytes that a command takes, and what it says."""
    out = tempfile.TemporaryFile()
    process = subprocess.Popen(words, stdout=out, stderr=subprocess.STDOUT)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    out.seek(max(0, out.seek(0, os.SEEK_END) - 4_000))
    text = out.read().decode(errors="replace")
    if process.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(words)} ends with {process.returncode}: {text[-300:]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, text


def size(*folders):
    return sum(os.path.getsize(f"{folder}/{name}") for folder in folders for name in os.listdir(folder))


def probe(lock, processes):
    """How often the lock was held, of all times that it was tried, until all processes are over."""
    held = tried = 0
    while any(process.poll() is None for process in processes):
        if os.path.exists(lock):
            with open(lock, "r+") as file:
                tried += 1
                try:
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    held += 1
        time.sleep(0.002)
    return held / max(tried, 1)


def search(count, apart):
    """Lets shards search at once, and prints a line about it."""
    folders = [f"{'apart' if apart else 'together'}-{count}-{n if apart else 0}" for n in range(count)]
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    processes = [
        subprocess.Popen(fuzz(folders[n], "--shard", f"{n + 1}/{count}", "--time", f"{seconds}s"),
                         stdout=subprocess.PIPE, text=True)
        for n in range(count)
    ]
    share = probe(f"{folders[0]}/lock", processes) if not apart else float("nan")
    made = sum(
        int(re.search(r"^([\d,]+) runs? now", process.stdout.read(), re.M)[1].replace(",", ""))
        for process in processes)
    for process in processes:
        process.wait()
    wall, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    folders = sorted(set(folders))
    claims = [
        line.count(",[") + 1 for folder in folders for name in os.listdir(folder) if name.endswith(".jsonl")
        for line in open(f"{folder}/{name}") if line[17:].startswith('{"claim"')
    ]
    into = f"merged-{folders[0]}"
    took, memory, text = measured([tool, "merge", *folders, "--into", into])
    kept = int(re.search(r"^([\d,]+) runs? of", text, re.M)[1].replace(",", ""))
    if kept != made:
        sys.exit(f"{made} runs were said, and {kept} are kept in {folders[0]}")
    hold = "" if apart else f"{share:7.1%} {share * wall / len(claims) * 1000:9.2f}"
    print(f"{count:6} {len(folders):8} {made:11,} {made / spent:10,.0f} {wall:7.1f} {len(claims):7,} "
          f"{hold or '-':>17} {size(*folders) / 1e6:7.1f} {took:8.2f} {memory:8.0f}", flush=True)


def folder(name, plan, record):
    """Makes a folder of what was never searched; in another process, whose memory no command is born with."""
    if child := os.fork():
        os.waitpid(child, 0)
        return
    os.mkdir(name)
    shutil.copy(plan, f"{name}/campaign.json")
    text = json.dumps({"record": record()}, separators=(",", ":"), sort_keys=True).replace("/", "\\/")
    with open(f"{name}/log-1.jsonl", "w") as file:
        file.write(f"{digest(text)} {text}\n")
    os._exit(0)


def behaviours(count, first):
    """Some behaviours, each seen twice."""
    return {f"{mix(n):016x}": [2 * n, 2 * n + 1] for n in range(first, first + count)}


def findings(count, first, sample):
    """Some kinds of violations, which differ in how the route ended."""
    return [sample | {"signature": f"trapped: Fatal error: {n}", "run": n} for n in range(first, first + count)]


def rows(count, first):
    """The blocks of every second round, as a shard makes them."""
    return [[2 * n * ROUTES, (2 * n + 1) * ROUTES] for n in range(first, first + count)]


def cost(kind, count, plan, sample):
    """Merges two folders that have half in common, tells what comes of it, goes on with it, and prints a line."""
    for name, first in (("left", 0), ("right", count // 3)):
        part = count - count // 3
        folder(name, plan, lambda: {
            "behaviours": behaviours(part, first) if kind == "behaviours" else {},
            "findings": findings(part, first, sample) if kind == "findings" else [],
            "blocks": rows(part, first) if kind == "rows of blocks" else [[0, 30]],
        })
    took, memory, _ = measured([tool, "merge", "left", "right", "--into", "both"])
    bytes_ = size("both")
    told, _, _ = measured([tool, "status", "both"])
    # One round more than there are.
    rounds = (2 * count if kind == "rows of blocks" else 2) + 1
    on, most, _ = measured(fuzz("both", "--shard", "1/2", "--runs", str(rounds * ROUTES * 256)))
    print(f"{kind:16} {count:10,} {bytes_ / 1e6:8.1f} {took:8.2f} {memory:8.0f} {told:8.2f} {on:8.2f} {most:8.0f}",
          flush=True)
    for name in ("left", "right", "both"):
        shutil.rmtree(name)


home, place = os.getcwd(), tempfile.mkdtemp(prefix="routecheck-scale-")
os.chdir(place)
try:
    print("shards  folders        runs runs/CPU s   wall  claims lock held ms/claim      MB merge, s merge MB")
    for count, apart in ((1, False), (8, False), (64, False), (64, True)):
        search(count, apart)
    measured(fuzz("plan", "--time", "2s"))
    sample = next(
        line for entry in open("plan/log-1.jsonl") if entry[17:].startswith('{"record"')
        for line in json.loads(entry[17:])["record"]["findings"])
    print("what                  number       MB merge, s merge MB status, s  on, s   on, MB")
    for kind in ("behaviours", "findings", "rows of blocks"):
        count = 10_000
        while count <= largest:
            cost(kind, count, "plan/campaign.json", sample)
            count *= 10
finally:
    os.chdir(home)
    shutil.rmtree(place)
