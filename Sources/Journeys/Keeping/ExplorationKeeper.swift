/// Writes down what an exploration knows, from time to time, so that another process can go on with it.
@MainActor
package final class ExplorationKeeper {
  /// What was known before, by which the exploration begins.
  let kept: KeptExploration

  private let interval: Duration
  private let write: ([UInt8]) -> Void
  private var writer = KeptWriter()
  private var lastTime = Duration.zero
  private var lastCost = Duration.zero

  /// The longest that passes between two times, however long it takes.
  private static let longestInterval = Duration.seconds(20)

  /// Keeps an exploration.
  ///
  /// - Parameters:
  ///   - kept: What was written down before; what is written goes on from there.
  ///   - interval: How much time passes from one time to the next; more where it takes long, so that nine tenths of the time
  ///     are left to the exploration, but never more than twenty seconds.
  ///   - write: Is given each time what has changed.
  package init(
    after kept: KeptExploration = KeptExploration(), every interval: Duration = .seconds(3),
    write: @escaping ([UInt8]) -> Void
  ) {
    self.kept = kept
    self.interval = interval
    self.write = write
  }

  func isDue(at time: Duration) -> Bool {
    time - lastTime >= max(interval, min(lastCost * 10, Self.longestInterval))
  }

  /// Writes down what has changed.
  func keep(
    _ time: () -> Duration, _ visit: (inout KeptWriter) throws(KeptFault) -> Void
  ) {
    let start = time()
    // Texts, whole numbers and lists of them: nothing of it can fail to be written.
    if let entry = try? writer.entry(visit) { write(entry) }
    lastTime = time()
    lastCost = lastTime - start
  }

  /// Takes down that everything stands in what was kept before.
  func noteKept(_ time: Duration, _ visit: (inout KeptWriter) throws(KeptFault) -> Void) {
    _ = try? writer.entry(visit)
    lastTime = time
  }
}
