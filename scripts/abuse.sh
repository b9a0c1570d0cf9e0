#!/usr/bin/env bash
# Abuses the hierarchy in release, far beyond what the tests have time for; says what was done and the first thing wrong.
#   abuse.sh, a million operations · abuse.sh OPERATIONS SEED [EPISODE] · abuse.sh survey COUNT SEED EPISODE ·
#   abuse.sh shrink SEED EPISODE · abuse.sh show ANSWER...
set -euo pipefail
(( $# )) || set -- 1000000 1 500
cd "$(dirname "$0")/.."
swift build -c release --product bench
exec "$(swift build -c release --show-bin-path)/bench" abuse "$@"
