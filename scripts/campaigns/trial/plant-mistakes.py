#!/usr/bin/env python3
"""Plants mistakes in the outside files, one at a time, and sees whether trying them notices each.

usage: scripts/campaigns/trial/plant-mistakes.py [ROUTECHECK] [FILTER]

Prints what was said of each. FILTER is a part of the name of a file. Exit 1 where a mistake stays unnoticed.
"""
import os, pathlib, shutil, subprocess, sys, tempfile

SLURM, KUBERNETES, WORKFLOW = "slurm-array.sh", "kubernetes-job.yaml", "github-workflow.yml"
TRIES = {SLURM: "try-slurm.sh", KUBERNETES: "try-kubernetes.py", WORKFLOW: "try-workflow.py"}
# In which file what becomes what.
MISTAKES = [
    (SLURM, "--array=1-4", "--arry=1-4"),
    (SLURM, "#SBATCH --array=1-4\n", ""),
    (SLURM, "#SBATCH --requeue\n", ""),
    (SLURM, "#SBATCH --requeue", "#SBATCH --no-requeue"),
    (SLURM, "--time=08:30:00", "--time=07:30:00"),
    (SLURM, "--quiet\n#", "--quiet --shard $SLURM_ARRAY_TASK_ID/5\n#"),
    (SLURM, "--quiet\n#", "--quiet --shard $((SLURM_ARRAY_TASK_ID - 1))/4\n#"),
    (SLURM, "--quiet\n#", "--quiet --shard $((SLURM_ARRAY_TASK_ID % 4 + 1))/4\n#"),
    (SLURM, "--quiet\n#", "--quiet --shard 1/4\n#"),
    (SLURM, "--quiet\n#", "--quiet --seed $SLURM_ARRAY_TASK_ID\n#"),
    (SLURM, '"campaign/${SLURM_ARRAY_TASK_ID:?no task of an array}"', "campaign"),
    (SLURM, '"campaign/${SLURM_ARRAY_TASK_ID:?no task of an array}"', '"$TMPDIR/$SLURM_ARRAY_TASK_ID"'),
    (SLURM, '[ "$code" = 1 ] || ', ""),
    (SLURM, ' || exit "$code"', " || true"),
    (SLURM, "${2:---time 8h}", "${2:-}"),
    (SLURM, "${2:---time 8h}", "${2:---tim 8h}"),
    (SLURM, "${2:---time 8h}", "${2:---time 8hours}"),
    (SLURM, "--moments", "--moment"),
    (SLURM, "${SLURM_CPUS_PER_TASK:-2}", "${SLURM_CPUS_PER_TASK:-2}x"),
    (SLURM, "merge campaign/* --into", "merge campaign/1 --into"),
    (SLURM, "merge campaign/* --into", "merge campaigns/* --into"),
    (SLURM, "merge campaign/* --into", "status campaign/1 --into"),
    (SLURM, "afterany:$jobs", "afteranything:$jobs"),
    (SLURM, "afterany:$jobs", "afterok:1$jobs"),
    (KUBERNETES, "batch/v1", "batch/v1beta1"),
    (KUBERNETES, "kind: Job", "kind: CronJob"),
    (KUBERNETES, "  completions: 4", "  completion: 4"),
    (KUBERNETES, "  completions: 4", "  completions: 5"),
    (KUBERNETES, "  parallelism: 4", "  parallelism: 0"),
    (KUBERNETES, "  parallelism: 4", "  paralellism: 4"),
    (KUBERNETES, "  completionMode: Indexed\n", ""),
    (KUBERNETES, "Indexed", "indexed"),
    (KUBERNETES, "restartPolicy: Never", "restartPolicy: Always"),
    (KUBERNETES, 'value: "4"', "value: 4"),
    (KUBERNETES, 'value: "4"', 'value: "3"'),
    (KUBERNETES, "TEST_TOTAL_SHARDS", "TEST_SHARDS"),
    (KUBERNETES, 'command: ["/bin/sh", "-c"]', 'command: ["/bin/sh"]'),
    (KUBERNETES, "mountPath: /campaign", "mountPath: /campaigns"),
    (KUBERNETES, "            - name: campaign\n", "            - name: campaigns\n"),
    (KUBERNETES, "volumeMounts:", "volumeMount:"),
    (KUBERNETES, '"/campaign/$JOB_COMPLETION_INDEX"', "/campaign"),
    (KUBERNETES, '"/campaign/$JOB_COMPLETION_INDEX"', '"campaign/$JOB_COMPLETION_INDEX"'),
    (KUBERNETES, "--quiet", "--quiet --shard $JOB_COMPLETION_INDEX/4"),
    (KUBERNETES, "--quiet", "--quiet --shard $((JOB_COMPLETION_INDEX + 1))/5"),
    (KUBERNETES, "[ $code = 1 ] || ", ""),
    (KUBERNETES, "|| [ $code = 3 ]", "|| true"),
    (KUBERNETES, "--jobs 2", "--jobs 4"),
    (KUBERNETES, "memory: 2Gi", "memory: 2GB"),
    (KUBERNETES, "memory: 2Gi", "memory: 512Mi"),
    (KUBERNETES, "--time 8h", ""),
    (KUBERNETES, "backoffLimitPerIndex: 3", "backoffLimitPerIndex: 3\n  activeDeadlineSeconds: 3600"),
    (KUBERNETES, "persistentVolumeClaim:\n            claimName: routecheck-campaign", "emptyDir: {}"),
    (WORKFLOW, "strategy.job-index", "matrix.shard"),
    (WORKFLOW, "strategy.job-total", "strategy.total"),
    (WORKFLOW, "${{ strategy.job-total }}", "5"),
    (WORKFLOW, "${{ strategy.job-total }}", "3"),
    (WORKFLOW, "TEST_SHARD_INDEX", "TEST_SHARD"),
    (WORKFLOW, "shard: [1, 2, 3, 4]", "shard: [1, 2, 3, 3]"),
    (WORKFLOW, "fail-fast: false", "fail-fast: true"),
    (WORKFLOW, "fail-fast", "failfast"),
    (WORKFLOW, "actions/checkout@v4", "actions/checkout@main"),
    (WORKFLOW, "actions/upload-artifact@v4", "actions/upload-artifact"),
    (WORKFLOW, "--dir campaign-${{ matrix.shard }}", "--dir campaign"),
    (WORKFLOW, "--dir campaign-${{ matrix.shard }} ", ""),
    (WORKFLOW, "name: campaign-${{ matrix.shard }}", "name: campaign"),
    (WORKFLOW, "[ $code = 1 ] || ", ""),
    (WORKFLOW, "|| code=$?\n          [ $code = 1 ]", "\n          [ $code = 1 ]"),
    (WORKFLOW, "          [ $code = 3 ]\n", ""),
    (WORKFLOW, "needs: fuzz", "need: fuzz"),
    (WORKFLOW, "    needs: fuzz\n", ""),
    (WORKFLOW, "merge campaigns/*", "merge campaigns"),
    (WORKFLOW, "merge campaigns/*", "merge campaigns/campaign-1"),
    (WORKFLOW, "if: always()", "if: success()"),
    (WORKFLOW, "path: merged", "path: campaigns"),
    (WORKFLOW, "swift:6.3", "swift:6.2"),
    (WORKFLOW, "--time 1h", "--time 7h"),
    (WORKFLOW, "--time 1h", "--time 1hour"),
    (WORKFLOW, "storefront", "storefrnt"),
    (WORKFLOW, '"0 2 * * *"', '"0 2 * *"'),
    (WORKFLOW, "-c release", "-c debug"),
]

here = pathlib.Path(__file__).resolve().parent
repository = here.parent.parent.parent
tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/routecheck")
chosen = sys.argv[2] if len(sys.argv) > 2 else ""
unnoticed = 0
with tempfile.TemporaryDirectory(prefix="routecheck-mistakes-") as folder:
    copy = pathlib.Path(folder)
    shutil.copytree(repository / "scripts/campaigns", copy / "scripts/campaigns")
    shutil.copytree(repository / "Fixtures/Schemas", copy / "Fixtures/Schemas")
    shutil.copy(repository / "Package.swift", copy)
    for name, right, wrong in MISTAKES:
        if chosen not in name:
            continue
        file = copy / "scripts/campaigns" / name
        text = file.read_text()
        if right not in text:
            sys.exit(f"{name} does not have {right!r}")
        file.write_text(text.replace(right, wrong))
        tried = subprocess.run([file.parent / TRIES[name], tool], capture_output=True, text=True)
        file.write_text(text)
        said = (tried.stderr.strip() or tried.stdout.strip() or "nothing").split("\n")
        is_noticed = tried.returncode == 1 and "Traceback" not in tried.stderr
        unnoticed += not is_noticed
        print(f"{'noticed' if is_noticed else 'UNNOTICED'}: {name}: {right.strip()!r} → {wrong.strip()!r}\n  {said[-1][:200]}", flush=True)
print(f"{unnoticed} mistakes unnoticed")
sys.exit(1 if unnoticed else 0)
