#!/usr/bin/env bash
# Fuzzes everything that reads bytes which somebody else may have written: libFuzzer, with the address sanitizer, and the
# undefined-behaviour sanitizer in code in C. Swift's own checks trap besides, which is as much of a finding.
#
#   scripts/fuzz-readers.sh [SECONDS] [READER...]    60 seconds each unless given, and all readers
#
# A reader may refuse its input with an error. It may not trap, hang for five seconds, take more than a gigabyte, read what is
# not its own, or read what it has written as something else. An input that makes it do so is kept in
# .build/fuzz-readers/found, and the script ends with 1. What was learnt is kept in .build/fuzz-readers/corpus; the first
# inputs are the fixtures and what RouteCheck itself writes.
set -euo pipefail
shopt -s inherit_errexit nullglob
cd "$(dirname "$0")/.."
seconds=${1:-60}
readers=("${@:2}")
if (( ${#readers[@]} == 0 )); then
  readers=(app-files storyboards nibs tokens words stacks certificates reports campaigns failures messages boards last-words)
fi
work=$PWD/.build/fuzz-readers
options=(
  -c release --package-path scripts/fuzz-readers --scratch-path "$work/build" --product fuzz-readers
  # Of several options the compiler heeds the last, so it is told of both sanitizers at once; the package manager has to know
  # of each. The third is one of C alone.
  --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=address,fuzzer
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
  -Xswiftc -enable-testing
)
swift build "${options[@]}" >&2
fuzzer=$(swift build "${options[@]}" --show-bin-path)/fuzz-readers

# A backtrace of Swift's would end the process before libFuzzer has written the input.
export SWIFT_BACKTRACE=enable=no
# What an enumeration holds indirectly is referred to by tagged pointers, which the leak sanitizer takes for no pointers.
export ASAN_OPTIONS=detect_leaks=0

# Puts each line of the standard input into a file of its own, as a first input of the reader $1.
seed_lines() {
  local number=0 line
  while IFS= read -r line; do
    printf '%s' "$line" >"$work/seeds/$1/line-$((++number))"
  done
}

rm -rf "$work/seeds"
for reader in "${readers[@]}"; do mkdir -p "$work"/{seeds,corpus,found}/"$reader"; done
mkdir -p "$work"/seeds/{app-files,storyboards,nibs,tokens,words,stacks,reports,last-words}
FUZZ_SEEDS=$work/seeds "$fuzzer" >/dev/null
cp Fixtures/Apps/*.json Fixtures/Apps/Broken/*.json "$work/seeds/app-files"
cp Fixtures/Storyboards/*.storyboard "$work/seeds/storyboards"
cp Fixtures/Nibs/*.xib "$work/seeds/nibs"
for encoding in UTF-16LE UTF-16BE UTF-32LE; do
  iconv -f UTF-8 -t "$encoding" Fixtures/Storyboards/Wing.storyboard >"$work/seeds/storyboards/$encoding"
done
cp Fixtures/Golden/report.json "$work/seeds/reports"
grep -hoE '"token" *: *"[^"]+"' Fixtures/Golden/report.json | cut -d '"' -f 4 | sed 's|\\/|/|g' | seed_lines tokens
grep -vh '^#' Fixtures/Counterexamples/emporium.txt Fixtures/Counterexamples/moments.txt \
  | awk -F ' [|] ' '{ print $4; print $3 }' | seed_lines stacks
printf '%s\n' 'tabs=3,depth=3,modals=2,splits=yes' presentInFlight=wait 90s 12345678901234567890123456789 \
  0123456789abcdef | seed_lines words
printf '%s\n' '..Shop/Cart.swift:12: Fatal error: Index out of range' \
  'Could not cast value of type '\''A'\'' (0x7f00) to '\''B'\'' (0x7f01).' | seed_lines last-words

failed=0
for reader in "${readers[@]}"; do
  log=$work/$reader.log
  FUZZ_READER=$reader "$fuzzer" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=1024 -detect_leaks=0 -max_len=65536 \
    -dict=scripts/fuzz-readers/formats.dict -artifact_prefix="$work/found/$reader/" -print_final_stats=1 \
    "$work/corpus/$reader" "$work/seeds/$reader" >"$log" 2>&1 || failed=1
  awk -v reader="$reader" '
    / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") edges = $(i + 1); else if ($i == "ft:") features = $(i + 1) }
    /number_of_executed_units/ { runs = $2 }
    # Lines that begin with a number show what an input was made of.
    !/^#/ && /ERROR: |Fatal error: |Test unit written/ { found = found "\n    " $0 }
    END { printf "%-14s %10d inputs  %7d edges  %7d features%s\n", reader, runs, edges, features, found }' "$log"
done
exit "$failed"
