import HeadlessUIKit
import TestSupport

/// A piece of routing code in a little language, which moves a cursor over the controllers and acts where it stands.
indirect enum Snippet: Sendable {
  /// A step of the cursor; where there is nowhere to go it stays.
  enum Move: CaseIterable, Sendable {
    case up, down, top, root, inwards, innermost, firstChild, lastChild, parent, navigation, tabs, visible
  }

  /// What is done with the controller under the cursor.
  enum Act: CaseIterable, Sendable {
    case dismiss, dismissAnimated, pop, popToRoot, popToSecond, selectFirst, selectLast, keepFirst, push,
      present
    case presentSheet
  }

  /// A question about the controller under the cursor.
  enum Question: CaseIterable, Sendable {
    case isHome, isDetail, isOffer, isNavigation, isTabs, presents, isPresented, presentsDetail
    case presentsNavigation, isPresentedByDetail, isPresentedByNavigation, hasTwo, isSecondTab, isTop, isRoot
    case isRemembered, isTallyOdd, isTallyTwo, isFirstOfList, isShown, isFullScreen, hasWindow, hasBar,
      presentsForParent, isBeingDismissed
  }

  case move(Move)
  case act(Act)
  case choice(Question, Bool, then: [Snippet], otherwise: [Snippet])
  /// Moves as long as the question is answered so of the controller that the move would lead to.
  case loop(Move, Question, Bool)
  /// Moves to the nearest controller on the way of which the question is answered so; stays where there is none.
  case search(Move, Question, Bool)
  /// Goes all the way from the root to the topmost layer, or back, and counts where the question is answered so.
  case tally(Move, Question, Bool)
  /// Keeps the controller under the cursor in mind, or goes back to it.
  case remember, recall
  /// Acts after the dismissal of what the cursor presents.
  case afterDismissing([Snippet])
  case stop
}

extension Snippet: CustomStringConvertible {
  var description: String {
    switch self {
    case .move(let move): "\(move)"
    case .act(let act): "\(act)!"
    case .choice(let question, let isTrue, let then, let otherwise):
      "if \(isTrue ? "" : "not ")\(question) {\(Self.text(then))} else {\(Self.text(otherwise))}"
    case .loop(let move, let question, let isTrue): "\(move) while \(isTrue ? "" : "not ")\(question)"
    case .search(let move, let question, let isTrue): "\(move) to \(isTrue ? "" : "not ")\(question)"
    case .tally(let move, let question, let isTrue): "count \(move) \(isTrue ? "" : "not ")\(question)"
    case .remember: "remember"
    case .recall: "recall"
    case .afterDismissing(let snippets): "dismissing {\(Self.text(snippets))}"
    case .stop: "stop"
    }
  }

  /// Snippets on one line.
  static func text(_ snippets: [Snippet]) -> String {
    snippets.map(\.description).joined(separator: "; ")
  }
}

extension Snippet {
  /// A routine drawn at random.
  ///
  /// - Parameter random: What it is drawn by.
  /// - Returns: Some snippets, the last of which shows the offer.
  static func routine(by random: inout some RandomNumberGenerator) -> [Snippet] {
    var snippets = (0..<Int.random(in: 1...4, using: &random)).map { _ in draw(2, by: &random) }
    snippets.append(.act(Bool.random(using: &random) ? .push : .present))
    return snippets
  }

  private static func draw(_ depth: Int, by random: inout some RandomNumberGenerator) -> Snippet {
    let question = Question.allCases.randomElement(using: &random) ?? .isHome
    let isTrue = Bool.random(using: &random)
    let way = [Move.up, .down, .inwards, .parent].randomElement(using: &random) ?? .up
    switch Int.random(in: 0..<(depth > 0 ? 14 : 10), using: &random) {
    case 0...2: return .move(Move.allCases.randomElement(using: &random) ?? .top)
    case 3: return .act(Act.allCases.randomElement(using: &random) ?? .present)
    case 4: return .loop(way, question, isTrue)
    case 5: return Int.random(in: 0..<4, using: &random) == 0 ? .stop : .move(.top)
    case 6...7: return .search(way, question, isTrue)
    case 8: return .tally(Bool.random(using: &random) ? .up : .down, question, isTrue)
    case 9: return Bool.random(using: &random) ? .remember : .recall
    case 10: return .afterDismissing(some(depth - 1, by: &random))
    default:
      return .choice(
        question, isTrue, then: some(depth - 1, by: &random), otherwise: some(depth - 1, by: &random))
    }
  }

  private static func some(_ depth: Int, by random: inout some RandomNumberGenerator) -> [Snippet] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in draw(depth, by: &random) }
  }
}

extension CoverAttack {
  /// A route drawn at random.
  static func random(_ seed: UInt64) -> CoverAttack {
    var numbers = SeededGenerator(state: seed)
    let snippets = Snippet.routine(by: &numbers)
    return CoverAttack(later: "\(seed): \(Snippet.text(snippets))") { window, animated, done in
      SnippetRun(window: window, isAnimated: animated).run(snippets[...]) { done() }
    }
  }
}
