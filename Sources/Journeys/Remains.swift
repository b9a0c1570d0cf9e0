import HeadlessUIKit

extension Usage {
  /// Looks for controllers that a round trip leaves behind.
  ///
  /// One that is alive off screen may be kept on purpose. So a journey that has come back to a state is gone round again,
  /// twice: what grows each time has been forgotten by everybody but itself. What only waits for its time, as a call that is to
  /// come in minutes, is let go then.
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
    guard !growing.isEmpty else { return nil }
    waitForAll()
    let last = count()
    guard let name = growing.sorted().first(where: { last[$0, default: 0] >= third[$0, default: 0] }) else {
      return nil
    }
    return Violation(
      property: .releasesControllers, sentence: "\(name) stays alive after it has left the screen",
      expected: "as many controllers as before", actual: "one more \(name) each time you go there and back")
  }

  /// The controllers that are alive outside the window's hierarchy, in the order in which they were made; the state was looked
  /// at since something was done.
  func outsiders() -> [UIViewController] {
    guard ControllerLedger.aliveCount > placedCount else { return [] }
    var placed: Set<ObjectIdentifier> = []
    ControllerTree.forEachController(in: window) { placed.insert(ObjectIdentifier($0)) }
    guard ControllerLedger.aliveCount > placed.count else { return [] }
    return ControllerLedger.aliveControllers().filter { !placed.contains(ObjectIdentifier($0)) }
  }

  /// What was pushed since the last action began onto a stack that was on its way out, and is not on screen now.
  var lostPush: LatePush? {
    simulation.latePushes.first { push in
      push.screen.map { screen in
        var isPlaced = false
        ControllerTree.forEachController(in: window) { isPlaced = isPlaced || $0 === screen }
        return !isPlaced
      } ?? true
    }
  }

  /// The classes of those outsiders that none of the app's objects stores, with how many there are of each; also of those that
  /// are stored where there are so many of a class that a list of them counts as many.
  ///
  /// An app keeps some screens on purpose. Coordinators that nobody takes out of a list again keep more and more, and a state in which
  /// there are many of them is the same as the next.
  ///
  /// What is stored is as it was when the state was looked at last.
  func strays() -> [String: Int] {
    let outsiders = outsiders()
    guard !outsiders.isEmpty else { return [:] }
    var (result, kept): ([String: Int], [String: Int]) = ([:], [:])
    for stray in outsiders {
      let name = Outline.className(of: Swift.type(of: stray))
      if stored.contains(ObjectIdentifier(stray)) {
        kept[name, default: 0] += 1
      } else {
        result[name, default: 0] += 1
      }
    }
    for (name, count) in kept where count > Memory.mostElements { result[name, default: 0] += count }
    return result
  }
}
