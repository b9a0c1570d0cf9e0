import Checking

/// What the runs of one check have shown so far.
@MainActor
struct RouteFindings {
  private let space: StackSpace
  private let isSampled: Bool
  private(set) var groups: [ViolationGroup] = []
  private var exercised = [Int](repeating: 0, count: RouteProperty.allCases.count)

  init(app: RoutedApp) {
    space = app.space
    isSampled = app.samplesBeyondExhausting
  }

  /// Takes down one run.
  mutating func note(
    _ judgement: RouteExecution.Judgement, of execution: RouteExecution, in state: StackState,
    phase: RouteCheck.Phase
  ) -> CaseOutcome<RouteProperties> {
    for property in RouteProperty.allCases where judgement.exercised.contains(property) {
      exercised[property.index] += 1
    }
    guard !judgement.violated.isEmpty else { return .passed }
    for property in RouteProperty.allCases where judgement.violated.contains(property) {
      add(property, manner: execution.manner(of: property), state: state, phase: phase)
    }
    return .falsified(judgement.violated)
  }

  private mutating func add(
    _ property: RouteProperty, manner: ViolationManner, state: StackState, phase: RouteCheck.Phase
  ) {
    let index =
      groups.firstIndex { $0.property == property && $0.manner == manner }
      ?? {
        groups.append(ViolationGroup(property: property, manner: manner, witness: state))
        return groups.count - 1
      }()
    groups[index].add(state, phase: phase, in: space)
  }

  /// Makes the witnesses that were drawn at random as small as the space allows.
  mutating func shrink(with execution: RouteExecution) {
    for index in groups.indices where groups[index].exhaustedStates == 0 {
      let group = groups[index]
      groups[index].witness = space.shrink(group.witness) { candidate in
        execution.run(from: candidate).violated.contains(group.property)
          && execution.manner(of: group.property) == group.manner
      }
    }
  }

  func result(route: String, exhausted: PhaseRecord, sampled: PhaseRecord) -> RouteResult {
    let cells = RouteProperty.allCases.map { property in
      let own = groups.filter { $0.property == property }
      return PropertyResult(
        property: property, exhausted: exhausted, sampled: sampled, exercisedRuns: exercised[property.index],
        groups: own.sorted { $0.size(in: space) < $1.size(in: space) }, space: space, isSampled: isSampled)
    }
    return RouteResult(route: route, cells: cells)
  }
}

/// How a run ended, as far as it tells one kind of violation from another.
public struct ViolationManner: Hashable, Sendable {
  /// The error with which the route declined, or `nil`.
  public let error: String?

  /// Whether the route said that it had reached its target.
  public let saysReached: Bool

  /// The error with which it should have declined, or `nil`.
  public let expectedError: String?

  /// The check of the route's own that failed; `nil` for every other property.
  public let failedCheck: String?

  /// The manner in words.
  public var words: String {
    if let failedCheck { return "\(failedCheck) failed; \(endingWords)" }
    return expectedError.map { "\(endingWords); expected to decline with \($0)" } ?? endingWords
  }

  private var endingWords: String {
    error.map { "declined with \($0)" } ?? (saysReached ? "said that it reached its target" : "never ended")
  }
}

extension RouteExecution {
  /// How the run that was just made ended, as far as it matters to a property.
  func manner(of property: RouteProperty) -> ViolationManner {
    ViolationManner(
      error: first.error, saysReached: first.isReached, expectedError: expectedError,
      failedCheck: property == .passesOwnChecks ? ownChecks.failure?.name : nil)
  }
}
