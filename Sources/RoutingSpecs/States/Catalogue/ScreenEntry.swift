/// What a catalogue says about one screen of an app.
public struct ScreenEntry: Hashable, Codable, Sendable {
  /// Whether the screen lets itself be dismissed.
  public enum Dismissal: String, Hashable, Codable, CaseIterable, Sendable {
    /// It never refuses.
    case allowed
    /// It always refuses.
    case refused
    /// Both occur, for example depending on unsaved changes.
    case either
  }

  /// The name that routes, reports and the notation use.
  public let name: String
  /// What it may show, for example product numbers; empty when it shows nothing that varies.
  public let contexts: [String]
  /// Whether it lets itself be dismissed.
  public let dismissal: Dismissal
  /// Where it may stand.
  public let places: ScreenPlaces

  /// Describes one screen; the catalogue checks the description.
  ///
  /// - Parameters:
  ///   - name: A letter followed by letters, digits, `_`, `-` or `.`, at most 100 characters.
  ///   - contexts: Distinct, non-empty, without parentheses and line breaks.
  ///   - dismissal: Whether it lets itself be dismissed.
  ///   - places: Where it may stand, not empty.
  public init(
    name: String, contexts: [String] = [], dismissal: Dismissal = .allowed, places: ScreenPlaces = .all
  ) {
    self.name = name
    self.contexts = contexts
    self.dismissal = dismissal
    self.places = places
  }

  /// One screen for each way to occur, in the order that ranks follow: contexts first, then refusal, each simplest
  /// first.
  func variants(kind: Int) -> [Screen] {
    let contexts = contexts.isEmpty ? [nil] : contexts.indices.map(Optional.some)
    return contexts.flatMap { context in
      refusals.map { Screen(kind: kind, context: context, refusesDismissal: $0) }
    }
  }

  /// The values that `Screen.refusesDismissal` takes, simplest first.
  var refusals: [Bool] {
    switch dismissal {
    case .allowed: [false]
    case .refused: [true]
    case .either: [false, true]
    }
  }
}
