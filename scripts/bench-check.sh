#!/usr/bin/env bash
# Measures what a person waits for: until `routecheck check` says something, and until it ends.
#
#   scripts/bench-check.sh [APP]    storefront unless given
#
# Ends with 1 where the first byte takes more than 100 ms, or the whole default check more than 10 s; two cores are meant.
# The smallest of three waits for the first byte counts, so that nobody else's work is measured.
set -euo pipefail
cd "$(dirname "$0")/.."
app=${1:-storefront}
swift build -c release --product routecheck >&2
routecheck=$(swift build -c release --show-bin-path)/routecheck
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
[[ ! -f $app ]] || app=$PWD/$app
cd "$folder"

# Sets `first` and `whole`, in milliseconds.
measure() {
  local start=$EPOCHREALTIME heard
  {
    IFS= read -r -n 1 || true
    heard=$EPOCHREALTIME
    cat >result
  } < <("$routecheck" check "$app" "$@" 2>&1)
  local end=$EPOCHREALTIME
  first=$(( (${heard/./} - ${start/./}) / 1000 ))
  whole=$(( (${end/./} - ${start/./}) / 1000 ))
}

least=
for _ in 1 2 3; do
  measure --time 1s
  [[ -n $least ]] && (( least <= first )) || least=$first
done
measure
grep -m 1 -E 'check|Nothing' <(sed -n '/^Space/,$p' result) || true
echo "first output after $least ms, everything after $whole ms"
(( least <= 100 && whole <= 10000 ))
