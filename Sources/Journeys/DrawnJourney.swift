/// Answers what a journey leaves open.
package protocol JourneyDice {
  /// Decides one open question.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  mutating func choose(among count: Int) -> Int
}

/// What some journeys have in common: which of the things that a user can do happen on them at all.
///
/// Journeys on which everything happens are alike. Where each does without some of it, more different things are reached
/// (Groce and others, Swarm Testing, DOI 10.1145/2338965.2336763).
package struct JourneyHabits: Sendable {
  /// The sorts of things that happen on the way.
  private var sorts: [ActionSort]

  /// The links that come, by their numbers.
  private var links: Set<Int>

  /// Of so many steps, something comes in the middle of one; 0 where nothing ever does.
  fileprivate let middle: Int

  /// Draws habits.
  package init(of app: CheckedApp, drawing dice: inout some JourneyDice) {
    sorts = ActionSort.allCases
    links = Set(app.links.indices)
    middle = [0, 2, 4][dice.choose(among: 3)]
    // Every third time everything may happen.
    guard dice.choose(among: 3) > 0 else { return }
    sorts = ActionSort.allCases.filter { _ in dice.choose(among: 3) > 0 }
    links = Set(app.links.indices.filter { _ in dice.choose(among: 3) > 0 })
  }

  /// The actions that happen on such journeys, by their sorts; only sorts that have some.
  fileprivate func sorted(_ actions: [UserAction]) -> [[UserAction]] {
    sorts.compactMap { sort in
      let some = actions.filter { ActionSort($0) == sort && $0.link.map(links.contains) != false }
      return some.isEmpty ? nil : some
    }
  }
}

/// Sorts of actions, which are equally likely however many there are of each.
private enum ActionSort: CaseIterable, Sendable {
  case link, returning, interruption, tab, navigation, button, content

  init(_ action: UserAction) {
    self =
      switch action.kind {
      case .gestures: .navigation
      case .tab: .tab
      case .touch: action.isButton ? .button : .content
      case .link: .link
      case .interruption, .wait: .interruption
      case .returning: .returning
      }
  }
}

/// A journey whose steps are drawn at random.
struct DrawnJourney<Dice: JourneyDice>: JourneyGuide {
  private(set) var dice: Dice
  private let habits: JourneyHabits
  private var stepsLeft: Int

  /// The most steps of a journey, each as likely as the others.
  private static var lengths: [Int] { [4, 8, 16, 32, 64] }

  /// After how many events something comes in the middle; most of what goes wrong takes little.
  private static var waits: [Int] { [0, 0, 0, 1, 2, 3, 5, 8] }

  init(_ habits: JourneyHabits, drawing dice: Dice) {
    self.habits = habits
    self.dice = dice
    stepsLeft = Self.lengths[self.dice.choose(among: Self.lengths.count)]
    let isDrawn = self.dice.choose(among: 4) == 3
    beginsInLaunch = isDrawn && habits.middle > 0
  }

  var isPatient: Bool { true }

  let beginsInLaunch: Bool

  mutating func next(among actions: [UserAction]) -> UserAction? {
    guard stepsLeft > 0 else { return nil }
    stepsLeft -= 1
    let sorts = habits.sorted(actions)
    guard !sorts.isEmpty else { return nil }
    let some = sorts[dice.choose(among: sorts.count)]
    return some[dice.choose(among: some.count)]
  }

  mutating func eventsBeforeNext() -> Int? {
    // What is drawn as 0, as by a run that is made smaller, leaves it out.
    guard habits.middle > 0, dice.choose(among: habits.middle) == habits.middle - 1 else { return nil }
    return Self.waits[dice.choose(among: Self.waits.count)]
  }

  mutating func next(amid last: UserAction?, among actions: [UserAction]) -> UserAction? {
    // What is done twice in a row goes wrong more often than anything else.
    if let last, actions.contains(last), dice.choose(among: 3) == 0 { return last }
    return next(among: actions)
  }
}
