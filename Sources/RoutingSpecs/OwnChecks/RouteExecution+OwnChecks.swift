import HeadlessUIKit

/// The checks of a route's own during one run: begun before the route, ended when it is at rest.
@MainActor
final class OwnCheckRun {
  private let checks: [OwnCheck]
  private var pending: [@MainActor (RouteMoment) -> OwnCheck.Verdict] = []

  /// What the checks said, in their order.
  private(set) var verdicts: [OwnCheck.Verdict] = []

  init(_ checks: [OwnCheck]) { self.checks = checks }

  /// Whether the run put one of the checks to the test.
  var isExercised: Bool { verdicts.contains { $0 != .notExercised } }

  /// The first check that failed, and what it found.
  var failure: (name: String, sentence: String)? {
    for (check, verdict) in zip(checks, verdicts) {
      if case .fails(let sentence) = verdict { return (check.name, sentence) }
    }
    return nil
  }

  func begin(in window: UIWindow) {
    guard !checks.isEmpty else { return }
    let before = RouteMoment(window: window, isReached: false, error: nil)
    pending = checks.map { $0.begin(before) }
  }

  func end(in window: UIWindow, after record: AttemptRecord) {
    guard !checks.isEmpty else { return }
    let after = RouteMoment(window: window, isReached: record.isReached, error: record.error)
    verdicts = pending.map { $0(after) }
    // What was observed may hold controllers, which must not outlive the run.
    pending = []
  }
}

extension RouteExecution {
  /// What the failed check of the route's own says.
  var ownCheckSentence: String {
    guard let failure = ownChecks.failure else { return "A check of the route's own failed." }
    return "\(failure.name): \(failure.sentence)"
  }
}
