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
    try rest.popFirst().map { try Self.action($0, among: actions) }
  }

  mutating func eventsBeforeNext() -> Int? { rest.first?.eventsBefore }

  mutating func next(amid last: UserAction?, among actions: [UserAction]) throws -> UserAction? {
    try next(among: actions)
  }

  /// The action that a step names.
  private static func action(_ step: WrittenStep, among actions: [UserAction]) throws -> UserAction {
    if let action = actions.first(where: { $0.words == step.action }) { return action }
    let known = actions.map { "'\($0.words)'" }.joined(separator: ", ")
    throw JourneyError(description: "Nobody can '\(step.action)' here. What is possible: \(known).")
  }
}
