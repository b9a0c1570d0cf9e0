/// What tells one moment at rest from another.
struct AppState: Hashable {
  /// The drawing of the hierarchy.
  let outline: String
  /// How often a screen stands right on another one of the same name.
  let repeats: Int
  /// What is written on screen.
  let texts: [String]
  /// What the app stores.
  let memory: String
  /// The class of the screen on top.
  let top: String
  /// What the user sees of the hierarchy: the innermost screen of each layer.
  let shown: String

  /// What a user sees of it, in one text.
  var look: String { outline + "\n" + texts.joined(separator: "\n") }
}
