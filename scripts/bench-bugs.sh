#!/usr/bin/env bash
# Measures how soon each planted bug of Pixel is found from launch, in release, with nothing but the lines that name the app and
# its links; nothing here is a test.
#
#   scripts/bench-bugs.sh
#
# The time is that of the whole exploration, up to ten seconds of it: a finding of which the journey is the shortest is certain then.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. scripts/journeys/build.sh
explorer=$(build_explorer "$PWD" "$work/here")
for bug in 0 1 2 3 4 5 6 7 8 9; do
  "$explorer" bug "$bug"
done
