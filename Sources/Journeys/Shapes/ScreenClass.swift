public import HeadlessUIKit

/// A class of view controllers, by its name in the app's source without the module.
///
/// Two classes of equal names in two modules are taken for one.
public struct ScreenClass: Hashable, Sendable, Encodable, Comparable {
  /// The name, as `Outer.Inner`; of a screen in SwiftUI that of its view.
  public let name: String

  /// Whether a test can write the class down: it is neither private nor generic nor one of this package's own.
  let isCode: Bool

  /// Names a class that cannot be written down, such as a private one, or a view in SwiftUI.
  ///
  /// - Parameter name: What the class is called in a shape that was seen.
  public init(_ name: String) {
    self.init(name: name, isCode: false)
  }

  /// Names a class.
  ///
  /// - Parameter type: The class.
  @MainActor
  public init(_ type: UIViewController.Type) { self = ScreenClass.known(type) }

  /// Names the class of a controller, or the view that it shows.
  @MainActor
  init(of controller: UIViewController) {
    let known = ScreenClass(type(of: controller))
    let view = known.isCode ? nil : (controller as? any ViewHosting)?.viewName
    self = view.map { ScreenClass($0) } ?? known
  }

  @MainActor private static var all: [ObjectIdentifier: ScreenClass] = [:]

  @MainActor
  private static func known(_ type: UIViewController.Type) -> ScreenClass {
    if let known = all[ObjectIdentifier(type)] { return known }
    let result = read(type)
    all[ObjectIdentifier(type)] = result
    return result
  }

  @MainActor
  private static func read(_ type: UIViewController.Type) -> ScreenClass {
    if let view = (type as? any ViewHosting.Type)?.viewName { return ScreenClass(view) }
    let path = String(reflecting: type)
    guard !path.contains(where: { "(<".contains($0) }), let dot = path.firstIndex(of: ".") else {
      return ScreenClass(String(describing: type))
    }
    return ScreenClass(name: String(path[path.index(after: dot)...]), isCode: !(type is any ViewHosting.Type))
  }

  init(name: String, isCode: Bool) {
    self.name = name
    self.isCode = isCode
  }

  /// Whether two names are the same.
  public static func == (first: ScreenClass, second: ScreenClass) -> Bool { first.name == second.name }

  /// Whether one name comes before another one.
  public static func < (first: ScreenClass, second: ScreenClass) -> Bool { first.name < second.name }

  /// Writes the name.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }

  /// Tells the name.
  ///
  /// - Parameter hasher: What is told.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
