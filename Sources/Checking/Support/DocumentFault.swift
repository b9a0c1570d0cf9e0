/// What is wrong with a document that cannot be decoded, in words of its own.
///
/// What a decoder says is written for programmers, and is another text on each system: none of it is ever shown.
package enum DocumentFault: Hashable, Sendable {
  /// The text is of no form that can be decoded at all.
  case unreadable
  /// The object at a path has no value for a key; the path is empty for the whole document.
  case missing(key: String, path: String)
  /// The value at a path is another one than it must be.
  case malformed(path: String, reason: String)

  /// Keeps the facts of what a decoder has thrown.
  package init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .missing(key: key.stringValue, path: Self.path(context.codingPath))
    case DecodingError.valueNotFound(_, let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "it must not be null")
    case DecodingError.typeMismatch(let type, let context):
      self = .malformed(
        path: Self.path(context.codingPath), reason: "it must be \(Self.name(of: type))")
    case DecodingError.dataCorrupted(let context):
      self = Self.fault(of: context)
    default: self = .unreadable
    }
  }

  private static func fault(of context: DecodingError.Context) -> Self {
    let path = path(context.codingPath)
    if let value = context.underlyingError as? UnfitValue {
      return .malformed(path: path, reason: value.reason)
    }
    // A decoder says it so where a number does not fit, or a word is none of those that there are.
    return path.isEmpty
      ? .unreadable : .malformed(path: path, reason: "it is none of the values that are allowed")
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let text = keys.reduce("") { path, key in
      path + (key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)")
    }
    return String(text.drop { $0 == "." })
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  /// The fault as a clause.
  ///
  /// - Parameter whole: What the document is called.
  /// - Returns: What is wrong, and where.
  package func words(whole: String) -> String {
    let name = { (path: String) in path.isEmpty ? whole : path }
    return switch self {
    case .unreadable: "\(whole) is not JSON"
    case .missing(let key, let path): "\(name(path)) lacks `\(key)`"
    case .malformed(let path, let reason): "\(name(path)) is not valid: \(reason)"
    }
  }
}

/// The library's own reason to refuse a value, which a decoder's error carries to `DocumentFault`.
private struct UnfitValue: Error {
  let reason: String
}

extension DecodingError {
  /// The error for a value that is of the right type and still none that can be.
  ///
  /// - Parameters:
  ///   - reason: What it must be, as a clause.
  ///   - path: Where it stands.
  /// - Returns: The error.
  package static func unfit(_ reason: String, at path: [any CodingKey]) -> Self {
    .dataCorrupted(
      .init(codingPath: path, debugDescription: reason, underlyingError: UnfitValue(reason: reason)))
  }
}

/// Which version wrote a document, as far as it says so; everything else in it may have another form.
package struct DocumentOrigin: Decodable, Hashable, Sendable {
  /// The version of the tool, or `nil` where the document does not say it.
  package let toolVersion: String?

  /// The version of the form, or `nil` where the document does not say it.
  package let format: Int?

  private enum CodingKeys: CodingKey {
    case toolVersion, format
  }

  /// Reads what there is, and passes over what is of another type.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    toolVersion = try? container.decode(String.self, forKey: .toolVersion)
    format = try? container.decode(Int.self, forKey: .format)
  }
}

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
