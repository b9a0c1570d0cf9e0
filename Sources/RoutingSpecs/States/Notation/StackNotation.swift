/// Writes and reads states on one line.
///
///     Tabs[*Nav[Home, Product(7)], Account] > fullScreen: Nav[Login!]
///
/// `Nav[…]` lists a navigation stack from the bottom, `Tabs[…]` the items with `*` before the selected one,
/// `Split[…]` the primary and the secondary column. `>` presents what follows, with a style and a colon unless the
/// style is automatic. `(…)` is what a screen shows, `!` means that it refuses dismissal.
public struct StackNotation: Sendable {
  /// The screens whose names are used.
  public let catalogue: ScreenCatalogue

  /// Uses the names of a catalogue.
  public init(catalogue: ScreenCatalogue) {
    self.catalogue = catalogue
  }

  /// Writes a state on one line.
  ///
  /// - Parameter state: A state over the catalogue.
  /// - Returns: Text that `state(from:)` reads back to the same state.
  public func text(for state: StackState) -> String {
    state.layers.enumerated().map { index, layer in
      let style = index == 0 || layer.style == .automatic ? "" : layer.style.rawValue + ": "
      return style + text(for: layer.content)
    }.joined(separator: " > ")
  }

  /// Writes a controller and what it contains.
  ///
  /// - Parameter content: A content over the catalogue.
  /// - Returns: The part of a state's text between two `>`.
  public func text(for content: StackState.Content) -> String {
    switch content {
    case .screen(let screen):
      return catalogue.text(for: screen)
    case .navigation(let screens):
      return "Nav[" + screens.map(catalogue.text(for:)).joined(separator: ", ") + "]"
    case .tabs(let items, let selected):
      let texts = items.enumerated().map { ($0 == selected ? "*" : "") + text(for: $1) }
      return "Tabs[" + texts.joined(separator: ", ") + "]"
    case .split(let primary, let secondary):
      return "Split[" + text(for: primary) + ", " + text(for: secondary) + "]"
    }
  }

  /// Reads a state from its one-line form; spaces between the parts are free.
  ///
  /// Whether a space contains the state is another question: `StackSpace.rank(of:)` answers it.
  ///
  /// - Parameter text: The whole text of one state.
  /// - Returns: The state for which `text(for:)` gives the text in its canonical spacing.
  /// - Throws: `StackNotationError` for the first thing that is wrong, with its column.
  public func state(from text: String) throws(StackNotationError) -> StackState {
    guard text.utf8.count <= StackNotationParser.maximumLength else {
      throw .tooLong(text.utf8.count, allowed: StackNotationParser.maximumLength)
    }
    var parser = StackNotationParser(text: text, catalogue: catalogue)
    return try parser.state()
  }
}
