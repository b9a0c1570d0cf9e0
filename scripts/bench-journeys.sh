#!/usr/bin/env bash
# Measures how fast an app is explored from launch, in release, against another commit in the same run; nothing here is a test.
#
#   scripts/bench-journeys.sh [COMMIT]    the commit before unless given
#
# Both explore Pixel, at rest alone and with one thing in the middle, in turns, so that what else the machine does falls on both
# alike; the fastest of five counts. A try is something that was done in a state for the first time; actions count the way there.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
commit=$(git rev-parse --short "${1:-HEAD~1}")
work=$(mktemp -d)
trap 'git worktree remove --force "$work/there" 2>/dev/null || true; rm -rf "$work"' EXIT
git worktree add --detach "$work/there" "$commit" >&2

. scripts/journeys/build.sh

here=$(build_explorer "$PWD" "$work/here")
there=$(build_explorer "$work/there" "$work/before")
for moments in 0 1; do
  for _ in 1 2 3 4 5; do
    echo "here $("$here" $moments)"
    echo "$commit $("$there" $moments)"
  done | sort -k1,1 -k2,2n | awk -v moments=$moments '
    !seen[$1]++ { seconds[$1] = $2; tries[$1] = $3 / $2; actions[$1] = $4 / $2 }
    END {
      for (name in seconds)
        printf "moments %d  %-10s %8.3f s %10d tries/s %10d actions/s\n", moments, name, seconds[name], tries[name], actions[name]
      for (name in seconds) if (name != "here")
        printf "moments %d  ratio of tries a second  %.2f\n", moments, tries["here"] / tries[name]
    }'
done
