import Checking

/// What a dead worker has left on its board.
struct WorkerTraces {
  /// How many runs it has started in answer to its last request.
  let runsStarted: Int
  /// What those have shown that it has finished, as words of a journal.
  let results: [UInt64]
  /// The choices of the last one; the first of them where there were too many for the board.
  let trail: ChoiceSequence

  init(_ board: RunBoard) {
    runsStarted = board.runsStarted
    results = board.results
    trail = board.trail
  }

  /// Whether it has not finished the last of its runs.
  var isRunUnderWay: Bool { runsStarted > results.count }
}
