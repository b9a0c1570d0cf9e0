public import Foundation

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

extension UserGesture {
  /// What the user opens a menu on: what is pressed long, or what has a menu that has to be asked for.
  public enum PressPlace: Hashable, Sendable {
    /// A view with a menu; they are numbered in the order of the views.
    case view(Int)
    /// A row of a table or an item of a collection; lists are numbered in the order of the views.
    case row(IndexPath, list: Int)
    /// What has a menu that asks for some of its elements when it opens; numbered as what is tapped.
    case control(Int)
  }
}

extension UserGesture.PressPlace: CustomStringConvertible {
  /// The place in words.
  public var description: String {
    switch self {
    case .view(let index): "view \(index)"
    case .control(let index): "control \(index)"
    case .row(let path, let list): "row \(path.words) of list \(list)"
    }
  }
}
