/// How a navigation, or a part of one, ended.
@frozen
public enum RoutingResult: Sendable {
  /// It did what it was asked to do.
  case success

  /// It did not; the error says why and, where something was changed already, what.
  case failure(RoutingError)
}

extension RoutingResult {
  /// Whether it did what it was asked to do.
  public var isSuccess: Bool {
    if case .success = self { return true }
    return false
  }

  /// The error of a failure.
  public var error: RoutingError? {
    if case .failure(let error) = self { return error }
    return nil
  }

  /// Returns normally after a success.
  ///
  /// - Throws: The error of a failure.
  public func get() throws(RoutingError) {
    if case .failure(let error) = self { throw error }
  }
}
