#!/usr/bin/env python3
"""Runs the steps of github-workflow.yml for each job of its matrix, and sees whether they make what one process makes.

usage: scripts/campaigns/try-workflow.py [ROUTECHECK]

Each job has a folder of its own, as if it were another machine, and its `run:` steps are run there as they stand, by the shell
that GitHub takes. What travels between jobs travels as artifacts do. ROUTECHECK (.build/release/routecheck) stands where the
build step leaves the tool, and searches for a moment in place of hours, as trial/routecheck says. SARIF that a step leaves
must be valid. Exit 77 where Python cannot read YAML. Not run: the build, the containers, and the code of the actions, of
which those that are used here are imitated.
"""
import json, os, pathlib, re, shlex, shutil, subprocess, sys

here = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(here / "trial"))
from trial import Trial, yaml_or_skip

yaml = yaml_or_skip("github-workflow.yml")
repository = here.parent.parent

# The keys that a workflow of ours may have. GitHub refuses a file with any that it does not know.
WORKFLOW = {"name", "on", "permissions", "env", "defaults", "concurrency", "jobs"}
JOB = {"name", "needs", "if", "runs-on", "container", "strategy", "env", "steps", "timeout-minutes", "permissions"}
STRATEGY = {"matrix", "fail-fast", "max-parallel"}
STEP = {"name", "id", "if", "uses", "with", "run", "shell", "env", "working-directory", "timeout-minutes", "continue-on-error"}
EVENTS = {"schedule", "workflow_dispatch", "push", "pull_request"}
ACTIONS = {
    "actions/checkout": {"ref", "path", "fetch-depth"},
    "actions/cache": {"path", "key", "restore-keys"},
    "actions/upload-artifact": {"name", "path", "if-no-files-found", "retention-days"},
    "actions/download-artifact": {"name", "path"},
}
SHELLS = {None: ["sh", "-e"], "sh": ["sh", "-e"], "bash": ["bash", "--noprofile", "--norc", "-eo", "pipefail"]}
# How long GitHub lets a job run that does not say, in minutes.
LONGEST = 360

trial = Trial(here / "github-workflow.yml")
require = trial.require


def known(value, keys, what):
    require(isinstance(value, dict), f"{what} has no keys")
    unknown = sorted(set(value) - keys)
    require(not unknown, f"{what} has no key {', '.join(map(str, unknown))}")


def evaluated(text, values):
    """A text with its expressions replaced; one that is none of the few that have a value here is a mistake."""
    def value(match):
        require(match[1] in values, f"{match[0]} has no value here")
        return str(values[match[1]])

    return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", value, str(text))


def sarif_mistakes(path):
    log = json.loads(path.read_text())
    try:
        import jsonschema
    except ImportError:
        runs = log.get("runs")
        is_right = log.get("version") == "2.1.0" and isinstance(runs, list) and runs and all(
            each.get("tool", {}).get("driver", {}).get("name") and isinstance(each.get("results"), list) for each in runs)
        return [] if is_right else ["a member is missing"]
    schema = json.loads((repository / "Fixtures/Schemas/sarif-profile.schema.json").read_text())
    return [error.message for error in jsonschema.Draft202012Validator(schema).iter_errors(log)]


class Run:
    """A job with one value of its matrix, on a machine of its own."""

    def __init__(self, name, job, values, artifacts, exit_code=None):
        self.name, self.job, self.values, self.artifacts, self.exit_code = name, job, values, artifacts, exit_code
        self.folder = trial.folder / f"job-{len(list(trial.folder.iterdir()))}"
        self.folder.mkdir()
        self.has_failed = False
        self.has_tool = False
        self.last = 0
        self.said = ""

    def perform(self):
        for step in self.job["steps"]:
            condition = step.get("if")
            require(condition in (None, "always()", "failure()", "success()"), f"{condition} has no value here")
            wanted = {None: not self.has_failed, "success()": not self.has_failed, "failure()": self.has_failed,
                      "always()": True}[condition]
            if wanted:
                if "run" in step:
                    self.run(step)
                else:
                    self.use(step)
        for path in self.folder.rglob("*.sarif"):
            wrong = sarif_mistakes(path)
            require(not wrong, f"{path.name} is no SARIF 2.1.0: {wrong[:1]}")
        return self

    def run(self, step):
        text = evaluated(step["run"], self.values)
        if shlex.split(text)[:2] == ["swift", "build"]:
            self.build(shlex.split(text))
            return
        environment = trial.environment(self.folder, {"CI": "true", "GITHUB_ACTIONS": "true"}, self.exit_code)
        for given in (workflow.get("env"), self.job.get("env"), step.get("env")):
            environment |= {key: evaluated(value, self.values) for key, value in (given or {}).items()}
        # What is on the path here is not on the path there.
        environment["PATH"] = os.environ["PATH"]
        script = self.folder / ".step.sh"
        script.write_text(text)
        require(step.get("shell") in SHELLS, f"there is no shell {step.get('shell')}")
        folder = self.folder / evaluated(step.get("working-directory", "."), self.values)
        done = subprocess.run([*SHELLS[step.get("shell")], script], cwd=folder, env=environment, capture_output=True, text=True)
        script.unlink()
        self.last = done.returncode
        self.said = (done.stderr.strip() or done.stdout.strip())[-300:]
        self.has_failed |= done.returncode != 0

    def build(self, words):
        """The tool stands where the build leaves it; what else a build does is not tried."""
        require((self.folder / "Package.swift").exists(), f"{self.name} builds before it has checked out")
        configuration = "release" if "release" in words else "debug"
        products = [words[index + 1] for index, word in enumerate(words[:-1]) if word == "--product"]
        require(products in ([], ["routecheck"]), f"{self.name} builds {products}")
        tool = self.folder / ".build" / configuration / "routecheck"
        tool.parent.mkdir(parents=True)
        tool.write_text(f'#!/bin/sh\nexec {shlex.quote(str(here / "trial/routecheck"))} "$@"\n')
        tool.chmod(0o755)

    def use(self, step):
        action = step["uses"].partition("@")[0]
        given = {key: evaluated(value, self.values) for key, value in step.get("with", {}).items() if key not in ("key", "restore-keys")}
        if action == "actions/checkout":
            shutil.copy(repository / "Package.swift", self.folder)
        elif action == "actions/upload-artifact":
            self.upload(given.get("name", "artifact"), self.folder / given["path"])
        elif action == "actions/download-artifact":
            self.download(given.get("name"), self.folder / given.get("path", "."))

    def upload(self, name, path):
        require(path.exists(), f"{self.name} keeps {path.name}, which is not there: {self.said}")
        target = self.artifacts / name
        require(not target.exists(), f"two jobs keep an artifact {name}")
        # Hidden files are left out unless one asks for them.
        shutil.copytree(path, target, ignore=shutil.ignore_patterns(".*"))

    def download(self, name, path):
        if name:
            require((self.artifacts / name).is_dir(), f"{self.name} asks for an artifact {name}, and there is none")
            shutil.copytree(self.artifacts / name, path, dirs_exist_ok=True)
        else:
            shutil.copytree(self.artifacts, path, dirs_exist_ok=True)


workflow = yaml.safe_load(trial.file.read_text())
# YAML 1.1 reads the key `on` as a truth.
workflow["on"] = workflow.pop(True, None) or workflow.get("on") or {}
known(workflow, WORKFLOW, "the workflow")
known(workflow["on"], EVENTS, "on")
for each in workflow["on"].get("schedule", []):
    require(len(each.get("cron", "").split()) == 5, "a time of the schedule has not five fields")
tools_version = re.match(r"// swift-tools-version: (\d+\.\d+)", (repository / "Package.swift").read_text())[1]
for name, job in workflow["jobs"].items():
    known(job, JOB, name)
    known(job.get("strategy", {}), STRATEGY, f"the strategy of {name}")
    require("runs-on" in job, f"{name} does not say what it runs on")
    image = str(job.get("container", ""))
    version = re.fullmatch(r"swift:(\d+)\.(\d+)(\.\d+)?(-\w+)?", image)
    needed = tuple(map(int, tools_version.split(".")))
    require(version and (int(version[1]), int(version[2])) >= needed,
            f"{name} runs in {image or 'no container'}, and the package needs Swift {tools_version}")
    for step in job["steps"]:
        known(step, STEP, f"a step of {name}")
        require(("run" in step) != ("uses" in step), f"a step of {name} neither runs nor uses anything, or does both")
        if "uses" in step:
            action, _, pin = step["uses"].partition("@")
            require(action in ACTIONS, f"{action} is not known here")
            require(re.fullmatch(r"v\d+(\.\d+)*|[0-9a-f]{40}", pin), f"{action} is not pinned: {pin or 'no version'}")
            known(step.get("with", {}), ACTIONS[action], action)

shared = [name for name, job in workflow["jobs"].items() if "matrix" in job.get("strategy", {})]
require(len(shared) == 1, "not one job has a matrix")
search = workflow["jobs"][shared[0]]
(dimension, values), *more = search["strategy"]["matrix"].items()
require(not more and len(values) > 1, "the matrix has not one dimension of two values or more")
require(search["strategy"].get("fail-fast") is False, "a machine that fails ends the others: fail-fast is not false")
contexts = [{f"matrix.{dimension}": value, "strategy.job-index": index, "strategy.job-total": len(values), "runner.os": "Linux"}
            for index, value in enumerate(values)]
last = [(name, job) for name, job in workflow["jobs"].items() if name != shared[0]]
require(len(last) == 1, "not one job puts together what the others have found")
merge_name, merge = last[0]
needs = merge.get("needs", [])
require(shared[0] in ([needs] if isinstance(needs, str) else needs), f"{merge_name} does not wait for {shared[0]}")


def searched(index, artifacts, exit_code=None):
    artifacts.mkdir(exist_ok=True)
    return Run(f"{shared[0]} {values[index]}", search, contexts[index], artifacts, exit_code)


def code(run):
    """How the step ends that calls a tool which ends with a code: keeping what it has not written is not asked of it."""
    for step in run.job["steps"]:
        if "run" in step:
            run.run(step)
        elif step["uses"].startswith("actions/checkout"):
            run.use(step)
    return run.last


unused = trial.folder / "unused"
trial.require_code_is_kept({1: True, 3: True, 2: False, 64: False, 137: False}, lambda n: code(searched(0, unused, n)))
# The last job fails where something was found, so that somebody hears of it.
trial.require_code_is_kept(
    {3: True, 1: False, 2: False, 64: False, 137: False},
    lambda n: code(Run(merge_name, merge, {"runner.os": "Linux"}, unused, n)))

artifacts = trial.folder / "artifacts"
for index in range(len(values)):
    run = searched(index, artifacts).perform()
    require(not run.has_failed, f"{run.name} ends with {run.last}: {run.said}")
shards = [artifacts / each.name for each in sorted(artifacts.iterdir(), key=lambda folder: (len(folder.name), folder.name))]
require(len(shards) == len(values), f"{len(values)} jobs keep {len(shards)} artifacts")
limit = search.get("timeout-minutes", LONGEST) * 60
require(max(trial.times()) < limit, f"a job is ended after {limit // 60} minutes, before its time is up")
run = Run(merge_name, merge, {"runner.os": "Linux"}, artifacts).perform()
require(run.has_failed, f"something was found, and {merge_name} does not fail")
kept = [each for each in artifacts.iterdir() if each not in shards]
require(len(kept) == 1, f"{merge_name} keeps {len(kept)} artifacts where something was found: {run.said}")
print(trial.compare(kept[0], shards))
sarif = len(list(trial.folder.rglob("*.sarif")))
print(f"{trial.file.name}: the steps of {len(values)} jobs and of {merge_name}, but for the build; "
      + (f"{sarif} valid SARIF files" if sarif else "no SARIF is written"))
