import Foundation
import HeadlessUIKit
import Journeys

/// Says every ten seconds how far a check is and what it has found, so that nobody takes a slow one for one that hangs.
@MainActor
final class SlowCheck {
  private let app: String
  private let elapsed: () -> Duration
  private let write: (String) -> Void
  private var next: Duration
  private var told: Set<String> = []

  /// After how long something is said.
  static let interval = Duration.seconds(10)

  /// Begins with a check.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - elapsed: How long the check has taken.
  ///   - write: Writes a line.
  init(_ app: String, elapsed: @escaping () -> Duration, write: @escaping (String) -> Void) {
    self.app = app
    self.elapsed = elapsed
    self.write = write
    next = Self.interval
  }

  /// Begins with a check now, and writes on standard error.
  convenience init(_ app: String) {
    let start = ContinuousClock.now
    self.init(
      app,
      // The app's time stands still while something is asked of it.
      elapsed: { VirtualTasks.outside { start.duration(to: .now) } },
      write: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Says how far the check is, if it is time.
  func note(_ tell: () -> ExplorationProgress) {
    let time = elapsed()
    guard time >= next else { return }
    let progress = tell()
    while next <= time { next += Self.interval }
    write(
      "\(app), after \(time.components.seconds) s: \(progress.states) states, \(progress.queued) left to try, "
        + "\(progress.actions) actions"
        + (progress.intrusions == 0 ? "\n" : ", \(progress.intrusions) in mid-action\n"))
    for sentence in progress.found where told.insert(sentence).inserted {
      write("\(app) has found: \(sentence)\n")
    }
  }
}
