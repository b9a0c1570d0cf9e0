#!/usr/bin/env bash
# Checks one property of one route over the same stacks with other checkers, at growing bounds, and prints a table:
# Spin (scripts/peers/model.pml), Hypothesis (scripts/peers/model.py), our runs stack by stack, and our engine.
#
#   scripts/bench-peers.sh [SECONDS]    how long a checker may take for a bound; 60 unless given
#
# Times are seconds of processor time of the whole process; compiling is not counted. Wherever two checkers exhaust a
# bound, the script wants the same numbers of stacks that reached, were blocked and found nothing, and ends with 1
# otherwise. A checker that is not installed is skipped. Nothing here is a test.
set -euo pipefail
cd "$(dirname "$0")/.."
limit=${1:-60}
[[ $limit =~ ^[1-9][0-9]*$ ]] || { echo "usage: scripts/bench-peers.sh [SECONDS]" >&2; exit 2; }

# Tabs, depth, modals, screens.
bounds=("1 1 0 3" "1 1 1 3" "2 1 1 3" "2 2 1 3" "2 2 1 4" "2 2 1 5" "2 2 1 7" "2 2 2 3" "2 2 1 8" "2 3 1 4" "2 2 1 10"
  "3 3 2 7" "4 4 3 12" "5 6 4 20" "8 10 8 30")
peers=$PWD/scripts/peers
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift build -c release --product bench >&2
bench=$(swift build -c release --show-bin-path)/bench

# Each checker sets: runs, stacks, ends (reached, blocked, nothing), whole (all or some), seconds, kilobytes.

# Runs a command, keeps what it says in $work/said, and sets `seconds`.
measured() {
  local TIMEFORMAT='%U %S' times
  times=$( { time ("$@" >"$work/said" 2>"$work/complaints") || true; } 2>&1)
  seconds=$(awk '{ printf "%.3f", $1 + $2 }' <<<"${times##*$'\n'}")
}

# Runs a command that does not look at the clock itself; the model for Spin hears the signal and says how far it came.
limited() {
  ulimit -St "$limit"
  "$@"
}

complain() {
  cat "$work/complaints" >&2
  echo "$1 found an error, or did not say what it found." >&2
  exit 1
}

# Spin: tabs depth modals screens, options for the model, options for the compiler.
spin_once() {
  local folder=$work/spin
  rm -rf "$folder" && mkdir "$folder"
  # shellcheck disable=SC2086
  (cd "$folder" && spin -o1 -o2 -o3 -DTABS="$1" -DDEPTH="$2" -DMODALS="$3" -DSCREENS="$4" $5 -a "$peers/model.pml" \
    && gcc -O2 -w -DSAFETY -DNOFAIR $6 -o pan pan.c) >"$work/complaints" 2>&1 || complain Spin
  measured limited "$folder/pan" -m100000 -w20
  local counts
  counts=$(sed -n 's/^stacks: //p' "$work/said")
  read -r whole stacks ends <<<"$counts"
  runs=$stacks
  kilobytes=$(awk '/total actual memory usage/ { printf "%d", $1 * 1024 }' "$work/said")
  stored=$(awk '/states, stored/ { print $1; exit }' "$work/said")
  if [[ -z $whole ]] || grep -q 'max search depth too small' "$work/said" \
    || { [[ $whole == all ]] && ! grep -q 'errors: 0' "$work/said"; }; then
    cat "$work/said" >&2
    complain Spin
  fi
}

check_with_spin() { spin_once "$@" "${spin_best[0]}" "${spin_best[1]}"; }

check_with_hypothesis() {
  measured python3 "$peers/model.py" "$@" "$limit"
  read -r runs stacks reached pushed blocked nothing whole _ kilobytes <"$work/said" || complain Hypothesis
  ends="$((reached + pushed)) $blocked $nothing"
}

ours() {
  measured "$bench" peers "$@" "$limit"
  local reached blocked nothing
  read -r runs stacks reached blocked nothing whole alone kilobytes <"$work/said" || complain "Our own check"
  ends="$reached $blocked $nothing"
}
check_with_brute() { ours brute "$@"; }
check_with_engine() { ours engine "$@"; }

# A count of any length, short enough for a column.
short() {
  local digits=$1
  if ((${#digits} <= 12)); then echo "$digits"; else echo "${digits:0:1}.${digits:1:1}e$((${#digits} - 1))"; fi
}

checkers=()
if command -v spin >/dev/null && command -v gcc >/dev/null; then
  checkers+=(spin)
  # Which way of using Spin is the fastest is measured. Where stacks are stored, their number is one more proof that
  # the model has as many of them.
  fastest=
  for way in "|" "|-DNOREDUCE" "-DSTORED|" "-DSTORED|-DNOREDUCE" "-DSTORED|-DCOLLAPSE" "-DSTORED|-DMA=200"; do
    spin_once 2 2 1 4 "${way%|*}" "${way#*|}"
    if [[ $whole == some ]]; then
      echo "Spin ${way%|*} ${way#*|}: not in $limit s" >&2
      continue
    fi
    echo "Spin ${way%|*} ${way#*|}: $stacks stacks, $stored states stored, $seconds s, $((kilobytes / 1024)) MiB" >&2
    [[ $way == "|" ]] && ends_stored=$stored
    if [[ $way == -DSTORED* && $((stored - ends_stored)) != "$stacks" ]]; then
      echo "Spin stores $stored states for $stacks stacks." >&2
      exit 1
    fi
    if [[ -z $fastest ]] || awk "BEGIN { exit !($seconds < $fastest) }"; then
      fastest=$seconds
      spin_best=("${way%|*}" "${way#*|}")
    fi
  done
else
  echo "Spin is skipped: spin or gcc is not installed." >&2
fi
if python3 -c 'import hypothesis' 2>/dev/null; then
  checkers+=(hypothesis)
else
  echo "Hypothesis is skipped: python3 has no module of that name." >&2
fi
checkers+=(brute engine)

printf '%4s %5s %6s %7s  %-10s %12s %12s %8s %9s %14s %6s\n' \
  tabs depth modals screens checker stacks runs which seconds stacks/second MiB
declare -A gave_up spin_seconds engine_seconds engine_alone
most_peer=1
most_engine=1
last_spin=
for bound in "${bounds[@]}"; do
  wanted=
  for checker in "${checkers[@]}"; do
    [[ -n ${gave_up[$checker]:-} ]] && continue
    # shellcheck disable=SC2086
    "check_with_$checker" $bound
    # shellcheck disable=SC2086
    printf '%4s %5s %6s %7s  %-10s %12s %12s %8s %9s %14s %6s\n' $bound "$checker" "$(short "$stacks")" "$runs" \
      "$whole" "$seconds" \
      "$( ((${#stacks} > 15)) && echo "10^$((${#stacks} - 1))" || awk "BEGIN { printf \"%.0f\", $stacks / $seconds }")" \
      "${kilobytes:+$((kilobytes / 1024))}"
    if [[ $whole == all ]]; then
      if [[ -n $wanted && $wanted != "$ends" ]]; then
        echo "$checker counts $ends at $bound, the others $wanted." >&2
        exit 1
      fi
      wanted=$ends
      [[ $checker == spin ]] && spin_seconds[$bound]=$seconds && last_spin=$bound
      [[ $checker == engine ]] && engine_seconds[$bound]=$seconds && engine_alone[$bound]=$alone \
        && most_engine=$stacks
    else
      gave_up[$checker]=1
    fi
    [[ $checker == spin ]] && most_peer=$stacks
    true
  done
done

echo
if [[ -n $last_spin ]]; then
  # The smallest bound costs Spin what its process takes to start, near enough.
  awk -v spin="${spin_seconds[$last_spin]}" -v own="${engine_seconds[$last_spin]}" -v bound="$last_spin" \
    -v start="${spin_seconds[${bounds[0]}]}" -v alone="${engine_alone[$last_spin]}" \
    'BEGIN { printf "The largest bound that Spin exhausts (%s): %.1f s, the engine %.3f s, %.0f times faster; ", \
      bound, spin, own, spin / own
      printf "without what both take to start %.1f s and %.4f s, %.0f times.\n", \
      spin - start, alone, (spin - start) / alone }'
  echo "Stacks covered in $limit s: about 10^$((${#most_engine} - ${#most_peer})) times as many as Spin."
fi
