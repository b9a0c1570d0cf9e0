/// Which step of a chain something is about.
public struct StepReference: Sendable {
  /// The step's place in the chain as it was walked, counted from the target, which is 0.
  public let index: Int

  /// The type of the step's finder, or of what stands in its place.
  public let finder: Any.Type

  /// The type of the step's factory, if it has one.
  public let factory: Any.Type?

  /// The type of the step's action, if it has one.
  public let action: Any.Type?

  /// Names a step.
  ///
  /// - Parameters:
  ///   - index: The step's place in the chain, counted from the target.
  ///   - finder: The type of the step's finder.
  ///   - factory: The type of the step's factory, if it has one.
  ///   - action: The type of the step's action, if it has one.
  public init(index: Int, finder: Any.Type, factory: Any.Type? = nil, action: Any.Type? = nil) {
    self.index = index
    self.finder = finder
    self.factory = factory
    self.action = action
  }
}

extension StepReference {
  /// The step's number as people count: the target is step 1.
  package var number: Int { index + 1 }
}

extension StepReference: CustomStringConvertible {
  /// The number and the types, as in `step 1 (NilFinder<…>, NavigationControllerFactory<…>)`.
  public var description: String {
    let types = [finder, factory, action].compactMap { $0 }.map { String(describing: $0) }
    return "step \(number) (\(types.joined(separator: ", ")))"
  }
}
