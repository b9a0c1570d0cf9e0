/// What stands in `#selector(…)`, as a closure that calls the method.
///
/// A `Selector` is a name. Objective-C finds the method of that name in whatever object is asked; here the closure says
/// which method it is, and of which class.
struct SelectorExpression {
  struct Failure: Error {
    let reason: Adaptation.Reason
  }

  let closure: Result<String, Failure>

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - type: The type in which it stands, or `nil` outside of all.
  ///   - app: All declarations, among which the method is looked for.
  init(_ text: String, in type: String?, of app: AppOutline) {
    let parts = text.split(separator: " as ", maxSplits: 1).map(String.init)
    // The method of whatever class the object has is found by the object.
    let path = (parts.first ?? text).filter { !$0.isWhitespace }.replacing("type(of:self)", with: "Self")
    let count = parts.count > 1 ? Self.argumentCount(of: parts[1]) : nil
    closure = Self.closure(for: path, count: count, in: type, of: app)
      .mapError { Failure(reason: $0.reason ?? .unknownMethod(text)) }
  }

  private struct Obstacle: Error {
    var reason: Adaptation.Reason?
  }

  private static func closure(
    for text: String, count: Int?, in type: String?, of app: AppOutline
  ) -> Result<String, Obstacle> {
    let accessor = ["getter:", "setter:"].first { text.hasPrefix($0) } ?? ""
    let path = text.dropFirst(accessor.count)
    let head = path.prefix { $0 != "(" }
    var owner = head.split(separator: ".").map(String.init)
    guard let name = owner.popLast() else { return .failure(Obstacle()) }
    if owner == ["self"] || owner == ["Self"] || owner.isEmpty {
      guard let type else { return .failure(Obstacle()) }
      owner = [type]
    }
    let className = owner.joined(separator: ".")
    let labels =
      labels(in: path.dropFirst(head.count))
      ?? count.flatMap { app.labels(of: name, count: $0, in: className) }
    // A lower case letter begins the name of an object, of which nobody knows the class.
    guard let first = owner.last?.first, first.isUppercase else {
      let selector = UIKitMethods.selector(name, labels: labels)
      if !app.hasMethod(name) { return selector.map { .success($0) } ?? .failure(Obstacle()) }
      // The only method of that name and these labels is meant, unless UIKit has one, too.
      guard selector == nil, accessor.isEmpty, let only = app.onlyMethod(name, labels: labels) else {
        return .failure(Obstacle())
      }
      return method(name, only.labels, of: only.owner, in: app)
    }
    switch accessor {
    case "getter:": return .success("Selector(\(name.swiftLiteral), { (it: \(className)) in it.\(name) })")
    case "setter:": return .success(setter(of: name, in: className))
    default: return method(name, labels, of: className, in: app)
    }
  }

  private static func method(
    _ name: String, _ labels: [String]?, of type: String, in app: AppOutline
  ) -> Result<String, Obstacle> {
    // By its name alone: an order compares texts so.
    if type == "NSString", name.hasSuffix("ompare") { return .success("Selector(\"\(name):\")") }
    if app.method(name, labels: labels, in: type) == nil, app.isOfUIKit(type),
      let selector = UIKitMethods.selector(name, labels: labels, of: type)
    {
      return .success(selector)
    }
    let method = app.method(name, labels: labels, of: type)
    guard let known = labels ?? method?.labels else { return .failure(Obstacle()) }
    guard known.count < 3 else {
      return .failure(Obstacle(reason: .tooManyArguments("\(type).\(name)", count: known.count)))
    }
    let meant = method ?? SourceOutline.Method(owner: type, name: name, labels: known, line: 0)
    return .success(closure(for: meant, labels: known, of: type))
  }

  /// A selector that sets a property, under the name that Objective-C has for that: `setHidden:` for UIKit's `isHidden`.
  private static func setter(of name: String, in type: String) -> String {
    let key = KeyPathExpression("\(type).\(name)").text ?? name
    let selector = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    return "Selector(\(selector.swiftLiteral), { (it: \(type), a) in it.\(name) = a })"
  }

  /// A selector that knows its method.
  ///
  /// - Parameters:
  ///   - method: The method, which has two arguments at most.
  ///   - labels: The labels with which it is called.
  ///   - type: The class whose method is called.
  /// - Returns: The expression.
  static func closure(for method: SourceOutline.Method, labels: [String], of type: String) -> String {
    let names = ["a", "b"].prefix(labels.count)
    let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    let target = method.isStatic ? "\(type).Type" : type
    let parameters = (["it: \(target)"] + names).joined(separator: ", ")
    let call = "it.\(method.name)(\(arguments))"
    return "Selector(\(method.selectorName.swiftLiteral), { (\(parameters)) in \(call) })"
  }

  /// How many arguments the type of a method takes, such as one in `(Cart) -> (Any?) -> Void`; `nil` where it is no such type.
  private static func argumentCount(of type: String) -> Int? {
    let tokens = SourceLexer.tokens(of: type).filter { $0.kind != .space }.map(\.text)
    var (depth, count, last) = (0, 0, [Int]())
    for (place, token) in tokens.enumerated() {
      if ")]>".contains(token), token != ">" || tokens[place - 1] != "-" { depth -= 1 }
      if token == ")", depth == 0 { last.append(count + (tokens[place - 1] == "(" ? 0 : 1)) }
      if token == ",", depth == 1 { count += 1 }
      if token == "(", depth == 0 { count = 0 }
      if "([<".contains(token) { depth += 1 }
    }
    // What stands behind the last arrow is the result.
    let hasResult = tokens.last == ")"
    return (hasResult ? last.dropLast() : last[...]).last
  }

  /// The labels in `(_:with:)`, or `nil` where none are written.
  private static func labels(in text: Substring) -> [String]? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    return text.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
