extension UserGesture {
  /// How fingers move that are on the screen.
  public enum Movement: String, Hashable, Codable, Sendable, CaseIterable {
    /// One finger goes to the left.
    case left
    /// One finger goes to the right.
    case right
    /// One finger goes up.
    case up
    /// One finger goes down.
    case down
    /// Two fingers go apart.
    case apart
    /// Two fingers go together.
    case together
    /// Two fingers turn clockwise.
    case clockwise
    /// Two fingers turn the other way.
    case counterclockwise
  }
}

extension UserGesture.Movement: CustomStringConvertible {
  /// Which way, as it stands after what is done.
  public var description: String { rawValue }

  /// What a person would call it.
  var verb: String {
    switch self {
    case .left, .right, .up, .down: "drag"
    case .apart, .together: "pinch"
    case .clockwise, .counterclockwise: "turn"
    }
  }

  /// How many fingers move.
  var fingerCount: Int {
    switch self {
    case .left, .right, .up, .down: 1
    default: 2
    }
  }
}
