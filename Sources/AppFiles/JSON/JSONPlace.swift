/// The way from the top of a JSON document to one of its values.
///
///     routes[3].steps[1].finder.options[0]
public struct JSONPlace: Hashable, Sendable {
  /// One move from a value to a value inside it.
  public enum Component: Hashable, Sendable {
    /// Into the value of an object's key.
    case key(String)
    /// Into an element of a list, counted from zero.
    case index(Int)
  }

  /// The moves, outermost first; none for the document itself.
  public let components: [Component]

  /// Makes a place from its moves.
  ///
  /// - Parameter components: the moves, outermost first.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The place of an object's key.
  public subscript(key: String) -> JSONPlace { JSONPlace(components + [.key(key)]) }

  /// The place of a list's element.
  ///
  /// - Parameter index: the element's position, counted from zero.
  public subscript(index: Int) -> JSONPlace { JSONPlace(components + [.index(index)]) }
}

// MARK: - CustomStringConvertible

extension JSONPlace: CustomStringConvertible {
  /// The place as it is written in error sentences; `the file` for the document itself.
  public var description: String {
    guard !components.isEmpty else { return "the file" }
    var text = ""
    for component in components {
      switch component {
      case .key(let key): text += text.isEmpty ? key.excerpt : ".\(key.excerpt)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
