/// What stands in `#keyPath(…)`, as the text that Objective-C would make of it.
struct KeyPathExpression {
  /// The text, or `nil` where no property is named.
  let text: String?

  /// Reads an expression, such as `CALayer.cornerRadius`.
  init(_ expression: String) {
    let parts = expression.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }.split(separator: ".").map(
      String.init)
    let types = parts.prefix { $0.first?.isUppercase ?? false }
    let names = parts.dropFirst(types.count)
    let isSystem = types.first.map(Self.isOfSystem) ?? false
    text = names.isEmpty ? nil : names.map { isSystem ? Self.key(of: $0) : $0 }.joined(separator: ".")
  }

  private static func isOfSystem(_ type: String) -> Bool {
    ["AV", "CA", "NS", "UI", "WK"].contains { type.hasPrefix($0) }
  }

  /// The name of a property of the system's: `hidden` for `isHidden`.
  private static func key(of name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }
}
