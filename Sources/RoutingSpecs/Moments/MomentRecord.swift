import HeadlessUIKit

/// How two requests ended that overlapped, in one order of events, without the controllers.
struct MomentRecord {
  /// How one of the two ended.
  struct Request: Equatable {
    var completions = 0
    var isReached = false
    var error: String?

    /// Whether the request came to its end once.
    var hasEnded: Bool { completions == 1 }

    @MainActor
    init(_ attempt: RouteAttempt) {
      completions = attempt.completions
      switch attempt.outcome {
      case .reached: isReached = true
      case .declined(let refusal): error = refusal.error
      case nil: break
      }
    }

    init() {}
  }

  var first = Request()
  var second = Request()
  /// Whether a gesture had nothing to be carried out with, as the first of the two or as the second.
  var lacksFirst = false
  var lacksSecond = false
  /// Whether the second came while something of the first was under way.
  var hasOverlapped = false
  /// Whether the first had said how it ended when the second came.
  var firstWasOver = false
  /// After how many events the second came.
  var eventsBefore = 0
  /// How many choices had been made by then, that one included.
  var choicesBefore = 0
  var isAtRest = false
  var hasFaults = false
  var brokenInvariant: BrokenInvariant?
  /// Whether the target of one that says it has arrived is where it must be in the end.
  var showsFirst = false
  var showsSecond = false
  /// What stood in the window when the first was at rest, where the second came then, and in the end.
  var afterFirst: [StackSnapshot.Entry] = []
  var after: [StackSnapshot.Entry] = []
  /// Whether the run put checks of the routes' own to the test, and what the first one found that failed.
  var exercisesOwnChecks = false
  var ownFailure: OwnCheckFailure?
  var keepsNothing = true
  var releases = false
  var waiting = WaitingCode()

  /// Whether both came to their end, and the hierarchy to rest.
  var hasTerminated: Bool { isAtRest && first.hasEnded && second.hasEnded }

  /// Whether nothing is wrong with the hierarchy.
  var isWellFormed: Bool { !hasFaults && brokenInvariant == nil }

  /// The run as if one of the two had been alone.
  func asAttempt(of request: Request) -> AttemptRecord {
    AttemptRecord(
      completions: request.completions, isAtRest: isAtRest, isReached: request.isReached,
      error: request.error, hasFaults: hasFaults, brokenInvariant: brokenInvariant, waiting: waiting)
  }
}
