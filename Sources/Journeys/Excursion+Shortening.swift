import HeadlessUIKit

extension Excursion {
  /// Leaves out of a journey what is not needed to show what is wrong at its end.
  ///
  /// Only what cannot be read of an app makes a journey longer than the shortest one to the state before its last step, and
  /// nobody knows which of its steps that takes. So each is left out in turn, first many at once.
  ///
  /// - Parameters:
  ///   - journey: Everything that was done since launch.
  ///   - violation: What is wrong at the end.
  /// - Returns: A journey that still shows it, from which no single step can be left out.
  func shortened(_ journey: [JourneyStep], showing violation: Violation) -> [JourneyStep] {
    var best = journey
    var size = max(journey.count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < best.count - 1 {
        var candidate = best
        candidate.removeSubrange(start..<min(start + size, best.count - 1))
        if candidate.count < best.count, shows(violation, candidate) {
          best = candidate
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return best }
      size = max(size / 2, 1)
    }
  }

  /// Whether something is wrong at the end of a journey from launch, and nothing before.
  private func shows(_ violation: Violation, _ journey: [JourneyStep]) -> Bool {
    guard let last = journey.last, last.eventsBefore == nil, journey.first?.eventsBefore == nil else {
      return false
    }
    let usage = start()
    defer { end() }
    for (step, next) in zip(journey, journey.dropFirst()) {
      guard usage.begin(step) else { return false }
      if let events = next.eventsBefore { _ = usage.advance(events) } else { usage.settle() }
    }
    guard usage.faults.isEmpty, usage.comesToRest else { return false }
    let before = usage.outline
    guard usage.perform(last.action) else { return false }
    let shown = Judge(app: device.app, usage: usage)
      .verdict(after: last.action, before: before, state: usage.state()).violation
    return shown?.property == violation.property && shown?.sentence == violation.sentence
  }
}
