/// One thing that is wrong, with the shortest journey on which it shows.
public struct Finding: Hashable, Sendable {
  /// What does not hold.
  public let property: JourneyProperty

  /// What is wrong, as a person would say it.
  public let sentence: String

  /// What should have been there.
  public let expected: String

  /// What was there.
  public internal(set) var actual: String

  /// The shortest journey that shows it, step by step; empty if the launch itself does.
  public let journey: [String]

  /// The hierarchy after the launch and after each step.
  public internal(set) var drawings: [String] = []

  /// Each call of UIKit after each step, and what came of it, in milliseconds since launch.
  ///
  /// The first entry is about the launch.
  public internal(set) var timelines: [[String]] = []

  /// How long the finger of each step was held, in milliseconds, the launch first.
  var holds: [Int] = []

  /// From how many states it shows.
  public internal(set) var stateCount = 1

  /// Whether it shows only while something is still going on.
  public let needsTiming: Bool

  let steps: [JourneyStep]

  /// Whether no single journey shows it, but only all of them together.
  var isOfWhole = false
}

extension Finding {
  /// Puts a finding together.
  fileprivate init(_ violation: Violation, _ journey: [JourneyStep], isOfWhole: Bool) {
    self.init(
      property: violation.property, sentence: violation.sentence, expected: violation.expected,
      actual: violation.actual, journey: journey.map(\.words),
      needsTiming: journey.contains { $0.eventsBefore != nil }, steps: journey, isOfWhole: isOfWhole)
  }
}

extension Finding {
  /// The steps as a person reads them: where the clock went on while a finger was down, they say for how long.
  var toldJourney: [String] {
    journey.enumerated().map { index, words in
      guard holds.indices.contains(index + 1), holds[index + 1] >= Self.longHold else { return words }
      return "\(words), held for \(holds[index + 1].asTime)"
    }
  }

  /// From here on people would say that a finger is held, in milliseconds; a swipe takes less.
  private static let longHold = 1_000
}

extension Int {
  /// A time in milliseconds as people say it: `12 s`, `5 min`.
  fileprivate var asTime: String {
    let seconds = (self + 500) / 1_000
    return seconds < 120 ? "\(seconds) s" : "\((seconds + 30) / 60) min"
  }
}

extension Finding {
  /// Whether a journey of so many steps shows the same better.
  fileprivate func isWorseThan(_ length: Int, isOfWhole: Bool = false) -> Bool {
    length < steps.count || length == steps.count && self.isOfWhole && !isOfWhole
  }
}

/// The findings, one for each cause as far as sentences tell.
struct FindingList {
  private(set) var all: [Finding] = []
  private var numbers: [String: Int] = [:]

  /// The states that show each, by their numbers plus one, because launch has the number before the first.
  private var places: [NumberSet] = []

  /// Whether the same has been taken down already.
  func contains(_ violation: Violation) -> Bool {
    numbers[violation.property.rawValue + violation.sentence] != nil
  }

  /// Whether a journey of so many steps would be the first or the shortest to show what is wrong.
  func wants(_ violation: Violation, at length: Int) -> Bool {
    numbers[violation.property.rawValue + violation.sentence].map { all[$0].isWorseThan(length) } ?? true
  }

  /// Takes down what is wrong at the end of a journey; of equal sentences the shortest journey is kept, and of equally long ones
  /// one that shows it alone.
  ///
  /// - Parameters:
  ///   - violation: What is wrong.
  ///   - journey: The journey.
  ///   - number: The state that its last step was done in, or -1 where the launch is at fault.
  ///   - isOfWhole: Whether no single journey shows it.
  mutating func add(
    _ violation: Violation, journey: [JourneyStep], from number: Int, isOfWhole: Bool = false
  ) {
    let key = violation.property.rawValue + violation.sentence
    let finding = Finding(violation, journey, isOfWhole: isOfWhole)
    guard let known = numbers[key] else {
      numbers[key] = all.count
      all.append(finding)
      places.append(NumberSet([number + 1]))
      return
    }
    places[known].insert(number + 1)
    if all[known].isWorseThan(journey.count, isOfWhole: isOfWhole) { all[known] = finding }
    all[known].stateCount = places[known].count
  }

  /// Takes down what another list has and this one has not.
  mutating func addUnknown(_ other: FindingList) {
    for (finding, places) in zip(other.all, other.places) {
      let key = finding.property.rawValue + finding.sentence
      guard numbers[key] == nil else { continue }
      numbers[key] = all.count
      all.append(finding)
      self.places.append(places)
    }
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    var kept = zip(all, places).map { KeptFinding($0, $1) }
    try keeping.value(&kept)
    guard kept.count != all.count else { return }
    all = kept.map(\.finding)
    places = kept.map { NumberSet($0.places) }
    for (number, finding) in all.enumerated() {
      numbers[finding.property.rawValue + finding.sentence] = number
    }
  }

  /// Draws each journey.
  mutating func tell(_ moments: ([JourneyStep]) -> [JourneyMoment]) {
    for index in all.indices {
      let moments = moments(all[index].steps)
      all[index].drawings = moments.map(\.drawing)
      all[index].timelines = moments.map(\.timeline)
      all[index].holds = moments.map(\.heldFor)
      if let code = moments.last?.goingOn, !code.isEmpty, all[index].property == .comesToRest {
        all[index].actual += "; scheduled by " + code.prefix(3).joined(separator: ", ")
      }
    }
  }
}

/// A finding as it is kept, without what is drawn of it in the end.
private struct KeptFinding: Codable {
  let violation: Violation
  let steps: [JourneyStep]
  let isOfWhole: Bool
  let places: [Int]

  init(_ finding: Finding, _ places: NumberSet) {
    violation = Violation(
      property: finding.property, sentence: finding.sentence, expected: finding.expected,
      actual: finding.actual)
    steps = finding.steps
    isOfWhole = finding.isOfWhole
    self.places = places.sorted
  }

  var finding: Finding {
    var finding = Finding(violation, steps, isOfWhole: isOfWhole)
    finding.stateCount = places.count
    return finding
  }
}
