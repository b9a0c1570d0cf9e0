extension ChoiceSequence: Codable {
  /// Reads a sequence that was stored as its text form.
  ///
  /// - Parameter decoder: The decoder, positioned at a string.
  /// - Throws: A `DecodingError` whose description names the wrong byte.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
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
