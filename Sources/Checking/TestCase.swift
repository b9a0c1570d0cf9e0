/// One property on one state: whatever a run does between its first choice and its verdict.
///
/// A test case must be deterministic: with equal answers it asks equal questions and ends alike.
public protocol TestCase {
  /// What is known about a violation.
  associatedtype Failure

  /// Makes a state from choices and checks it.
  ///
  /// - Parameter source: Where the choices come from.
  /// - Returns: How the run ended.
  func run(with source: inout some ChoiceSource) -> CaseOutcome<Failure>
}
