public import HeadlessUIKit

/// A navigation controller with what may be pushed in it, in a shape.
public struct Stack: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Describes a stack, which is known by its first screen.
  ///
  /// - Parameters:
  ///   - bottom: The first screen; `OneOf` where a container is there that holds now so much, now so much.
  ///   - stack: The navigation controller's class.
  ///   - pushes: What may be pushed, on any screen of the stack or, as `Pushed` says, on some. Without it the stack is
  ///     the one that is described elsewhere or, where none is, the first screen alone.
  public init(
    _ bottom: some ShapePart, in stack: ScreenClass = ScreenClass(UINavigationController.self),
    @ShapeBuilder pushes: () -> [ShapeItem]
  ) {
    item = Self.item(bottom.item, stack, pushes: pushes())
  }

  /// Describes a stack, which is known by its first screen.
  ///
  /// - Parameters:
  ///   - bottom: The class of the first screen.
  ///   - stack: The navigation controller's class.
  ///   - pushes: What may be pushed.
  public init(
    _ bottom: UIViewController.Type, in stack: UINavigationController.Type = UINavigationController.self,
    @ShapeBuilder pushes: () -> [ShapeItem]
  ) {
    self.init(Screen(bottom), in: ScreenClass(stack), pushes: pushes)
  }

  /// Mentions a stack that is described elsewhere or, where none is, is the first screen alone.
  ///
  /// - Parameters:
  ///   - bottom: The class of the first screen.
  ///   - stack: The navigation controller's class.
  public init(
    _ bottom: UIViewController.Type, in stack: UINavigationController.Type = UINavigationController.self
  ) {
    self.init(Screen(bottom), in: ScreenClass(stack))
  }

  /// Mentions a stack that is described elsewhere or, where none is, is the first screen alone.
  ///
  /// - Parameters:
  ///   - bottom: The first screen.
  ///   - stack: The navigation controller's class.
  public init(
    _ bottom: some ShapePart, in stack: ScreenClass = ScreenClass(UINavigationController.self)
  ) {
    item = Self.item(bottom.item, stack, pushes: nil)
  }

  /// Mentions an empty stack.
  ///
  /// - Parameter stack: The navigation controller's class.
  public init(in stack: ScreenClass = ScreenClass(UINavigationController.self)) {
    item = ShapeNode(head: ShapeHead(stack: stack, on: nil)).item
  }

  private static func item(_ bottom: ShapeItem, _ stack: ScreenClass, pushes: [ShapeItem]?) -> ShapeItem {
    var node = ShapeNode(head: ShapeHead(stack: stack, on: bottom.nodes.first?.head.screen))
    // A stack of whose first screen more is said than its class is not only mentioned.
    let isScreen = bottom.nodes.count == 1 && bottom.nodes[0].head.kind == .screen
    if pushes != nil || !isScreen || bottom.nodes[0].describes { node.places = [bottom] }
    node.pushes = pushes ?? []
    return node.item
  }
}
