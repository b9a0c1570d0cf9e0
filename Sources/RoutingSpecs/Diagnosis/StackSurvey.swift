public import Checking

/// How many of some stacks, drawn from a space with equal probabilities, look unusual.
public struct StackSurvey: Sendable {
  /// How many stacks were drawn.
  public let drawn: Int

  /// How many of them look unusual in at least one way.
  public private(set) var unusual = 0

  /// In how many of them each way was seen, the commonest first; ways that were not seen are left out.
  public private(set) var reasons: [(reason: UnusualStack, stacks: Int)] = []

  /// Draws stacks and looks at them.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - drawn: How many stacks to draw.
  ///   - seed: The seed of what is drawn.
  public init(of space: StackSpace, drawing drawn: Int, seed: Seed) {
    self.drawn = drawn
    var source = RandomSource(seed: seed)
    var counts = UnusualStack.allCases.map { (reason: $0, stacks: 0) }
    for _ in 0..<drawn {
      let state = space.sample(using: &source)
      let seen = counts.indices.filter { counts[$0].reason.describes(state) }
      for index in seen { counts[index].stacks += 1 }
      if !seen.isEmpty { unusual += 1 }
    }
    // Stable: of equally many, the first of the enumeration comes first.
    reasons = counts.enumerated()
      .sorted { ($1.element.stacks, $0.offset) < ($0.element.stacks, $1.offset) }
      .map(\.element).filter { $0.stacks > 0 }
  }
}
