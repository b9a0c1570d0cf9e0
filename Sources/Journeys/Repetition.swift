import HeadlessUIKit

/// Goes round circles of states again and again where a number goes up meanwhile that is told only roughly.
///
/// Numbers above two are all "many", so that one state stands for all of them, and nobody would see that an app behaves otherwise
/// after the fifth time. So each circle that changes such a number is gone round some more times, and each step must lead where
/// it has led before. What is reached otherwise is explored like every other state.
@MainActor
struct Repetition {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }
  private var book: TrialBook { exploration.graph.book }

  /// The states from which on circles are looked for.
  private let start: Int

  /// How many times a circle is gone round.
  private static let mostRounds = 14

  /// How many actions that may take: a part of those that were done, and more where these were few.
  private static let (part, fewest) = (40, 400)

  /// How many actions may lead back, and in how many states a way back is looked for.
  private static let (longestBack, mostLooks) = (4, 100)

  /// An action and the state that it has led to, by its place in the book.
  private struct Leg {
    let tried: TriedAction
    let action: UserAction
    let target: Int

    var step: JourneyStep { JourneyStep(action: action) }
  }

  /// Some actions that lead back to the state in which they begin.
  private struct Circle {
    let number: Int
    let legs: [Leg]
  }

  /// - Parameters:
  ///   - exploration: The exploration, all states of which were tried.
  ///   - start: The first state at which a circle may begin.
  init(_ exploration: Exploration, from start: Int) {
    (self.exploration, self.start) = (exploration, start)
  }

  /// Goes round the circles that change a number, first those that begin in early states.
  func run() {
    exploration.excursion.end()
    let count = exploration.device.counts.actions
    let end = count + max(count / Self.part, Self.fewest)
    let numbers = graph.indices.dropFirst(start)
    exploration.progress.circlesLeft += goRound(circles(among: numbers), until: end)
    // What begins later stands for the same actions on the same screens, and need not be told where it is left out.
    _ = goRound(circles(among: numbers.reversed()), until: end)
  }

  /// Goes round the circles among some that change a number, the shortest first, and counts those for which there was
  /// no room.
  private func goRound(_ circles: [Circle], until end: Int) -> Int {
    var (counting, left): ([Circle], Int) = ([], circles.count)
    let groups = Dictionary(grouping: circles, by: \.number).sorted { $0.key < $1.key }
    for group in groups.map(\.value) {
      guard mayGoOn(until: end) else { break }
      counting += changing(group)
      left -= group.count
    }
    left += counting.count
    for circle in Self.sorted(counting) {
      guard mayGoOn(until: end) else { break }
      left -= 1
      if let detour = goRound(circle) { goRound(circle, endingWith: detour) }
    }
    return left
  }

  private static func sorted(_ circles: [Circle]) -> [Circle] {
    circles.enumerated().sorted {
      ($0.element.legs.count, $0.offset) < ($1.element.legs.count, $1.offset)
    }.map(\.element)
  }

  private func mayGoOn(until end: Int) -> Bool {
    exploration.checkLimits()
    return exploration.mayGoOn && exploration.device.counts.actions < end
  }

  // MARK: - Circles

  /// For each action on each screen a circle that begins in the first of some states from which a short way leads back.
  private func circles(among numbers: some Sequence<Int>) -> [Circle] {
    var looks: [String: Int] = [:]
    var result: [Circle] = []
    for number in numbers {
      let top = graph.top(of: number)
      for index in 0..<graph.actionCount(of: number) {
        let key = "\(top)\n\(graph.action(index, of: number).words)"
        guard looks[key, default: 0] < Self.mostLooks else { continue }
        looks[key, default: 0] += 1
        guard let circle = circle(by: index, from: number) else { continue }
        looks[key] = Self.mostLooks
        result.append(circle)
      }
    }
    return result
  }

  /// The shortest circle that begins with an action, if a short way leads back.
  private func circle(by index: Int, from number: Int) -> Circle? {
    let place = graph.place(of: number)
    guard graph.edge(of: index, from: number)?.target != nil, let first = leg(by: index, at: place) else {
      return nil
    }
    var search = WaySearch(in: book, from: first.target)
    guard let back = search.way(most: Self.longestBack, to: { $0 == place }) else { return nil }
    var legs = [first]
    for action in back.actions {
      guard let last = legs.last?.target,
        let tried = book.action(of: [JourneyStep(action: action)], at: last),
        let next = leg(by: tried.action, at: last)
      else { return nil }
      legs.append(next)
    }
    return Circle(number: number, legs: legs)
  }

  /// An action that has led somewhere, if it is not to wait, which takes the time that nothing else takes.
  private func leg(by index: Int, at place: Int) -> Leg? {
    let (code, action) = (book.code(of: index, at: place), book.action(index, at: place))
    guard !code.isUntried, !code.isWrong, let target = code.place, action.kind != .wait else { return nil }
    return Leg(tried: TriedAction(index, at: place), action: action, target: target)
  }

  /// Those circles among some, all of one state, on which a number changes or which lead elsewhere.
  private func changing(_ circles: [Circle]) -> [Circle] {
    var (changing, left): ([Circle], ArraySlice<Circle>) = ([], circles[...])
    while let first = left.first {
      exploration.launch(asFarAs: first.number) { usage in
        // Where nothing changes, the app is as it was, and the next circle is tried from there.
        var isBack = isAtStart(of: first, usage)
        if !isBack { left.removeFirst() }
        while isBack, let circle = left.popFirst() {
          let numbers = usage.roughNumbers
          isBack = circle.legs.allSatisfy { isSame(outcome(of: $0, usage)) }
          if !isBack || usage.roughNumbers != numbers { changing.append(circle) }
        }
      }
    }
    return changing
  }

  // MARK: - Going round

  /// Goes round a circle, does everything else once in the end that can be done where it begins, and gives what has
  /// led elsewhere then, if anything has.
  private func goRound(_ circle: Circle) -> Circle? {
    exploration.launch(asFarAs: circle.number) { usage in
      guard isAtStart(of: circle, usage), goesRound(circle, usage) else { return nil }
      for index in 0..<graph.actionCount(of: circle.number) {
        guard let detour = self.circle(by: index, from: circle.number) else { continue }
        guard detour.legs.allSatisfy({ isSame(outcome(of: $0, usage)) }) else { return detour }
      }
      return nil
    }
  }

  /// Goes round a circle, and then round another one that begins in the same state.
  private func goRound(_ circle: Circle, endingWith detour: Circle) {
    exploration.launch(asFarAs: circle.number) { usage in
      guard isAtStart(of: circle, usage), goesRound(circle, usage) else { return }
      var steps = Array(repeating: circle.legs, count: Self.mostRounds).joined().map(\.step)
      for leg in detour.legs {
        steps.append(leg.step)
        guard keeps(leg, usage, after: steps, from: circle.number) else { return }
      }
    }
  }

  private func isAtStart(of circle: Circle, _ usage: Usage) -> Bool {
    usage.state().fingerprint == book.fingerprint(at: graph.place(of: circle.number))
  }

  /// Goes round a circle again and again, if a number changes on it, and says whether that has always led to the
  /// same.
  private func goesRound(_ circle: Circle, _ usage: Usage) -> Bool {
    let numbers = usage.roughNumbers
    var steps: [JourneyStep] = []
    for round in 1...Self.mostRounds {
      for leg in circle.legs {
        steps.append(leg.step)
        guard keeps(leg, usage, after: steps, from: circle.number) else { return false }
      }
      guard round > 1 || usage.roughNumbers != numbers else { return false }
    }
    return true
  }

  /// What came of an action, compared with where it has led before.
  private enum Outcome {
    case same
    case other(AppState)
    case violates(Violation)
    case impossible
  }

  private func isSame(_ outcome: Outcome) -> Bool {
    if case .same = outcome { true } else { false }
  }

  private func outcome(of leg: Leg, _ usage: Usage) -> Outcome {
    let before = usage.outline
    guard usage.perform(leg.action) else { return .impossible }
    let state = usage.state()
    let verdict = Judge(app: exploration.device.app, usage: usage)
      .verdict(after: leg.action, before: before, state: state)
    if let violation = verdict.violation { return .violates(violation) }
    return state.fingerprint == book.fingerprint(at: leg.target) ? .same : .other(state)
  }

  /// Whether an action leads where it has led before; what comes of it otherwise is taken down.
  private func keeps(_ leg: Leg, _ usage: Usage, after steps: [JourneyStep], from number: Int) -> Bool {
    switch outcome(of: leg, usage) {
    case .same: return true
    case .impossible: return false
    case .violates(let violation):
      exploration.findings.add(violation, journey: graph.journey(to: number) + steps, from: number)
    case .other(let state): exploration.take(state, of: usage, after: steps, from: number)
    }
    return false
  }
}

extension Exploration {
  /// Tries everything, and goes round circles again and again, also round those that this has led to.
  func tryEverythingOften() {
    tryEverything()
    guard novelty == nil else { return }
    while progress.repeated < graph.count, progress.repetitions < Self.mostRepetitions, mayGoOn {
      let count = graph.count
      Repetition(self, from: progress.repeated).run()
      progress.repeated = count
      progress.repetitions += 1
      tryEverything()
    }
  }

  /// How many times circles are looked for, each time from what the last ones have led to.
  private static var mostRepetitions: Int { 3 }
}
