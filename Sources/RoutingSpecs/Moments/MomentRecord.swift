import HeadlessUIKit

/// How requests ended that overlapped, in one order of events, without the controllers.
struct MomentRecord {
  /// How a request ended.
  struct Ending: Equatable {
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

  /// When a request came, and what became of it.
  struct Request {
    var ending = Ending()
    /// Whether its target is where it must be in the end, where it says that it has arrived.
    var isShown = false
    /// Whether it came while something was under way.
    var hasOverlapped = false
    /// After how many events it came.
    var eventsBefore = 0
    /// Which of the earlier ones had said how they ended when it came, a bit for each.
    var over: UInt8 = 0

    /// Of which of the earlier ones the target was on screen when it came, a bit for each, where it is a gesture.
    var seen: UInt8 = 0

    /// Whether an earlier request had shown what it was to show when this one came.
    func came(afterTargetOf earlier: Int) -> Bool { (over | seen) & 1 << earlier != 0 }

    /// Whether an earlier request was over when this one came.
    func came(after earlier: Int) -> Bool { over & 1 << earlier != 0 }
  }

  /// What the requests before the last one have left at rest.
  struct Start {
    /// The stack; `nil` where it is none that can be written down, or nobody has asked for it.
    var state: StackState?
    /// Whether UIKit had nothing to report by then.
    var isWellFormed = false
  }

  /// The requests, in the order in which they come.
  var requests: [Request]
  /// Whether a gesture had nothing to be carried out with: the first request, or one that was to come meanwhile.
  var lacksFirst = false
  var lacksOther = false
  /// How many choices had been made when the last of them came, that one included.
  var choicesBefore = 0
  var isAtRest = false
  var hasFaults = false
  var brokenInvariant: BrokenInvariant?
  /// What the last request was performed from, where it came at rest.
  var start = Start()
  /// What stood in the window when the first was at rest, where the second came then, and in the end.
  var afterFirst: [StackSnapshot.Entry] = []
  var after: [StackSnapshot.Entry] = []
  /// Whether the run put checks of the routes' own to the test, and what the first one found that failed.
  var exercisesOwnChecks = false
  var ownFailure: OwnCheckFailure?
  /// Which premises of the checks mattered.
  var premises = PremiseSet()
  var keepsNothing = true
  var releases = false
  var waiting = WaitingCode()

  /// Begins with requests of which none has come.
  init(requests count: Int) {
    requests = Array(repeating: Request(), count: count)
  }

  /// Whether one came while something was under way.
  var hasOverlapped: Bool { requests.contains { $0.hasOverlapped } }

  /// Whether all came to their end, and the hierarchy to rest.
  var hasTerminated: Bool { isAtRest && requests.allSatisfy { $0.ending.hasEnded } }

  /// Whether nothing is wrong with the hierarchy.
  var isWellFormed: Bool { !hasFaults && brokenInvariant == nil }

  /// The run as if one of the requests had been alone.
  func asAttempt(of request: Int) -> AttemptRecord {
    let ending = requests[request].ending
    return AttemptRecord(
      completions: ending.completions, isAtRest: isAtRest, isReached: ending.isReached, error: ending.error,
      hasFaults: hasFaults, brokenInvariant: brokenInvariant, waiting: waiting)
  }
}
