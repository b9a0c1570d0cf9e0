/// What tells one moment at rest from another.
///
/// What an app stores is part of the fingerprint alone; nobody reads it again.
struct AppState: Hashable {
  /// The drawing of the hierarchy.
  let outline: String
  /// How often a screen stands right on another one of the same name.
  let repeats: Int
  /// What is written on screen.
  let texts: [String]
  /// The class of the screen on top.
  let top: String
  /// Stands for what the user sees of the hierarchy: the innermost screen of each layer.
  let shown: UInt64
  /// Stands for all of it, and for what the app stores.
  let fingerprint: Fingerprint

  /// What a user sees of it, in one text.
  var look: String { outline + "\n" + texts.joined(separator: "\n") }

  static func == (first: AppState, second: AppState) -> Bool { first.fingerprint == second.fingerprint }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint.first) }
}

extension AppState {
  /// Puts a state together.
  ///
  /// - Parameters:
  ///   - outline: The drawing of the hierarchy.
  ///   - texts: What is written on screen.
  ///   - top: The class of the screen on top.
  ///   - shown: The innermost screen of each layer.
  ///   - stored: What the app stores.
  ///   - marks: What else counts, such as what UIKit keeps at rest.
  init(
    _ outline: Outline, texts: [String], top: String, shown: String, stored: TextBytes, marks: [String]
  ) {
    var maker = Fingerprinter()
    maker.add(outline.text)
    maker.add(texts.count)
    for text in texts { maker.add(text) }
    maker.add(top)
    maker.add(shown)
    maker.add(stored)
    for text in marks { maker.add(text) }
    self.init(
      outline: outline.text, repeats: outline.repeats, texts: texts, top: top,
      shown: Fingerprint(of: shown).first,
      fingerprint: maker.fingerprint)
  }
}
