public import Checking

/// What one run has shown, in a form that can be compared with a run in another process.
public struct RunRecord: Hashable, Sendable, Codable {
  private let judgement: RouteExecution.Judgement
  private let ending: String
  private let outline: [String]

  @MainActor
  init(of execution: RouteExecution, judgement: RouteExecution.Judgement) {
    self.judgement = judgement
    ending = execution.ending.words
    outline = NormalisedRun(of: execution, judgement: judgement).lines
  }

  /// The record of a run that did not come to its end.
  public init(_ end: AbnormalEnd) {
    let property = RouteProperties(end.property)
    judgement = RouteExecution.Judgement(violated: property, exercised: property)
    ending = "\(end)"
    outline = []
  }

  /// Whether the run violates a property.
  func violates(_ property: RouteProperty) -> Bool { judgement.violated.contains(property) }

  /// What tells this run from another one with the same choices, as a clause; `nil` where nothing does.
  func difference(from other: RunRecord) -> String? {
    guard self != other else { return nil }
    if ending != other.ending { return "it \(other.ending) once and \(ending) another time" }
    let (mine, others) = (judgement, other.judgement)
    if mine.violated != others.violated {
      return "it violates \(Self.names(others.violated)) once and \(Self.names(mine.violated)) another time"
    }
    if outline != other.outline { return "it leaves another stack another time" }
    return
      "it puts \(Self.names(others.exercised)) to the test once and \(Self.names(mine.exercised)) another time"
  }

  private static func names(_ properties: RouteProperties) -> String {
    let names = RouteProperty.allCases.filter(properties.contains).map(\.rawValue)
    return names.isEmpty ? "nothing" : names.joined(separator: " and ")
  }
}

/// Whether a route does the same each time when it is performed from one stack with the same choices.
///
/// A run takes place in a world of its own as far as the model of UIKit goes. What an app keeps itself, in statics or in
/// `UserDefaults`, is for `ScreenBinding.startOver()` to reset; where that is forgotten, this finds it.
public struct RunRepetition: Hashable, Sendable, Codable {
  private let notation: String
  private let records: [RunRecord]

  /// What the run has shown in a process that had made no run before; `nil` where there was none to ask.
  public var fresh: RunRecord?

  /// A repetition of at least one run, each of which came to its end.
  @MainActor
  package init(of state: StackState, in app: RoutedApp, records: [RunRecord]) {
    notation = StackNotation(catalogue: app.catalogue).text(for: state)
    self.records = records
  }

  /// A repetition of which one run did not come to its end.
  @MainActor
  public init(of state: StackState, in app: RoutedApp, endedBy end: AbnormalEnd) {
    self.init(of: state, in: app, records: [RunRecord(end)])
  }

  /// Why nothing that was found about the stack can be believed; `nil` where the route did the same each time.
  public var reason: StopReason? {
    for record in records.dropFirst() {
      if let difference = record.difference(from: records[0]) { return reason(difference) }
    }
    guard let fresh, let difference = records[0].difference(from: fresh) else { return nil }
    return reason(difference + ", after other runs in the same process")
  }

  /// Why nothing that a check shows with a stack can be believed; `nil` where each time the route did the same, and
  /// violated what it is said to violate.
  package func reasonToDistrust(_ witness: RouteResult.Witness) -> StopReason? {
    if let reason { return reason }
    // What a cover asks besides may be what code that counts its calls has gone wrong by.
    let lost = witness.groups.first { !records[0].violates($0.property) }
    return lost.map {
      reason("it violates \($0.property.rawValue) once, and not when it is run again by itself")
    }
  }

  private func reason(_ difference: String) -> StopReason {
    .unrepeatable("from \(notation), \(difference)")
  }
}

extension RouteExecution {
  /// Performs the route from a stack four times: after it was performed from other stacks, at once again, after a single
  /// performance, and after the others again.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - others: The other stacks; some that are unlike each other if `nil`.
  ///   - willRun: Is given each stack before a run from it.
  /// - Returns: Whether it did the same each time.
  public func repetition(
    of state: StackState, among others: [StackState]? = nil, willRun: (StackState) -> Void = { _ in }
  ) -> RunRepetition {
    let strangers = others ?? strangers
    var records: [RunRecord] = []
    let circumstances = [(strangers, false), ([], false), ([], true), (strangers.reversed(), false)]
    for (others, isAfterOne) in circumstances {
      for other in others {
        willRun(other)
        _ = run(from: other)
      }
      willRun(state)
      records.append(record(of: state, afterPerformingOnce: isAfterOne))
    }
    return RunRepetition(of: state, in: app, records: records)
  }

  /// Performs the route from a stack once, and takes down what that has shown.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - goesFirst: Whether the route is performed from it before, a single time. Runs mostly perform a route twice, and an
  ///     app that does something else at every second call would begin each of them alike.
  /// - Returns: The record.
  public func record(of state: StackState, afterPerformingOnce goesFirst: Bool = false) -> RunRecord {
    if goesFirst {
      performsOnce = true
      _ = run(from: state)
      performsOnce = false
    }
    return RunRecord(of: self, judgement: run(from: state))
  }

  /// Some stacks that are unlike each other: the simplest, the largest and one between.
  private var strangers: [StackState] {
    let space = app.exhaustiveSpace
    let last = space.count - 1
    return [Natural.zero, last.quotientAndRemainder(dividingBy: 2).quotient, last].compactMap {
      try? space.state(at: $0)
    }
  }
}
