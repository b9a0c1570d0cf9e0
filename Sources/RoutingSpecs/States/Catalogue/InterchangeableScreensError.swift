import HeadlessUIKit

/// What can be wrong with a declaration of interchangeable screens; groups are numbered from 0.
public enum InterchangeableScreensError: Error, Hashable, Sendable {
  /// In what two screens of a group differ.
  public enum Difference: String, Hashable, Sendable {
    /// They show other things, or in another order.
    case contexts
    /// One lets itself be dismissed where the other one does not.
    case dismissal
    /// They may stand in other places.
    case places
  }

  /// The catalogue has no screen of this name.
  case unknownScreen(String, group: Int, nearest: String?)
  /// A screen is named twice, in one group or in two.
  case repeatedScreen(String, first: Int, second: Int)
  /// A group has no screens, or only this one.
  case loneScreen(String?, group: Int)
  /// Two screens of a group do not occur in the same ways.
  case unlike(String, String, group: Int, Difference)
}

extension InterchangeableScreensError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let group, let nearest):
      "Group \(group + 1) of interchangeable screens names “\(name)”, but there is no screen of that name"
        + NearestName.sentenceEnd(suggesting: nearest)
    case .repeatedScreen(let name, let first, let second) where first == second:
      "Group \(first + 1) of interchangeable screens names “\(name)” twice; name it once."
    case .repeatedScreen(let name, let first, let second):
      "“\(name)” is in group \(first + 1) and in group \(second + 1) of interchangeable screens; "
        + "make them one group, or take it out of one of them."
    case .loneScreen(nil, let group):
      "Group \(group + 1) of interchangeable screens is empty; name at least two screens, or leave it out."
    case .loneScreen(let name?, let group):
      "Group \(group + 1) of interchangeable screens has only “\(name)”; name another one, or leave the group out."
    case .unlike(let first, let second, let group, let difference):
      "“\(first)” and “\(second)” are in group \(group + 1) of interchangeable screens, but \(difference.words); "
        + "declare them alike, or take one of them out."
    }
  }
}

extension InterchangeableScreensError.Difference {
  /// What two screens do not have in common, as a clause.
  public var words: String {
    switch self {
    case .contexts: "they do not show the same contexts in the same order"
    case .dismissal: "they do not refuse to be dismissed alike"
    case .places: "they may not stand in the same places"
    }
  }
}
