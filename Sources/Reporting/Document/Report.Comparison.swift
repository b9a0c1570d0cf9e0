extension Report {
  /// How much a verdict is worth that speaks for every state of the space.
  public enum Strength: String, Hashable, Codable, Sendable {
    /// Nothing that was not looked at could have changed it, or every state was run by itself.
    case proved

    /// States that were run by themselves agree with it; what depends on more places at once than were tried may have
    /// escaped.
    case tested
  }

  /// What running states by themselves, and comparing each with what is said of it, has come to for some checks.
  public struct Comparison: Hashable, Codable, Sendable {
    /// Names the route.
    public var route: String

    /// Names the properties that the states were compared in.
    public var properties: [String]

    /// Counts the states that were run by themselves and compared.
    public var states: DecimalCount

    /// Is how many places of a stack at once were tried with every combination of screens, from 1.
    public var strength: Int

    /// Is up to how many controllers every stack is among them; 0 where none are.
    public var controllers: Int

    /// Lists what differences have shown to matter, in words; each divides what is said of all states further.
    public var questions: [String] = []

    /// Lists why the verdicts are not proved, in words, the most important reason first; empty where they are.
    public var obstacles: [String] = []

    /// Says of which sizes of states the verdicts speak; `nil` where nobody has asked, as where they are not proved.
    public var sizes: Sizes?
  }

  /// Of which sizes of states verdicts speak.
  public struct Sizes: Hashable, Codable, Sendable {
    /// Names what the bound limits that has mattered: `tabs`, `depth` or `modals`; `nil` where the verdicts speak of
    /// states of any size.
    public var bound: String?

    /// Names the call that was the first to ask for it; `nil` where it was none.
    public var reader: String?
  }
}
