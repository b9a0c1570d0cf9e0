import HeadlessUIKit

/// Takes orders of events together that differ only in when tasks work outside the main actor.
///
/// Two such jobs of different tasks do the same in either order, if the team is right that neither notices the other. What
/// is left of the order is what happens on the main actor, and in which order jobs hand over to it. Where a run comes to a
/// moment to which an earlier one has come, what may follow has been seen or will be, so no choice is made from there on;
/// the run goes on to its end all the same, and must end as the earlier one did.
@MainActor
final class OrderMerging {
  /// How the first run ended that came to a moment.
  private var ends: [EventTrace: MomentRecord] = [:]

  /// The moments to which the run that is made is the first to come.
  private var fresh: [EventTrace] = []

  /// The moment from which on the run does what an earlier one has done.
  private var known: EventTrace?

  /// How many choices the run repeats, at whose moments an earlier one was as well.
  private var repeated = 0

  /// Whether a run ended otherwise than it must, so that the tasks are not independent.
  private(set) var isRefuted = false

  /// Begins with a run that repeats some choices of the one before, the last one but for its answer; all where none is given.
  func begin(repeating count: Int = .max) {
    (fresh, known, repeated) = ([], nil, count)
  }

  /// Whether the run may choose at a moment, of which it has chosen at some before.
  func mayChoose(at trace: @autoclosure () -> EventTrace, after choices: Int) -> Bool {
    guard known == nil else { return false }
    guard choices >= repeated else { return true }
    let trace = trace()
    guard ends[trace] == nil else {
      known = trace
      return false
    }
    fresh.append(trace)
    return true
  }

  /// Notes how the run has ended.
  func end(_ record: MomentRecord) {
    if let known, let first = ends[known], !record.endsLike(first) { isRefuted = true }
    for trace in fresh { ends[trace] = record }
  }
}

extension MomentRecord {
  /// Whether the run has ended as another one, as far as anything is judged by it.
  fileprivate func endsLike(_ other: MomentRecord) -> Bool {
    isAtRest == other.isAtRest && hasFaults == other.hasFaults && keepsNothing == other.keepsNothing
      && ownFailure?.name == other.ownFailure?.name && after.haveShape(of: other.after)
      && requests.map(\.ending) == other.requests.map(\.ending)
  }
}

extension RoutedApp {
  /// The same app, of which the team says that tasks work by themselves outside the main actor.
  ///
  /// Of three images that are loaded at once any may come first, and while they load their tasks may work in hundreds of
  /// orders. Where no task notices what another one has done by then, only the orders count in which they hand over to
  /// the main actor, and the others are not run. That is so of code that keeps what it loads to itself until it is back;
  /// it is not so where two tasks ask one cache, one counter or one actor, whose answer depends on who came first.
  ///
  /// What is declared is put to the test wherever orders are taken together: one run of each must end as the others. From a
  /// stack where one does not, all orders are run.
  ///
  ///     app.declaringIndependentTasks().inMoments()
  ///
  /// - Returns: The app.
  public func declaringIndependentTasks() -> RoutedApp {
    var app = self
    app.hasIndependentTasks = true
    return app
  }
}
