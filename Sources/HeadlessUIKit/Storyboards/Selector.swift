/// The name of a method that is looked up at run time, as Objective-C does.
///
/// There is no Objective-C here, so `#selector` does not compile; `Selector("unwindToHome:")` does, and
/// `Selector("save") { (it: EditScreen) in it.save() }` knows its method. `adapt-sources` writes the latter.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// Names a method.
  ///
  /// - Parameter name: The name, with a colon for each argument.
  public init(_ name: String) { description = name }

  /// Names a method.
  ///
  /// - Parameter value: The name, with a colon for each argument.
  public init(stringLiteral value: String) { description = value }
}

extension Selector {
  /// The name of `show(_:sender:)`.
  static let show = Selector("showViewController:sender:")

  /// The name of `showDetailViewController(_:sender:)`.
  static let showDetail = Selector("showDetailViewController:sender:")
}
