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
    let written = text.split(separator: " as ", maxSplits: 1).first.map(String.init) ?? text
    closure = Self.closure(for: written.filter { !$0.isWhitespace }, in: type, of: app)
      .mapError { Failure(reason: $0.reason ?? .unknownMethod(text)) }
  }

  private struct Obstacle: Error {
    var reason: Adaptation.Reason?
  }

  private static func closure(
    for text: String, in type: String?, of app: AppOutline
  ) -> Result<String, Obstacle> {
    let isGetter = text.hasPrefix("getter:")
    let path = isGetter ? text.dropFirst("getter:".count) : text[...]
    let head = path.prefix { $0 != "(" }
    var owner = head.split(separator: ".").map(String.init)
    guard let name = owner.popLast() else { return .failure(Obstacle()) }
    let labels = isGetter ? nil : labels(in: path.dropFirst(head.count))
    let ofUIKit = isGetter ? nil : methodOfUIKit(name, labels: labels)
    if let ofUIKit, !app.hasMethod(name, calledOn: owner, in: type) {
      return .success(closure(for: ofUIKit, labels: ofUIKit.labels, of: ofUIKit.owner))
    }
    if owner.first == "self" || owner.first == "Self" || owner.isEmpty {
      guard let type, owner.count < 2 else { return .failure(Obstacle()) }
      owner = [type]
    }
    let className = owner.joined(separator: ".")
    // A lower case letter begins the name of an object, of which nobody knows the class.
    guard let first = owner.last?.first, first.isUppercase else { return .failure(Obstacle()) }
    if isGetter {
      return .success("Selector(\(name.swiftLiteral), { (it: \(className)) in it.\(name) })")
    }
    let method = app.method(name, labels: labels, of: className)
    guard let known = labels ?? method?.labels ?? ofUIKit?.labels else { return .failure(Obstacle()) }
    guard known.count < 3 else {
      return .failure(Obstacle(reason: .tooManyArguments("\(className).\(name)", count: known.count)))
    }
    let meant = method ?? SourceOutline.Method(owner: className, name: name, labels: known, line: 0)
    return .success(closure(for: meant, labels: known, of: className))
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
    let parameters = (["it: \(type)"] + names).joined(separator: ", ")
    let call = "it.\(method.name)(\(arguments))"
    return "Selector(\(method.selectorName.swiftLiteral), { (\(parameters)) in \(call) })"
  }

  /// The method of UIKit's that a name means in whatever object is asked, where apps call it by name.
  private static func methodOfUIKit(_ name: String, labels: [String]?) -> SourceOutline.Method? {
    let known: (owner: String, labels: [String])? =
      switch name {
      case "resignFirstResponder", "becomeFirstResponder": ("UIResponder", [])
      case "endEditing": ("UIView", ["_"])
      case "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "removeFromSuperview": ("UIView", [])
      default: nil
      }
    guard let known, labels == nil || labels == known.labels else { return nil }
    return SourceOutline.Method(owner: known.owner, name: name, labels: known.labels, line: 0)
  }

  /// The labels in `(_:with:)`, or `nil` where none are written.
  private static func labels(in text: Substring) -> [String]? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    return text.dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
