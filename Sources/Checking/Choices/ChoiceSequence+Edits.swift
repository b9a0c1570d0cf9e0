extension ChoiceSequence {
  /// Changes the sequence at random in one of six ways that matter to code driven by choices.
  ///
  /// - Parameters:
  ///   - other: A sequence whose end may be joined to the beginning of this one.
  ///   - random: Where the edit and its place are drawn from.
  mutating func edit(crossingWith other: ChoiceSequence, using random: inout RandomSource) {
    guard !isEmpty else {
      self = other
      return
    }
    let position = random.choose(among: count)
    switch random.choose(among: 6) {
    case 0: redraw(at: position, using: &random)
    case 1: nudge(at: position, up: random.choose(among: 2) == 1)
    case 2: removeSubrange(chunk(at: position, using: &random))
    case 3: insert(contentsOf: self[chunk(at: position, using: &random)], at: position)
    case 4: removeSubrange(position...)
    default: replaceSubrange(position..., with: other.dropFirst(position))
    }
  }

  private mutating func redraw(at position: Int, using random: inout RandomSource) {
    let bound = self[position].bound
    self[position] = Choice(random.choose(among: bound), of: bound)
  }

  /// Moves to the neighbouring answer, around the end: off-by-one defects sit there.
  private mutating func nudge(at position: Int, up: Bool) {
    let choice = self[position]
    let raised = choice.isLast ? 0 : choice.answer + 1
    let lowered = (choice.answer == 0 ? choice.bound : choice.answer) - 1
    self[position] = Choice(up ? raised : lowered, of: choice.bound)
  }

  /// A short run of decisions at a position, as long as one part of a generated value tends to be.
  private func chunk(at position: Int, using random: inout RandomSource) -> Range<Int> {
    position..<Swift.min(count, position + 1 + random.choose(among: 8))
  }
}
