import Checking
import HeadlessUIKit

/// The screens of an app in a fixed order, which is also the order of simplicity.
///
/// Indices into the catalogue are the kinds of `Screen`; the first screens appear in minimal counterexamples.
public struct ScreenCatalogue: Hashable, Sendable {
  /// The most screens a catalogue holds.
  public static let maximumScreens = 500
  /// The most contexts one screen may show.
  public static let maximumContexts = 100
  /// The longest name and the longest context, in characters.
  public static let maximumNameLength = 100
  /// Words of the notation that no screen may have as its name.
  public static let reservedNames = ["Nav", "Tabs", "Split"]

  /// The entries, simplest first.
  public let screens: [ScreenEntry]
  private let kinds: [String: Int]

  /// Checks the entries and puts them into a catalogue.
  ///
  /// - Parameter screens: 1 to `maximumScreens` entries with distinct names, simplest first.
  /// - Throws: `ScreenCatalogueError` for the first entry that is wrong.
  public init(_ screens: [ScreenEntry]) throws(ScreenCatalogueError) {
    guard (1...Self.maximumScreens).contains(screens.count) else {
      throw .screenCount(screens.count, allowed: 1...Self.maximumScreens)
    }
    var kinds: [String: Int] = [:]
    for (kind, entry) in screens.enumerated() {
      try Self.check(entry, at: kind)
      if let first = kinds.updateValue(kind, forKey: entry.name) {
        throw .duplicateName(entry.name, first: first, second: kind)
      }
    }
    self.screens = screens
    self.kinds = kinds
  }

  /// All screens in each way to occur, in the order of their entries.
  package var variants: [Screen] { screens.enumerated().flatMap { $1.variants(kind: $0) } }

  /// Finds a screen by its name.
  ///
  /// - Parameter name: Exactly the name in the entry.
  /// - Returns: The index of the entry, nil when there is none.
  public func kind(named name: String) -> Int? {
    kinds[name]
  }

  /// Finds a screen by its name, or says which name was probably meant.
  ///
  /// - Parameter name: Exactly the name in the entry.
  /// - Returns: The index of the entry.
  /// - Throws: `ScreenCatalogueError.unknownScreen` with the nearest name.
  public func requiredKind(named name: String) throws(ScreenCatalogueError) -> Int {
    guard let kind = kinds[name] else {
      throw .unknownScreen(name, nearest: nearestName(to: name))
    }
    return kind
  }

  /// The name of a screen that was probably meant, or `nil`.
  func nearestName(to name: String) -> String? { NearestName.find(name, among: screens.map(\.name)) }

  /// Finds what a screen shows by its text, or says which text was probably meant.
  ///
  /// - Parameters:
  ///   - context: Exactly the text in the entry.
  ///   - kind: The index of the entry.
  /// - Returns: The index among the entry's contexts.
  /// - Throws: `ScreenCatalogueError.unknownContext` with the nearest text.
  public func requiredContext(_ context: String, ofKind kind: Int) throws(ScreenCatalogueError) -> Int {
    let entry = screens[kind]
    guard let index = entry.contexts.firstIndex(of: context) else {
      throw .unknownContext(
        context, screen: entry.name, nearest: NearestName.find(context, among: entry.contexts))
    }
    return index
  }

  /// The text for a screen: its name, what it shows in parentheses, and `!` when it refuses dismissal.
  ///
  /// - Parameter screen: A screen of this catalogue; numbers that it does not have are shown as `#` and number.
  /// - Returns: For example `Product(7)!`.
  public func text(for screen: Screen) -> String {
    guard screens.indices.contains(screen.kind) else { return "#\(screen.kind)" }
    let entry = screens[screen.kind]
    var text = entry.name
    if let context = screen.context {
      text += "(" + (entry.contexts.indices.contains(context) ? entry.contexts[context] : "#\(context)") + ")"
    }
    return screen.refusesDismissal ? text + "!" : text
  }
}

// MARK: - Validation

extension ScreenCatalogue {
  private static func check(_ entry: ScreenEntry, at index: Int) throws(ScreenCatalogueError) {
    guard isName(entry.name) else { throw .invalidName(entry.name, index: index) }
    guard !reservedNames.contains(entry.name) else { throw .reservedName(entry.name, index: index) }
    guard !entry.places.intersection(.all).isEmpty else { throw .noPlace(entry.name) }
    guard entry.contexts.count <= maximumContexts else {
      throw .contextCount(entry.contexts.count, screen: entry.name, allowed: 0...maximumContexts)
    }
    var seen: Set<String> = []
    for context in entry.contexts {
      guard isContext(context) else { throw .invalidContext(context, screen: entry.name) }
      guard seen.insert(context).inserted else { throw .duplicateContext(context, screen: entry.name) }
    }
  }

  /// Tells whether a text can be the name of a screen.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Whether it is a letter followed by letters, digits, `_`, `-` or `.`, and not too long.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.count <= maximumNameLength else { return false }
    return text.allSatisfy { isNamePart($0) }
  }

  /// Tells whether a character may stand inside a name.
  static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-.".contains(character)
  }

  private static func isContext(_ text: String) -> Bool {
    guard !text.isEmpty, text.count <= maximumNameLength else { return false }
    return !text.contains { "()".contains($0) || $0.isNewline } && text.first != " " && text.last != " "
  }
}

// MARK: - Codable

extension ScreenCatalogue: Codable {
  /// Reads an array of entries and checks it like the other initialiser.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode([ScreenEntry].self))
    } catch let error as ScreenCatalogueError {
      throw DecodingError.unfit(error.description, at: decoder.codingPath)
    }
  }

  /// Writes the entries as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(screens)
  }
}
