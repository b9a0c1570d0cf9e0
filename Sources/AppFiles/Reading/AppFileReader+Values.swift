extension AppFileReader {
  /// Reads an object and reports the keys that it lacks and those that mean nothing.
  mutating func readObject(
    _ cursor: Cursor, required: [String] = [], optional: [String] = [], or other: [AppFileError.Shape] = []
  ) -> Fields? {
    guard case .object(let members) = cursor.node.value else {
      return wrongType(cursor, other + [.object])
    }
    let fields = Fields(cursor: cursor, members: members)
    let allowed = required + optional
    for member in members where !allowed.contains(member.key) {
      if member.key == Self.comment {
        checkComment(Cursor(node: member.node, place: cursor.place[member.key]))
        continue
      }
      report(.unknownKey(member.key, allowed: allowed), at: cursor.place, offset: member.keyOffset)
    }
    for key in required where fields[key] == nil { report(.missingKey(key), at: cursor) }
    return fields
  }

  /// The key of what is meant for people, which every object may have: a text or a list of texts.
  private static let comment = "$comment"

  private mutating func checkComment(_ cursor: Cursor) {
    if case .string = cursor.node.value { return }
    guard case .array(let nodes) = cursor.node.value else {
      let _: Void? = wrongType(cursor, [.text, .list])
      return
    }
    for (index, node) in nodes.enumerated() { _ = readText(Cursor(node: node, place: cursor.place[index])) }
  }

  /// Finds out which of several kinds of object this is: the first of the tags that is among its keys.
  mutating func readTag(
    _ cursor: Cursor, among tags: [String], or other: [AppFileError.Shape] = []
  ) -> String? {
    guard case .object(let members) = cursor.node.value else {
      return wrongType(cursor, other + [.object])
    }
    if let tag = tags.first(where: { tag in members.contains { $0.key == tag } }) { return tag }
    if let first = members.first(where: { $0.key != Self.comment }) {
      report(.unknownKey(first.key, allowed: tags), at: cursor.place, offset: first.keyOffset)
    } else {
      report(.missingTag(allowed: tags), at: cursor)
    }
    return nil
  }

  /// Reads a list and reports a length out of bounds; elements beyond it are not read.
  mutating func readList<Element>(
    _ cursor: Cursor, count allowed: ClosedRange<Int>,
    element: (inout AppFileReader, Cursor) -> Element?
  ) -> [Element]? {
    guard case .array(let nodes) = cursor.node.value else { return wrongType(cursor, [.list]) }
    guard allowed.contains(nodes.count) else {
      report(.wrongCount(found: nodes.count, allowed: allowed), at: cursor)
      return nil
    }
    let elements = nodes.enumerated().compactMap {
      element(&self, Cursor(node: $0.element, place: cursor.place[$0.offset]))
    }
    return elements.count == nodes.count ? elements : nil
  }

  mutating func readText(_ cursor: Cursor) -> String? {
    guard case .string(let text) = cursor.node.value else { return wrongType(cursor, [.text]) }
    return text
  }

  mutating func readBoolean(_ cursor: Cursor) -> Bool? {
    guard case .boolean(let value) = cursor.node.value else { return wrongType(cursor, [.boolean]) }
    return value
  }

  /// Reads a whole number; `1.0` and `1e0` are not written as one.
  mutating func readInteger(_ cursor: Cursor, in allowed: ClosedRange<Int>) -> Int? {
    guard case .number(let text) = cursor.node.value, text.utf8.allSatisfy({ !".eE".utf8.contains($0) })
    else { return wrongType(cursor, [.wholeNumber]) }
    guard let value = Int(text), allowed.contains(value) else {
      report(.outOfRange(found: text, allowed: allowed), at: cursor)
      return nil
    }
    return value
  }

  /// Reports a value of the wrong kind.
  ///
  /// - Returns: always `nil`, for the caller to return.
  mutating func wrongType<Value>(_ cursor: Cursor, _ expected: [AppFileError.Shape]) -> Value? {
    report(.wrongType(found: .init(cursor.node.value), expected: expected), at: cursor)
    return nil
  }
}
