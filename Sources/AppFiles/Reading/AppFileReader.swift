/// Reads the fields of an app file out of its JSON tree and collects what is wrong with them.
///
/// A function that meets an error reports it and returns `nil`, so that its siblings are still read: a file is put
/// right in one round, not in one round an error.
struct AppFileReader {
  let limits: AppFile.Limits
  private let text: SourceText
  private(set) var errors: [AppFileError] = []
  private(set) var unreported = 0

  init(text: SourceText, limits: AppFile.Limits) {
    self.text = text
    self.limits = limits
  }

  /// Whether nothing wrong was found so far.
  var isClean: Bool { errors.isEmpty }

  /// The line in which a value begins.
  func line(of cursor: Cursor) -> Int { text.line(of: cursor.node.offset) }

  mutating func report(_ reason: AppFileError.Reason, at cursor: Cursor) {
    report(reason, at: cursor.place, offset: cursor.node.offset)
  }

  mutating func report(_ reason: AppFileError.Reason, at place: JSONPlace, offset: Int) {
    guard errors.count < limits.errors else {
      unreported += 1
      return
    }
    errors.append(AppFileError(place: place, position: text.position(of: offset), reason: reason))
  }

  /// Reports every key that stands twice in its object, anywhere in the tree.
  mutating func reportRepeatedKeys(in cursor: Cursor) {
    switch cursor.node.value {
    case .array(let nodes):
      for (index, node) in nodes.enumerated() {
        reportRepeatedKeys(in: Cursor(node: node, place: cursor.place[index]))
      }
    case .object(let members):
      var firstOffsets: [String: Int] = [:]
      for member in members {
        let place = cursor.place[member.key]
        if let first = firstOffsets.updateValue(member.keyOffset, forKey: member.key) {
          let reason = AppFileError.Reason.repeatedKey(member.key, first: text.position(of: first))
          report(reason, at: place, offset: member.keyOffset)
        }
        reportRepeatedKeys(in: Cursor(node: member.node, place: place))
      }
    default: break
    }
  }
}

/// A value of the tree and its place.
struct Cursor {
  let node: JSONNode
  let place: JSONPlace
}

/// The members of an object whose keys were checked.
struct Fields {
  let cursor: Cursor
  let members: [JSONMember]

  /// The value of a key, or `nil` if the object lacks it.
  subscript(key: String) -> Cursor? {
    members.first { $0.key == key }.map { Cursor(node: $0.node, place: cursor.place[key]) }
  }
}
