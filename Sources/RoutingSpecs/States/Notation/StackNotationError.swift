import HeadlessUIKit

/// What can be wrong with the one-line form of a state; columns count characters from 1.
public enum StackNotationError: Error, Hashable, Sendable {
  /// The text is longer than any state needs.
  case tooLong(Int, allowed: Int)
  /// Something else was expected here; `found` is nil at the end of the text.
  case unexpected(found: String?, expected: String, column: Int)
  /// No screen has this name.
  case unknownScreen(String, nearest: String?, column: Int)
  /// The screen does not show this.
  case unknownContext(String, screen: String, nearest: String?, column: Int)
  /// What stands before brackets is no container.
  case unknownContainer(String, column: Int)
  /// What stands before a colon is no presentation style.
  case unknownStyle(String, nearest: String?, column: Int)
  /// No tab, or more than one, is marked as selected.
  case selectedTabs(Int, column: Int)
  /// Containers are nested deeper than any state does.
  case nestedTooDeeply(allowed: Int, column: Int)
}

extension StackNotationError: CustomStringConvertible {
  /// One sentence: what is wrong, in which column, and what is allowed.
  public var description: String {
    switch self {
    case .tooLong(let length, let allowed):
      "The state has \(length) bytes; at most \(allowed) are read."
    case .unexpected(let found, let expected, let column):
      "Column \(column): expected \(expected), found \(found.map { "“\($0)”" } ?? "the end of the state")."
    case .unknownScreen(let name, let nearest, let column):
      "Column \(column): there is no screen named “\(name)”" + NearestName.sentenceEnd(suggesting: nearest)
    case .unknownContext(let context, let screen, let nearest, let column):
      "Column \(column): the screen “\(screen)” has no context “\(context)”"
        + NearestName.sentenceEnd(suggesting: nearest)
    case .unknownContainer(let name, let column):
      "Column \(column): “\(name)” is no container; allowed are "
        + ScreenCatalogue.reservedNames.joined(separator: ", ") + "."
    case .unknownStyle(let name, let nearest, let column):
      "Column \(column): “\(name)” is no presentation style" + NearestName.sentenceEnd(suggesting: nearest)
    case .selectedTabs(let count, let column):
      "Column \(column): \(count) tabs are marked with “*”; exactly one is selected."
    case .nestedTooDeeply(let allowed, let column):
      "Column \(column): containers are nested more than \(allowed) deep."
    }
  }
}
