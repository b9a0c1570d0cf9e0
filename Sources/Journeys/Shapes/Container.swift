public import HeadlessUIKit

/// A container of the app's own with its children, in a shape.
public struct Container: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Describes a container.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - places: What it holds, one child a line.
  public init(_ type: UIViewController.Type, @ShapeBuilder _ places: () -> [ShapeItem]) {
    self.init(ScreenClass(type), places)
  }

  /// Describes a container whose class cannot be written down.
  ///
  /// - Parameters:
  ///   - name: Its class.
  ///   - places: What it holds, one child a line.
  public init(_ name: ScreenClass, @ShapeBuilder _ places: () -> [ShapeItem]) {
    let places = places()
    item =
      ShapeNode(head: ShapeHead(.container, name, count: places.count), places: places).item
  }

  /// Mentions a container that is described elsewhere.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - count: How much it holds.
  public init(_ type: UIViewController.Type, count: Int) {
    self.init(ScreenClass(type), count: count)
  }

  /// Mentions a container that is described elsewhere and whose class cannot be written down.
  ///
  /// - Parameters:
  ///   - name: Its class.
  ///   - count: How much it holds.
  public init(_ name: ScreenClass, count: Int) {
    item = ShapeNode(head: ShapeHead(.container, name, count: count)).item
  }
}
