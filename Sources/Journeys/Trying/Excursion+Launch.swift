extension Excursion {
  /// How often a screen stands on itself where an action is done after the launch: never where nobody can do it there, and
  /// `nil` where something is wrong with it or where it was not tried.
  func repeatsAtRest(after action: UserAction) -> Int? {
    guard let tried = book.action(of: [JourneyStep(action: action)], at: 0) else { return 0 }
    return book.trial(of: tried)?.place.map { book.state(at: $0).repeats }
  }
}
