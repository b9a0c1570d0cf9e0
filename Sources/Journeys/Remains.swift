import HeadlessUIKit

/// Looks for controllers that a round trip leaves behind.
///
/// One that is alive off screen may be kept on purpose. So a journey that has come back to a state is gone round again,
/// twice: what grows each time has been forgotten by everybody but itself.
@MainActor
struct Remains {
  let graph: StateGraph
  let usage: Usage

  /// What is left behind, if the last steps have closed a circle.
  func violation(after steps: [JourneyStep], from number: Int, in state: AppState) -> Violation? {
    let first = usage.strays()
    guard !first.isEmpty, let target = graph.number(of: state) else { return nil }
    let way = graph.way(to: number)
    guard let start = way.lastIndex(of: target) else { return nil }
    let round = way[(start + 1)...].flatMap { graph.nodes[$0].arrival } + steps
    usage.follow(round)
    let second = usage.strays()
    usage.follow(round)
    let third = usage.strays()
    let growing = third.keys.filter { name in
      let counts = [first, second, third].map { $0[name, default: 0] }
      return counts[0] < counts[1] && counts[1] < counts[2]
    }
    guard let name = growing.sorted().first else { return nil }
    return Violation(
      property: .releasesControllers, sentence: "\(name) stays alive after it has left the screen",
      expected: "as many controllers as before", actual: "one more \(name) with every round")
  }
}
