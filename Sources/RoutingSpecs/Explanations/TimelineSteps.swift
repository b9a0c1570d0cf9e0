import HeadlessUIKit

/// The entries of a timeline as steps: callbacks in which nothing is asked for stand with the step that they come after.
struct TimelineSteps {
  private var steps: [Step] = []

  private struct Step {
    let entry: Timeline.Entry
    var facts: [RouteExplanation.Fact]
    var callbacks: [String] = []
    let stack: HierarchyDrawing?
  }

  /// Makes steps of entries.
  ///
  /// - Parameters:
  ///   - entries: What has happened, in order.
  ///   - drawings: What stood in the window after an entry, by its number.
  ///   - facts: What a router has to say about an entry, by its number.
  init(
    _ entries: [Timeline.Entry], drawings: [Int: HierarchyDrawing], facts: [Int: [RouteExplanation.Fact]]
  ) {
    for (index, entry) in entries.enumerated() {
      let isLeaf = index + 1 == entries.count || entries[index + 1].depth <= entry.depth
      if entry.kind == .callback, isLeaf, let last = steps.indices.last, steps[last].entry.depth < entry.depth
      {
        steps[last].callbacks.append(Self.words(entry))
      } else {
        steps.append(Step(entry: entry, facts: facts[index] ?? [], stack: drawings[index]))
      }
    }
  }

  /// The steps, in which controllers have their names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - requests: What the requests are called that overlap; none where none do.
  /// - Returns: The steps.
  @MainActor
  func named(by names: ControllerNames, _ requests: [String]) -> [RouteExplanation.Step] {
    steps.map { step in
      let entry = step.entry
      var facts = step.facts
      @MainActor func add(_ name: String, _ value: String?) {
        if let value { facts.append(RouteExplanation.Fact(name: name, value: names.text(value))) }
      }
      add("by", entry.caller)
      add("rule", entry.outcome?.rule)
      add("completion", entry.completion?.fact)
      add("calls", step.callbacks.isEmpty ? nil : step.callbacks.joined(separator: ", "))
      return RouteExplanation.Step(
        title: names.text(Self.words(entry)), facts: facts, stack: step.stack?.numbered(by: names),
        kind: RouteExplanation.Step.Kind(entry.kind), time: entry.time, turn: entry.turn, depth: entry.depth,
        lane: entry.lane(among: requests),
        outcome: entry.outcome.map { names.text($0.words) }, isRefused: entry.outcome?.isRefusal ?? false,
        cause: entry.cause.map(names.text))
    }
  }

  private static func words(_ entry: Timeline.Entry) -> String {
    entry.text + (entry.receiver.map { " on \($0)" } ?? "")
  }
}

extension Timeline.Entry {
  /// Whose doing it is: what an animation does, what UIKit calls and what it complains of is UIKit's.
  fileprivate func lane(among requests: [String]) -> String? {
    guard !requests.isEmpty else { return nil }
    switch kind {
    case .turn, .callback, .fault: return RouteExplanation.laneOfUIKit
    case .call, .gesture, .note:
      return requests.indices.contains(lane - 1) ? requests[lane - 1] : RouteExplanation.laneOfUIKit
    }
  }
}

extension RouteExplanation {
  /// What the lane of UIKit is called.
  static let laneOfUIKit = "UIKit"

  /// The lanes of requests that overlap; the same request twice has a number.
  static func lanes(of requests: [String]) -> [String] {
    guard requests.count > 1 else { return [] }
    return requests.enumerated().map { index, name in
      switch requests[..<index].count(where: { $0 == name }) {
      case 0: name
      case 1: "\(name), again"
      default: "\(name), once more"
      }
    }
  }
}

extension Timeline.Entry.Completion {
  fileprivate var fact: String {
    switch self {
    case .waiting: "waits"
    case .called(let time): "called at \(time) ms"
    case .dropped: "never called"
    }
  }
}

extension RouteExplanation.Step.Kind {
  fileprivate init(_ kind: Timeline.Entry.Kind) {
    switch kind {
    case .call: self = .call
    case .callback: self = .callback
    case .turn: self = .turn
    case .gesture: self = .gesture
    case .note: self = .decision
    case .fault: self = .fault
    }
  }
}
