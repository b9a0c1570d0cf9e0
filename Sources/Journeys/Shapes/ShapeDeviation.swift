/// How a hierarchy is outside a shape.
public enum ShapeDeviation: Hashable, Sendable {
  /// Something is the root of the window that may not be.
  case root(ShapeHead)
  /// A container holds something at a place, counted from 1, where it may not.
  case child(ShapeHead, of: ShapeHead, place: Int)
  /// Something is pushed on a screen of a stack on which it may not be.
  case push(ShapeHead, on: ScreenClass, in: ShapeHead)
  /// Something is presented by what may not present it.
  case presentation(ShapeHead, by: ShapeHead)
}

extension ShapeDeviation: CustomStringConvertible {
  /// The deviation in a sentence, without a full stop.
  public var description: String {
    switch self {
    case .root(let head): "The root of the window is \(head), which the shape does not have there"
    case .child(let head, let container, let place):
      "\(container) holds \(head) at place \(place), where the shape does not have it"
    case .push(let head, let below, let stack):
      "\(head) is pushed on \(below.name) in \(stack), where the shape does not have it"
    case .presentation(let head, let presenter):
      "\(head) is presented by \(presenter), where the shape does not have it"
    }
  }
}
