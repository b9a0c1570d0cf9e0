/// How much a verdict is worth that speaks for stacks which were not run by themselves.
public enum VerdictStrength: Hashable, Sendable, Codable {
  /// All code that ran on parts of a stack which nobody had looked at was UIKit's or the library's, every read was
  /// tracked, and the counts add up; or every stack was run by itself.
  case proved

  /// The same cover, and stacks that were run by themselves agreed with it; code of the app's ran that nobody can see
  /// into, so that what depends on more places at once than were tried would have escaped.
  case tested(StackComparison)

  /// The strength of a cover with which compared stacks have agreed.
  init(_ comparison: StackComparison) {
    self = comparison.obstacles.isEmpty ? .proved : .tested(comparison)
  }
}

/// What running stacks by themselves, and comparing each with its own region of a cover, has come to.
public struct StackComparison: Hashable, Sendable, Codable {
  /// How many stacks were run by themselves and compared.
  public internal(set) var stacks = 0

  /// How many runs that took; some stacks were compared several times, while differences taught the cover.
  public internal(set) var runs = 0

  /// How many places of a stack at once were tried with every combination of screens: the *t* of t-way testing, from 1.
  public internal(set) var strength = 1

  /// Every stack of up to so many controllers is among those that were compared.
  public internal(set) var controllers = 0

  /// What differences have shown to matter although nobody announced reading it, in words; each divides the cover.
  public internal(set) var questions: [String] = []

  /// Of which sizes of stacks the verdict speaks; `nil` where nobody has asked, as of what is not proved.
  public internal(set) var reach: SizeReach?

  /// Why the verdict is not proved, in words, the most important reason first; empty where it is.
  public internal(set) var obstacles: [String] = []
}
