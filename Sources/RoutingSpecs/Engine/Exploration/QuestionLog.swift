import Routing

/// What the runs ask, in their order, and what they were answered.
///
/// A region that waits was left behind by a run that had asked some questions before. Its own run asks the same ones
/// first, because all its stacks answer them alike, and they cannot divide it. Regions wait on a stack: what is run
/// until a region's turn comes was left behind later than it, and changes nothing of the log up to there. So one list is
/// enough for all, and of a region that waits only the length has to be kept.
struct QuestionLog {
  /// What was asked, as far as it is compared when it is asked again.
  enum Question: Hashable {
    case search(testsStart: Bool, depth: OpenRegions.Depth, needsMatch: Bool)
    case use(RegionPlace)
    case children(RegionPlace)
    case condition
    case removal
    /// One of the questions that nobody announced, by its number.
    case question(Int)
  }

  private var entries: [(question: Question, answer: Bool)] = []
  /// How many questions the present run has asked.
  private var next = 0

  /// How many questions were answered so far, by the present run or before its region was left behind.
  var count: Int { entries.count }

  /// Begins another run, whose first questions are known; whether the one before has asked all that it was to ask.
  mutating func begin(known: Int) -> Bool {
    defer { next = 0 }
    guard next == entries.count else { return false }
    entries.removeLast(entries.count - known)
    return true
  }

  /// What is known of the next question of a run.
  enum Known {
    /// The answer that was given before.
    case answer(Bool)
    /// Nothing: the run is the first to come so far.
    case nothing
    /// Something else was asked in its place.
    case somethingElse
  }

  /// Looks up the next question.
  mutating func look(up question: Question) -> Known {
    guard next < entries.count else { return .nothing }
    guard entries[next].question == question else { return .somethingElse }
    next += 1
    return .answer(entries[next - 1].answer)
  }

  /// Takes down the answer to a question of which nothing was known.
  mutating func note(_ question: Question, _ answer: Bool) {
    entries.append((question, answer))
    next = entries.count
  }
}
