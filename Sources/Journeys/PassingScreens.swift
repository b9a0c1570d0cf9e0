import HeadlessUIKit

/// Finds screens that stay for long and go by themselves, so that the app was never at rest with them on top.
///
/// What can be done there was tried only in the middle of what led there, and judged where that ends. Each action is looked at
/// once on each screen, the nearest first; what is done for it is not counted.
@MainActor
struct PassingScreens {
  private let exploration: Exploration

  /// How long a screen stays, in milliseconds, that is no splash and waits for no answer.
  private static let long = 60_000

  /// How many actions are looked at, and how many events of each.
  private static let (mostActions, mostEvents) = (256, 256)

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// What is said of each such screen, with the nearest journey.
  var sentences: [String] {
    let (graph, counts) = (exploration.graph, exploration.device.counts)
    guard exploration.stop == nil, graph.count > 0 else { return [] }
    defer { exploration.device.counts = counts }
    var known = Set(graph.indices.map { graph.top(of: $0) })
    return journeys.flatMap { journey in
      longTops(on: journey).filter { known.insert($0).inserted }.map { sentence(of: $0, after: journey) }
    }
  }

  private func sentence(of top: String, after journey: [JourneyStep]) -> String {
    let place = journey.isEmpty ? "launch" : journey.map(\.words).joined(separator: ", ")
    return
      "Never at rest after \(place): \(top) stays until it goes by itself. What can be done there was judged only once it has "
      + "gone."
  }

  /// The launch, and each action on the nearest state with some screen on top.
  private var journeys: [[JourneyStep]] {
    let graph = exploration.graph
    var (result, known): ([[JourneyStep]], Set<[String]>) = ([[]], [])
    for number in graph.indices {
      for action in graph.actions(of: number)
      where known.insert([graph.top(of: number), action.words]).inserted {
        guard result.count <= Self.mostActions else { return result }
        result.append(graph.journey(to: number) + [JourneyStep(action: action)])
      }
    }
    return result
  }

  /// The screens that stay on top for long while the last step of a journey, or the launch, is still going on.
  private func longTops(on journey: [JourneyStep]) -> [String] {
    let device = exploration.device
    let start = journey.count < 2 ? nil : journey[0].eventsBefore
    return device.launch(pausedAfter: journey.isEmpty ? 0 : start) { usage in
      usage.follow(journey.dropLast())
      if let last = journey.last, !usage.begin(last) { return [] }
      var result: [String] = []
      for _ in 0..<min(device.eventLimit, Self.mostEvents) where !usage.isAtRest {
        let clock = usage.simulation.clock
        if let next = clock.pending.first, next.due - clock.now >= Self.long,
          let top = usage.window.shownLayers.last
        {
          result.append(Outline.className(of: type(of: top)))
        }
        _ = usage.advance(1)
      }
      return result
    }
  }
}
