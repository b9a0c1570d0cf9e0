import HeadlessUIKit

/// Reads the one-line form of a state from left to right.
struct StackNotationParser {
  /// More than the longest state within the limits of bounds and names that people will ever write down.
  static let maximumLength = 1_000_000
  /// Recursion stops here, so that hostile brackets cannot exhaust the call stack.
  static let maximumNesting = 8

  private let characters: [Character]
  private let catalogue: ScreenCatalogue
  private var position = 0

  init(text: String, catalogue: ScreenCatalogue) {
    characters = Array(text)
    self.catalogue = catalogue
  }

  mutating func state() throws(StackNotationError) -> StackState {
    skipSpaces()
    var layers = [StackState.Layer(try content(nesting: 0))]
    while take(">") {
      let style = try presentationStyle()
      layers.append(StackState.Layer(try content(nesting: 0), style: style))
    }
    guard position == characters.count else { throw unexpected("“>” or the end") }
    return StackState(layers: layers)
  }

  private mutating func presentationStyle() throws(StackNotationError) -> PresentationStyle {
    let start = position
    let name = name()
    guard !name.isEmpty, take(":") else {
      position = start
      return .automatic
    }
    if let style = PresentationStyle(rawValue: name) { return style }
    let nearest = NearestName.find(name, among: PresentationStyle.allCases.map(\.rawValue))
    throw .unknownStyle(name, nearest: nearest, column: start + 1)
  }

  private mutating func content(nesting: Int) throws(StackNotationError) -> StackState.Content {
    let start = position
    let name = name()
    guard !name.isEmpty else { throw unexpected("a screen, “Nav[”, “Tabs[” or “Split[”") }
    guard take("[") else { return .screen(try screen(named: name, at: start)) }
    guard nesting < Self.maximumNesting else {
      throw .nestedTooDeeply(allowed: Self.maximumNesting, column: start + 1)
    }
    switch name {
    case "Nav": return .navigation(try navigationStack())
    case "Tabs": return try tabs(from: start, nesting: nesting + 1)
    case "Split": return try split(nesting: nesting + 1)
    default: throw .unknownContainer(name, column: start + 1)
    }
  }

  private mutating func navigationStack() throws(StackNotationError) -> [Screen] {
    var screens: [Screen] = []
    repeat {
      let start = position
      let name = name()
      guard !name.isEmpty else { throw unexpected("a screen") }
      screens.append(try screen(named: name, at: start))
    } while take(",")
    try require("]", or: "“,”")
    return screens
  }

  private mutating func tabs(from start: Int, nesting: Int) throws(StackNotationError) -> StackState.Content {
    var items: [StackState.Content] = []
    var selected: [Int] = []
    repeat {
      if take("*") { selected.append(items.count) }
      items.append(try content(nesting: nesting))
    } while take(",")
    try require("]", or: "“,”")
    guard selected.count == 1 else { throw .selectedTabs(selected.count, column: start + 1) }
    return .tabs(items, selected: selected[0])
  }

  private mutating func split(nesting: Int) throws(StackNotationError) -> StackState.Content {
    let primary = try content(nesting: nesting)
    try require(",")
    let secondary = try content(nesting: nesting)
    try require("]")
    return .split(primary: primary, secondary: secondary)
  }

  /// Reads what follows a screen's name: its context and its refusal.
  private mutating func screen(named name: String, at start: Int) throws(StackNotationError) -> Screen {
    guard let kind = catalogue.kind(named: name) else {
      let nearest = NearestName.find(name, among: catalogue.screens.map(\.name))
      throw .unknownScreen(name, nearest: nearest, column: start + 1)
    }
    let context = try context(ofKind: kind)
    return Screen(kind: kind, context: context, refusesDismissal: take("!"))
  }

  private mutating func context(ofKind kind: Int) throws(StackNotationError) -> Int? {
    guard position < characters.count, characters[position] == "(" else { return nil }
    let start = position + 1
    guard let end = characters[start...].firstIndex(of: ")") else {
      position = characters.count
      throw unexpected("“)”")
    }
    position = end + 1
    skipSpaces()
    let text = String(characters[start..<end])
    let entry = catalogue.screens[kind]
    guard let context = entry.contexts.firstIndex(of: text) else {
      let nearest = NearestName.find(text, among: entry.contexts)
      throw .unknownContext(text, screen: entry.name, nearest: nearest, column: start + 1)
    }
    return context
  }
}

// MARK: - Characters

extension StackNotationParser {
  /// Takes the longest name from here, perhaps none, and the spaces after it.
  private mutating func name() -> String {
    let start = position
    while position < characters.count, ScreenCatalogue.isNamePart(characters[position]) { position += 1 }
    defer { skipSpaces() }
    return String(characters[start..<position])
  }

  /// Takes a sign and the spaces after it, if it is there.
  private mutating func take(_ sign: Character) -> Bool {
    guard position < characters.count, characters[position] == sign else { return false }
    position += 1
    skipSpaces()
    return true
  }

  private mutating func require(
    _ sign: Character, or alternative: String? = nil
  ) throws(StackNotationError) {
    guard !take(sign) else { return }
    throw unexpected((alternative.map { $0 + " or " } ?? "") + "“\(sign)”")
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }

  private func unexpected(_ expected: String) -> StackNotationError {
    let found = position < characters.count ? String(characters[position]) : nil
    return .unexpected(found: found, expected: expected, column: position + 1)
  }
}
