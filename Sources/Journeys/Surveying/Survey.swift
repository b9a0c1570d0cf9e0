/// What was seen of an app of which not everything could be.
public struct Survey: Hashable, Sendable {
  /// How many sights there were: screens that a user sees, with what can be done on them.
  public let sights: Int
  /// In how many states everything was tried, each of which showed something new.
  public let states: Int
  /// How many actions that took, those on the way included.
  public let actions: Int
  /// How many times something came in the middle of something else.
  public let intrusions: Int
  /// Whether everything was tried in each of them.
  public let isWhole: Bool

  /// What it says, in a sentence.
  public var words: String {
    let (sights, states) = ("\(self.sights.grouped) sights", "\(self.states.grouped) states")
    return isWhole
      ? "Certain so far: everything that can be done, links included, was done on each of \(sights) that a user came to "
        + "(screens with what can be done on them), in \(states) that show something new; "
        + "\(intrusions.grouped) times in the middle of something. What more values together do is not known."
      : "Looked over so far: \(sights) (screens with what can be done on them), in \(states) that show something new, "
        + "not all of which were tried."
  }
}

extension Exploration {
  /// Whether there are so many states that the app is worth looking over, which it was not yet.
  var isSurveyDue: Bool {
    novelty == nil && survey == nil && limits.surveysLargeApps && graph.count >= statesBeforeSurvey
  }

  /// Looks over an app with many states, once, so that what few facts together show is found whatever the limits are.
  ///
  /// It is told only where a limit ends the exploration, and nothing that it does is counted.
  func surveyIfLarge() {
    guard isSurveyDue else { return }
    let counts = device.counts
    defer { device.counts = counts }
    let other = Exploration(surveying: self)
    device.counts = Device.Counts()
    device.counts.mattering = counts.mattering
    other.run()
    survey = Survey(
      sights: other.novelty?.sights.count ?? 0, states: other.graph.count, actions: device.counts.actions,
      intrusions: other.interruptions, isWhole: other.stop == nil)
    surveyed = other.findings
  }

  /// The findings, those of the survey included where a limit has ended the exploration.
  var allFindings: FindingList { hasHitLimit ? findingsSoFar : findings }

  /// The findings, those of the survey included.
  var findingsSoFar: FindingList {
    guard let surveyed else { return findings }
    var all = findings
    all.addUnknown(surveyed)
    return all
  }

  /// Whether a limit has ended the exploration.
  var hasHitLimit: Bool {
    switch stop {
    case .states, .repeats, .grows, .actions, .time: true
    default: false
    }
  }

  /// Launches the app once more and uses it as far as a state.
  func launch<Result>(asFarAs number: Int, _ body: (Usage) -> Result) -> Result {
    let journey = graph.journey(to: number)
    return device.launch(pausedAfter: journey.first?.eventsBefore) { usage in
      usage.follow(journey)
      return body(usage)
    }
  }

  /// Whether an action really changes nothing in a state that it leads back to; what is told apart only roughly may change.
  func changesNothing(_ action: UserAction, at number: Int) -> Bool {
    guard device.app.rough != nil else { return true }
    excursion.end()
    return launch(asFarAs: number) { usage in
      let before = usage.namedValues(isExact: true)
      usage.perform(action)
      return before.changes(to: usage.namedValues(isExact: true)).isEmpty
    }
  }
}
