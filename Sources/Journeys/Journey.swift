/// One thing that is done on the way: at rest, or while what came before is still going on.
struct JourneyStep: Hashable, Codable, Sendable {
  let action: UserAction

  /// How many events after the step before this one comes, or `nil` when the app is at rest.
  var eventsBefore: Int?

  /// The step in words, which `StepReader` understands.
  var words: String {
    switch eventsBefore {
    case nil: action.words
    case 0: "at once: \(action.words)"
    case 1: "after 1 event: \(action.words)"
    case let count?: "after \(count) events: \(action.words)"
    }
  }
}

/// A step as a person or a test writes it.
struct WrittenStep {
  /// How many events after the step before it comes, or `nil` when the app is at rest.
  let eventsBefore: Int?

  /// What is done.
  let action: String

  /// Takes the words of a step apart.
  init(_ words: String) {
    let parts = words.split(separator: ": ", maxSplits: 1).map(String.init)
    let count = parts.first.flatMap { WrittenStep.events(in: $0) }
    if parts.count == 2, let count {
      (eventsBefore, action) = (count, parts[1])
    } else {
      (eventsBefore, action) = (nil, words)
    }
  }

  private static func events(in words: String) -> Int? {
    if words == "at once" { return 0 }
    let parts = words.split(separator: " ")
    guard parts.count == 3, parts[0] == "after", parts[2] == "event" || parts[2] == "events" else {
      return nil
    }
    return Int(parts[1])
  }
}
