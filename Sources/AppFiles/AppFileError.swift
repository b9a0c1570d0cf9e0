/// Something in an app file that keeps it from being used: where it is, and what is wrong with it.
///
/// ``AppFileErrorMessage`` writes the sentence.
public struct AppFileError: Error, Hashable, Sendable {
  /// The value that is wrong, or that lacks something.
  public let place: JSONPlace
  /// Where that value begins in the text.
  public let position: SourcePosition
  /// What is wrong.
  public let reason: Reason

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - place: the value that is wrong.
  ///   - position: where it begins in the text.
  ///   - reason: what is wrong with it.
  public init(place: JSONPlace, position: SourcePosition, reason: Reason) {
    self.place = place
    self.position = position
    self.reason = reason
  }
}

/// All that is wrong with an app file, in the order in which it was found; at least one error.
public struct AppFileErrors: Error, Hashable, Sendable {
  /// The errors, at most as many as the limits allow.
  public let errors: [AppFileError]
  /// How many more there are.
  public let unreported: Int
}
