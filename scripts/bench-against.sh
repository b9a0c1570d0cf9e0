#!/usr/bin/env bash
# Measures the speed of this checkout against another commit, in release, in the same run; nothing here is a test.
#
#   scripts/bench-against.sh [COMMIT [SECTION...]]
#
# The commit before is meant unless one is given, and the sections `runs`, `controllers`, `navigation` and `growth` of
# `scripts/bench.sh`. Both are run in turns, so that what else the machine does falls on both alike, and the best of three
# figures counts. Ends with 1 where anything is slower than 0.95 times.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
commit=$(git rev-parse --short "${1:-HEAD~1}")
shift $(($# > 0))
[ $# -gt 0 ] || set -- runs controllers navigation growth
work=$(mktemp -d)
trap 'git worktree remove --force "$work/there" 2>/dev/null || true; rm -rf "$work"' EXIT
git worktree add --detach "$work/there" "$commit" >&2

# Builds the benchmark of the checkout $1; prints its path.
build() {
  swift build -c release --product bench --package-path "$1" >&2
  echo "$(swift build -c release --show-bin-path --package-path "$1")/bench"
}

here=$(build "$PWD")
there=$(build "$work/there")
for round in 1 2 3; do
  echo "round $round of 3" >&2
  "$here" "$@" | sed 's/^/here\t/' >>"$work/figures"
  "$there" "$@" | sed 's/^/there\t/' >>"$work/figures"
done

awk -F '\t' -v commit="$commit" '
  # What is measured, and the figure with its unit, stand in columns.
  { what = substr($2, 1, 66); sub(/ +$/, "", what); figure = substr($2, 67) }
  what ~ /^  / { what = parent ":" what } what !~ /:  / { parent = what }
  figure ~ / a second$/ { speed = figure + 0 }
  figure ~ /^[0-9.]+ (ns|µs)/ { speed = 1 / (figure + 0) }
  figure !~ / a second$/ && figure !~ /^[0-9.]+ (ns|µs)/ { next }
  !(what in order) { order[what] = ++count; name[count] = what }
  speed > best[$1, what] { best[$1, what] = speed; shown[$1, what] = figure }
  END {
    printf "%-72s %-26s %-26s %s\n", "what", "here", commit, "speed"
    for (index_ = 1; index_ <= count; index_++) {
      what = name[index_]
      if (!best["here", what] || !best["there", what]) continue
      ratio = best["here", what] / best["there", what]
      if (ratio < 0.95) slower++
      printf "%-72s %-26s %-26s %.2f%s\n", what, shown["here", what], shown["there", what], ratio, ratio < 0.95 ? " slower" : ""
    }
    exit slower > 0
  }' "$work/figures"
