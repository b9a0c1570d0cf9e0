internal import HeadlessUIKit

/// Everything that stands in a window, by classes: what holds what, and what is presented over it.
public struct ScreenTree: Hashable, Sendable {
  /// What a controller does with others.
  public enum Kind: String, Hashable, Sendable, Encodable, Comparable {
    /// It holds nothing.
    case screen
    /// A navigation controller.
    case stack
    /// A tab bar controller.
    case tabs
    /// A split view controller.
    case split
    /// A container of another class.
    case container

    /// Whether one kind is written before another one.
    public static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
  }

  /// What the controller does with others.
  public let kind: Kind
  /// The controller's class.
  public let screen: ScreenClass
  /// What it holds, in its own order.
  public let children: [ScreenTree]
  /// Which tab is selected; 0 where there are no tabs.
  public let selected: Int

  // A value cannot store one of its own type otherwise.
  let layers: [ScreenTree]

  /// What it presents, if anything.
  public var presented: ScreenTree? { layers.first }

  /// Puts a tree together.
  public init(
    _ kind: Kind, _ screen: ScreenClass, children: [ScreenTree] = [], selected: Int = 0,
    presented: ScreenTree? = nil
  ) {
    self.kind = kind
    self.screen = screen
    self.children = children
    self.selected = selected
    layers = presented.map { [$0] } ?? []
  }

  /// Reads what stands in a window; `nil` where it has no root.
  @MainActor
  init?(of window: UIWindow) {
    guard let root = ControllerTree.root(of: window) else { return nil }
    self.init(of: root)
  }

  @MainActor
  private init(of controller: UIViewController) {
    let children = ControllerTree.children(of: controller)
    let tabs = controller as? UITabBarController
    let selected = tabs?.selectedViewController
    var (trees, selectedIndex): ([ScreenTree], Int) = ([], 0)
    trees.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      trees.append(ScreenTree(of: child))
      if child === selected { selectedIndex = index }
    }
    self.init(
      Self.kind(of: controller, isEmpty: children.isEmpty), ScreenClass(of: controller),
      children: trees, selected: selectedIndex,
      presented: ControllerTree.presented(by: controller).map { ScreenTree(of: $0) })
  }

  @MainActor
  private static func kind(of controller: UIViewController, isEmpty: Bool) -> Kind {
    switch controller {
    case is UINavigationController: .stack
    case is UITabBarController: .tabs
    case is UISplitViewController: .split
    default: isEmpty ? .screen : .container
    }
  }

  /// How a shape calls what stands on top of the tree.
  public var head: ShapeHead {
    kind == .stack
      ? ShapeHead(stack: screen, on: children.first?.screen)
      : ShapeHead(kind, screen, count: children.count)
  }
}
