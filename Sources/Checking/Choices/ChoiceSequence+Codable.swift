extension ChoiceSequence: Codable {
  /// Reads a sequence that was stored as its text form.
  ///
  /// - Parameter decoder: The decoder, positioned at a string.
  /// - Throws: A `DecodingError` whose description names the wrong byte.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { try ChoiceSequence(parsing: $0) }
  }

  /// Stores the sequence as its text form, one string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Whatever the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
