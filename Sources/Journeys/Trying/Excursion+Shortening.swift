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
    journey.shortest { shows(violation, $0) }
  }

  /// Whether something is wrong at the end of a journey from launch, and nothing before.
  private func shows(_ violation: Violation, _ journey: [JourneyStep]) -> Bool {
    guard let last = journey.last, last.eventsBefore == nil else { return false }
    let usage = start(pausedAfter: journey.first?.eventsBefore)
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

extension [String] {
  /// Lets steps that come in the middle of others come at rest, or at once, where that is enough.
  package func calmest(where suffices: ([String]) -> Bool) -> [String] {
    var best = self
    for index in indices {
      let step = WrittenStep(self[index])
      guard let events = step.eventsBefore else { continue }
      for words in [step.action, "at once: " + step.action].prefix(events == 0 ? 1 : 2) {
        var candidate = best
        candidate[index] = words
        if suffices(candidate) {
          best = candidate
          break
        }
      }
    }
    return best
  }
}

extension Array {
  /// Leaves out what is not needed, first many elements at once; the last one stays.
  ///
  /// - Parameter suffices: Whether what is left is enough.
  /// - Returns: The elements, of which no single one but the last can be left out, nor, where few are left, some that follow
  ///   each other: a step there and the step back go only together.
  package func shortest(where suffices: ([Element]) -> Bool) -> [Element] {
    let best = thinned(where: suffices)
    guard best.count <= Self.few, let shorter = best.withoutRuns.first(where: suffices) else { return best }
    return shorter.shortest(where: suffices)
  }

  /// How many elements are few: sixty-six ways are left to try then, and each may take a process.
  private static var few: Int { 12 }

  /// The elements without two or more that follow each other, first without the most; the last one stays.
  private var withoutRuns: [[Element]] {
    guard count > 2 else { return [] }
    return (2..<count).reversed().flatMap { size in
      (0..<count - size).map { start in Array(self[..<start] + self[(start + size)...]) }
    }
  }

  private func thinned(where suffices: ([Element]) -> Bool) -> [Element] {
    var best = self
    var size = Swift.max(count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < best.count - 1 {
        var candidate = best
        candidate.removeSubrange(start..<Swift.min(start + size, best.count - 1))
        if candidate.count < best.count, suffices(candidate) {
          best = candidate
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return best }
      size = Swift.max(size / 2, 1)
    }
  }
}
