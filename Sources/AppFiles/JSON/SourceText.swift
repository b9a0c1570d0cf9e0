import Checking

/// A line and a column of a text, both counted from one.
public struct SourcePosition: Hashable, Sendable {
  /// The line; lines end with a line feed.
  public let line: Int
  /// The column in Unicode scalars.
  public let column: Int

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - line: the line, counted from one.
  ///   - column: the column, counted from one.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Finds lines, columns and scalars in a text given as bytes.
struct SourceText {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lineStarts = [0]
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lineStarts.append(end + 1)
      rest = bytes[(end + 1)...]
    }
    self.lineStarts = lineStarts
  }

  /// The position of a byte; O(log lines + length of its line), so not for every value of a file on one line.
  func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    let before = bytes[lineStarts[line - 1]..<min(offset, bytes.count)]
    return SourcePosition(line: line, column: 1 + before.count { !Self.continuesScalar($0) })
  }

  /// The line of a byte; O(log lines).
  func line(of offset: Int) -> Int { lineStarts.prefixCount { $0 <= offset } }

  /// The scalar that begins at a byte, or `nil` at the end.
  static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  /// Where the bytes stop to be UTF-8, or `nil` if they never do.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }

  private static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}
