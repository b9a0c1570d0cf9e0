// What the shrink passes make of a sequence. A candidate need not exist: then the result is nil.

extension ChoiceSequence {
  /// The sizes of the chunks that a pass tries: all, a half, a quarter, … down to a least one; from `dense` on, each.
  func chunkSizes(downTo least: Int, dense: Int = 1) -> [Int] {
    var sizes: [Int] = []
    var size = count
    while size >= Swift.max(least, 1) {
      sizes.append(size)
      size = size <= dense ? size - 1 : Swift.max(size / 2, Swift.min(dense, size - 1))
    }
    return sizes
  }

  /// The sequence with another answer at a position, or nil where position or answer do not exist.
  func replacing(at position: Int, by answer: Int) -> ChoiceSequence? {
    guard indices.contains(position), let choice = self[position].answered(answer) else { return nil }
    var result = self
    result[position] = choice
    return result
  }

  /// The sequence with one answer exchanged for a lower one wherever it occurs.
  func replacing(all answer: Int, by lower: Int) -> ChoiceSequence {
    ChoiceSequence(map { $0.answer == answer ? $0.answered(lower) ?? $0 : $0 })
  }

  /// The sequence with the simplest answers in a range.
  func settingZero(in range: Range<Int>) -> ChoiceSequence {
    var result = self
    for position in range { result[position] = Choice(0, of: self[position].bound) }
    return result
  }

  /// The sequence with the chunk at a position and the one before it exchanged, or nil where that is no step down.
  func swapped(at start: Int, size: Int) -> ChoiceSequence? {
    guard start >= size, start + size <= count else { return nil }
    let (former, latter) = (self[start - size..<start], self[start..<start + size])
    guard latter.lexicographicallyPrecedes(former, by: { $0.answer < $1.answer }) else { return nil }
    var result = self
    result.replaceSubrange(start - size..<start + size, with: Array(latter) + Array(former))
    return result
  }
}
