package import HeadlessUIKit

/// Looks at a run at each of its moments, and says whether it went as it was to go.
@MainActor
package struct RunWatch {
  /// What can be said of one property when a run is over.
  package struct Finding {
    /// Whether the run went so; open only where it never came to rest.
    package let truth: Truth
    /// Which of its premises mattered.
    package let mattering: [Bool]
    /// When it was not kept, and what was seen then, in words; empty where it was kept.
    package let decision: String

    /// Whether the run put it to the test.
    package var isExercised: Bool {
      truth == .fails || truth == .holds && (mattering.isEmpty || mattering.contains(true))
    }
  }

  /// What is seen at a moment, of each property.
  private struct Moment {
    let time: Int
    let seen: [UInt64]
  }

  private let properties: [OverTime]
  private let starved: [[TimedLogic.Starved]]
  private let announce: Glance.Announcement?
  private var moments: [Moment] = []

  /// Prepares to look at runs.
  ///
  /// - Parameters:
  ///   - properties: How they are to go.
  ///   - announce: Is told what is looked for.
  package init(_ properties: [OverTime], announcing announce: Glance.Announcement? = nil) {
    self.properties = properties
    self.announce = announce
    starved = properties.map(\.formula.logic.starved)
  }

  /// Whether there is nothing to look at.
  package var isIdle: Bool { properties.isEmpty }

  /// Begins with a run, of which this is the first moment.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - root: What the launch of the app has returned.
  package mutating func begin(in window: UIWindow, root: Any? = nil) {
    moments.removeAll(keepingCapacity: true)
    look(at: window, root: root)
  }

  /// Looks at the next moment, unless the turn of the run loop has not ended.
  ///
  /// A moment in which nothing has changed is none of its own: no formula can tell.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - root: What the launch of the app has returned.
  package mutating func look(at window: UIWindow, root: Any? = nil) {
    let clock = Simulation.current.clock
    guard !properties.isEmpty, !clock.isInTurn else { return }
    let glance = Glance(window: window, root: root, announce: announce)
    let seen = properties.map { $0.formula.seen(in: glance) }
    if moments.last?.seen != seen { moments.append(Moment(time: clock.now, seen: seen)) }
  }

  /// What can be said of each property.
  ///
  /// - Parameter isOver: Whether the run came to rest.
  /// - Returns: A finding for each property, in their order.
  package func findings(isOver: Bool) -> [Finding] {
    properties.indices.map { finding(of: $0, isOver: isOver) }
  }

  private func finding(of number: Int, isOver: Bool) -> Finding {
    let formula = properties[number].formula
    let trace = moments.map { $0.seen[number] }
    let truth = formula.logic.truth(of: trace, isOver: isOver)
    return Finding(
      truth: truth,
      mattering: starved[number].map {
        truth != .open && $0.formula.truth(of: trace, isOver: isOver) != .holds
      },
      decision: truth == .fails ? decision(of: formula, trace) : "")
  }

  /// The first moment after which nothing could mend it, in words.
  private func decision(of formula: Formula, _ trace: [UInt64]) -> String {
    for count in 1...max(trace.count, 1)
    where formula.logic.truth(of: Array(trace.prefix(count)), isOver: false) == .fails {
      let moment = moments[count - 1]
      return "not kept at \(moment.time) ms, when \(formula.words(seen: trace[count - 1]))"
    }
    return "not kept by the end, when \(formula.words(seen: trace.last ?? 0))"
  }
}

extension Formula {
  /// What of the formula's propositions holds at a moment, a bit for each.
  @MainActor
  fileprivate func seen(in glance: Glance) -> UInt64 {
    var result: UInt64 = 0
    for (number, proposition) in propositions.enumerated() where proposition.holds(glance) {
      result |= 1 << number
    }
    return result
  }

  /// What is seen at a moment, in words.
  fileprivate func words(seen: UInt64) -> String {
    var told: [String] = []
    for (number, proposition) in propositions.enumerated() {
      let words = (seen & (1 << number) == 0 ? "not " : "") + proposition.words
      if !told.contains(words) { told.append(words) }
    }
    return told.joined(separator: " and ")
  }
}
