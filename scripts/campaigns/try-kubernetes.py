#!/usr/bin/env python3
"""Runs what the pods of kubernetes-job.yaml run, and sees whether they make what one process makes.

usage: scripts/campaigns/try-kubernetes.py [ROUTECHECK]

No cluster is needed. The manifest must have no field that a Job does not have, and say of itself what an indexed job needs.
Then the command of its container runs once for each index, with the environment that Kubernetes gives it and a temporary
folder in place of the volume. ROUTECHECK (.build/release/routecheck) searches for a moment in place of hours, as
trial/routecheck says. Exit 77 where Python cannot read YAML. Not tried: the image, the claim, and the cluster itself.
"""
import pathlib, re, subprocess, sys

here = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(here / "trial"))
from trial import Trial, yaml_or_skip

yaml = yaml_or_skip("kubernetes-job.yaml")
QUANTITY = re.compile(r"(\d+(?:\.\d+)?)(m|k|Ki|M|Mi|G|Gi|T|Ti)?")
FACTOR = {None: 1, "m": 0.001, "k": 1e3, "Ki": 2**10, "M": 1e6, "Mi": 2**20, "G": 1e9, "Gi": 2**30, "T": 1e12, "Ti": 2**40}


def quantity(value):
    match = QUANTITY.fullmatch(str(value)) if type(value) in (str, int) else None
    return float(match[1]) * FACTOR[match[2]] if match else None


# The fields that a manifest of ours may have, as the reference of batch/v1 names them, with what each is. A dictionary is an
# object, a list a list of what it has; `...` is an object whose fields the user names, with text in them. An API server
# drops a field that it does not know, or refuses it; either way the file says something that does not happen.
NAMES = {"name": str, "namespace": str, "labels": ..., "annotations": ...}
RESOURCES = {"cpu": quantity, "memory": quantity, "ephemeral-storage": quantity}
CONTAINER = {
    "name": str, "image": str, "imagePullPolicy": str, "command": [str], "args": [str], "workingDir": str,
    "env": [{"name": str, "value": str}],
    "resources": {"requests": RESOURCES, "limits": RESOURCES},
    "volumeMounts": [{"name": str, "mountPath": str, "subPath": str, "readOnly": bool}],
}
VOLUME = {
    "name": str, "emptyDir": {"medium": str, "sizeLimit": quantity}, "hostPath": {"path": str, "type": str},
    "persistentVolumeClaim": {"claimName": str, "readOnly": bool}, "nfs": {"server": str, "path": str, "readOnly": bool},
}
POD = {
    "restartPolicy": str, "containers": [CONTAINER], "volumes": [VOLUME], "nodeSelector": ..., "serviceAccountName": str,
    "activeDeadlineSeconds": int, "terminationGracePeriodSeconds": int, "priorityClassName": str,
    "imagePullSecrets": [{"name": str}],
}
JOB = {
    "apiVersion": str, "kind": str, "metadata": NAMES,
    "spec": {
        "completions": int, "parallelism": int, "completionMode": str, "backoffLimit": int, "backoffLimitPerIndex": int,
        "maxFailedIndexes": int, "activeDeadlineSeconds": int, "ttlSecondsAfterFinished": int, "suspend": bool,
        "template": {"metadata": NAMES, "spec": POD},
    },
}


def misfits(value, shape, path=""):
    """What in a value is not as the shape says, in words."""
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            return [f"{path} is no object"]
        unknown = [f"{path}.{name} is no field of a Job".lstrip(".") for name in value if name not in shape]
        return unknown + [m for name in value if name in shape for m in misfits(value[name], shape[name], f"{path}.{name}")]
    if isinstance(shape, list):
        if not isinstance(value, list) or not value:
            return [f"{path} is no list with something in it"]
        return [m for index, each in enumerate(value) for m in misfits(each, shape[0], f"{path}[{index}]")]
    if shape is ...:
        is_text = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
        return [] if is_text else [f"{path} has a value that is no text"]
    is_right = quantity(value) is not None if shape is quantity else type(value) is shape
    return [] if is_right else [f"{path} is {value!r}, which is no {shape.__name__}"]


trial = Trial(here / "kubernetes-job.yaml")
require = trial.require
documents = list(yaml.safe_load_all(trial.file.read_text()))
require(len(documents) == 1, "there is more than one document")
job = documents[0]
wrong = misfits(job, JOB)
require(not wrong, "; ".join(each.lstrip(".") for each in wrong))

require((job.get("apiVersion"), job.get("kind")) == ("batch/v1", "Job"), "it is no Job of batch/v1")
name = job.get("metadata", {}).get("name", "")
require(re.fullmatch(r"[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?", name), f"{name!r} can be no name")
spec = job["spec"]
pod = spec["template"]["spec"]
require(len(pod["containers"]) == 1, "not one container")
container = pod["containers"][0]
completions = spec.get("completions", 0)
require(spec.get("completionMode") == "Indexed", "its pods have no index: completionMode is not Indexed")
require(completions > 1, "nothing is shared: completions is not above 1")
require(1 <= spec.get("parallelism", 1) <= completions, "parallelism is not between 1 and completions")
require("backoffLimitPerIndex" in spec, "one pod that fails too often ends all: backoffLimitPerIndex is missing")
require(pod.get("restartPolicy") == "Never", "backoffLimitPerIndex needs the restartPolicy Never")

environment = {each["name"]: each.get("value", "") for each in container.get("env", [])}
require(environment.get("TEST_TOTAL_SHARDS") == str(completions),
        f"TEST_TOTAL_SHARDS is {environment.get('TEST_TOTAL_SHARDS')}, and completions {completions}")
require("JOB_COMPLETION_INDEX" not in environment, "it sets JOB_COMPLETION_INDEX, which Kubernetes sets")

volumes = {each["name"]: each for each in pod.get("volumes", [])}
mounts = container.get("volumeMounts", [])
require(len(mounts) == 1, "not one volume is mounted")
mount = mounts[0]
require(mount["name"] in volumes, f"the volume {mount['name']} is mounted, and there is none")
require(not mount.get("readOnly"), "the volume is mounted for reading only")
volume = volumes[mount["name"]]
require(len(volume) == 2 and "emptyDir" not in volume, "what is in the volume is gone with the pod, or nobody knows where it is")

requests = {key: quantity(value) for key, value in container.get("resources", {}).get("requests", {}).items()}
limits = {key: quantity(value) for key, value in container.get("resources", {}).get("limits", {}).items()}
require({"cpu", "memory"} <= requests.keys() and "memory" in limits, "it does not say how much it needs, and may at most")
for key, most in limits.items():
    require(requests.get(key, 0) <= most, f"it asks for more {key} than it may have")

# A shard writes a folder of the volume and nothing beside it: the stand-in refuses every other place.
outside = trial.folder / "volume"
elsewhere = trial.folder / "image"
outside.mkdir()
elsewhere.mkdir()
mounted = re.compile(re.escape(mount["mountPath"].rstrip("/")) + r"(?=[/\s\"']|$)")


def run(index, exit_code=None):
    """Runs the container's command as the pod with this index does."""
    given = trial.environment(outside, environment | {"JOB_COMPLETION_INDEX": str(index)}, exit_code)
    # Kubernetes replaces $(NAME) before a shell sees it.
    words = [re.sub(r"\$\((\w+)\)", lambda m: given.get(m[1], m[0]), word)
             for word in container["command"] + container.get("args", [])]
    words = [mounted.sub(str(outside), word) for word in words]
    return subprocess.run(words, env=given, cwd=elsewhere, capture_output=True, text=True)


trial.require_code_is_kept({1: True, 3: True, 2: False, 64: False, 137: False}, lambda code: run(0, code).returncode)
for index in range(completions):
    pod_run = run(index)
    require(pod_run.returncode == 0, f"the pod of index {index} ends with {pod_run.returncode}: {pod_run.stderr.strip()[-300:]}")
shards = sorted(outside.iterdir(), key=lambda folder: (len(folder.name), folder.name))
require(len(shards) == completions, f"{completions} pods have written {len(shards)} folders")
# A pod that is started again goes on in its folder, and what it has made is made once.
require(run(0).returncode == 0, "a pod that is started again fails")

calls = trial.calls.read_text()
for count in re.findall(r"--jobs (\d+)", calls):
    require(int(count) <= requests["cpu"], f"{count} processes have {requests['cpu']:g} processors")
require("--jobs" in calls, "it takes as many processes as the machine has cores, whatever it asks for")
for deadline in (spec.get("activeDeadlineSeconds"), pod.get("activeDeadlineSeconds")):
    require(deadline is None or deadline > max(trial.times()), "it is ended before its time is up")

merged = trial.folder / "merged"
subprocess.run([trial.tool, "merge", *shards, "--into", merged], env=trial.environment(trial.folder), stdout=subprocess.DEVNULL)
print(trial.compare(merged, shards))
print(f"{trial.file.name}: the commands of {completions} pods, without a cluster")
