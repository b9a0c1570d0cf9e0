public import HeadlessUIKit

/// Something that a shape is written with.
@MainActor
public protocol ShapePart {
  /// What may stand where it is written.
  var item: ShapeItem { get }
}

/// What may stand at one place of a shape, as it is written.
public struct ShapeItem {
  var nodes: [ShapeNode]

  /// On which screens it is pushed, where that is said; on all of its stack otherwise.
  var below: [ScreenClass]?
}

/// One thing of a shape as it is written.
struct ShapeNode {
  let head: ShapeHead

  /// What may stand at each place, and in a stack be pushed; `nil` where that is said elsewhere.
  var places: [ShapeItem]?
  var pushes: [ShapeItem] = []
  var presents: [ShapeItem]?

  /// Whether it says something about what is inside.
  var describes: Bool { places != nil || presents != nil }
}

extension ShapeNode: ShapePart {
  var item: ShapeItem { ShapeItem(nodes: [self]) }
}

/// Puts together what stands in the block of a shape, one part a line.
@MainActor
@resultBuilder
public enum ShapeBuilder {
  /// A class alone is a screen.
  public static func buildExpression(_ screen: UIViewController.Type) -> [ShapeItem] { [Screen(screen).item] }

  /// Any other part.
  public static func buildExpression(_ part: any ShapePart) -> [ShapeItem] { [part.item] }

  /// All lines of a block.
  public static func buildBlock(_ items: [ShapeItem]...) -> [ShapeItem] { items.flatMap(\.self) }

  /// A line that stands under a condition.
  public static func buildOptional(_ items: [ShapeItem]?) -> [ShapeItem] { items ?? [] }

  /// The first of two branches.
  public static func buildEither(first items: [ShapeItem]) -> [ShapeItem] { items }

  /// The second of two branches.
  public static func buildEither(second items: [ShapeItem]) -> [ShapeItem] { items }

  /// The lines of a loop.
  public static func buildArray(_ items: [[ShapeItem]]) -> [ShapeItem] { items.flatMap(\.self) }
}

extension ShapePart {
  /// Says what it may present.
  ///
  /// - Parameter parts: What may be presented.
  /// - Returns: The same part with what it may present.
  public func presents(@ShapeBuilder _ parts: () -> [ShapeItem]) -> some ShapePart {
    var item = item
    let presented = parts()
    for index in item.nodes.indices { item.nodes[index].presents = presented }
    return Written(item: item)
  }
}

/// A part that is nothing but what may stand there.
private struct Written: ShapePart {
  let item: ShapeItem
}
