extension Timeline {
  /// What came of a call.
  public enum Outcome: Hashable, Sendable {
    /// It was carried out, and nothing is left to happen.
    case done
    /// It was carried out, and the screen follows; where the transition has ended, at that virtual time.
    case scheduled(endsAt: Int?)
    /// It was carried out, and the screen follows when a transition has ended that was under way.
    case follows(String)
    /// It is carried out when a transition has ended that was under way.
    case waits(for: String)
    /// The transition that it has asked for was called off at a virtual time.
    case calledOff(at: Int)
    /// UIKit did nothing; the rule, where one says so, and why.
    case ignored(rule: String?, why: String)
    /// UIKit has printed a warning or raised an exception, and done nothing.
    case refused(rule: String?, message: String, isException: Bool)
    /// UIKit has printed a warning, and carried the call out.
    case warned(rule: String?, message: String)

    /// The outcome in words; controllers as `ControllerReference` prints them.
    public var words: String {
      switch self {
      case .done: "done"
      case .scheduled(let end): end.map { "done at \($0) ms" } ?? "scheduled"
      case .follows(let transition): "done; the screen follows after the \(transition)"
      case .waits(let transition): "waits for the \(transition)"
      case .calledOff(let time): "called off at \(time) ms"
      case .ignored(let rule, let why): "ignored\(by(rule)): \(why)"
      case .refused(let rule, let message, false): "ignored\(by(rule)): \(message)"
      case .refused(let rule, let message, true): "raises an exception\(by(rule)): \(message)"
      case .warned(let rule, let message): "done, with a warning\(by(rule)): \(message)"
      }
    }

    /// Whether UIKit did not do what it was asked.
    public var isRefusal: Bool {
      switch self {
      case .ignored, .refused: true
      case .done, .scheduled, .follows, .waits, .calledOff, .warned: false
      }
    }

    /// The rule that says why nothing, or not only that, was done.
    public var rule: String? {
      switch self {
      case .ignored(let rule, _), .refused(let rule, _, _), .warned(let rule, _): rule
      case .done, .scheduled, .follows, .waits, .calledOff: nil
      }
    }

    private func by(_ rule: String?) -> String { rule.map { " by rule \($0)" } ?? "" }
  }
}
