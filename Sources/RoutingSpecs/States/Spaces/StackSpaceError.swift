public import Checking

/// What can be wrong with a space, or with a rank or a state that is asked of it.
public enum StackSpaceError: Error, Hashable, Sendable {
  /// A bound is negative or absurdly large.
  case boundOutOfRange(String, value: Int, allowed: ClosedRange<Int>)
  /// Containers that UIKit does not nest are asked for.
  case kindsNotAllowed(ContentKinds, place: String, allowed: ContentKinds)
  /// No presentation style is given.
  case noStyle
  /// A presentation style is given twice.
  case duplicateStyle(PresentationStyle)
  /// The bounds and the places of the screens leave no state at all.
  case noStates
  /// There are not that many states.
  case rankOutOfRange(Natural, count: Natural)
  /// The space does not contain the state.
  case notInSpace(StackMismatch)
  /// The bound of what is run one by one is not within the bound of the whole space; both in words.
  case notWithin(small: String, large: String)
}

/// The first thing in a state, in reading order, that a space does not contain.
public enum StackMismatch: Error, Hashable, Sendable {
  /// More layers are presented than the bound allows.
  case modals(Int, allowed: Int)
  /// A layer is presented in a style that does not occur.
  case style(PresentationStyle)
  /// A controller of this kind may not stand there.
  case kind(ContentKind, place: String)
  /// A screen may not stand there, in this context or with this answer about dismissal.
  case screen(String, place: String)
  /// A navigation controller has a number of screens that is not allowed.
  case depth(Int, allowed: Int)
  /// A tab bar controller has a number of items that is not allowed.
  case tabs(Int, allowed: Int)
  /// The selected tab is not among the tabs.
  case selection(Int, tabs: Int)
}

// MARK: - Sentences

extension StackSpaceError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what is allowed.
  public var description: String {
    switch self {
    case .boundOutOfRange(let name, let value, let allowed):
      "The bound “\(name)” is \(value); \(allowed.lowerBound) to \(allowed.upperBound) is allowed."
    case .kindsNotAllowed(let kinds, let place, let allowed):
      "The place “\(place)” cannot hold \(kinds); \(allowed) is allowed."
    case .noStyle:
      "The bound “styles” is empty; allow at least one presentation style."
    case .duplicateStyle(let style):
      "The bound “styles” lists “\(style.rawValue)” twice."
    case .noStates:
      "The bounds and the places of the screens leave no state: let at least one screen or container be a root."
    case .rankOutOfRange(let rank, let count):
      "There is no state \(rank.shortForm): the space has \(count.shortForm) states, numbered from 0."
    case .notInSpace(let mismatch):
      "The state is outside the space: \(mismatch)."
    case .notWithin(let small, let large):
      "The small bound (\(small)) is not within the large one (\(large))."
    }
  }
}

extension StackMismatch: CustomStringConvertible {
  /// What does not fit, as the second half of a sentence.
  public var description: String {
    switch self {
    case .modals(let count, let allowed): "it has \(count) modal layers where at most \(allowed) are allowed"
    case .style(let style): "no layer is presented in the style “\(style.rawValue)”"
    case .kind(let kind, let place): "a \(kind.words) may not stand as \(place)"
    case .screen(let name, let place): "the screen \(name) may not stand as \(place)"
    case .depth(let count, let allowed):
      "a navigation controller has \(count) screens; 1 to \(allowed) are allowed"
    case .tabs(let count, let allowed): "a tab bar controller has \(count) tabs; 1 to \(allowed) are allowed"
    case .selection(let index, let tabs): "tab \(index) of \(tabs) is selected"
    }
  }
}
