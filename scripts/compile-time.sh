#!/bin/bash
# Measures the processor time that compiling HeadlessUIKit and the modules with Apple's names takes in a debug build, here and at
# another commit:
#
#     scripts/compile-time.sh 1660ce0
#
# Each module is compiled by itself, one after the other, as `swift build` on two cores does it: in batches of files, without
# optimisation. A module that the manifest of its commit optimises in debug builds is compiled in that way too, in a line of its
# own. Times are user and system seconds together, the smallest of two runs (ROUNDS changes that), so that other processes
# change them little.
set -euo pipefail
other=${1:?a commit}
rounds=${ROUNDS:-2}
root=$(git rev-parse --show-toplevel)
work=$(mktemp -d)
trap 'git -C "$root" worktree remove --force "$work/other" >/dev/null 2>&1 || true; rm -rf "$work"' EXIT
git -C "$root" worktree add -q --detach "$work/other" "$other"

flags=(-g -enable-testing -enable-batch-mode -j2 -swift-version 6 -package-name package -warnings-as-errors
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

# Compiles a module of a tree with further flags, and prints the seconds.
compile() {
  local tree=$1 out=$2 name=$3 sources=$4
  shift 4
  find "$sources" -name '*.swift' | sort >"$out/$name.list"
  local TIMEFORMAT='%U %S' spent
  spent=$({ time { (cd "$out" && swiftc "${flags[@]}" "$@" -c -module-name "$name" -emit-module \
    -emit-module-path "$out/$name.swiftmodule" -I "$out" \
    -Xcc -fmodule-map-file="$out/hooks.modulemap" \
    -Xcc -fmodule-map-file="$tree/Sources/Shims/SystemLogModule/include/module.modulemap" \
    "@$out/$name.list") >"$out/$name.log" 2>&1; }; } 2>&1) || { cat "$out/$name.log" >&2; exit 1; }
  awk '{ printf "%.1f\n", $1 + $2 }' <<<"$spent"
}

modules=(HeadlessUIKit os QuartzCore UIKit Combine SwiftUI)
declare -A least

# Keeps the smaller time of a line of the table.
keep() {
  least[$1]=$(printf '%s\n%s\n' "${least[$1]:-$2}" "$2" | sort -g | head -1)
}

# Compiles all modules of one side.
measure() {
  local side=$1 tree=$2 out=$3
  rm -rf "$out" && mkdir -p "$out"
  printf 'module ConcurrencyHooks { umbrella "%s"\n export * }\n' \
    "$tree/Sources/ConcurrencyHooks/include" >"$out/hooks.modulemap"
  for name in "${modules[@]}"; do
    sources=$tree/Sources/Shims/$name
    [ "$name" = HeadlessUIKit ] && sources=$tree/Sources/HeadlessUIKit
    [ -d "$sources" ] || continue
    if sed -n '/^let searching/,/\]/p' "$tree/Package.swift" | grep -q "\"$name\""; then
      keep "$side-$name, optimised" "$(compile "$tree" "$out" "$name" "$sources" -O -assert-config Debug)"
    fi
    keep "$side-$name" "$(compile "$tree" "$out" "$name" "$sources" -Onone)"
  done
}

for round in $(seq "$rounds"); do
  measure other "$work/other" "$work/other-out"
  measure here "$root" "$work/here-out"
done

total() { printf '%s\n' "${modules[@]}" | while read -r name; do echo "${least[$1-$name]:-0}"; done | paste -sd+ | bc; }
printf '%-26s %10s %10s %10s\n' module "$other" here more
row() { awk -v name="$1" -v a="$2" -v b="$3" 'BEGIN { printf "%-26s %10.1f %10.1f %10.1f\n", name, a, b, b - a }'; }
for name in "${modules[@]}"; do row "$name" "${least[other-$name]:-0}" "${least[here-$name]:-0}"; done
row "together" "$(total other)" "$(total here)"
row "HeadlessUIKit, optimised" "${least[other-HeadlessUIKit, optimised]:-0}" "${least[here-HeadlessUIKit, optimised]:-0}"
