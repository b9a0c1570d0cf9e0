import HeadlessUIKit
import Watching

/// A check of a route's own that has failed, and what it found.
struct OwnCheckFailure {
  let name: String
  let sentence: String
}

/// The checks of a route's own during one run: begun before the route, ended when it is at rest.
@MainActor
final class OwnCheckRun {
  private let checks: [OwnCheck]
  private var pending: [@MainActor (RouteMoment) -> OwnCheck.Verdict] = []
  private var watch: RunWatch

  /// What the checks said, in their order.
  private(set) var verdicts: [OwnCheck.Verdict] = []

  init(_ checks: [OwnCheck]) {
    self.checks = checks
    watch = RunWatch(checks.compactMap(\.overTime), announcing: Glance.announcingSearch)
  }

  /// Which premises mattered in the run.
  private(set) var premises = PremiseSet()

  /// Whether the run put one of the checks to the test.
  var isExercised: Bool { verdicts.contains { $0 != .notExercised } }

  /// The first check that failed, and what it found.
  var failure: OwnCheckFailure? {
    for (check, verdict) in zip(checks, verdicts) {
      if case .fails(let sentence) = verdict { return OwnCheckFailure(name: check.name, sentence: sentence) }
    }
    return nil
  }

  /// Whether a check looks at each moment of the run.
  var watches: Bool { !watch.isIdle }

  func begin(in window: UIWindow) {
    guard !checks.isEmpty else { return }
    let before = RouteMoment(window: window, isReached: false, error: nil)
    pending = checks.map { $0.begin(before) }
    watch.begin(in: window)
  }

  /// Looks at a moment of the run.
  func look(in window: UIWindow) { watch.look(at: window) }

  func end(in window: UIWindow, after record: AttemptRecord) {
    guard !checks.isEmpty else { return }
    let after = RouteMoment(window: window, isReached: record.isReached, error: record.error)
    verdicts = pending.map { $0(after) }
    // What was observed may hold controllers, which must not outlive the run.
    pending = []
    judgeOverTime(isOver: record.isAtRest)
  }

  /// Puts what can be said of how the run went where the checks are that look at each moment.
  private func judgeOverTime(isOver: Bool) {
    let places = checks.indices.filter { checks[$0].overTime != nil }
    premises = PremiseSet()
    var earlier = 0
    for (place, finding) in zip(places, watch.findings(isOver: isOver)) {
      if finding.truth == .fails {
        verdicts[place] = .fails(finding.decision)
      } else {
        verdicts[place] = finding.isExercised ? .holds : .notExercised
      }
      for (number, matters) in finding.mattering.enumerated() where matters {
        premises.insert(earlier + number)
      }
      earlier += finding.mattering.count
    }
  }
}
