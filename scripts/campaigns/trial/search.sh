# The search that outside files are tried with: small, and bounded by a number of runs, so that every machine makes the
# same bytes. It has six rounds and a bit, so that each of four parts is another one.
search=(messages-defects --runs 8192)

# What an engine says to its tasks must not reach a process that is told its part by an option.
forget_engines() {
  local name
  for name in $(compgen -e); do
    case $name in SLURM_* | JOB_COMPLETION_INDEX | TEST_SHARD_INDEX | TEST_TOTAL_SHARDS | CI_NODE_*) unset "$name" ;; esac
  done
}
