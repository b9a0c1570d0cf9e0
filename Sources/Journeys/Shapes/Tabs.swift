public import HeadlessUIKit

/// A tab bar controller with its tabs, in a shape.
public struct Tabs: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Describes a tab bar controller.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - places: What it holds, one tab a line.
  public init(
    _ type: UITabBarController.Type = UITabBarController.self, @ShapeBuilder _ places: () -> [ShapeItem]
  ) {
    self.init(ScreenClass(type), places)
  }

  /// Describes a tab bar controller whose class cannot be written down.
  ///
  /// - Parameters:
  ///   - name: Its class.
  ///   - places: What it holds, one tab a line.
  public init(_ name: ScreenClass, @ShapeBuilder _ places: () -> [ShapeItem]) {
    let places = places()
    item =
      ShapeNode(head: ShapeHead(.tabs, name, count: places.count), places: places).item
  }

  /// Mentions a tab bar controller that is described elsewhere.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - count: How much it holds.
  public init(_ type: UITabBarController.Type = UITabBarController.self, count: Int) {
    self.init(ScreenClass(type), count: count)
  }

  /// Mentions a tab bar controller that is described elsewhere and whose class cannot be written down.
  ///
  /// - Parameters:
  ///   - name: Its class.
  ///   - count: How much it holds.
  public init(_ name: ScreenClass, count: Int) {
    item = ShapeNode(head: ShapeHead(.tabs, name, count: count)).item
  }
}
