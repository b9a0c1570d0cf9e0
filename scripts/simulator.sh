#!/usr/bin/env bash
# Runs the conformance tests on the real UIKit, in the simulator; needs a Mac with Xcode.
#
#   scripts/simulator.sh [DESTINATION]    a telephone of the simulator unless given, as xcodebuild wants it
#
# An Xcode project is made anew in .build/simulator: an app, and the tests inside it. A test that fails shows where the model
# and UIKit differ. A test that asks for the other side of a setting, or for a finger, cannot fail; what it has shown is in
# .build/simulator/sides.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
destination=${1:-platform=iOS Simulator,name=iPhone 16}
if ! command -v xcodebuild >/dev/null; then
  echo "scripts/simulator.sh needs xcodebuild, which only a Mac with Xcode has" >&2
  exit 77
fi
work=$PWD/.build/simulator
rm -rf "$work/Conformance.xcodeproj" "$work/Results.xcresult"
mkdir -p "$work"
scripts/simulator/make-project.py "$work"
status=0
xcodebuild test -project "$work/Conformance.xcodeproj" -scheme Conformance -destination "$destination" \
  -derivedDataPath "$work/DerivedData" -resultBundlePath "$work/Results.xcresult" \
  -parallel-testing-enabled NO 2>&1 | tee "$work/log.txt" || status=$?
sed -n 's/^.*CONFORMANCE //p' "$work/log.txt" | LC_ALL=C sort >"$work/sides.txt"
echo "sides of settings, and tests that need a finger: $work/sides.txt"
exit "$status"
