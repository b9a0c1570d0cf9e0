#!/usr/bin/env bash
# Submits slurm-array.sh to a real Slurm of one machine, and sees whether its tasks make what one process makes.
#
# usage: scripts/campaigns/try-slurm.sh [ROUTECHECK]
#
# The Slurm is started for this in a temporary folder, with a key of its own, at free ports of the loopback interface, and
# is gone afterwards, whatever happens; one that runs already is left alone. The lines by which the file says that it is
# submitted are run as they stand there. ROUTECHECK (.build/release/routecheck) searches for a moment in place of hours, as
# trial/routecheck says. Exit 77 where Slurm is not installed.
set -euo pipefail

PATH=$PATH:/usr/sbin:/sbin
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tool=$(realpath "${1:-.build/release/routecheck}")
for name in munged slurmctld slurmd sbatch squeue scontrol scancel; do
  if ! command -v "$name" >/dev/null; then
    echo "slurm-array.sh is not tried: $name is not installed (Debian: munge, slurmctld, slurmd, slurm-client)"
    exit 77
  fi
done
[ -x "$tool" ] || { echo "there is no $tool" >&2 && exit 1; }

folder=$(mktemp -d "${TMPDIR:-/tmp}/routecheck-slurm-XXXXXX")
daemons=()
stop() {
  trap '' INT TERM HUP
  if [ ${#daemons[@]} -gt 0 ]; then
    timeout 3 scancel --user="$(id -un)" >/dev/null 2>&1 || true
    kill "${daemons[@]}" 2>/dev/null || true
    for _ in $(seq 50); do
      kill -0 "${daemons[@]}" 2>/dev/null || break
      sleep 0.1
    done
    kill -9 "${daemons[@]}" 2>/dev/null || true
  fi
  # What runs a task outlives the daemon that has started it, and works wherever this was called. All that belongs to this
  # Slurm has the name of its configuration in its environment, and nothing else has.
  local process
  for process in /proc/[0-9]*; do
    if grep -q -z -x -F "SLURM_CONF=$folder/slurm.conf" "$process/environ" 2>/dev/null; then
      kill -9 "${process#/proc/}" 2>/dev/null || true
    fi
  done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

fail() {
  echo "slurm-array.sh: $1" >&2
  exit 1
}

free_port() {
  local port
  while port=$((20000 + RANDOM % 30000)); do
    (: <>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
  done
  echo "$port"
}

start_slurm() {
  local host
  host=$(hostname -s)
  mkdir "$folder/state" "$folder/spool"
  (umask 077 && head -c 128 /dev/urandom >"$folder/munge.key")
  # More processors than there are, so that all tasks run at once. Nothing is started again unless the file says so.
  cat >"$folder/slurm.conf" <<CONFIGURATION
ClusterName=trial
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1,batch_sched_delay=1
SlurmdParameters=config_overrides
MpiDefault=none
ReturnToService=2
JobRequeue=0
NodeName=trial NodeHostname=$host NodeAddr=127.0.0.1 Port=$(free_port) CPUs=16 State=UNKNOWN
PartitionName=trial Nodes=trial Default=YES MaxTime=INFINITE State=UP
CONFIGURATION
  export SLURM_CONF=$folder/slurm.conf
  # Sessions of their own, so that Control-C reaches this script alone, which ends tasks before daemons.
  setsid munged --foreground --force --socket="$folder/munge.socket" --key-file="$folder/munge.key" \
    --pid-file="$folder/munge.pid" --log-file="$folder/munge.log" --seed-file="$folder/munge.seed" >"$folder/munged.out" 2>&1 &
  daemons+=($!)
  for _ in $(seq 50); do
    if [ -S "$folder/munge.socket" ]; then break; fi
    sleep 0.1
  done
  setsid slurmctld -D -f "$SLURM_CONF" >"$folder/slurmctld.out" 2>&1 &
  daemons+=($!)
  setsid slurmd -D -N trial -f "$SLURM_CONF" >"$folder/slurmd.out" 2>&1 &
  daemons+=($!)
  for _ in $(seq 200); do
    if [[ $(sinfo --noheader --format=%T 2>/dev/null) = idle ]]; then return 0; fi
    kill -0 "${daemons[@]}" 2>/dev/null || break
    sleep 0.1
  done
  tail -n 3 "$folder"/*.out >&2
  fail "Slurm has not started, which says nothing about the file"
}

# The state of each job and task that there was, a line each.
states() { scontrol --oneliner show job | sed -E 's/.*JobId=([0-9]+).* JobState=([A-Z_]+).* ExitCode=([0-9]+):.*/\1 \2 \3/'; }

# A time of the tool's, as 8h, in seconds.
seconds() {
  case $1 in
    *h) echo $((${1%h} * 3600)) ;;
    *m) echo $((${1%m} * 60)) ;;
    *) echo "${1%s}" ;;
  esac
}

# A limit of Slurm's, as 1-08:30:00 or 30:00, in seconds.
seconds_of_limit() {
  local days=0 rest=$1 total=0 part
  if [ "$rest" = UNLIMITED ]; then rest=99999:00:00; fi
  case $rest in *-*) days=${rest%%-*} && rest=${rest#*-} ;; esac
  for part in ${rest//:/ }; do total=$((total * 60 + 10#$part)); done
  echo $((days * 86400 + total))
}

for name in $(compgen -e); do case $name in SLURM_* | SBATCH_*) unset "$name" ;; esac done
start_slurm

# As in the folder of a package: that which is submitted finds the file where its comment says.
package=$folder/package
mkdir -p "$package/scripts"
ln -s "$here" "$package/scripts/campaigns"
cd "$package"
export TRIAL_TOOL=$tool TRIAL_FENCE=$package TRIAL_CALLS=$folder/calls ROUTECHECK=$here/trial/routecheck
lines=$(sed -n 's/^#   //p' "$here/slurm-array.sh")
[ -n "$lines" ] || fail "its comment does not say how it is submitted"
lines=${lines//swift run -c release routecheck/$ROUTECHECK}
jobs=
eval "$lines" >"$folder/submitted" 2>&1 || fail "Slurm refuses it: $(tail -n 1 "$folder/submitted")"
[[ $jobs =~ ^[0-9]+$ ]] || fail "Slurm refuses it: $(tail -n 1 "$folder/submitted")"

asked=$(scontrol --oneliner show job "$jobs")
grep -q ' Requeue=1' <<<"$asked" || fail "a task whose machine dies is not started again: --requeue is missing"
limit=$(squeue --noheader --format=%l --jobs="$jobs" | head -n 1)
for _ in $(seq 400); do
  if [ -z "$(squeue --noheader --format=%i)" ]; then break; fi
  sleep 0.1
done
if [ -n "$(squeue --noheader --format=%i)" ]; then fail "its tasks have not ended in 40 s: $(squeue --noheader | head -n 1)"; fi
while read -r job state code; do
  case $state:$code in
    COMPLETED:*) ;;
    # The last job is the merge, which ends as `routecheck merge` ends: 1 is that something was found.
    FAILED:[13]) grep -q "JobId=$job .*JobName=wrap" <<<"$(scontrol --oneliner show job "$job")" || fail "job $job ended with $code" ;;
    *) fail "job $job: $state, exit code $code; $(cat "slurm-$jobs"*.out | tail -n 1)" ;;
  esac
done < <(states)

# What the tool is told to search for must fit into what Slurm gives a task, or the task is killed each time before its end.
limit=$(seconds_of_limit "$limit")
for time in $(grep -o -E -e '--time [0-9]+[smh]' "$folder/calls" | cut -d ' ' -f 2 | sort -u); do
  asked=$(seconds "$time")
  [ "$asked" -lt "$limit" ] || fail "it searches for $time, and Slurm ends it after $((limit / 60)) minutes"
done

# What went wrong must be wrong for Slurm too, and a search that found something has not failed.
for code in 1 3 2 64 137; do
  said=0
  SLURM_ARRAY_TASK_ID=1 TRIAL_EXIT=$code bash "$here/slurm-array.sh" messages-defects >/dev/null 2>&1 || said=$?
  case $code:$said in
    [13]:0) ;;
    [13]:* | *:0) fail "where the tool ends with $code, the task ends with $said" ;;
  esac
done

mapfile -t shards < <(printf '%s\n' campaign/* | sort -V)
tasks=$(states | wc -l)
[ "${#shards[@]}" = $((tasks - 1)) ] || fail "$((tasks - 1)) tasks have written ${#shards[@]} folders"
same=$("$here/trial/compare.sh" "$tool" merged "${shards[@]}" 2>&1) || fail "$same"
echo "$same"
echo "slurm-array.sh: submitted to Slurm $(sinfo --version | cut -d ' ' -f 2) as its comment says"
