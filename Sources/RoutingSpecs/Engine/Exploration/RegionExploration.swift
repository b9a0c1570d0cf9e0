import Checking

/// Walks through all regions of a space: one stack of each is run, and what the run learns of it divides the region.
///
/// A run starts from one stack, the representative. Whatever the code under test learns, and whatever judging it takes,
/// is asked of the region as well. Where stacks of the region would give another answer, the region is divided: the
/// run goes on for those that answer like its representative, the others wait to be run. What is left when the run
/// ends are the stacks that no question told apart, so that all of them would have been run alike.
final class RegionExploration {
  let grammar: RegionGrammar
  /// What the stacks that would have run like the present one have in common so far.
  private(set) var region: StackRegion
  /// The stack that is run.
  private(set) var state: StackState
  /// The stacks that are run by themselves, which are followed into the regions that they come to lie in.
  private let compared: [StackState]
  /// Which of them lie in the present region.
  private(set) var members: [Int]
  /// The regions to be run, how far each has answered the questions of the log, which stacks lie in it, and which share
  /// of the walk it is.
  private var waiting: [(region: StackRegion, answered: QuestionLog.Mark, members: [Int], share: Double)]
  /// Which share of the walk the present region is, as if all parts of a divided region took as many runs.
  private(set) var share: Double
  private var log = QuestionLog()
  /// Whether a question is being answered.
  private(set) var isAsking = false
  /// What went wrong in the engine itself.
  private(set) var fault: RegionFault?
  /// Called whenever the present region has been divided, while somebody wants to be told.
  var afterDivision: (() -> Void)?
  /// Which controllers the patterns may match that were searched for.
  var candidates: [PatternSearch.Key: PatternSearch.Candidates] = [:]
  let arithmetic: RegionArithmetic
  /// The bound that was the first to matter; `nil` where every larger space would have been divided alike.
  private(set) var bound: SizeBound?

  init(
    _ grammar: RegionGrammar, arithmetic: RegionArithmetic = .exact, comparing compared: [StackState] = []
  ) {
    self.arithmetic = arithmetic
    self.grammar = grammar
    self.compared = compared
    let regions = grammar.initialRegions
    share = 1 / Double(regions.count)
    waiting = regions.reversed().map { [share] region in
      (
        region, QuestionLog.Mark(), compared.indices.filter { grammar.contains(compared[$0], in: region) },
        share
      )
    }
    region = waiting[0].region
    members = waiting[0].members
    state = grammar.representative(of: region)
  }

  /// Goes on to the next region; whether there is one.
  func advance() -> Bool {
    guard fault == nil, let next = waiting.popLast() else { return false }
    log.begin(knownTo: next.answered)
    (members, share) = (next.members, next.share)
    state = grammar.representative(of: next.region)
    region = grammar.aligned(next.region, with: state)
    noteRoom()
    return true
  }

  /// Answers a question of the run, which may divide the region.
  ///
  /// What was asked before the region was left behind is neither asked nor divided again. A question that is asked to
  /// answer another one is a part of that.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - answer: Finds the answer, by what it asks of the region.
  /// - Returns: The answer.
  func resolve(_ question: QuestionLog.Question, by answer: () -> Bool) -> Bool {
    if isAsking { return answer() }
    if let known = log.look(up: question.labelled(in: region)) { return known }
    isAsking = true
    defer { isAsking = false }
    let result = answer()
    // What is asked about is known by now, if it was not before.
    log.note(question.labelled(in: region), result)
    return result
  }

  /// How many stacks the region has.
  var weight: Natural { arithmetic.weight(region, grammar) }

  /// Notes that the engine cannot go on.
  func fail(_ fault: RegionFault) {
    if self.fault == nil { self.fault = fault }
  }

  /// The bit of a predicate; the exploration fails where there are too many.
  func bit(of table: PredicateTable) -> PredicateBits {
    if let bit = grammar.bit(of: table) { return bit }
    fail(.tooManyPredicates)
    return 0
  }

  /// What the representative has in a place.
  func content(at place: RegionPlace) -> StackState.Content { state.content(at: place) }

  func part(at place: RegionPlace) -> RegionPart? {
    if case .part(let part) = region.knowledge(of: place) { return part }
    return nil
  }

  // MARK: - Decisions

  /// Goes on with the part that the representative is in, and leaves the others for later.
  private func decide(_ place: RegionPlace, by question: RegionQuestion) {
    let parts = arithmetic.parts(question, grammar)
    let whole = region
    let choices = parts.map { whole.replacing(place, by: $0) }
    goOn(
      with: choices, isPossible: { grammar.isPossible(choices[$0], at: place) },
      holders: { state in
        grammar.holders(of: grammar.content(of: state, at: place, in: whole), among: parts)
      }, aligned: { whole.replacing(place, by: grammar.aligned(parts[$0], with: content(at: place))) })
  }

  /// Goes on with the one of some regions that the representative is in, and leaves the others for later.
  ///
  /// - Parameters:
  ///   - choices: Regions that have no stack in common, and together all stacks of the present one.
  ///   - isPossible: Whether one of them has any stack, by its number.
  ///   - holders: In which of them a stack is; in exactly one, or the engine is wrong.
  ///   - aligned: One of them, aligned with the representative.
  func goOn(
    with choices: [StackRegion], isPossible: (Int) -> Bool, holders: (StackState) -> [Int],
    aligned: (Int) -> StackRegion
  ) {
    guard let taken = holders(state).first else { return fail(.representativeLost) }
    var members = [[Int]](repeating: [], count: choices.count)
    for member in self.members {
      let own = holders(compared[member])
      guard own.count == 1 else {
        fail(.representativeLost)
        continue
      }
      members[own[0]].append(member)
    }
    let others = choices.indices.filter { $0 != taken && isPossible($0) }
    share /= Double(others.count + 1)
    for index in others.reversed() { waiting.append((choices[index], log.mark, members[index], share)) }
    region = aligned(taken)
    noteRoom()
    self.members = members[taken]
    afterDivision?()
  }

  private func noteRoom() {
    if bound == nil { bound = grammar.kindWithoutRoom(in: region).map { SizeBound($0) } }
  }

  /// Decides whether anybody in an open part matches.
  func ask(_ question: RegionMarks, of open: RegionPart.OpenPart, at place: RegionPlace) -> Bool {
    if question.isSubset(of: open.marks) { return false }
    if open.requirements.contains(question) { return true }
    let isMatched = !grammar.marks(of: content(at: place)).isDisjoint(with: question)
    decide(place, by: .anybody(question, open))
    return isMatched
  }

  /// Whether a container of which only the kind is known matches one of some predicates itself.
  func passes(_ bits: PredicateBits, _ open: RegionPart.OpenPart, at place: RegionPlace) -> Bool {
    let kind = content(at: place).kind
    if grammar.kindBits[kind.index] & bits != 0 { return true }
    let own = grammar.lengthBits(of: kind, among: bits) | grammar.ruleBits(of: kind, among: bits)
    return own != 0 && ask(RegionMarks(own: own), of: open, at: place)
  }

  /// Decides whether anybody inside a container matches, of which some children may be told apart.
  func ask(_ question: RegionMarks, inside row: RegionPart.Row, at place: RegionPlace) -> Bool {
    if question.isSubset(of: row.marks) { return false }
    if row.requirements.contains(question) { return true }
    let isMatched = !grammar.marks(insideOf: content(at: place)).isDisjoint(with: question)
    decide(place, by: .anybodyInside(question, row))
    return isMatched
  }

  /// Decides whether any child in a gap of a row matches, or anybody inside it.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - gap: The gap.
  ///   - row: The row.
  ///   - place: Where the row stands; `nil` for the layers.
  /// - Returns: Whether anybody matches.
  func ask(_ question: RegionMarks, ofGap gap: Int, in row: RegionPart.Row, at place: RegionPlace?) -> Bool {
    if !row.mayHold(gap) || question.isSubset(of: row.gaps[gap].marks) { return false }
    if row.gaps[gap].requirements.contains(question) { return true }
    let children = place.map { content(at: $0).searchOrderChildren } ?? state.layersOverRoot.map(\.content)
    let isMatched = children[row.positions(in: gap)].contains {
      !grammar.marks(of: $0).isDisjoint(with: question)
    }
    decide(row, gap, at: place, by: .anybodyInGap(question, row, gap))
    return isMatched
  }

  /// Makes the child known that is the first in a gap of a row to match; there is one.
  func divide(_ row: RegionPart.Row, atGap gap: Int, byFirst question: RegionMarks, at place: RegionPlace?) {
    decide(
      row, gap, at: place,
      by: grammar.isForCertificate ? .nextChild(row, gap) : .firstMatch(question, row, gap))
  }

  private func decide(_ row: RegionPart.Row, _ gap: Int, at place: RegionPlace?, by question: RegionQuestion)
  {
    if let place { decide(place, by: question) } else { decideLayers(gap, by: question) }
  }

  /// The row in a place; without a place, that of the layers.
  func row(at place: RegionPlace?) -> RegionPart.Row? {
    guard let place else { return region.layers }
    if case .row(let row)? = part(at: place) { return row }
    return nil
  }

  /// Whether an open part is one of some interchangeable screens, and not more is to be decided of it.
  func isSettled(_ open: RegionPart.OpenPart) -> Bool { grammar.isSettled(open) }

  /// Decides one thing more about what an open part is.
  func refine(_ open: RegionPart.OpenPart, at place: RegionPlace) {
    decide(place, by: .nature(open))
  }

  /// Makes the first child in a gap of a row known, if there is one.
  func extend(_ row: RegionPart.Row, atGap gap: Int, at place: RegionPlace) {
    decide(place, by: .nextChild(row, gap))
  }

  /// Decides how many children a row has and which of them it shows, and leaves the children themselves open.
  func settleRow(at place: RegionPlace) {
    if case .open(let open)? = part(at: place), open.isContainer { openUp(place) }
    while fault == nil, case .row(let row)? = part(at: place) {
      if let gap = row.openGaps.first {
        extend(row, atGap: gap, at: place)
      } else if row.kind == .tabs, row.selected == nil {
        decide(place, by: .selection(row))
      } else {
        return
      }
    }
  }

  /// Decides what stands in a place, without what is inside it.
  func settle(_ place: RegionPlace) { settle(place, opensUp: false) }

  /// Decides what stands in a place; of a container also what it begins with, so that its children have places.
  func openUp(_ place: RegionPlace) { settle(place, opensUp: true) }

  private func settle(_ place: RegionPlace, opensUp: Bool) {
    while fault == nil {
      switch region.knowledge(of: place) {
      case .part(.open(let open)):
        if open.isContainer ? !opensUp : isSettled(open) { return }
        refine(open, at: place)
      case .part: return
      case .inside(let container): openUp(container)
      case .beyond(let container, let gap):
        guard let row = row(at: container) else { return }
        decide(row, gap, at: container, by: .nextChild(row, gap))
      }
    }
  }

  /// Decides what stands in a place with everything inside it.
  func settleAll(_ place: RegionPlace) {
    settle(place)
    settleRow(at: place)
    let count = content(at: place).searchOrderChildren.count
    for index in 0..<count where fault == nil { settleAll(place.child(index)) }
  }
}

/// Why the engine cannot say anything; never the fault of the app.
public enum RegionFault: Error, Hashable, Sendable {
  /// A run asked about more different predicates than can be kept apart.
  case tooManyPredicates
  /// A stack is in none of the parts into which its region was divided, or in several.
  case representativeLost
  /// The regions have more or fewer stacks together than the space has.
  case wrongSum
}
