/// Codes in as few bytes as may be: numbers of seven bits a byte, each for the way to where a code leads.
///
/// Nearly all actions of a state lead back to it, to one of few states to which others of its actions lead as well, or near to
/// where the one before has led, and what they show on the way is mostly the same: of 16 codes 11 have a byte, the others two.
enum PackedRow {
  /// Where the codes of a row lead, as far as it has come.
  private struct Ways {
    /// Where the last ones have led, each once, by turns; one value, because a list would have to be allocated for each row.
    private var known = SIMD8<Int32>(repeating: -1)
    private var count = 0
    private var last: Int
    private let place: Int

    init(from place: Int) { (last, self.place) = (place, place) }

    /// The number that stands for the way to a target: 0 for none, then those that are known, then how far it is from the last.
    mutating func number(to target: Int) -> UInt64 {
      if target == place { return 0 }
      for index in 0..<8 where known[index] == Int32(target) { return UInt64(index + 1) }
      let way = target - last
      note(target)
      return UInt64(way < 0 ? -2 * way - 1 : 2 * way) + 9
    }

    /// The target for which a number stands.
    mutating func target(_ number: UInt64) -> Int {
      if number == 0 { return place }
      if number < 9 { return Int(known[Int(number) - 1]) }
      let way = Int(number - 9)
      let target = last + (way & 1 == 1 ? -(way + 1) / 2 : way / 2)
      note(target)
      return target
    }

    private mutating func note(_ target: Int) {
      known[count & 7] = Int32(target)
      count += 1
      last = target
    }
  }

  /// The codes of a state as bytes; all of its actions are tried.
  static func bytes(of codes: [Int32], of place: Int) -> [UInt8] {
    var (ways, flags, bytes) = (Ways(from: place), UInt8(0), [UInt8]())
    for number in codes {
      let code = TrialCode(number: number)
      // What leads nowhere stands before the flags that it has not.
      guard let target = code.place else {
        append(1, to: &bytes)
        bytes.append(nowhere)
        append(UInt64(-Int64(number)), to: &bytes)
        continue
      }
      append(ways.number(to: target) << 1 | (code.flags == flags ? 0 : 1), to: &bytes)
      if code.flags != flags { bytes.append(code.flags) }
      flags = code.flags
    }
    return bytes
  }

  /// Reads as many codes as there are, each with its number.
  static func forEachCode(
    _ rows: RowBytes, at address: Int32, of place: Int, count: Int, _ body: (Int, TrialCode) -> Void
  ) {
    let (page, start) = rows.row(at: address)
    var (ways, flags, next) = (Ways(from: place), UInt8(0), start)
    for index in 0..<count {
      let number = self.number(page, &next)
      if number & 1 == 1 {
        let new = page[next]
        next += 1
        if new == nowhere {
          body(index, TrialCode(number: Int32(-Int64(self.number(page, &next)))))
          continue
        }
        flags = new
      }
      body(index, TrialCode(place: ways.target(number >> 1), flags: flags))
    }
  }

  /// Stands where flags would that no code has.
  private static let nowhere: UInt8 = 0xFF

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func number(_ bytes: [UInt8], _ next: inout Int) -> UInt64 {
    var (result, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = bytes[next]
      next += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }
}
