extension Exploration {
  /// How far an exploration has come, besides what is in the queue.
  struct Progress: Codable {
    /// The action that is tried next in the first state of the queue.
    var action = 0

    /// Up to which number the states of the queue were shared out, or found too few for that.
    var ahead = 0

    /// How many of the states circles were looked for in that change a number, and how many times.
    var repeated = 0
    var repetitions = 0

    /// How many circles there was no room for that may change a number.
    var circlesLeft = 0

    /// The states that were left out because a controller stands too often in them, by its name.
    var piles: [String: Pile] = [:]

    /// What grows without end, in the order in which that was found.
    var growths: [Growth] = []

    /// In how many of the states that was looked for.
    var grown = 0

    /// What was done again and again to find it, round by round, in words.
    var roundsLookedAt: [String] = []

    /// States in which a controller stands too often.
    struct Pile: Codable {
      /// How many there are.
      var count: Int
      /// What has led to the first of them.
      let action: String
    }

    /// Whether what only all states together show was judged.
    var isStudied = false

    /// How many states there were then.
    var studied = 0

    /// How many more things came in the middle of each thing, each round one more.
    private(set) var rounds = 0

    /// How far the round has come that is under way, if one is.
    var intrusion: Intrusion.Progress?

    /// Takes down that a state is left out because a controller stands too often in it.
    mutating func leaveOut(_ reason: StopReason) {
      guard case .repeats(let name, _, let action) = reason else { return }
      piles[name, default: Pile(count: 0, action: action)].count += 1
    }

    /// Takes down that so many have come in the middle of everything.
    mutating func endRound() {
      rounds += 1
      intrusion = nil
    }
  }
}

extension Exploration {
  /// What the limits have cut off, each in a few words.
  var cuts: [String] {
    let left = graph.count - queue + leftOut
    var result = left == 0 ? [] : ["what \(left.grouped) state\(left == 1 ? " leads" : "s lead") to"]
    if graph.count > 0, stop != nil, progress.rounds < limits.moments {
      result.append((interruptions == 0 ? "all" : "some") + " of what may come in the middle of something")
    }
    return result
  }

  /// Why not everything was seen: what has ended the exploration, or else a window that it could not use.
  var reasonToStop: StopReason? {
    if let stop { return stop }
    let others = graph.indices.lazy.compactMap {
      self.excursion.book.otherWindow(at: self.graph.place(of: $0))
    }
    return others.first.map { .window($0.name, root: $0.root) }
  }
}

/// How far an exploration is while it goes on.
package struct ExplorationProgress: Hashable, Codable, Sendable {
  /// How many states were told apart.
  package let states: Int
  /// How many of them wait to be tried.
  package let queued: Int
  /// How many actions were done, those on the way included.
  package let actions: Int
  /// How many times something came in the middle of something else.
  package let intrusions: Int
  /// What is wrong so far, in sentences, in the order in which it was found.
  package let found: [String]

  @MainActor
  init(_ exploration: Exploration) {
    states = exploration.graph.count
    queued = exploration.graph.count - exploration.queue
    actions = exploration.device.counts.actions
    intrusions = exploration.interruptions
    found = exploration.findingsSoFar.all.map(\.sentence)
  }
}
