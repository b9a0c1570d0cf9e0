import Foundation

/// Writes down what has changed in an exploration since it was written down last.
struct KeptWriter: Keeping {
  /// What was written of one part.
  private enum Shadow {
    /// What each page was, as a number that stands for it.
    case pages([UInt64])
    /// How many elements a list had.
    case count(Int)
    case whole
  }

  private var shadows: [Shadow] = []
  private var part = 0
  private var bytes: [UInt8] = []

  /// Writes an entry.
  ///
  /// - Parameter visit: Goes through all parts.
  /// - Returns: The entry.
  /// - Throws: What `visit` throws.
  mutating func entry(_ visit: (inout KeptWriter) throws(KeptFault) -> Void) throws(KeptFault) -> [UInt8] {
    part = 0
    bytes = []
    try visit(&self)
    defer { bytes = [] }
    return bytes
  }

  mutating func array<Element: BitwiseCopyable>(_ elements: inout [Element]) throws(KeptFault) {
    let shadow = nextShadow { .pages([]) }
    guard case .pages(var known) = shadow else { throw .damaged }
    elements.withUnsafeBytes { all in
      write(EntryMark.array)
      write(all.count)
      let count = (all.count + EntryMark.pageLength - 1) / EntryMark.pageLength
      known.removeLast(max(known.count - count, 0))
      // How many pages have changed is known when they are written.
      let place = bytes.count
      write(0)
      var changed = 0
      for number in 0..<count {
        let start = number * EntryMark.pageLength
        let page = UnsafeRawBufferPointer(rebasing: all[start..<min(start + EntryMark.pageLength, all.count)])
        let mark = Self.mark(page)
        if number < known.count, known[number] == mark { continue }
        if number < known.count { known[number] = mark } else { known.append(mark) }
        write(number)
        bytes += page
        changed += 1
      }
      write(changed, at: place)
    }
    shadows[part - 1] = .pages(known)
  }

  mutating func list<Element: Codable>(_ elements: inout [Element]) throws(KeptFault) {
    guard case .count(let known) = nextShadow({ .count(0) }) else { throw .damaged }
    write(EntryMark.list)
    write(try Self.data(Array(elements[known...])))
    shadows[part - 1] = .count(elements.count)
  }

  mutating func value<Value: Codable>(_ value: inout Value) throws(KeptFault) {
    _ = nextShadow { .whole }
    write(EntryMark.value)
    write(try Self.data(value))
  }

  private mutating func nextShadow(_ first: () -> Shadow) -> Shadow {
    if part == shadows.count { shadows.append(first()) }
    part += 1
    return shadows[part - 1]
  }

  // MARK: - Bytes

  private mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 }
  }

  private mutating func write(_ number: Int, at place: Int) {
    withUnsafeBytes(of: UInt64(number).littleEndian) { new in
      for index in new.indices { bytes[place + index] = new[index] }
    }
  }

  private mutating func write(_ data: Data) {
    write(data.count)
    bytes += data
  }

  private static func data(_ value: some Encodable) throws(KeptFault) -> Data {
    // In an order of their own, so that equal explorations are kept alike.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { return try encoder.encode(value) } catch { throw .damaged }
  }

  /// Stands for the bytes of a page and for how many there are.
  private static func mark(_ page: UnsafeRawBufferPointer) -> UInt64 {
    var mark = UInt64(page.count) &* 0x9E37_79B9_7F4A_7C15
    var start = 0
    while start + 8 <= page.count {
      add(page.loadUnaligned(fromByteOffset: start, as: UInt64.self), to: &mark)
      start += 8
    }
    for index in start..<page.count { add(UInt64(page[index]), to: &mark) }
    return mark
  }

  private static func add(_ word: UInt64, to mark: inout UInt64) {
    mark = (mark ^ word) &* 0x9FB2_1C65_1E98_DF25
    mark ^= mark >> 32
  }
}
