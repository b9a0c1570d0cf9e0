/// Makes journeys of an app from launch, which are drawn at random or written down.
///
/// Only one may live at a time, because its device is the only one there is.
@MainActor
package final class JourneySearch {
  private let device: Device

  /// What has come of a journey.
  package struct Ending: Hashable, Sendable, Codable {
    /// The name of the property that does not hold, or `nil` where all is well.
    package let property: String?
    /// What is wrong, in a sentence.
    package let sentence: String
    /// The steps of the journey, in words.
    package var steps: [String]

    /// Says what has come of a journey.
    package init(property: String?, sentence: String, steps: [String]) {
      self.property = property
      self.sentence = sentence
      self.steps = steps
    }
  }

  /// One thing that was done: the hierarchies before and after it, drawn, and the steps in words.
  package struct Move {
    package let before: String
    package let steps: [String]
    package let after: String
  }

  /// Prepares journeys.
  package init(_ app: CheckedApp, followedBy follower: (any JourneyFollower)? = nil) {
    device = Device(app, eventLimit: JourneyLimits().events, followedBy: follower)
  }

  /// Draws a journey of some habits, of which dice answer what is open, and tells of everything that is done.
  package func draw<Dice: JourneyDice>(
    _ habits: JourneyHabits, with dice: inout Dice, noting note: (Move) -> Void
  ) -> Ending {
    let run = JourneyRun(on: device)
    defer { run.end() }
    var guide = DrawnJourney(habits, drawing: dice)
    // A guide that draws among what is possible has nothing to complain of.
    try? run.follow(&guide) { before, steps, after in
      note(
        Move(before: before.outline, steps: steps.map(\.action.words), after: after.outline))
    }
    dice = guide.dice
    return Ending(run)
  }

  /// Follows a journey that was written down, or throws a `JourneyError` where a step is not possible.
  package func follow(_ steps: [String]) throws -> Ending {
    let run = JourneyRun(on: device)
    defer { run.end() }
    var guide = WrittenJourney(steps)
    try run.follow(&guide)
    return Ending(run)
  }
}

extension JourneySearch.Ending {
  @MainActor
  fileprivate init(_ run: JourneyRun) {
    self.init(
      property: run.violation?.property.rawValue, sentence: run.violation?.sentence ?? "",
      steps: run.journey.map(\.words))
  }
}
