#!/usr/bin/env python3
"""Plants holes in what a verdict rests on, one at a time, and sees whether the tests notice each.

usage: planted-holes.py COPY [--kind tracking|callout|scope|registration|reset] [--every N] [--filter REGEX]... [--list]

COPY is a clone of this package that may be spoilt: its sources are rewritten so that each place where an access is
tracked, code of the app's is called or followed, a controller is registered or something is made new for a run can be left out by
its number, which the environment names. All holes are compiled at once; the tests then run once for each of them, the
quick suites first, and the others only where these have noticed nothing. Exit 1 where a hole stays unnoticed.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

KIT = "Sources/HeadlessUIKit"
# Where something is made new for a run: the bodies of these functions, statement by statement.
RESETS = {
    f"{KIT}/Simulation/Simulation+World.swift": [
        "countRun", "beginRun", "beginPerforming", "endRun", "restore", "note"],
    f"{KIT}/Simulation/Simulation.swift": ["clear", "forgetFaults", "dropOutsiders"],
    f"{KIT}/Simulation/TransitionClock.swift": ["restart", "removeAll"],
    f"{KIT}/Support/Associations.swift": ["beginRun"],
    f"{KIT}/Windows/UIApplication.swift": ["renew"],
    f"{KIT}/Windows/UIView.swift": ["renew"],
    f"{KIT}/Windows/UIWindow.swift": ["renew", "leaveSceneSilently"],
    "Sources/RoutingSpecs/Execution/RunWorld.swift": ["begin", "beginPerforming", "end"],
}
REGISTRATIONS = {
    "Sources/RoutingSpecs/Installation/StackState+Install.swift": r"placed\??\.(removeAll|setChildren)\(",
    "Sources/RoutingSpecs/Installation/PlacedControllers.swift": r"(nodes|indices)(\.removeAll|\.append|\[.*\] = )",
    "Sources/RoutingSpecs/Execution/RouteExecution.swift": r"observer\?\.(begin|end|look)\(",
}
TRACKING = re.compile(r"^\s*([\w.?\[\]]+\.)?(note(Use|Reading|ReadingChildren|HandingOut)|track\w*Access\w*)\(")
# The same where the value that is read follows in one line.
TRACKED = re.compile(r"^(\s*|.*?\{ )((?:(?:\w+\.)?tracked|StructureReads\.shared)\()(.*)\)( \})?$")
CALLOUT = re.compile(r"StructureReads\.(callOut|callBack)\(")
# Where the engine calls code of the app's, and its accesses are tracked.
EXECUTION = "Sources/RoutingSpecs/Execution/"
SCOPE = re.compile(r"\btracked(?: (?=\{)|\((?=\{))")
STATEMENT = re.compile(
    r"^(?!\s*(?:$|//|\}|@|(?:guard|let|var|return|case|default|func|defer|while|switch|else)\b))"
    r"[^{}]*(?:\{[^{}]*\}[^{}]*)*$")
# What only makes the next run faster, or an object live a line longer: nothing is wrong without it.
NEEDLESS = re.compile(r"withExtendedLifetime|hasOneScene = true")
PLANTED = """
/// The hole that the environment names.
package enum PlantedHole {
  nonisolated private static let open = ProcessInfo.processInfo.environment["PLANTED_HOLE"].flatMap { Int($0) }

  @inline(never)
  package nonisolated static func isOpen(_ number: Int) -> Bool { open == number }
}
"""
PLANTED_SCOPE = """
extension RouteExecution {
  func tracked<Answer>(hole: Int, _ body: @MainActor () -> Answer) -> Answer {
    PlantedHole.isOpen(hole) ? body() : tracked(body)
  }
}
"""
# What notices most holes in a few seconds, and what the others are left for.
QUICK = ["TrackingTests|CalloutCountTests|RunWorldTests|AssociationTests|ClearingTests"]
THOROUGH = [
    "PlacedControllersTests|OwnCheckTests|OpaqueCoverTests",
    "HeadlessUIKitTests",
    "RunRepetitionTests|ProvedPartsTests|CertificateAudit|UIKitReadsTests|RouteCheckTests|VerdictTests/|CoverAttackTests|"
    "CoveringStacksTests|AsyncRouteTests|RegionLawTests",
    "AppCodeTests|OpaqueBruteForceTests|RoutingTests",
]


def bodies(lines, names):
    """The numbers of the lines inside the functions with these names."""
    head = re.compile(r"\bfunc (" + "|".join(names) + r")\(")
    inside, depth = [], 0
    for number, line in enumerate(lines):
        if depth > 0:
            depth += line.count("{") - line.count("}")
            if depth > 0:
                inside.append(number)
        elif head.search(line) and line.count("{") > line.count("}"):
            depth = line.count("{") - line.count("}")
    return inside


class Planter:
    def __init__(self, kind):
        self.kind = kind
        self.holes = []

    def plant(self, kind, path, number, line):
        """The line with a hole that can be opened; the line as it is where holes of this kind are not asked for."""
        if self.kind not in (None, kind):
            return line
        hole = len(self.holes)
        self.holes.append((kind, f"{path}:{number + 1}", line.strip()))
        if kind == "callout":
            return CALLOUT.sub(lambda m: f"StructureReads.{m[1]}(hole: {hole}, ", line, count=1)
        if kind == "scope":
            return SCOPE.sub(lambda m: f"tracked(hole: {hole}" + (", " if "(" in m[0] else ") "), line, count=1)
        if TRACKED.search(line):
            return TRACKED.sub(lambda m: f"{m[1]}PlantedHole.isOpen({hole}) ? ({m[3]}) : {m[2]}{m[3]}){m[4] or ''}", line)
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}if !PlantedHole.isOpen({hole}) {{ {line.strip()} }}"

    def rewrite(self, root, path):
        text = (root / path).read_text()
        lines = text.split("\n")
        resets = set(bodies(lines, RESETS[path])) if path in RESETS else set()
        registration = re.compile(REGISTRATIONS[path]) if path in REGISTRATIONS else None
        for number, line in enumerate(lines):
            is_whole = line.count("(") == line.count(")") and line.count("{") == line.count("}")
            is_tracker = "Hierarchy/StructureReads" in path or path.endswith("AccessTracking.swift")
            if path.startswith(KIT) and TRACKED.search(line) and not is_tracker:
                lines[number] = self.plant("tracking", path, number, line)
                continue
            if "func " in line or line.lstrip().startswith("//") or not (is_whole or CALLOUT.search(line) or SCOPE.search(line)):
                continue
            is_last = path.endswith("StructureReads.swift") or path.endswith("AccessTracking.swift")
            if path.startswith(KIT) and TRACKING.search(line) and not is_last:
                lines[number] = self.plant("tracking", path, number, line)
            elif path.startswith(KIT) and CALLOUT.search(line):
                lines[number] = self.plant("callout", path, number, line)
            elif path.startswith(EXECUTION) and SCOPE.search(line):
                lines[number] = self.plant("scope", path, number, line)
            elif number in resets and STATEMENT.match(line) and not NEEDLESS.search(line):
                lines[number] = self.plant("reset", path, number, line)
            elif registration and registration.search(line) and STATEMENT.match(line):
                lines[number] = self.plant("registration", path, number, line)
        if "\n".join(lines) != text:
            (root / path).write_text("\n".join(lines))


def add_switch(root):
    """Adds what opens a hole, and callouts that can be left untracked."""
    world = root / KIT / "Hierarchy/PlantedHole.swift"
    world.write_text("import Foundation\n" + PLANTED)
    execution = root / EXECUTION / "RouteExecution.swift"
    execution.write_text(execution.read_text() + PLANTED_SCOPE)
    callouts = root / KIT / "Hierarchy/StructureReads+Callouts.swift"
    text = callouts.read_text()
    head = r"  @inline\(__always\)\n  static func call(?:Out|Back)<Result>\([^{]*\{\n"
    copies = re.findall(head + r"(?:.*\n)*?  \}\n", text)
    for copy in copies:
        planted = re.sub(r"(func call(?:Out|Back)<Result>\(\s*)_ name", r"\1hole: Int, _ name", copy, count=1)
        planted = planted.replace("{\n", "{\n    if PlantedHole.isOpen(hole) { return body() }\n", 1)
        text = text.rstrip()[:-1] + "\n" + planted + "}\n"
    callouts.write_text(text)


def is_noticed(copy, hole, filters):
    for one in filters:
        command = ["swift", "test", "--ignore-lock", "--skip-build", "--filter", one]
        run = subprocess.Popen(command, cwd=copy, env={**os.environ, "PLANTED_HOLE": str(hole)},
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            output, _ = run.communicate(timeout=600)
        except subprocess.TimeoutExpired:
            # The tests are processes of their own groups, which would go on for ever; the session is the same.
            subprocess.run(["pkill", "-KILL", "-s", str(run.pid)])
            run.communicate()
            return "a test that does not end"
        if run.returncode != 0:
            failed = re.search(rb"(?:Test|Suite) (\"[^\"\n]*\"|\w+\(\)|\w+) (?:recorded|failed)", output)
            return failed[1].decode(errors="replace") if failed else "the process ended"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("copy", type=pathlib.Path)
    parser.add_argument("--kind", choices=["tracking", "callout", "scope", "registration", "reset"])
    parser.add_argument("--every", type=int, default=1, help="only each Nth hole")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first hole")
    parser.add_argument("--filter", action="append", help="the suites to run, in place of the usual ones")
    parser.add_argument("--list", action="store_true", help="only lists the holes; the copy is rewritten")
    arguments = parser.parse_args()
    root = arguments.copy.resolve()
    if (root / "scripts/planted-holes.py").resolve() == pathlib.Path(__file__).resolve():
        sys.exit("planted-holes.py: COPY is the checkout that this script is part of; its sources would be spoilt.")
    if subprocess.run(["git", "diff", "--quiet", "HEAD", "--", "Sources"], cwd=root).returncode != 0:
        sys.exit(f"planted-holes.py: the sources in {root} are not as they were committed; use a fresh clone.")
    planter = Planter(arguments.kind)
    for path in sorted((root / "Sources").rglob("*.swift")):
        planter.rewrite(root, str(path.relative_to(root)))
    add_switch(root)
    for hole, (kind, place, line) in enumerate(planter.holes):
        if arguments.list:
            print(f"{hole}\t{kind}\t{place}\t{line}")
    if arguments.list:
        return
    subprocess.run(["swift", "build", "--ignore-lock", "--build-tests"], cwd=root, check=True)
    filters = arguments.filter or QUICK + THOROUGH
    if is_noticed(root, -1, filters[:1]):
        sys.exit("planted-holes.py: tests fail without any hole.")
    unnoticed = 0
    chosen = [hole for hole in range(arguments.first, len(planter.holes)) if hole % arguments.every == 0]
    for hole in chosen:
        kind, place, line = planter.holes[hole]
        witness = is_noticed(root, hole, filters)
        unnoticed += witness is None
        print(f"{hole}\t{kind}\t{place}\t{witness or 'UNNOTICED: ' + line}", flush=True)
    print(f"{len(chosen)} holes, {unnoticed} unnoticed")
    sys.exit(1 if unnoticed else 0)


if __name__ == "__main__":
    main()
