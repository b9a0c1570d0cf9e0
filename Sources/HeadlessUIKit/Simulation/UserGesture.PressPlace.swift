public import Foundation

extension UserGesture {
  /// What the user opens a menu on: what is pressed long, or what has a menu that has to be asked for.
  public enum PressPlace: Hashable, Codable, Sendable {
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
