/// The methods that Objective-C would see for no other reason than that a protocol of the app asks for them.
///
/// `@objc` stands at the protocol alone, and nothing at the methods of the classes that conform to it; code that makes a
/// selector of a text finds them nevertheless.
enum ObjectiveCRequirements {
  /// The lines that make the methods of a class known that the protocols ask for to which a file says it conforms.
  static func lines(for type: String, _ outline: SourceOutline, _ app: AppOutline) -> [String] {
    let written = outline.types.filter { $0.name == type }.flatMap(\.ancestors)
    let names = written.flatMap { $0.split(separator: "&").map(String.init) }
    return protocols(among: names, in: app).flatMap { methods(of: $0, in: app) }
      .filter { !$0.isOptional || app.implements($0, in: type) }
      .map { "_ = \(SelectorExpression.closure(for: $0, labels: $0.labels, of: type))" }
  }

  /// The protocols of Objective-C's with some names, and those from which they inherit.
  private static func protocols(among names: [String], in app: AppOutline) -> [String] {
    var result: [String] = []
    for name in names where app.protocols.contains(name) {
      result += ([name] + app.inherited(by: name)).filter {
        app.objectiveCProtocols.contains($0) && !result.contains($0)
      }
    }
    return result
  }

  /// The methods that can be called by name: those of objects, with what UIKit passes.
  private static func methods(of name: String, in app: AppOutline) -> [SourceOutline.Method] {
    app.files.flatMap { file in
      file.methods.filter { $0.owner == name && $0.isCalledByName && !file.mayFail($0) }
    }
  }
}

extension SourceOutline {
  /// Whether a method throws or suspends, so that nothing calls it by its name alone.
  fileprivate func mayFail(_ method: Method) -> Bool {
    tokens[method.tokens].contains { $0.isText("throws") || $0.isText("async") }
  }
}

extension SourceOutline.Method {
  /// Whether it is one of an object's, has two arguments at most, and none of them is a closure.
  fileprivate var isCalledByName: Bool {
    !isStatic && labels.count < 3 && !parameterTypes.contains { $0.contains("->") }
  }
}

extension AppOutline {
  /// Whether a class, or one from which it inherits, has a method that a protocol lets it leave out.
  func implements(_ method: SourceOutline.Method, in type: String) -> Bool {
    let owners = ([type] + inherited(by: type)).filter { !protocols.contains($0) }
    return files.contains { file in
      file.methods.contains {
        owners.contains($0.owner) && $0.name == method.name && $0.labels == method.labels
      }
    }
  }
}
