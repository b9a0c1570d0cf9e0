/// A JSON value and where in the text it begins.
struct JSONNode: Hashable, Sendable {
  var value: JSONValue
  /// Distance from the first byte of the text, in bytes.
  var offset: Int
}

/// The six kinds of JSON values.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number as it was written: the reader, not a floating-point type, decides what it may be.
  case number(String)
  case string(String)
  case array([JSONNode])
  /// The members in the order of the text; a repeated key stays visible.
  case object([JSONMember])
}

/// One key of an object with its value.
struct JSONMember: Hashable, Sendable {
  var key: String
  var keyOffset: Int
  var node: JSONNode
}

extension JSONNode {
  /// The value at a place below this one, or the deepest one on the way that exists.
  func nearestNode(at place: JSONPlace) -> JSONNode {
    var node = self
    for component in place.components {
      guard let next = node.child(component) else { return node }
      node = next
    }
    return node
  }

  private func child(_ component: JSONPlace.Component) -> JSONNode? {
    switch (component, value) {
    case (.key(let key), .object(let members)): members.first { $0.key == key }?.node
    case (.index(let index), .array(let nodes)): nodes.indices.contains(index) ? nodes[index] : nil
    default: nil
    }
  }
}
