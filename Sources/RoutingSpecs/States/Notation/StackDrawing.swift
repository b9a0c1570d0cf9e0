/// Draws states as trees, a line for each controller.
///
///     root: tab bar controller
///     ├── * navigation controller
///     │   ├── Home
///     │   └── Product(7)
///     └── Account
///     modal 1: navigation controller
///     └── Login!
///
/// `*` marks the selected tab, `!` a screen that refuses dismissal; the last screen of a navigation controller is
/// its top.
public struct StackDrawing: Sendable {
  /// The characters from which the branches are drawn.
  public enum Characters: String, Hashable, Codable, CaseIterable, Sendable {
    /// Unicode box-drawing characters.
    case box
    /// Plain ASCII, for terminals and logs without Unicode.
    case ascii

    fileprivate var signs: (branch: String, last: String, through: String) {
      switch self {
      case .box: ("├── ", "└── ", "│   ")
      case .ascii: ("|-- ", "`-- ", "|   ")
      }
    }
  }

  /// The screens whose names are used.
  public let catalogue: ScreenCatalogue
  /// The characters from which the branches are drawn.
  public let characters: Characters

  /// Uses the names of a catalogue.
  ///
  /// - Parameters:
  ///   - catalogue: The screens.
  ///   - characters: What branches are drawn from.
  public init(catalogue: ScreenCatalogue, characters: Characters = .box) {
    self.catalogue = catalogue
    self.characters = characters
  }

  /// Draws a state from the root upwards.
  ///
  /// - Parameter state: A state over the catalogue.
  /// - Returns: Lines without line breaks.
  public func lines(for state: StackState) -> [String] {
    state.layers.enumerated().flatMap { index, layer in
      let style = index == 0 || layer.style == .automatic ? "" : " (\(layer.style.rawValue))"
      let name = index == 0 ? "root" : "modal \(index)\(style)"
      return ["\(name): \(label(layer.content))"] + branches(of: layer.content)
    }
  }

  /// Draws a state from the root upwards.
  ///
  /// - Parameter state: A state over the catalogue.
  /// - Returns: The lines, each but the last followed by a line break.
  public func text(for state: StackState) -> String {
    lines(for: state).joined(separator: "\n")
  }

  private func branches(of content: StackState.Content) -> [String] {
    switch content {
    case .screen:
      return []
    case .navigation(let screens):
      return branches(screens.map { ("", .screen($0)) })
    case .tabs(let items, let selected):
      return branches(items.enumerated().map { ($0 == selected ? "* " : "", $1) })
    case .split(let primary, let secondary):
      return branches([("primary: ", primary), ("secondary: ", secondary)])
    }
  }

  private func branches(_ children: [(mark: String, content: StackState.Content)]) -> [String] {
    let signs = characters.signs
    return children.enumerated().flatMap { index, child in
      let isLast = index == children.count - 1
      let first = (isLast ? signs.last : signs.branch) + child.mark + label(child.content)
      let indentation = isLast ? "    " : signs.through
      return [first] + branches(of: child.content).map { indentation + $0 }
    }
  }

  private func label(_ content: StackState.Content) -> String {
    if case .screen(let screen) = content { catalogue.text(for: screen) } else { content.kind.words }
  }
}
