/// A test case that makes a value and asks what is wrong with it.
///
///     let sums = GeneratedCase(.list(of: .integer(in: 0...9), count: 0...4)) { list in
///       list.reduce(0, +) < 20 ? nil : list
///     }
///     Check.run(sums, from: EnumeratingSource())  // violated, shrunk to [2, 9, 9]
public struct GeneratedCase<Value, Failure>: TestCase {
  private let generator: Generator<Value>
  private let check: (Value) -> Failure?

  /// Makes a test case.
  ///
  /// - Parameters:
  ///   - generator: Makes the values; a run whose choices it rejects is rejected.
  ///   - check: What is wrong with a value, or nil where the property holds.
  public init(_ generator: Generator<Value>, check: @escaping (Value) -> Failure?) {
    self.generator = generator
    self.check = check
  }

  /// Makes one value and checks it.
  ///
  /// - Parameter source: Where the choices come from.
  /// - Returns: How the run ended.
  public func run(with source: inout some ChoiceSource) -> CaseOutcome<Failure> {
    guard let value = generator.draw(from: &source) else { return .rejected }
    return check(value).map { .falsified($0) } ?? .passed
  }
}
