import HeadlessUIKit

/// Lets links and taps come while what was done before is still going on, at every boundary of two events.
@MainActor
struct Intrusion {
  private let exploration: Exploration

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// How far a round has come.
  struct Progress: Codable {
    /// How many states there were when it began; into those that it leads to nothing comes.
    let end: Int
    /// The state and the action that something comes into, first of all the launch.
    var number = -1
    var action = 0
    /// What was done, and what may come into it next; each is in the middle of the one before.
    var frames: [Frame] = []
  }

  /// Some steps, and what may come in the middle of the last one.
  struct Frame: Codable {
    let steps: [JourneyStep]
    let intruders: [JourneyStep]
    private var next = 0

    /// Prepares to let things come.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - possible: What is possible after each number of events.
    init(_ steps: [JourneyStep], _ possible: [[UserAction]]) {
      self.steps = steps
      intruders = possible.enumerated().flatMap { events, actions in
        actions.map { JourneyStep(action: $0, eventsBefore: events) }
      }
    }

    /// The steps with what comes next, or `nil` where everything has come.
    mutating func popNext() -> [JourneyStep]? {
      guard next < intruders.count else { return nil }
      next += 1
      return steps + [intruders[next - 1]]
    }
  }

  private var graph: StateGraph { exploration.graph }

  private var progress: Progress {
    get { exploration.progress.intrusion ?? Progress(end: graph.count) }
    nonmutating set { exploration.progress.intrusion = newValue }
  }

  /// Lets so many come, one after the other, into every action on each screen that was seen; of states that show the same
  /// screens with the same buttons, and from which an action leads to the same, the nearest stand for all.
  ///
  /// A round that was left goes on where it was.
  func run(count: Int) {
    progress = progress
    let actions = actionsThatLeadOn
    var tried = 0
    for index in actions.indices {
      let action = actions[index].tried
      if index >= tried {
        // Into an action that was left in the middle things come as they would have come before.
        let first = progress.frames.isEmpty ? index : index + 1
        let sizes = exploration.sizes
        tried = min(first + (count == 1 ? sizes.interrupted : sizes.interruptedByMore), actions.count)
        exploration.intrudeAhead(into: actions[first..<max(first, tried)].map(\.tried)[...], count: count)
      }
      (progress.number, progress.action) = (actions[index].number, action.action)
      if progress.frames.isEmpty {
        begin(graph.book.steps(of: action), of: action)
      }
      letCome(count, of: action)
      if !exploration.mayGoOn { return }
      progress.action += 1
      exploration.pause()
    }
    progress.number = progress.end
  }

  /// The launch and the actions that lead somewhere, with the numbers of their states, from where the round is.
  ///
  /// What cannot be seen may decide where an action leads: one that leads from a state to another sight than from those before is
  /// another action.
  private var actionsThatLeadOn: [(number: Int, tried: TriedAction)] {
    var result = isLaunchDue ? [(number: -1, tried: TriedAction.launch)] : []
    var (sights, numbers): ([Int: Int], [String: Int]) = ([:], [:])
    func sightNumber(of number: Int) -> Int {
      if let known = sights[number] { return known }
      let text = sight(of: number)
      let sight = numbers[text, default: numbers.count]
      (sights[number], numbers[text]) = (sight, sight)
      return sight
    }
    var seen: [[Int]: Int] = [:]
    for number in 0..<progress.end {
      for (action, edge) in graph.edges(of: number).enumerated() {
        guard let target = edge?.target else { continue }
        let way = [sightNumber(of: number), action, sightNumber(of: target)]
        seen[way, default: 0] += 1
        guard seen[way, default: 0] <= exploration.limits.statesPerSight,
          number > progress.number || number == progress.number && action >= progress.action
        else { continue }
        result.append((number, TriedAction(action, at: graph.place(of: number))))
      }
    }
    return result
  }

  /// Whether things are to come in the middle of the launch: of one that is over at once there is none.
  private var isLaunchDue: Bool {
    progress.number < 0 && progress.action == 0 && exploration.device.launchTakesTime ?? false
  }

  private func sight(of number: Int) -> String {
    let shown = graph.book.shown(at: graph.place(of: number))
    return "\(shown)\n" + graph.actions(of: number).map(\.words).joined(separator: "\n")
  }

  /// Lets so many come into the steps that were begun; what comes of fewer was tried before.
  private func letCome(_ count: Int, of action: TriedAction) {
    while exploration.mayGoOn, let steps = exploration.progress.intrusion?.frames.popNext() {
      guard progress.frames.count == count else {
        begin(steps, of: action)
        continue
      }
      exploration.interruptions += 1
      exploration.settle(trial(of: steps, from: action), steps: steps, from: progress.number)
      exploration.checkLimits()
      exploration.pause()
    }
  }

  private func begin(_ steps: [JourneyStep], of action: TriedAction) {
    let possible =
      exploration.ahead.takePossible(action)
      ?? exploration.excursion.possibleActions(during: steps, at: action.place)
    exploration.progress.intrusion?.frames.append(Frame(steps, possible))
  }

  /// What comes of some steps, the last of which comes in the middle.
  private func trial(of steps: [JourneyStep], from action: TriedAction) -> Trial {
    exploration.ahead.takeIntruded(action) ?? exploration.excursion.trial(of: steps, at: action.place)
  }
}

extension Excursion {
  /// Lets so many come into an action, and notes what comes of it in the order in which an `Intrusion` asks.
  func intrude(
    into action: TriedAction, count: Int, noting outcomes: inout Outcomes, while mayGoOn: () -> Bool
  ) {
    func frame(_ steps: [JourneyStep]) -> Intrusion.Frame {
      let possible = possibleActions(during: steps, at: action.place)
      outcomes.possible.append((action, possible))
      return Intrusion.Frame(steps, possible)
    }
    guard mayGoOn() else { return }
    var frames = [frame(book.steps(of: action))]
    while mayGoOn(), let steps = frames.popNext() {
      if frames.count < count {
        frames.append(frame(steps))
      } else {
        outcomes.trials.append((action, trial(of: steps, at: action.place)))
      }
    }
  }
}

extension [Intrusion.Frame] {
  /// The steps that come next, those in the middle of the last ones first, or `nil` where everything has come.
  fileprivate mutating func popNext() -> [JourneyStep]? {
    while let last = indices.last {
      if let steps = self[last].popNext() { return steps }
      removeLast()
    }
    return nil
  }
}
