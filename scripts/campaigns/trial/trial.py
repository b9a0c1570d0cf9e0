"""What trying an outside file needs, whatever the file is: the stand-in for the tool, a clean environment, the comparison."""
import os, pathlib, re, subprocess, sys, tempfile

HERE = pathlib.Path(__file__).resolve().parent
ENGINES = re.compile(r"SLURM_.*|JOB_COMPLETION_INDEX|TEST_SHARD_INDEX|TEST_TOTAL_SHARDS|CI_NODE_.*|TRIAL_.*")
SKIPPED = 77


def yaml_or_skip(file):
    """The module that reads YAML. Where it is missing, the process ends with the code that means skipped."""
    try:
        import yaml
    except ImportError:
        print(f"{file} is not tried: Python cannot read YAML (Debian: python3-yaml)")
        sys.exit(SKIPPED)
    return yaml


class Trial:
    """One outside file, what is wrong with it, and a folder to try it in."""

    def __init__(self, file):
        self.file = pathlib.Path(file)
        self.tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/routecheck")
        if not os.access(self.tool, os.X_OK):
            sys.exit(f"there is no {self.tool}")
        self.temporary = tempfile.TemporaryDirectory(prefix="routecheck-trial-")
        self.folder = pathlib.Path(self.temporary.name)
        self.calls = self.folder / "calls"

    def require(self, is_so, otherwise):
        if not is_so:
            sys.exit(f"{self.file.name}: {' '.join(otherwise.split())}")

    def environment(self, fence, more=None, exit_code=None):
        """What the stand-in and the file see: nothing of the engine that this may itself run under."""
        environment = {name: value for name, value in os.environ.items() if not ENGINES.fullmatch(name)}
        environment |= {"PATH": f"{HERE}:{environment['PATH']}", "TRIAL_TOOL": self.tool,
                        "TRIAL_FENCE": os.path.realpath(fence), "TRIAL_CALLS": str(self.calls)}
        if exit_code is not None:
            environment["TRIAL_EXIT"] = str(exit_code)
        return environment | (more or {})

    def times(self):
        """For how many seconds the tool was told to search, each time."""
        asked = re.findall(r"--time (\d+)([smh])", self.calls.read_text())
        return [int(number) * {"s": 1, "m": 60, "h": 3600}[unit] for number, unit in asked]

    def require_code_is_kept(self, codes, run):
        """What went wrong must be wrong for the engine too, and what is no failure must be none."""
        for code, is_success in codes.items():
            said = run(code)
            self.require((said == 0) == is_success, f"where the tool ends with {code}, {said} is what is left of it")

    def compare(self, merged, shards):
        compared = subprocess.run([HERE / "compare.sh", self.tool, merged, *shards], capture_output=True, text=True)
        self.require(compared.returncode == 0, compared.stderr.strip())
        return compared.stdout.strip()
