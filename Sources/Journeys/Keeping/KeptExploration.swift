import Foundation

/// What is known of an exploration that was left, put together from everything that was written down of it in turn.
package struct KeptExploration: Sendable {
  /// What stands for one part.
  enum Part: Sendable {
    /// The bytes of a list of plain values.
    case array([UInt8])
    /// What was added to a list each time.
    case list([Data])
    /// The last that was written.
    case value(Data)
  }

  private(set) var parts: [Part] = []

  /// How many entries were written so far.
  package private(set) var count = 0

  /// Whether nothing was written yet.
  package var isEmpty: Bool { count == 0 }

  /// Knows nothing yet.
  package init() {}

  /// Takes in what `ExplorationKeeper` gave next, or throws `KeptFault.damaged` where it is nothing that fits what is
  /// known.
  package mutating func add(_ entry: [UInt8]) throws(KeptFault) {
    var reader = EntryReader(entry)
    var number = 0
    while !reader.isAtEnd {
      let mark = try reader.number()
      if number == parts.count { parts.append(try Self.first(mark)) }
      try Self.change(&parts[number], mark, &reader)
      number += 1
    }
    guard number == parts.count else { throw .damaged }
    count += 1
  }

  private static func first(_ mark: Int) throws(KeptFault) -> Part {
    switch mark {
    case EntryMark.array: .array([])
    case EntryMark.list: .list([])
    case EntryMark.value: .value(Data())
    default: throw .damaged
    }
  }

  private static func change(
    _ part: inout Part, _ mark: Int, _ reader: inout EntryReader
  ) throws(KeptFault) {
    switch (part, mark) {
    case (.array(var bytes), EntryMark.array):
      // The bytes must have one owner while they change: there may be a lot of them.
      part = .value(Data())
      try reader.changePages(of: &bytes)
      part = .array(bytes)
    case (.list(let pieces), EntryMark.list): part = .list(pieces + [Data(try reader.piece())])
    case (.value, EntryMark.value): part = .value(Data(try reader.piece()))
    default: throw .damaged
    }
  }
}

/// What begins each part of an entry.
enum EntryMark {
  static let array = 1
  static let list = 2
  static let value = 3

  /// How many bytes of an array change together.
  static let pageLength = 1 << 12
}

/// Reads numbers and bytes from an entry.
private struct EntryReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(KeptFault) -> Int {
    let bytes = try piece(8)
    let number = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: number) else { throw .damaged }
    return number
  }

  mutating func piece() throws(KeptFault) -> ArraySlice<UInt8> { try piece(number()) }

  private mutating func piece(_ count: Int) throws(KeptFault) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .damaged }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Brings an array to its new length, and puts in the pages that have changed.
  mutating func changePages(of bytes: inout [UInt8]) throws(KeptFault) {
    let length = try number()
    // Whatever is new stands in the pages that follow, so that a length that is damaged takes no room.
    if length < bytes.count { bytes.removeLast(bytes.count - length) }
    for _ in 0..<(try number()) {
      let start = try number() * EntryMark.pageLength
      guard start <= bytes.count, start < length else { throw .damaged }
      let page = try piece(min(EntryMark.pageLength, length - start))
      bytes.replaceSubrange(start..<min(start + page.count, bytes.count), with: page)
    }
    guard bytes.count == length else { throw .damaged }
  }
}
