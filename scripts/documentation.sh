#!/usr/bin/env bash
# Builds the documentation as a static site: the tutorial and the articles, and the symbols of every library.
#
#   scripts/documentation.sh FOLDER
#
# writes FOLDER/RouteCheck.doccarchive, which any file server shows. Each warning is an error. Needs the toolchain alone.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:?usage: scripts/documentation.sh FOLDER}
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift build
bin=$(swift build --show-bin-path)
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["unversionedTriple"])')
libraries=$(swift package dump-package | python3 -c '
import json, sys
for product in json.load(sys.stdin)["products"]:
  if "library" in product["type"] and len(product["targets"]) == 1: print(product["targets"][0])')

# The modules that are written in C are found by their maps.
maps=()
for map in "$bin"/*.build/module.modulemap Sources/Shims/*/include/module.modulemap; do
  case $map in *-tool.build/*) continue ;; esac
  maps+=(-Xcc "-fmodule-map-file=$map")
done

archives=("$work/RouteCheck.doccarchive")
docc convert Sources/RouteCheck.docc --warnings-as-errors --output-path "${archives[0]}"
for library in $libraries; do
  mkdir "$work/$library"
  swift symbolgraph-extract -module-name "$library" -I "$bin/Modules" "${maps[@]}" -target "$target" \
    -output-dir "$work/$library" -minimum-access-level public -skip-synthesized-members
  archives+=("$work/$library.doccarchive")
  docc convert --additional-symbol-graph-dir "$work/$library" --fallback-display-name "$library" \
    --fallback-bundle-identifier "$library" --warnings-as-errors --output-path "$work/$library.doccarchive"
done
rm -rf "$folder/RouteCheck.doccarchive"
docc merge "${archives[@]}" --synthesized-landing-page-name RouteCheck --output-path "$folder/RouteCheck.doccarchive"
echo "$folder/RouteCheck.doccarchive: $(find "$folder/RouteCheck.doccarchive/data" -name '*.json' | wc -l) pages"
