/// A condition on a state, as a value that can be written down, compared and put into words.
///
/// Expectations are made of these: a route *declines* a state when the predicate holds.
public indirect enum StatePredicate: Hashable, Sendable {
  /// Every state.
  case always
  /// Something is presented over the root.
  case presented
  /// More layers are presented over the root than this.
  case modals(moreThan: Int)
  /// A search finds something.
  case exists(StackPattern, StackSearchOptions = .fullStack)
  /// A search finds something, and what it finds first also matches a second pattern.
  case firstMatch(StackPattern, StackSearchOptions = .fullStack, is: StackPattern)
  /// Making the first match visible would remove something that contains a screen which refuses dismissal.
  ///
  /// Removed are all layers above the match and, in each navigation controller around it, the screens above.
  case refusesAbove(StackPattern, StackSearchOptions = .fullStack)
  /// A presented layer contains a screen that refuses dismissal.
  case refusesModals
  /// Any layer contains a screen that refuses dismissal.
  case refusesAnything
  /// The condition does not hold.
  case not(StatePredicate)
  /// Each condition holds; every state, if there are none.
  case all([StatePredicate])
  /// One of the conditions holds; no state, if there are none.
  case any([StatePredicate])
}

// MARK: - Words

extension StatePredicate: CustomStringConvertible {
  /// When the condition holds, in plain words.
  public var description: String {
    switch self {
    case .always: "always"
    case .presented: "something is presented"
    case .modals(let count): "more than \(Self.presented(count))"
    case .exists(let pattern, let options): "there is \(pattern) \(options.words)"
    case .firstMatch(let pattern, let options, let second):
      "the first match of \(pattern) \(options.words) is \(second)"
    case .refusesAbove(let pattern, let options):
      "something above the first match of \(pattern) \(options.words) refuses dismissal"
    case .refusesModals: "something that is presented refuses dismissal"
    case .refusesAnything: "something refuses dismissal"
    case .not(let predicate): "not (\(predicate))"
    case .all(let parts): parts.isEmpty ? "always" : Self.words(parts, joinedBy: ", and ")
    case .any(let parts): parts.isEmpty ? "never" : Self.words(parts, joinedBy: ", or ")
    }
  }

  /// How many layers are presented, in words.
  static func presented(_ layers: Int) -> String {
    layers == 1 ? "1 layer is presented" : "\(layers) layers are presented"
  }

  private static func words(_ parts: [StatePredicate], joinedBy word: String) -> String {
    parts.map { part in
      switch part {
      case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1: "(\(part))"
      default: part.description
      }
    }.joined(separator: word)
  }
}
