import Routing

/// What the runs ask, in their order, and what they were answered.
///
/// A region that waits was left behind by a run that had asked some questions before. Its own run asks the same ones
/// first, because all its stacks answer them alike, and they cannot divide it. Regions wait on a stack: what is run
/// until a region's turn comes was left behind later than it, and changes nothing of the log up to there. So one list is
/// enough for all, and of a region that waits only the end of its part has to be kept.
///
/// Where a run asks something else, as code of a screen may that nobody has looked at, the log knows nothing of it:
/// what follows is asked of the region anew, which costs time and divides nothing that is divided already.
struct QuestionLog {
  /// What was asked, as far as it is compared when it is asked again.
  enum Question: Hashable {
    enum Scope: Hashable {
      case layer, over
      case layersUnder(OpenRegions.LayerOrder)
    }

    case search(
      in: RegionPlace?, scope: Scope, testsStart: Bool, depth: OpenRegions.Depth, needsMatch: Bool)
    case layers
    /// Which layer lies under one.
    case layerUnder(RegionPlace)
    /// Which layer is the lowest between one and the next one under it that is told apart.
    case layerOver(RegionPlace)
    case use(RegionPlace)
    case children(RegionPlace)
    case moreChildren(RegionPlace, than: Int)
    case condition
    case removal
    /// One of the questions that nobody announced, by its number.
    case question(Int)

    /// The question with labels in the place of places; `nil` where it is about something that is not known by itself.
    func labelled(in region: StackRegion) -> Question? {
      switch self {
      case .search(let place?, let scope, let testsStart, let depth, let needsMatch):
        guard let place = region.label(of: place) else { return nil }
        return .search(
          in: place, scope: scope, testsStart: testsStart, depth: depth, needsMatch: needsMatch)
      case .layerUnder(let place): return region.label(of: place).map { .layerUnder($0) }
      case .layerOver(let place): return region.label(of: place).map { .layerOver($0) }
      case .use(let place): return region.label(of: place).map { .use($0) }
      case .children(let place): return region.label(of: place).map { .children($0) }
      case .moreChildren(let place, let count):
        return region.label(of: place).map { .moreChildren($0, than: count) }
      case .search, .layers, .condition, .removal, .question: return self
      }
    }
  }

  /// The end of a part of the log.
  struct Mark: Hashable {
    fileprivate var count = 0
    fileprivate var last = -1
  }

  private var entries: [(question: Question?, answer: Bool, number: Int)] = []
  /// How many questions were ever taken down.
  private var numbers = 0
  /// How many questions the present run has asked.
  private var next = 0

  /// The end of what was answered so far, by the present run or before its region was left behind.
  var mark: Mark { Mark(count: entries.count, last: entries.last?.number ?? -1) }

  /// Begins another run, whose questions up to a mark are known, as far as the log still has them.
  mutating func begin(knownTo mark: Mark) {
    let isThere = mark.count > 0 && mark.count <= entries.count && entries[mark.count - 1].number == mark.last
    entries.removeLast(entries.count - (isThere ? mark.count : 0))
    next = 0
  }

  /// The answer to the next question, where it is known.
  mutating func look(up question: Question?) -> Bool? {
    guard next < entries.count else { return nil }
    guard let question, entries[next].question == question else {
      entries.removeLast(entries.count - next)
      return nil
    }
    next += 1
    return entries[next - 1].answer
  }

  /// Takes down the answer to a question of which nothing was known; without the question it is never looked up.
  mutating func note(_ question: Question?, _ answer: Bool) {
    entries.append((question, answer, numbers))
    numbers += 1
    next = entries.count
  }
}
