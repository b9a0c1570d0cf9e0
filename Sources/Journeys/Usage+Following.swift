import HeadlessUIKit

extension Usage {
  /// Whether nothing is left to happen.
  var isAtRest: Bool { simulation.clock.isIdle }

  /// Whether views are still to follow a change, so that the turn of the run loop has not ended.
  var isInTurn: Bool { simulation.clock.isUpdateDue }

  /// Lets the app come to rest after its launch.
  func settleLaunch() {
    let clock = simulation.clock
    let (start, isKnown) = (clock.now, device.launchTakesTime != nil)
    let hasTasks = !isKnown && clock.pending.contains { [.mainJob, .poolJob].contains($0.kind) }
    settle()
    if !isKnown { device.launchTakesTime = hasTasks || clock.now > start }
    device.app.rough?.launch { _ = state() }
  }

  /// Follows a journey, and looks after each step; one that comes in the middle of the one before, or of the launch,
  /// finds it so.
  func follow(_ journey: [JourneyStep], lookingAfterEach look: () -> Void = {}) {
    for (index, step) in journey.enumerated() {
      // Whoever tells the journey wants to know which step something follows from.
      simulation.clock.lane = index + 1
      _ = begin(step)
      let next = index + 1 < journey.count ? journey[index + 1].eventsBefore : nil
      if let next { _ = advance(next) } else { settle() }
      look()
    }
  }

  /// Whether the app is at rest although something is to happen in long.
  var isWaiting: Bool { simulation.clock.quietTime.map { $0 >= TransitionClock.long } ?? false }

  /// Whether so much time has gone by that what is to happen in long may come earlier than on the nearest way to where the app is.
  func isLate(after journey: [JourneyStep]) -> Bool {
    isWaiting && simulation.clock.now > TransitionClock.long / 2
      || journey.contains { $0.action.kind == .wait }
  }
}
