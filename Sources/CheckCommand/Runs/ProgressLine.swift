import RoutingSpecs

/// One line on the terminal that says how far a check has come; written over and over.
@MainActor
final class ProgressLine {
  private let surroundings: any Surroundings
  private let isShown: Bool
  private let started: Double
  private var lastShown = -1.0
  private var lastWidth = 0

  init(_ surroundings: any Surroundings, isQuiet: Bool) {
    self.surroundings = surroundings
    isShown = surroundings.showsProgress && !isQuiet
    started = surroundings.seconds
  }

  /// Shows how far it has come, at most ten times a second.
  ///
  /// - Parameters:
  ///   - label: What is running.
  ///   - done: How many runs are done.
  ///   - total: How many there are, where that is known.
  func show(_ label: String, done: Int, of total: String?) {
    guard isShown else { return }
    let now = surroundings.seconds
    guard now - lastShown >= 0.1 else { return }
    lastShown = now
    let rate = Int(Double(done) / max(now - started, 0.001))
    write("\(label) · \(done)\(total.map { " of \($0)" } ?? "") runs · \(rate) a second")
  }

  /// Takes the line away.
  func clear() {
    guard isShown, lastWidth > 0 else { return }
    write("")
    surroundings.writeError("\r")
    lastWidth = 0
  }

  private func write(_ text: String) {
    let line = String(text.prefix(max(surroundings.width - 1, 20)))
    let padding = String(repeating: " ", count: max(0, lastWidth - line.count))
    surroundings.writeError("\r" + line + padding)
    lastWidth = line.count
  }
}
