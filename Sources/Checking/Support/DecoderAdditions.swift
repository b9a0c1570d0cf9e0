extension Decoder {
  /// Reads a value that is stored as one string.
  ///
  /// - Parameter parse: Reads the text form; what it throws becomes the reason of the decoding error.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` where there is no string, or one that `parse` refuses.
  func decodeText<Value>(parsedBy parse: (String) throws -> Value) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try parse(text)
    } catch {
      throw DecodingError.unfit("\(error)", at: codingPath)
    }
  }
}
