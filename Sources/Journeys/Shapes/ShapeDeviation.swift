/// How a hierarchy is outside a shape.
public enum ShapeDeviation: Hashable, Sendable {
  /// It shows something that the shape does not have.
  case missing(ShapePiece)
  /// It breaks what the team holds of all hierarchies.
  case broken(ShapeAssumption)
}

extension ShapeDeviation: CustomStringConvertible {
  /// The deviation in a sentence, without a full stop.
  public var description: String {
    switch self {
    case .missing(.root(let head)): "The root of the window is \(head), which the shape does not have there"
    case .missing(let piece): "\(piece), where the shape does not have it"
    case .broken(let assumption): "It does not hold that \(assumption.sentence)"
    }
  }
}
