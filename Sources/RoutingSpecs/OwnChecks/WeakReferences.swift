/// Objects that are watched without being kept alive.
///
/// A weak reference makes every later use of its object slower; a check of a route's own pays that, nothing else.
@MainActor
public struct WeakReferences {
  private final class Reference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private let references: [Reference]

  /// Watches objects, in the order in which they are asked for.
  public init(_ objects: [AnyObject]) {
    references = objects.map(Reference.init)
  }

  /// The objects that are still alive, in the given order.
  public var alive: [AnyObject] { references.compactMap(\.object) }
}
