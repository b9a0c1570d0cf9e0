import HeadlessUIKit

/// Finds screens that look as they did when a user could do something with them and never answer again, although something
/// around them does, such as a button in a bar.
@MainActor
struct DeafScreens {
  let exploration: Exploration

  /// What stands for what a user sees of each state.
  let looks: [UInt64]

  private var graph: StateGraph { exploration.graph }

  /// How many states with the same screen on top are looked at: each takes a launch.
  private static let mostLaunches = 8

  /// Judges the states.
  func find() {
    // What was left out may lead anywhere.
    guard exploration.reasonToStop == nil, exploration.novelty == nil else { return }
    let numbers = numbersThatDiffer
    var offered: [UInt64: Set<String>] = [:]
    for number in numbers { offered[looks[number], default: []].formUnion(offers(of: number)) }
    let poorer = numbers.filter { number in
      offered[looks[number]] != offers(of: number) && graph.actions(of: number).contains(where: \.isTouch)
    }
    var launches: [String: Int] = [:]
    for number in withoutWayBack(poorer, to: numbers.filter { offered[looks[$0]] == offers(of: $0) }) {
      judge(number, lacking: offered[looks[number], default: []].subtracting(offers(of: number)), &launches)
    }
  }

  /// The states that are in no circle with a state that looks the same and in which more can be done: whoever gets back and forth,
  /// such as to what is open over a screen, need not be asked.
  private func withoutWayBack(_ poorer: [Int], to richer: [Int]) -> [Int] {
    if poorer.isEmpty { return [] }
    let parts = StrongComponents(graph.indices.map { steps(from: $0).compactMap { $0 } })
    func place(_ number: Int) -> PartOfLook { PartOfLook(part: parts.part[number], look: looks[number]) }
    let known = Set(richer.map(place))
    return poorer.filter { !known.contains(place($0)) }
  }

  /// The states that look like another one on which something else is, such as what can be done: of millions there are few.
  private var numbersThatDiffer: [Int] {
    var scenes: [UInt64: Int32] = [:]
    var differing: Set<UInt64> = []
    for number in graph.indices {
      let scene = graph.book.scene(at: graph.place(of: number))
      if scenes[looks[number], default: scene] != scene { differing.insert(looks[number]) }
      scenes[looks[number]] = scene
    }
    return differing.isEmpty ? [] : graph.indices.filter { differing.contains(looks[$0]) }
  }

  /// Some states from each of which a user gets to each other, as far as they look the same.
  private struct PartOfLook: Hashable {
    let part: Int
    let look: UInt64
  }

  private func judge(_ number: Int, lacking lost: Set<String>, _ launches: inout [String: Int]) {
    let top = graph.top(of: number)
    guard launches[top, default: 0] < Self.mostLaunches, isLost(lost, from: number) else { return }
    launches[top, default: 0] += 1
    guard let screen = exploration.deafScreen(at: number) else { return }
    launches[top] = Self.mostLaunches
    let violation = Violation(
      property: .alwaysAnswers, sentence: "Nothing in \(screen) answers a finger any more",
      expected: "that a user can still \(lost.sorted()[0]) where the screen looks the same",
      actual: "nothing of what is shown there can be touched, and no way leads to where it can")
    exploration.findings.add(violation, journey: graph.journey(to: number), from: number, isOfWhole: true)
  }

  /// Whether none of some actions is possible in any state that looks the same and to which a user still gets.
  private func isLost(_ lost: Set<String>, from number: Int) -> Bool {
    var (reached, waiting) = (Set([number]), [number])
    while let next = waiting.popLast() {
      if looks[next] == looks[number], !offers(of: next).isDisjoint(with: lost) { return false }
      for target in steps(from: next) {
        guard let target else { return false }
        if reached.insert(target).inserted { waiting.append(target) }
      }
    }
    return true
  }

  /// The buttons and rows that can be tapped in a state, in words.
  private func offers(of number: Int) -> Set<String> {
    Set(graph.actions(of: number).lazy.filter(\.opens).map(\.words))
  }

  /// Where a user gets from a state within the app; `nil` for what leads to something wrong.
  private func steps(from number: Int) -> [Int?] {
    zip(graph.actions(of: number), graph.edges(of: number)).filter(\.0.isStep).map { $0.1?.target }
  }
}

extension Exploration {
  /// The class of a screen on which there is something for a finger in a state, and no finger gets at any of it.
  fileprivate func deafScreen(at number: Int) -> String? {
    excursion.end()
    let counts = device.counts
    defer { device.counts = counts }
    return launch(asFarAs: number) { usage in
      usage.window.deafScreen.map { Outline.className(of: $0) }
    }
  }
}
