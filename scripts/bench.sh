#!/usr/bin/env bash
# Measures speed and memory on this machine, in release; prints a table. Nothing here is a test.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product bench
exec "$(swift build -c release --show-bin-path)/bench" "$@"
