extension Exploration {
  /// Whether whoever follows a journey, as a test does that a report suggests, is shown what is wrong at its end;
  /// what is done for it is not counted.
  func isShown(_ violation: Violation, byReplaying journey: [JourneyStep]) -> Bool {
    excursion.end()
    let counts = device.counts
    defer { device.counts = counts }
    let run = JourneyRun(on: device, goingOnOutsideShape: true)
    defer { run.end() }
    var guide = WrittenJourney(journey.map(\.words))
    do { try run.follow(&guide) } catch { return false }
    return run.violation?.property == violation.property && run.violation?.sentence == violation.sentence
  }
}
