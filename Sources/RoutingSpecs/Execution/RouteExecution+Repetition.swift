/// What performing a route again and again has shown.
struct RouteRepetition {
  /// Whether the route could be performed again.
  var isExercised = false

  /// Whether some stack has come again.
  var isBounded = true

  /// How often the route was performed.
  var performances = 0

  /// How many controllers stood in the hierarchy at the start and after each performance.
  var controllers: [Int] = []
}

extension RouteExecution {
  /// Performs the route until some stack comes again, or it has been performed as often as it may be.
  ///
  /// - Parameter repeated: Whether it was performed a second time already.
  func goRound(repeated: Bool) {
    repetition.isExercised = repeated
    repetition.isBounded = true
    guard repeated, after.entries != afterSecond.entries else { return }
    var stacks = [before, after, afterSecond]
    var record = second
    while !stacks.dropLast().contains(where: { $0.hasShape(of: stacks[stacks.count - 1]) }) {
      // A later performance that does not end is no loop; whether a route ends is another property's concern.
      guard record.isAtRest, record.completions == 1 else { break }
      guard stacks.count <= options.repetitions else {
        repetition.isBounded = false
        break
      }
      let next = StackSnapshot()
      record = performOnce(into: next)
      stacks.append(next)
    }
    repetition.performances = stacks.count - 1
    repetition.controllers = stacks.map(\.entries.count)
  }
}

extension StackSnapshot {
  /// Whether another stack is the same but for the controllers' identities.
  func hasShape(of other: StackSnapshot) -> Bool { entries.haveShape(of: other.entries) }
}

extension [StackSnapshot.Entry] {
  /// Whether others are the same but for the controllers' identities.
  func haveShape(of other: [StackSnapshot.Entry]) -> Bool {
    guard count == other.count else { return false }
    for index in indices {
      var own = self[index]
      own.serial = other[index].serial
      if own != other[index] { return false }
    }
    return true
  }
}
