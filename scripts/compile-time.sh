#!/bin/bash
# Measures the processor time that compiling HeadlessUIKit and the modules with Apple's names takes, for debugging and without
# optimisation, here and at another commit:
#
#     scripts/compile-time.sh 1660ce0
#
# Each module is compiled by itself, one after the other, with the flags of the manifest. Times are user and system seconds
# together, the smallest of two runs (ROUNDS changes that), so that other processes change them little.
set -euo pipefail
other=${1:?a commit}
rounds=${ROUNDS:-2}
root=$(git rev-parse --show-toplevel)
work=$(mktemp -d)
trap 'git -C "$root" worktree remove --force "$work/other" >/dev/null 2>&1 || true; rm -rf "$work"' EXIT
git -C "$root" worktree add -q --detach "$work/other" "$other"

flags=(-Onone -g -enable-testing -swift-version 6 -package-name package -warnings-as-errors
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

# Compiles a module of a tree and prints the seconds.
compile() {
  local tree=$1 out=$2 name=$3 sources=$4
  find "$sources" -name '*.swift' | sort >"$out/$name.list"
  local TIMEFORMAT='%U %S' spent
  spent=$({ time { (cd "$out" && swiftc "${flags[@]}" -c -j1 -module-name "$name" -emit-module \
    -emit-module-path "$out/$name.swiftmodule" -I "$out" \
    -Xcc -fmodule-map-file="$out/hooks.modulemap" \
    -Xcc -fmodule-map-file="$tree/Sources/Shims/SystemLogModule/include/module.modulemap" \
    "@$out/$name.list") >"$out/$name.log" 2>&1; }; } 2>&1) || { cat "$out/$name.log" >&2; exit 1; }
  awk '{ printf "%.1f\n", $1 + $2 }' <<<"$spent"
}

modules=(HeadlessUIKit os QuartzCore UIKit Combine SwiftUI)
declare -A least
for round in $(seq "$rounds"); do
  for side in other here; do
    tree=$root
    [ "$side" = other ] && tree=$work/other
    out=$work/$side-out
    rm -rf "$out" && mkdir -p "$out"
    printf 'module ConcurrencyHooks { umbrella "%s"\n export * }\n' \
      "$tree/Sources/ConcurrencyHooks/include" >"$out/hooks.modulemap"
    for name in "${modules[@]}"; do
      sources=$tree/Sources/Shims/$name
      [ "$name" = HeadlessUIKit ] && sources=$tree/Sources/HeadlessUIKit
      [ -d "$sources" ] || continue
      seconds=$(compile "$tree" "$out" "$name" "$sources")
      least[$side-$name]=$(printf '%s\n%s\n' "${least[$side-$name]:-$seconds}" "$seconds" | sort -g | head -1)
    done
  done
done

printf '%-14s %10s %10s %10s\n' module "$other" here more
for name in "${modules[@]}"; do
  awk -v name="$name" -v a="${least[other-$name]:-0}" -v b="${least[here-$name]:-0}" \
    'BEGIN { printf "%-14s %10.1f %10.1f %10.1f\n", name, a, b, b - a }'
done
