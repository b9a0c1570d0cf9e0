import HeadlessUIKit

/// Looks at an app that goes on and on, and finds whether it only repeats itself.
///
/// Who polls, by a task that sleeps, a call that is handed to a queue again and again, or a timer, has never nothing left to
/// do. Where nothing that is read of the app has changed between two moments that have the same still to come, such an app is
/// at rest: what is to come is set aside until something is done. An app that changes something each time never is.
@MainActor
struct RestWatch {
  /// How many events are not looked at, which is as often as a timer fires that repeats for ever.
  static let unwatched = 60

  /// How many events have happened since something was done.
  private(set) var count = 0

  /// The state in which time goes by, and what was to come in it at each moment.
  private var state: Fingerprint?
  private var met: Set<String> = []

  /// Takes down events that nobody looks at.
  mutating func skip(_ events: Int) { count += events }

  /// Looks at an app after an event, and lets it be at rest if it only repeats itself.
  mutating func look(at clock: TransitionClock, _ state: () -> AppState) {
    count += 1
    guard count > Self.unwatched, clock.isBetweenTimes, clock.onlyRepeats else { return }
    let now = state().fingerprint
    if now != self.state { (self.state, met) = (now, []) }
    guard !met.insert(Usage.pending(of: clock)).inserted else { return }
    clock.setAside()
  }
}
