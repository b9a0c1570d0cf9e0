/// Notices workers that die again and again before they do anything.
struct DeathCount {
  private var inARow = 0

  /// How many such deaths in a row are borne.
  private static let most = 10

  /// Takes down that a worker has died; throws where too many have died before they did anything.
  mutating func note(_ traces: WorkerTraces) throws(WorkerError) {
    inARow = traces.runsStarted > 0 ? 0 : inARow + 1
    if inARow > Self.most { throw .workersDoNotStart }
  }
}
