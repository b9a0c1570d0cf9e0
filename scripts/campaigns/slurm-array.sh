#!/usr/bin/env bash
# A search shared by the tasks of a Slurm array; submit it in the folder of your package with
#
#   jobs=$(sbatch --parsable scripts/campaigns/slurm-array.sh storefront)
#   sbatch --dependency=afterany:$jobs --wrap "swift run -c release routecheck merge campaign/* --into merged"
#
# Each task takes its part from the array's variables. A task that is requeued goes on where it stopped.
#SBATCH --array=1-4
#SBATCH --cpus-per-task=2
#SBATCH --time=08:30:00
#SBATCH --requeue
set -uo pipefail

${ROUTECHECK:-swift run -c release routecheck} fuzz "${1:?which app}" --moments ${2:---time 8h} \
  --jobs "${SLURM_CPUS_PER_TASK:-2}" --dir "campaign/${SLURM_ARRAY_TASK_ID:?no task of an array}" --quiet
# 1 is that something was found, and 3 that nothing was; whatever else is a failure of the task.
code=$?
[ "$code" = 1 ] || [ "$code" = 3 ] || exit "$code"
