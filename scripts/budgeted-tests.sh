#!/bin/bash
# Prints which suites take more cases with the long budget, as a regular expression for `swift test --filter`: those whose file
# mentions the budget, those that import a module which does, and all of a target where a file does that is no suite. Arguments
# are grep's, and choose among them:
#
#     scripts/budgeted-tests.sh -v ^VerdictTests
set -euo pipefail
cd "$(dirname "$0")/.."

# The suites of some files, which have their files' names.
suites() { sed -nE 's|^Tests/([^/]+)/(.*/)?([^/]+Tests)\.swift$|\1\\.\3/|p'; }

grep -rl --include='*.swift' TestBudget Tests | while read -r file; do
  target=$(cut -d/ -f2 <<<"$file")
  case $target/$(basename "$file") in
    TestSupport/*) ;;
    *Tests/*Tests.swift) suites <<<"$file" ;;
    *Tests/*) echo "$target\\." ;;
    *) grep -rl --include='*.swift' "import $target\$" Tests | suites ;;
  esac
done | sort -u | grep "${@:-.}" | paste -sd'|' | sed 's/.*/^(&)/'
