public import HeadlessUIKit

/// A screen that holds nothing, in a shape; a class alone is the same.
public struct Screen: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Names a screen.
  ///
  /// - Parameter screen: Its class.
  public init(_ screen: UIViewController.Type) { self.init(ScreenClass(screen)) }

  /// Names a screen whose class cannot be written down.
  ///
  /// - Parameter screen: Its class.
  public init(_ screen: ScreenClass) {
    item = ShapeNode(head: ShapeHead(.screen, screen, count: 0)).item
  }
}

/// Something that is pushed on some screens of a stack only, in a shape.
public struct Pushed: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Says what is pushed on what.
  ///
  /// - Parameters:
  ///   - screen: The class of what is pushed.
  ///   - below: The classes of the screens on which it is pushed.
  public init(_ screen: UIViewController.Type, on below: UIViewController.Type...) {
    self.init(Screen(screen), on: below.map { ScreenClass($0) })
  }

  /// Says what is pushed on what, where more is to be said than a class.
  ///
  /// - Parameters:
  ///   - part: What is pushed.
  ///   - below: The classes of the screens on which it is pushed.
  public init(_ part: some ShapePart, on below: [ScreenClass]) {
    item = ShapeItem(nodes: part.item.nodes, below: below)
  }
}

/// Several things of which one stands at a place, in a shape: where a tab shows now the login, now the profile.
public struct OneOf: ShapePart {
  /// What may stand where it is written.
  public let item: ShapeItem

  /// Lists what may stand at a place.
  ///
  /// - Parameter parts: What may.
  public init(@ShapeBuilder _ parts: () -> [ShapeItem]) {
    let items = parts()
    item = ShapeItem(nodes: items.flatMap(\.nodes), below: items.lazy.compactMap(\.below).first)
  }
}
