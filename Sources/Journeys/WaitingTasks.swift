import HeadlessUIKit

/// Finds tasks that still wait where an app has come to rest, for what does not come in the model: the network, another thread.
///
/// Asked once on each screen, the nearest first; what is done for it is not counted.
@MainActor
struct WaitingTasks {
  private let exploration: Exploration

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// What is said of the nearest tasks, if any wait.
  var sentences: [String] {
    let (graph, counts) = (exploration.graph, exploration.device.counts)
    defer { exploration.device.counts = counts }
    var tops: Set<String> = []
    for number in graph.indices where tops.insert(graph.top(of: number)).inserted {
      let journey = graph.journey(to: number)
      let count = count(after: journey)
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
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let device = exploration.device
    defer { device.end() }
    return VirtualTasks.countingWaiting {
      let usage = device.launch(pausedAfter: journey.first?.eventsBefore)
      usage.follow(journey)
      usage.waitForAll()
    }.waiting.tasks
  }
}
