import HeadlessUIKit

extension Usage {
  /// Looks for controllers that a round trip leaves behind.
  ///
  /// One that is alive off screen may be kept on purpose. So a journey that has come back to a state is gone round again,
  /// twice: what grows each time has been forgotten by everybody but itself.
  ///
  /// - Parameter round: What leads from the state to itself; the app has gone there once.
  /// - Returns: What is left behind, if anything is.
  func remains(goingRound round: [JourneyStep]) -> Violation? {
    func count() -> [String: Int] {
      _ = state()
      return strays()
    }
    let first = count()
    guard !first.isEmpty else { return nil }
    follow(round)
    let second = count()
    follow(round)
    let third = count()
    let growing = third.keys.filter { name in
      let counts = [first, second, third].map { $0[name, default: 0] }
      return counts[0] < counts[1] && counts[1] < counts[2]
    }
    guard let name = growing.sorted().first else { return nil }
    return Violation(
      property: .releasesControllers, sentence: "\(name) stays alive after it has left the screen",
      expected: "as many controllers as before", actual: "one more \(name) with every round")
  }
}
