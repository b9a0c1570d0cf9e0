import HeadlessUIKit

extension AppFileErrorMessage {
  func quoted(_ text: String) -> String { "\"\(text.excerpt)\"" }

  func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  func span(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "exactly \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  /// A list for a sentence; of more than twenty names the rest is counted.
  func list(_ names: [String], separator: String = ", ") -> String {
    let shown = names.prefix(20).map(\.excerpt).joined(separator: separator)
    return names.count > 20 ? "\(shown)\(separator)and \(names.count - 20) more" : shown
  }

  /// What was probably meant, and what is allowed.
  func suggestion(for word: String, allowed: [String]) -> String {
    let nearest = NearestName.find(word, among: allowed)
    let guess = nearest.map { "; did you mean \(quoted($0))?" }
    return "\(guess ?? ";") \(guess == nil ? "allowed" : "Allowed"): \(list(allowed))"
  }

  func name(of scalar: Unicode.Scalar?) -> String {
    scalar.map { quoted(String($0)) } ?? "the end of the file"
  }

  func name(of expectation: JSONExpectation) -> String {
    switch expectation {
    case .value: "a value"
    case .keyOrEndOfObject: "a key in quotation marks or }"
    case .key: "a key in quotation marks"
    case .colon: "a colon"
    case .commaOrEndOfObject: "a comma or }"
    case .commaOrEndOfArray: "a comma or ]"
    case .endOfFile: "the end of the file"
    case .digit: "a digit"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .escape: "one of \" \\ / b f n r t u after the backslash"
    case .stringCharacter: "a closing quotation mark"
    }
  }

  func name(of shape: AppFileError.Shape) -> String {
    switch shape {
    case .text: "a text"
    case .wholeNumber: "a whole number"
    case .boolean: "true or false"
    case .list: "a list"
    case .object: "an object"
    }
  }

  func name(of value: AppFileError.FoundValue) -> String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): "the number \(text.excerpt)"
    case .text(let text): "the text \(quoted(text))"
    case .list(let length): "a list of \(length)"
    case .object: "an object"
    }
  }
}
