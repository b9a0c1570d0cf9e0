/// What came of something that was done in a state.
enum Trial {
  /// There was nothing to do it with.
  case impossible
  /// The state was not there any more: the app differs from launch to launch.
  case differs(String)
  /// Something is wrong, after everything that had been done since launch; apart, because thousands of trials wait in lists at a
  /// time, and nearly all of them have only led somewhere.
  indirect case violates(Violation, after: [JourneyStep])
  /// The app came to rest in a state.
  case leads(Arrival)

  /// Where an app came to rest.
  struct Arrival {
    /// The state, by its number in the book.
    let place: Int
    /// Whether the link that came last has declined, if one came.
    let hasDeclined: Bool?
    /// Whether something is alive that nobody stores.
    let leavesRemains: Bool
  }

  /// The state that it led to, by its number in the book.
  var place: Int? {
    if case .leads(let arrival) = self { arrival.place } else { nil }
  }
}

extension Trial {
  /// Whether another trial of the same has come to the same.
  func isLike(_ other: Trial) -> Bool {
    switch (self, other) {
    case (.impossible, .impossible): true
    case (.violates(let first, _), .violates(let second, _)):
      first.property == second.property && first.sentence == second.sentence
    case (.leads(let first), .leads(let second)): first.place == second.place
    default: false
    }
  }
}
