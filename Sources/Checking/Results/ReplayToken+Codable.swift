extension ReplayToken: Codable {
  /// Reads a token that was stored as its text.
  ///
  /// - Parameter decoder: The decoder, positioned at a string.
  /// - Throws: A `DecodingError` whose description names part and position.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { try ReplayToken(parsing: $0) }
  }

  /// Stores the token as its text, one string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Whatever the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
