import HeadlessUIKit

/// Whoever says what is done next with an app from launch.
@MainActor
protocol JourneyGuide {
  /// What is done next with an app at rest.
  ///
  /// - Parameter actions: Everything that can be done.
  /// - Returns: One of them, or `nil` where the journey is over.
  /// - Throws: Where what was wanted cannot be done.
  mutating func next(among actions: [UserAction]) throws -> UserAction?

  /// Whether the first thing comes in the middle of the launch.
  var beginsInLaunch: Bool { get }

  /// How many events after a step, or after the launch, something else comes in the middle of it; `nil` where nothing does.
  mutating func eventsBeforeNext() -> Int?

  /// What comes in the middle of a step.
  ///
  /// - Parameters:
  ///   - last: The step, or `nil` for the launch.
  ///   - actions: Everything that can be done at this moment; nothing where it is none.
  /// - Returns: One of them, or `nil` where nothing comes.
  /// - Throws: Where what was wanted cannot be done.
  mutating func next(amid last: UserAction?, among actions: [UserAction]) throws -> UserAction?

  /// Whether something that comes in the middle may come a little later than was said.
  var isPatient: Bool { get }
}

/// Steps that a report has written down.
struct WrittenJourney: JourneyGuide {
  private var rest: ArraySlice<WrittenStep>

  init(_ words: [String]) { rest = words.map { WrittenStep($0) }[...] }

  var isPatient: Bool { false }

  var beginsInLaunch: Bool { rest.first?.eventsBefore != nil }

  mutating func next(among actions: [UserAction]) throws -> UserAction? {
    guard let step = rest.popFirst() else { return nil }
    if let action = actions.first(where: { $0.words == step.action }) { return action }
    throw refusal(of: step, possible: actions.map(\.words))
  }

  mutating func eventsBeforeNext() -> Int? { rest.first?.eventsBefore }

  mutating func next(amid last: UserAction?, among actions: [UserAction]) throws -> UserAction? {
    try next(among: actions)
  }

  /// Says that a step, the last that was taken, is not possible, and what was probably meant.
  private func refusal(of step: WrittenStep, possible: [String]) -> JourneyError {
    let place = "Step \(rest.startIndex) of \(rest.endIndex), '\(step.action)', is not possible here."
    let guess = NearestName.find(step.action, among: possible).map { " Did you mean '\($0)'?" } ?? ""
    let list = possible.isEmpty ? "nothing" : possible.map { "'\($0)'" }.joined(separator: ", ")
    return JourneyError(description: "\(place)\(guess) Possible: \(list).")
  }
}
