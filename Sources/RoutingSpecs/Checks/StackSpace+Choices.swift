public import Checking

/// Random bits from a source of choices, so that a drawn rank is a sequence of choices like everything else.
struct ChoiceGenerator<Source: ChoiceSource>: RandomNumberGenerator {
  var source: Source

  mutating func next() -> UInt64 {
    let high = UInt64(source.choose(among: 1 << 32))
    return high << 32 | UInt64(source.choose(among: 1 << 32))
  }
}

extension StackSpace {
  /// Draws a state by its rank, all states with the same probability where the answers are.
  ///
  /// - Parameter source: Answers two choices for each 64 bits of the rank.
  /// - Returns: A state of the space.
  public func drawUniformly<Source: ChoiceSource>(from source: inout Source) -> StackState {
    var words = ChoiceGenerator(source: source)
    defer { source = words.source }
    return sample(using: &words)
  }

  /// The choices with which `drawUniformly(from:)` draws a state: its rank in digits of 32 bits.
  ///
  /// - Parameter state: A state of the space.
  /// - Returns: The choices; of any other state, those of the first one.
  public func choices(drawing state: StackState) -> ChoiceSequence {
    let digit = Natural(1 << 32)
    var rank = (try? self.rank(of: state)) ?? 0
    var rest = count
    var choices: [Choice] = []
    while !rest.isZero {
      let (low, high) = (rank % digit, rank / digit % digit)
      choices.append(Choice(Int(exactly: high) ?? 0, of: 1 << 32))
      choices.append(Choice(Int(exactly: low) ?? 0, of: 1 << 32))
      rank = rank / digit / digit
      rest = rest / digit / digit
    }
    return ChoiceSequence(choices)
  }
}
