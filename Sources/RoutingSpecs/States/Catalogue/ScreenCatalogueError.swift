import HeadlessUIKit

/// What can be wrong with a catalogue or with a name that is looked up in one.
public enum ScreenCatalogueError: Error, Hashable, Sendable {
  /// There are no screens, or too many.
  case screenCount(Int, allowed: ClosedRange<Int>)
  /// A name has a character that names do not have, or a wrong length.
  case invalidName(String, index: Int)
  /// A name is a word of the notation.
  case reservedName(String, index: Int)
  /// Two entries have one name.
  case duplicateName(String, first: Int, second: Int)
  /// A screen may stand nowhere.
  case noPlace(String)
  /// A screen shows too many things.
  case contextCount(Int, screen: String, allowed: ClosedRange<Int>)
  /// A context has a character that contexts do not have, or a wrong length.
  case invalidContext(String, screen: String)
  /// A screen lists a context twice.
  case duplicateContext(String, screen: String)
  /// No screen has this name.
  case unknownScreen(String, nearest: String?)
  /// The screen does not show this.
  case unknownContext(String, screen: String, nearest: String?)
}

extension ScreenCatalogueError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what is allowed.
  public var description: String {
    switch self {
    case .screenCount(let count, let allowed):
      "The catalogue has \(count) screens; \(allowed.lowerBound) to \(allowed.upperBound) are allowed."
    case .invalidName(let name, let index):
      "The name “\(name)” of screen \(index) is not a letter followed by letters, digits, “_”, “-” or “.” "
        + "(at most \(ScreenCatalogue.maximumNameLength) characters)."
    case .reservedName(let name, let index):
      "The name “\(name)” of screen \(index) is a word of the state notation; choose another one."
    case .duplicateName(let name, let first, let second):
      "The screens \(first) and \(second) are both named “\(name)”; names must be distinct."
    case .noPlace(let name):
      "The screen “\(name)” may stand nowhere; allow at least one of \(ScreenPlaces.all)."
    case .contextCount(let count, let screen, let allowed):
      "The screen “\(screen)” has \(count) contexts; at most \(allowed.upperBound) are allowed."
    case .invalidContext(let context, let screen):
      "The context “\(context)” of the screen “\(screen)” is empty, too long (more than "
        + "\(ScreenCatalogue.maximumNameLength) characters), has a parenthesis or a line break, "
        + "or a space at its start or end."
    case .duplicateContext(let context, let screen):
      "The screen “\(screen)” lists the context “\(context)” twice."
    case .unknownScreen(let name, let nearest):
      "There is no screen named “\(name)”" + NearestName.sentenceEnd(suggesting: nearest)
    case .unknownContext(let context, let screen, let nearest):
      "The screen “\(screen)” has no context “\(context)”" + NearestName.sentenceEnd(suggesting: nearest)
    }
  }
}
