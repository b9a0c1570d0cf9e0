#!/usr/bin/env python3
"""Plants mistakes in the sources, one at a time, and sees which of them the tests notice.

usage: scripts/mutants.py FOLDER [NUMBER] [SEED] [JOBS] [MINUTES]

NUMBER mutants (300) are drawn from SEED (1) over all places of all layers where a condition can be turned, a comparison moved
by one, a sum be one off, an answer turned or a call left out; sample apps are no layer. All of them are compiled into one
clone of this checkout, each switched by the environment; those that do not compile are left out. The short suites tell which
mutants each of them reaches. Then JOBS processes (2) run for each mutant the suites that reach it, quick ones first, until a
test fails. What survives goes through those suites of the long budget that reach it in the same way.

FOLDER keeps the clone and three tables: `mutants.tsv`, `suites.tsv`, `results.tsv`. A run that was ended, or that has used its
MINUTES, goes on where it stopped. Prints how many of the mutants that the long budget kills the short one kills at least: those
not put to the long one yet count as killed by it. Lists what the short suite does not kill.
"""
import os, pathlib, pty, random, re, select, shutil, signal, subprocess, sys, time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache

root = pathlib.Path(__file__).resolve().parent.parent
folder = pathlib.Path(sys.argv[1]).resolve()
number, seed, jobs, minutes = (int(sys.argv[n]) if len(sys.argv) > n else m for n, m in ((2, 300), (3, 1), (4, 2), (5, 10**6)))
clone, drawn, suites, results = (
    folder / name for name in ("clone", "mutants.tsv", "suites.tsv", "results.tsv"))
end = time.monotonic() + 60 * minutes

# Tests that build packages from the sources, which are whole again by then: no mutant is in what they build.
BUILDING = "NewUserTests"
# What is no layer: sample apps, the pages' own files, and what runs while the rest is built.
NO_LAYERS = {"SampleApps", "RouteCheck.docc", "RouteCheckPlugin", "AdaptedSources", "adapt-sources"}
# Seconds without a line of output after which a run counts as hanging; the longest test takes a third of that beside others.
SILENCE = 900

# More mutants than wanted, by the room that is kept for them.
SPARE = number + number // 5
# What a file with mutants gets: whether one is on, and which were reached, each as an empty file of a folder.
SWITCHES = f"""
internal import func Glibc.fclose
internal import func Glibc.fopen
internal import func Glibc.getenv

private enum PlantedMutants {{
  private static let on = getenv("ROUTECHECK_MUTANT").flatMap {{ Int(String(cString: $0)) }}
  private static let folder = getenv("ROUTECHECK_MUTANTS_REACHED").map {{ String(cString: $0) }}
  private static let isFollowed = folder != nil
  nonisolated(unsafe) private static let reached = {{
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: {SPARE})
    flags.initialize(repeating: false, count: {SPARE})
    return flags
  }}()

  static func isOn(_ number: Int) -> Bool {{
    if isFollowed, !reached[number] {{
      reached[number] = true
      if let folder, let file = fopen(folder + "/" + String(number), "w") {{ fclose(file) }}
    }}
    return on == number
  }}
}}
"""

CONDITION = re.compile(r"^(\s*(?:\} else )?(?:if|guard) )(.+?)( (?:else )?\{.*)$")
COMPARISON = re.compile(r"(?<![\w.)\]?!] )(?<![\w.)\]?!])([a-z][\w.]*) (<=?|>=?) ([a-z][\w.]*|\d+)(?![\w.(\[])")
OFF_BY_ONE = re.compile(r"( [+-] )1(?![\w.])")
TURNED = re.compile(r"^(\s*(?:.*\{ )?return )(true|false)( \})?$")
ANSWER = re.compile(r"^(.* Bool \{ )([^{}]+)( \})$")
CALL = re.compile(r"^(\s+)((?!precondition|assert|fatalError|print|super\.init|self\.init|init|return|throw)[a-z][\w.?!]*\(.*\))$")
UNTURNED = re.compile(r"\b(let|var|case|try|await|#\w+|is [a-z])\b|->")


def clauses(condition):
    """The parts of a condition between its outermost commas, each with where it begins."""
    depth, start = 0, 0
    for place, letter in enumerate(condition + ","):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield start, condition[start:place]
            start = place + 2


def changes(line, before, after):
    """What may be planted in one line: a name and the line, with `§` for the mutant's switch."""
    if match := CONDITION.match(line):
        head, condition, tail = match.groups()
        for start, clause in clauses(condition):
            if clause.count('"') % 2 or UNTURNED.search(clause) or not clause.strip():
                continue
            rest = (head + condition[:start], condition[start + len(clause):] + tail)
            yield "condition turned", f"(§ != ({clause}))".join(rest)
            if " && " in clause and " || " not in clause and "{" not in clause:
                yield "and for or", f"(§ ? ({clause.replace(' && ', ' || ')}) : ({clause}))".join(rest)
    for match in COMPARISON.finditer(line):
        left, sign, right = match.groups()
        other = sign[0] if len(sign) == 2 else sign + "="
        yield "boundary moved", f"{line[:match.start()]}(§ ? {left} {other} {right} : {left} {sign} {right}){line[match.end():]}"
    for match in OFF_BY_ONE.finditer(line):
        yield "one off", f"{line[:match.start()]}{match[1]}(§ ? 0 : 1){line[match.end():]}"
    if match := TURNED.match(line):
        yield "answer turned", f"{match[1]}(§ != {match[2]}){match[3] or ''}"
    if (match := ANSWER.match(line)) and match[2] != "get":
        yield "answer turned", f"{match[1]}§ != ({match[2]}){match[3]}"
    if before.rstrip().endswith("Bool {") and after.strip() == "}" and not line.rstrip().endswith(("{", "(", ",")):
        yield "answer turned", f"{line[:len(line) - len(line.lstrip())]}§ != ({line.strip()})"
    if (match := CALL.match(line)) and before.rstrip().endswith(("{", "}", ")")) and not after.lstrip().startswith((".", "??")):
        yield "call left out", f"{match[1]}if !§ {{ {match[2]} }}"


def sites():
    """Every place of the sources where something may be planted, in the order of files and lines."""
    for name in sorted(git("ls-files", "Sources/**/*.swift").split()):
        if layer(name) in NO_LAYERS:
            continue
        lines, quoted = original(name).split("\n"), False
        for place, line in enumerate(lines[1:-1], 1):
            quoted ^= line.count('"""') % 2 == 1
            code = line.split(" //")[0]
            if quoted or '"""' in line or line.lstrip().startswith("//") or code != line:
                continue
            for kind, planted in changes(line, lines[place - 1], lines[place + 1]):
                yield name, place, kind, planted


def git(*arguments):
    return subprocess.run(["git", "-C", clone, *arguments], text=True, capture_output=True, check=True).stdout


@cache
def original(name):
    """A file of the sources without any mutant."""
    return git("show", f"HEAD:{name}")


def layer(name):
    """The layer to which a file of the sources belongs: its folder, or that of its shim."""
    parts = name.split("/")
    return parts[2] if parts[1] == "Shims" else parts[1]


def plant(mutants, before):
    """Writes these mutants into the sources of the clone, at most one in a line; touches no file that stays as it was."""
    by_file = {name: [] for name in {m[1] for m in mutants + before}}
    for mutant in mutants:
        by_file[mutant[1]].append(mutant)
    for name, planted in by_file.items():
        lines = original(name).split("\n")
        for identity, _, place, _, line in planted:
            lines[place] = line.replace("§", f"PlantedMutants.isOn({identity})")
        text = "\n".join(lines) + (SWITCHES if planted else "")
        if (clone / name).read_text() != text:
            (clone / name).write_text(text)


def draw():
    """The mutants that are tried, at most one in a line: more than are wanted, for some will not compile."""
    everything = list(sites())
    random.Random(seed).shuffle(everything)
    chosen, lines = [], set()
    for site in everything:
        if len(chosen) == SPARE:
            break
        if site[:2] not in lines:
            lines.add(site[:2])
            chosen.append((str(len(chosen)), *site))
    return chosen


def build(chosen):
    """Builds the clone with these mutants in it, and leaves out those that do not compile; gives the others."""
    git("checkout", "--", "Sources")
    planted = []
    while True:
        plant(chosen, planted)
        planted = list(chosen)
        run = subprocess.run(["swift", "build", "--build-tests"], cwd=clone, text=True, capture_output=True)
        if run.returncode == 0:
            # Tests that read the sources read them as they are.
            git("checkout", "--", "Sources")
            return chosen
        wrong = set(re.findall(r"(Sources/[^\s:]+\.swift):(\d+):\d+: error:", run.stdout + run.stderr))
        bad = [m for m in chosen if (m[1], str(m[2] + 1)) in wrong] or [m for m in chosen if m[1] in {name for name, _ in wrong}]
        if not bad:
            sys.exit((run.stdout + run.stderr)[-4000:])
        for mutant in bad:
            print("does not compile:", *mutant, file=sys.stderr, flush=True)
            chosen.remove(mutant)


def tests(selection):
    return [".build/debug/RouteCheckPackageTests.xctest", "--testing-library", "swift-testing", "--skip", BUILDING, *selection]


def kills(mutant, budget, *selection, follow=None):
    """The first sign that tests notice a mutant, if any is on; which mutants are reached is noted in a folder."""
    environment = dict(os.environ, ROUTECHECK_MUTANT=mutant or "", ROUTECHECK_TEST_BUDGET=budget)
    if follow:
        environment["ROUTECHECK_MUTANTS_REACHED"] = str(follow)
    master, slave = pty.openpty()
    process = subprocess.Popen(
        tests(selection), cwd=clone, env=environment, stdin=subprocess.DEVNULL, stdout=slave, stderr=slave,
        start_new_session=True)
    os.close(slave)
    sign, rest, ran = None, b"", False
    try:
        while sign is None:
            if not select.select([master], [], [], SILENCE)[0]:
                sign = "hangs"
                break
            try:
                block = os.read(master, 1 << 16)
            except OSError:
                break
            *complete, rest = (rest + block).split(b"\n")
            for line in complete:
                text = re.sub(r"\x1b\[[0-9;]*m", "", line.decode(errors="replace")).strip()
                if text.startswith("✘"):
                    sign = text[:160]
                    break
                ran |= bool(re.search(r"Test run with [1-9]", text))
    finally:
        if sign:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        os.close(master)
    ended = process.wait()
    if not (sign or ended or ran):
        raise RuntimeError(f"no test is chosen by {' '.join(selection)}")
    return sign or (f"ended with {ended}" if ended else None)


def survey(budget, suite):
    """Runs one suite without any mutant, and notes how long it takes and which mutants it reaches."""
    if time.monotonic() > end:
        return
    reached = folder / "reached" / budget / suite
    reached.mkdir(parents=True)
    start = time.monotonic()
    if sign := kills(None, budget, "--filter", f"^{re.escape(suite)}/", follow=reached):
        raise RuntimeError(f"{suite} fails without any mutant: {sign}")
    seconds = time.monotonic() - start
    mutants = sorted((file.name for file in reached.iterdir()), key=int)
    with suites.open("a") as file:
        file.write(f"{budget}\t{suite}\t{seconds:.1f}\t{','.join(mutants)}\n")


def surveyed(budget):
    """How long each suite takes that was looked at, and which mutants it reaches."""
    lines = [line.split("\t") for line in suites.read_text().splitlines()] if suites.exists() else []
    return {name: (float(seconds), set(filter(None, mutants.split(",")))) for of, name, seconds, mutants in lines if of == budget}


def attempt(budget, mutant, reach):
    """Runs the suites that reach a mutant, those of its own layer and the quick ones first."""
    own = layer(mutant[1])
    names = [name for name, (_, mutants) in reach.items() if mutant[0] in mutants]
    names.sort(key=lambda name: (not name.startswith(own), reach[name][0]))
    sign = None
    for most in (3, 15, 60, 10**6):
        batch = []
        while names and (not batch or sum(reach[name][0] for name in batch) < most):
            batch.append(names.pop(0))
        if time.monotonic() > end:
            return
        if batch:
            sign = kills(mutant[0], budget, "--filter", "^(" + "|".join(map(re.escape, batch)) + ")/")
        if sign:
            break
    how = budget if sign else "not short" if budget == "short" else "survives"
    with results.open("a") as file:
        file.write(f"{mutant[0]}\t{how}\t{sign or ''}\n")
    print(mutant[0], how, sign or "", file=sys.stderr, flush=True)


def known():
    return dict(line.split("\t")[:2] for line in results.read_text().splitlines()) if results.exists() else {}


if not clone.exists():
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", root, clone], check=True)
if not drawn.exists():
    drawn.write_text("".join("\t".join(map(str, m)) + "\n" for m in build(draw())[:number]))
mutants = [line.split("\t") for line in drawn.read_text().splitlines()]
listed = subprocess.run(tests(["--list-tests"]), cwd=clone, text=True, capture_output=True, check=True).stdout.split("\n")
names = sorted({name.split("/")[0] for name in listed if "/" in name and BUILDING not in name})
# The suites that have more cases with the long budget; attacks on verdicts are run by themselves.
budgeted = re.compile(subprocess.run(
    [clone / "scripts/budgeted-tests.sh", "-v", "^VerdictTests"], text=True, capture_output=True, check=True).stdout.strip())
shutil.rmtree(folder / "reached", ignore_errors=True)
with ThreadPoolExecutor(jobs) as pool:
    for budget, mine, before in (
        ("short", names, None), ("long", [name for name in names if budgeted.match(name + "/")], "not short")):
        list(pool.map(lambda suite: survey(budget, suite), [name for name in mine if name not in surveyed(budget)]))
        reach = surveyed(budget)
        if all(name in reach for name in mine):
            left = [m for m in mutants if known().get(m[0]) == before]
            # What is decided soon comes first.
            left.sort(key=lambda mutant: sum(seconds for seconds, reached in reach.values() if mutant[0] in reached))
            list(pool.map(lambda mutant: attempt(budget, mutant, reach), left))

found = known()
count = {how: sum(1 for m in mutants if found.get(m[0]) == how) for how in ("short", "long", "survives", "not short")}
print(f"{len(mutants)} mutants of {len({layer(m[1]) for m in mutants})} layers: {count['short']} killed by the short suite, "
      f"{count['long']} by the long one alone, {count['survives']} by neither, {count['not short']} not put to the long one yet")
if count["short"]:
    killed = count["short"] + count["long"] + count["not short"]
    print(f"the short suite kills at least {count['short'] / killed:.1%} of what the long one kills")
for identity, name, place, kind, _ in mutants:
    if found.get(identity) in ("long", "survives", "not short"):
        print(f"  {found[identity]}: {name}:{int(place) + 1} {kind}")
