/// One event that is still to happen, as a checker sees it.
public struct PendingTransition: Hashable, Sendable, CustomStringConvertible {
  /// What kind of event it is.
  public enum Kind: String, Hashable, Sendable {
    /// A transition starts: the turn of the run loop in which it was asked for ends.
    case begin
    /// A transition's animation ends.
    case end
    /// A closure that was scheduled is called.
    case call
    /// A task goes on, on the main actor, until it waits again.
    case mainJob
    /// A task goes on, wherever there is room, until it waits again.
    case poolJob

    var isJob: Bool { self == .mainJob || self == .poolJob }

    /// What happens, where it is no transition.
    var words: String { isJob ? "a task goes on" : "scheduled call" }
  }

  /// What kind of event it is.
  public let kind: Kind

  /// The virtual time, in milliseconds, at which it is due.
  public let due: Int

  /// What it is about, in words.
  public let description: String

  @MainActor
  init(event: TransitionClock.Event) {
    due = event.due
    kind = event.kind
    description = event.transition.map { "\(event.kind) \($0.summary)" } ?? event.kind.words
  }
}
