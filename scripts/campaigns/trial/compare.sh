#!/usr/bin/env bash
# Says whether what an outside file has brought together is what it should be.
#
# usage: compare.sh ROUTECHECK MERGED SHARD...
#
# The SHARDs are the folders that the tasks have written, in the order of their numbers, and MERGED is what was made of them.
# The same search is made by as many processes that are told their part by --shard, and by one that makes it all. All three
# must be the same, byte for byte, and each SHARD, merged by itself, must be that of its process.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/search.sh"

tool=$(realpath "$1")
merged=$2
shards=("${@:3}")
forget_engines
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# 1 is that something was found, and 3 that nothing was.
run() {
  local code=0
  "$tool" "$@" >"$folder/said" 2>&1 || code=$?
  if [ "$code" != 1 ] && [ "$code" != 3 ]; then
    echo "routecheck $* ended with $code: $(tail -n 1 "$folder/said")" >&2
    exit 1
  fi
}

same() {
  local difference
  if ! difference=$(diff -r "$1" "$2" 2>&1); then
    echo "$3: $(grep -c '^[<>]' <<<"$difference") lines of $(ls "$1" "$2" 2>/dev/null | grep -v -e : -e '^$' | sort -u | xargs)" >&2
    exit 1
  fi
}

count=${#shards[@]}
for ((number = 1; number <= count; number++)); do
  run fuzz "${search[@]}" --jobs 2 --shard "$number/$count" --dir "$folder/shard-$number" --quiet
  run merge "$folder/shard-$number" --into "$folder/alone-$number"
done
run merge "$folder"/shard-* --into "$folder/shards"
run fuzz "${search[@]}" --jobs 2 --dir "$folder/whole" --quiet
run merge "$folder/whole" --into "$folder/one"

# If the parts were empty, or all the same, equality would mean nothing.
for ((number = 2; number <= count; number++)); do
  if diff -rq "$folder/alone-1" "$folder/alone-$number" >/dev/null; then
    echo "parts 1 and $number are the same, so that comparing says nothing" >&2
    exit 1
  fi
done
grep -q '"findings":\[{' "$folder"/one/log-1.jsonl || { echo "nothing was found, so that comparing says little" >&2 && exit 1; }

same "$folder/shards" "$folder/one" "$count processes, merged, differ from one"
for ((number = 1; number <= count; number++)); do
  run merge "${shards[number - 1]}" --into "$folder/task-$number"
  same "$folder/task-$number" "$folder/alone-$number" "task $number of $count has made another part than --shard $number/$count"
done
[ -d "$merged" ] || { echo "nothing was merged: $merged is not there" >&2 && exit 1; }
same "$merged" "$folder/one" "what $count tasks have made, merged, differs from one run"
echo "$count tasks, $count processes with --shard, and one process: the same $(cat "$merged"/* | wc -c) bytes"
