import Checking

/// What a worker that is dead, or has answered, has left on its board.
struct WorkerTraces {
  /// How many runs it has started in answer to its last request.
  let runsStarted: Int
  /// What those have shown that it has finished, as words of a journal.
  let results: [UInt64]
  /// What they have told besides, and the run that was not finished too.
  let news: [(UInt64, UInt64)]
  /// The choices of the last one; the first of them where there were too many for the board.
  let trail: ChoiceSequence

  init(_ board: RunBoard) {
    runsStarted = board.runsStarted
    results = board.results
    news = board.news
    trail = board.trail
  }

  /// Whether it has not finished the last of its runs.
  var isRunUnderWay: Bool { runsStarted > results.count }
}
