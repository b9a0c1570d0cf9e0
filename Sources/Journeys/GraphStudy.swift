import HeadlessUIKit

/// Judges what only shows when all states are known: dead buttons, dead ends, Back that goes round.
@MainActor
struct GraphStudy {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }

  /// What stands for what a user sees of each state.
  private let looks: [UInt64]

  init(_ exploration: Exploration) {
    self.exploration = exploration
    let graph = exploration.graph
    // There may be millions of states: as much as tells the looks of a few thousand apart.
    looks = graph.indices.map { graph.book.lookMark(at: graph.place(of: $0)).first }
  }

  /// Judges the graph.
  func run() {
    findDeadButtons()
    DeafScreens(exploration: exploration, looks: looks).find()
    findDeadEnds(from: 0)
    findCirclesOfBack()
  }

  /// Judges whether there is a way home from states that only something in the middle of something else has led to.
  ///
  /// - Parameter count: How many states were judged before, among which home is.
  func runOnLater(than count: Int) { findDeadEnds(from: count) }

  // MARK: - Buttons

  /// Finds a button that does nothing although the same button does something where the screen looks the same.
  private func findDeadButtons() {
    var answers: [Button: Int] = [:]
    forEachTouch { number, action, target in
      let button = Button(look: look(of: number), words: action.words)
      if look(of: target) != button.look, answers[button] == nil { answers[button] = target }
    }
    forEachTouch { number, action, target in
      let button = Button(look: look(of: number), words: action.words)
      guard target == number, let answer = answers[button] else { return }
      guard exploration.changesNothing(action, at: number) else { return }
      let violation = Violation.unanswered(
        action, in: graph.state(of: number), answered: graph.state(of: answer).outline)
      let step = JourneyStep(action: action)
      let journey = graph.journey(to: number) + [step]
      // Where the journey itself has shown the answer, nobody needs another one to know that it should come.
      let isReplayed =
        isAnswered(button, onTheWayTo: number) && exploration.findings.wants(violation, at: journey.count)
        && exploration.isShown(violation, byReplaying: journey)
      exploration.findings.add(
        violation, journey: isReplayed ? journey : journey + [step], from: number, isOfWhole: !isReplayed)
    }
  }

  /// Whether a button has done something on the shortest journey to a state, where the screen looked the same.
  private func isAnswered(_ button: Button, onTheWayTo number: Int) -> Bool {
    let way = graph.way(to: number)
    return zip(way, way.dropFirst()).contains { before, after in
      look(of: before) == button.look && look(of: after) != button.look
        && graph.arrival(of: after).map(\.words) == [button.words]
    }
  }

  /// A button where the screen looks in some way.
  private struct Button: Hashable {
    let look: UInt64
    let words: String
  }

  private func look(of number: Int) -> UInt64 { looks[number] }

  private func forEachTouch(_ body: (_ number: Int, _ action: UserAction, _ target: Int) -> Void) {
    for number in graph.indices {
      for (action, edge) in zip(graph.actions(of: number), graph.edges(of: number)) where action.mustAnswer {
        if let target = edge?.target { body(number, action, target) }
      }
    }
  }

  // MARK: - Dead ends

  /// Finds states from which a user never gets back to most of the screens.
  ///
  /// - Parameter start: From which state on they are judged; home is looked for before it, if anything is.
  private func findDeadEnds(from start: Int) {
    // What was left out may lead anywhere.
    guard exploration.reasonToStop == nil, exploration.novelty == nil else { return }
    let parts = StrongComponents(steps)
    let isLater = parts.members.map { start > 0 && $0.allSatisfy { $0 >= start } }
    guard
      let home = parts.members.indices.lazy.filter({ !isLater[$0] }).max(by: {
        tops(parts.members[$0]).count < tops(parts.members[$1]).count
      })
    else { return }
    let homeTops = tops(parts.members[home])
    // Who is where the app begins need not get anywhere: a list from which everything was deleted is no end.
    let atHome = Set([0, parts.members[home].min() ?? 0].map(outline))
    let touched = graph.indices.filter(canTouch)
    let (answering, touchedTops) = (Set(touched.map(look)), tops(touched))
    for (part, members) in parts.members.enumerated() where isClosed(parts, part) {
      guard let number = members.min(), number >= start else { continue }
      // Nothing answers a finger although the screens look as they did when something did, or would but for what covers it.
      if members.allSatisfy({ !canTouch($0) }),
        members.allSatisfy({ answering.contains(look(of: $0)) })
          || touchedTops.isSuperset(of: tops(members))
            && members.sorted().allSatisfy(exploration.hasControlsOutOfReach)
      {
        addDeadEnd(
          number, "Nothing on \(graph.top(of: number)) can be touched any more",
          expected: "something that a user can do", actual: "nothing, and only a link or a restart leads on")
        continue
      }
      if let (before, first) = coveredForEver(by: members, first: number) {
        addDeadEnd(
          first, "Nothing that a user can do leads away from \(graph.top(of: number))",
          expected: "a way back to \(graph.top(of: before)) beneath", actual: "no way back to it")
        continue
      }
      let lost = homeTops.subtracting(tops(members))
      // A tour that is shown once is no dead end, and of one screen nobody can say that it is home.
      guard part != home, homeTops.count > tops(members).count, lost.count * 2 > homeTops.count,
        !members.contains(where: { atHome.contains(outline(of: $0)) })
      else { continue }
      addDeadEnd(
        number, "Nothing that a user can do leads away from \(graph.top(of: number))",
        expected: "a way back to \(lost.sorted().joined(separator: ", "))",
        actual: "no way back to any of them")
    }
  }

  /// The state before a screen that covers it, and in which the user stays for ever although what was there is there still;
  /// and the first state after it from which nobody gets back.
  ///
  /// An app of many screens may well be presented over a first one, of which it is no end. Alerts over a screen are no screens of
  /// their own, and one sheet that a swipe takes away, such as a help, makes no app.
  private func coveredForEver(by members: [Int], first number: Int) -> (before: Int, first: Int)? {
    let way = wayFromLaunch(to: number)
    let covers = members.filter { !isPassing($0) }
    guard tops(covers).count == 1, passingTops(members).count <= 1,
      let index = way.lastIndex(where: { outline(of: number).hasPrefix(outline(of: $0) + " > ") })
    else { return nil }
    // What was typed there before makes no difference.
    let first = way[(index + 1)...].first { staysOn(tops(covers), over: outline(of: way[index]), from: $0) }
    return first.map { (way[index], $0) }
  }

  /// The states on the way to one, that after launch included where something in the middle of the launch leads past it.
  private func wayFromLaunch(to number: Int) -> [Int] {
    let way = graph.way(to: number)
    return way.first == 0 ? way : [0] + way
  }

  /// Whether whatever a user does in a state leads to the same screen again, over what is beneath.
  private func staysOn(_ tops: Set<String>, over outline: String, from number: Int) -> Bool {
    var (reached, waiting) = (Set([number]), [number])
    while let next = waiting.popLast() {
      guard tops.contains(graph.top(of: next)) || isPassing(next),
        self.outline(of: next).hasPrefix(outline + " > ")
      else { return false }
      for (action, edge) in zip(graph.actions(of: next), graph.edges(of: next)) where action.isStep {
        guard let target = edge?.target else { return false }
        if reached.insert(target).inserted { waiting.append(target) }
      }
    }
    return true
  }

  /// Whether what is on top only passes over the screen beneath: an alert with something to tap, and a sheet that a swipe takes
  /// away.
  private func isPassing(_ number: Int) -> Bool {
    isAlert(number) && canTouch(number) || isSwipedAway(number)
  }

  private func isAlert(_ number: Int) -> Bool { graph.top(of: number) == "UIAlertController" }

  private func isSwipedAway(_ number: Int) -> Bool {
    zip(graph.actions(of: number), graph.edges(of: number)).contains { action, edge in
      guard case .gestures(let gestures) = action.kind, gestures.last == .finishSwipeDown,
        let target = edge?.target
      else { return false }
      return outline(of: number).hasPrefix(outline(of: target) + " > ")
    }
  }

  /// The sheets among some states that a swipe takes away.
  private func passingTops(_ numbers: [Int]) -> Set<String> {
    tops(numbers.filter { !isAlert($0) && isSwipedAway($0) })
  }

  private func outline(of number: Int) -> String { graph.book.outline(at: graph.place(of: number)) }

  private func canTouch(_ number: Int) -> Bool { graph.actions(of: number).contains(where: \.isTouch) }

  private func addDeadEnd(_ number: Int, _ sentence: String, expected: String, actual: String) {
    let violation = Violation(property: .leadsHome, sentence: sentence, expected: expected, actual: actual)
    exploration.findings.add(violation, journey: graph.journey(to: number), from: number, isOfWhole: true)
  }

  /// Where a user gets from each state within the app.
  private var steps: [[Int]] {
    graph.indices.map { number in
      zip(graph.actions(of: number), graph.edges(of: number)).compactMap { $0.isStep ? $1?.target : nil }
    }
  }

  /// Whether nothing leads out of a part; what leads to something wrong may lead anywhere.
  private func isClosed(_ parts: StrongComponents, _ part: Int) -> Bool {
    parts.members[part].allSatisfy { number in
      zip(graph.actions(of: number), graph.edges(of: number)).allSatisfy { action, edge in
        !action.isStep || (edge?.target).map { parts.part[$0] == part } ?? false
      }
    }
  }

  private func tops(_ numbers: [Int]) -> Set<String> { Set(numbers.map { graph.top(of: $0) }) }

  // MARK: - Back

  /// Finds journeys on which Back goes on for ever.
  private func findCirclesOfBack() {
    let back = graph.indices.map { number in
      Int32(backAction(of: number).flatMap { graph.edge(of: $0, from: number)?.target } ?? -1)
    }
    for number in graph.indices {
      var (current, count) = (number, 0)
      while back[current] >= 0, count < graph.count {
        count += 1
        current = Int(back[current])
        guard current == number, let index = backAction(of: number) else { continue }
        let violation = Violation(
          property: .backEnds, sentence: "Back from \(graph.top(of: number)) never ends",
          expected: "the first screen of the stack",
          actual: "the same screen again after tapping Back \(count) times")
        let step = JourneyStep(action: graph.actions(of: number)[index])
        let round = Array(repeating: step, count: count)
        exploration.findings.add(
          violation, journey: graph.journey(to: number) + round, from: number, isOfWhole: true)
        break
      }
    }
  }

  private func backAction(of number: Int) -> Int? {
    graph.actions(of: number).firstIndex { $0.kind == .gestures([.tapBack]) }
  }
}

extension String {
  /// The text with its first letter large.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
