/// Writes down what an exploration knows, from time to time, so that another process can go on with it.
@MainActor
package final class ExplorationKeeper {
  /// What was known before, by which the exploration begins.
  let kept: KeptExploration

  private let interval: Duration
  private let write: (_ entry: [UInt8], _ number: Int) -> Void
  private var count: Int
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
  ///   - write: Is given each time what has changed, and how many times something was kept before.
  package init(
    after kept: KeptExploration = KeptExploration(), every interval: Duration = .seconds(1),
    write: @escaping (_ entry: [UInt8], _ number: Int) -> Void
  ) {
    self.kept = kept
    self.interval = interval
    self.write = write
    count = kept.count
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
    if let entry = try? writer.entry(visit) {
      write(entry, count)
      count += 1
    }
    lastTime = time()
    lastCost = lastTime - start
  }

  /// Takes down that everything stands in what was kept before.
  func noteKept(_ time: Duration, _ visit: (inout KeptWriter) throws(KeptFault) -> Void) {
    _ = try? writer.entry(visit)
    lastTime = time
  }
}
