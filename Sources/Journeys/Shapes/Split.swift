public import HeadlessUIKit

/// A split view controller with its columns, in a shape.
public struct Split: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Describes a split view controller.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - places: What it holds, one column a line.
  public init(
    _ type: UISplitViewController.Type = UISplitViewController.self, @ShapeBuilder _ places: () -> [ShapeItem]
  ) {
    self.init(ScreenClass(type), places)
  }

  /// Describes a split view controller whose class cannot be written down.
  ///
  /// - Parameters:
  ///   - name: Its class.
  ///   - places: What it holds, one column a line.
  public init(_ name: ScreenClass, @ShapeBuilder _ places: () -> [ShapeItem]) {
    let places = places()
    item =
      ShapeNode(head: ShapeHead(.split, name, count: places.count), places: places).item
  }

  /// Mentions a split view controller that is described elsewhere.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - count: How much it holds.
  public init(_ type: UISplitViewController.Type = UISplitViewController.self, count: Int) {
    self.init(ScreenClass(type), count: count)
  }

  /// Mentions a split view controller that is described elsewhere and whose class cannot be written down.
  ///
  /// - Parameters:
  ///   - name: Its class.
  ///   - count: How much it holds.
  public init(_ name: ScreenClass, count: Int) {
    item = ShapeNode(head: ShapeHead(.split, name, count: count)).item
  }
}
