/// A strict reader of JSON text (RFC 8259) that keeps what an error sentence needs.
///
/// Foundation reads JSON too, but four promises of app files cannot be kept through it: a repeated key is silently
/// dropped, no value knows its line and column, numbers have lost the text they were written in, and on Linux a
/// trailing comma is accepted. A scanner that found positions and repeated keys beside Foundation would have to walk
/// the same grammar, so this is the one walk; the tests hold it against Foundation on every mutated file.
struct JSONReader {
  let bytes: [UInt8]
  let depthLimit: Int
  var offset = 0

  /// Reads a whole text as one JSON value.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8; a byte-order mark is skipped.
  ///   - depthLimit: how many lists and objects may stand inside each other; it also bounds the recursion.
  /// - Returns: the value with the positions of all values in it.
  /// - Throws: the first departure from the grammar.
  static func read(_ bytes: [UInt8], depthLimit: Int) throws(JSONFault) -> JSONNode {
    if let offset = SourceText.firstInvalidByte(in: bytes) {
      throw JSONFault(reason: .invalidUTF8, offset: offset)
    }
    var reader = JSONReader(bytes: bytes, depthLimit: depthLimit)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    reader.skipBlanks()
    let node = try reader.readValue(depth: 1)
    reader.skipBlanks()
    guard reader.offset == bytes.count else { throw reader.unexpected(.endOfFile) }
    return node
  }

  private mutating func readValue(depth: Int) throws(JSONFault) -> JSONNode {
    let start = offset
    let value: JSONValue
    guard let first = peek() else { throw unexpected(.value) }
    switch first {
    case UInt8(ascii: "{"): value = .object(try readMembers(depth: depth))
    case UInt8(ascii: "["): value = .array(try readElements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "t"): value = try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): value = try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): value = try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try readNumber())
    default: throw unexpected(.value)
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func readElements(depth: Int) throws(JSONFault) -> [JSONNode] {
    try enter(depth)
    if skip(UInt8(ascii: "]")) { return [] }
    var nodes: [JSONNode] = []
    while true {
      nodes.append(try readValue(depth: depth + 1))
      skipBlanks()
      if skip(UInt8(ascii: "]")) { return nodes }
      try expect(UInt8(ascii: ","), .commaOrEndOfArray)
      skipBlanks()
    }
  }

  private mutating func readMembers(depth: Int) throws(JSONFault) -> [JSONMember] {
    try enter(depth)
    if skip(UInt8(ascii: "}")) { return [] }
    var members: [JSONMember] = []
    while true {
      guard peek() == UInt8(ascii: "\"") else {
        throw unexpected(members.isEmpty ? .keyOrEndOfObject : .key)
      }
      let keyOffset = offset
      let key = try readString()
      skipBlanks()
      try expect(UInt8(ascii: ":"), .colon)
      skipBlanks()
      members.append(
        JSONMember(key: key, keyOffset: keyOffset, node: try readValue(depth: depth + 1)))
      skipBlanks()
      if skip(UInt8(ascii: "}")) { return members }
      try expect(UInt8(ascii: ","), .commaOrEndOfObject)
      skipBlanks()
    }
  }

  private mutating func enter(_ depth: Int) throws(JSONFault) {
    guard depth <= depthLimit else {
      throw JSONFault(reason: .tooDeep(limit: depthLimit), offset: offset)
    }
    offset += 1
    skipBlanks()
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard peek() == word.utf8Start[index] else {
        offset = start
        throw unexpected(.value)
      }
      offset += 1
    }
    return value
  }
}

// MARK: - Bytes

extension JSONReader {
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ byte: UInt8, _ expectation: JSONExpectation) throws(JSONFault) {
    guard skip(byte) else { throw unexpected(expectation) }
  }

  mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// The fault of finding at the current byte something that the grammar does not allow there.
  func unexpected(_ expected: JSONExpectation) -> JSONFault {
    JSONFault(
      reason: .malformed(found: SourceText.scalar(at: offset, in: bytes), expected: expected), offset: offset)
  }
}
