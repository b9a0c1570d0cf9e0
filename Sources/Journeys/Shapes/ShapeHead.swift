/// What tells one thing in a shape from another: its class, and what it is made of.
///
/// A stack is known by its first screen, because nearly all stacks are of one class; another container by how much it holds.
public struct ShapeHead: Hashable, Sendable, Encodable, Comparable {
  /// What the controller does with others.
  public let kind: ScreenTree.Kind
  /// The controller's class.
  public let screen: ScreenClass
  /// The class of a stack's first screen; `nil` for an empty stack, and for what is no stack.
  public let bottom: ScreenClass?
  /// How much a container holds that is no stack.
  public let count: Int

  init(_ kind: ScreenTree.Kind, _ screen: ScreenClass, count: Int) {
    (self.kind, self.screen, self.count) = (kind, screen, count)
    bottom = nil
  }

  init(stack screen: ScreenClass, on bottom: ScreenClass?) {
    (kind, self.screen, self.bottom, count) = (.stack, screen, bottom, 0)
  }

  /// Whether one thing is written before another one.
  public static func < (first: ShapeHead, second: ShapeHead) -> Bool {
    let names = (first.screen, first.bottom?.name ?? "")
    let others = (second.screen, second.bottom?.name ?? "")
    return names == others
      ? (first.kind, first.count) < (second.kind, second.count) : names < others
  }
}

extension ShapeHead: CustomStringConvertible {
  /// What it is called in texts.
  public var description: String {
    let plain = Self.plainNames[kind] == screen.name
    let name = plain ? "" : "\(screen.name), "
    switch kind {
    case .screen: return screen.name
    case .stack: return name + (bottom.map { "a stack on \($0.name)" } ?? "an empty stack")
    case .tabs: return name + "\(count) tab\(count == 1 ? "" : "s")"
    case .split: return name + "a split view of \(count)"
    case .container: return name + "a container of \(count)"
    }
  }

  /// The classes whose names say no more than the kind.
  static let plainNames: [ScreenTree.Kind: String] = [
    .stack: "UINavigationController", .tabs: "UITabBarController", .split: "UISplitViewController",
  ]
}
