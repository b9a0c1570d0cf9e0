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
    /// The state and the action that something comes into.
    var number = 0
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
  /// screens with the same buttons the nearest stand for all.
  ///
  /// A round that was left goes on where it was.
  func run(count: Int) {
    progress = progress
    var seen: [String: Int] = [:]
    for number in 0..<progress.end {
      let sight = sight(of: number)
      seen[sight, default: 0] += 1
      guard number >= progress.number, seen[sight, default: 0] <= exploration.limits.statesPerSight else {
        continue
      }
      if number > progress.number { (progress.number, progress.action) = (number, 0) }
      intrude(into: number, count: count)
      if !exploration.mayGoOn { return }
    }
    progress.number = progress.end
  }

  private func sight(of number: Int) -> String {
    let shown = graph.book.shown(at: graph.place(of: number))
    return "\(shown)\n" + graph.actions(of: number).map(\.words).joined(separator: "\n")
  }

  /// Lets so many come into each action of a state that leads somewhere.
  private func intrude(into number: Int, count: Int) {
    let actions = graph.actions(of: number)
    while progress.action < actions.count {
      if graph.edge(of: progress.action, from: number)?.target != nil {
        if progress.frames.isEmpty { begin([JourneyStep(action: actions[progress.action])], of: number) }
        letCome(count, of: number)
        if !exploration.mayGoOn { return }
      }
      progress.action += 1
    }
  }

  /// Lets so many come into the steps that were begun; what comes of fewer was tried before.
  private func letCome(_ count: Int, of number: Int) {
    while !progress.frames.isEmpty, exploration.mayGoOn {
      let depth = progress.frames.count
      guard let steps = exploration.progress.intrusion?.frames[depth - 1].popNext() else {
        exploration.progress.intrusion?.frames.removeLast()
        continue
      }
      guard depth == count else {
        begin(steps, of: number)
        continue
      }
      exploration.interruptions += 1
      exploration.settle(trial(of: steps, from: number), steps: steps, from: number)
      exploration.checkLimits()
      exploration.pause()
    }
  }

  private func begin(_ steps: [JourneyStep], of number: Int) {
    let frame = Frame(steps, possible(into: steps, of: number))
    exploration.progress.intrusion?.frames.append(frame)
  }

  /// What a user can do, and which links may come, after each number of events after some steps.
  func possible(into steps: [JourneyStep], of number: Int) -> [[UserAction]] {
    exploration.excursion.possibleActions(during: steps, at: exploration.graph.place(of: number))
  }

  /// What comes of some steps, the last of which comes in the middle.
  func trial(of steps: [JourneyStep], from number: Int) -> Trial {
    exploration.excursion.trial(of: steps, at: exploration.graph.place(of: number))
  }
}
