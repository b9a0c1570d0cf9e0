import HeadlessUIKit

/// Finds tasks that still wait where an app has come to rest, for what does not come in the model: the network, another thread.
///
/// Asked once on each screen, the nearest first; what is done for it is not counted. A task that goes on after something else is
/// done from there, as with the next notification, does not wait for what never comes.
@MainActor
struct WaitingTasks {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }

  /// How many actions are tried to see whether tasks go on.
  private static let mostTries = 300

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// What is said of the nearest tasks, if any wait.
  var sentences: [String] {
    let counts = exploration.device.counts
    defer { exploration.device.counts = counts }
    var tops: Set<String> = []
    for number in graph.indices where tops.insert(graph.top(of: number)).inserted {
      let journey = graph.journey(to: number)
      let waiting = count(after: journey)
      let count = waiting > 0 ? waiting - goingOn(from: number) : 0
      guard count > 0 else { continue }
      let place = journey.isEmpty ? "launch" : journey.map(\.words).joined(separator: ", ")
      return [
        "Still waiting after \(place): \(count) task\(count == 1 ? " waits" : "s wait") on \(graph.top(of: number)) for what "
          + "does not come here, such as the network, another thread or a stream. What follows from that was not seen."
      ]
    }
    return []
  }

  private func count(after journey: [JourneyStep]) -> Int {
    inLaunch { launch in VirtualTasks.countingWaiting { _ = launch(journey) }.waiting.tasks }
  }

  /// How many of the tasks of a journey go on after something that is done where it leads, or in what that leads to.
  private func goingOn(from start: Int) -> Int {
    var (going, left): (Set<Int>, Int) = ([], Self.mostTries)
    let before = graph.journey(to: start)
    for number in graph.indices where number >= start && left > 0 && graph.way(to: number).contains(start) {
      let way = Array(graph.journey(to: number).dropFirst(before.count))
      for action in graph.actions(of: number).prefix(left) {
        going.formUnion(tasks(of: before, goingOnIn: way + [JourneyStep(action: action)]))
        left -= 1
      }
    }
    return going.count
  }

  /// The tasks of a journey that go on in the steps after it, by the order in which they had their first turns.
  private func tasks(of journey: [JourneyStep], goingOnIn steps: [JourneyStep]) -> [Int] {
    inLaunch { launch in
      var usage: Usage?
      let begun = VirtualTasks.tasksTakingTurns { usage = launch(journey) }
      let later = Set(VirtualTasks.tasksTakingTurns { usage?.follow(steps) })
      return begun.indices.filter { later.contains(begun[$0]) }
    }
  }

  /// Does something with a launch that follows a journey and waits for everything that comes of itself.
  private func inLaunch<Result>(_ body: (_ launch: ([JourneyStep]) -> Usage) -> Result) -> Result {
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let device = exploration.device
    defer { device.end() }
    return body { journey in
      let usage = device.launch(pausedAfter: journey.first?.eventsBefore)
      usage.follow(journey)
      usage.waitForAll()
      return usage
    }
  }
}
