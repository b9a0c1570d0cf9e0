/// A type whose JSON may have no other keys than its own.
protocol StrictlyKeyed {
  associatedtype CodingKeys: CodingKey & CaseIterable
}

/// Decodes a value and refuses keys that it does not have, so that a misspelling is not silently ignored.
struct Strict<Value: Decodable & StrictlyKeyed>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let allowed = Value.CodingKeys.allCases.map(\.stringValue)
    let unknown = container.allKeys.map(\.stringValue).filter { !allowed.contains($0) }.sorted()
    if let key = unknown.first {
      throw UnknownKeyError(key: key, allowed: allowed, path: decoder.codingPath.placePath)
    }
    value = try Value(from: decoder)
  }
}

/// A key that is not allowed, and where it is.
struct UnknownKeyError: Error {
  let key: String
  let allowed: [String]
  let path: String
}

/// Any key of a JSON object.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension [any CodingKey] {
  /// The way from the top of the document, such as `scenes[2].kind`.
  fileprivate var placePath: String {
    reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }
}

extension StoryboardError {
  /// What the decoder says, as a problem of the storyboard.
  init(_ error: DecodingError, in place: SourcePlace) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(place.appending(context.codingPath.placePath), .missing(key.stringValue))
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(
        place.appending(context.codingPath.placePath), .wrongType(expected: Self.name(ofJSON: type)))
    case .dataCorrupted: self.init(place, .malformedJSON)
    @unknown default: self.init(place, .malformedJSON)
    }
  }

  private static func name(ofJSON type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
