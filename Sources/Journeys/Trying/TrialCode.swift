/// What came of an action, in four bytes.
///
/// Where it has led is kept with what it has shown on the way; whatever is seldom stands beside, by its number.
struct TrialCode: Hashable {
  let number: Int32

  /// Nothing: it was not tried.
  static let untried = TrialCode(number: -1)

  /// There was nothing to do it with.
  static let impossible = TrialCode(number: -2)

  private static let wrong: Int32 = 1 << 30
  private static let remains: Int32 = 1 << 29
  private static let declined: Int32 = 1 << 28
  private static let mayDecline: Int32 = 1 << 27
  private static let placeMask: Int32 = mayDecline - 1

  init(number: Int32) { self.number = number }

  /// It has led to a state.
  init(_ arrival: Trial.Arrival) {
    precondition(arrival.place <= Self.placeMask, "more states than numbers")
    number =
      Int32(arrival.place) | (arrival.leavesRemains ? Self.remains : 0)
      | (arrival.hasDeclined != nil ? Self.mayDecline : 0)
      | (arrival.hasDeclined == true ? Self.declined : 0)
  }

  /// Something that is seldom.
  init(seldom index: Int32) { number = Self.impossible.number - 1 - index }

  /// It has led to a state, with flags.
  init(place: Int, flags: UInt8) { number = Int32(place) | Int32(flags) << 27 }

  /// Whether it was not tried.
  var isUntried: Bool { self == .untried }

  /// The state that it has led to, if it has led anywhere.
  var place: Int? { number >= 0 ? Int(number & Self.placeMask) : nil }

  /// What it has shown on the way.
  var flags: UInt8 { UInt8(truncatingIfNeeded: number >> 27) & 0xF }

  /// Whether something was found wrong with where it has led.
  var isWrong: Bool { number >= 0 && number & Self.wrong != 0 }

  /// The same with something found wrong.
  var beingWrong: TrialCode { number >= 0 ? TrialCode(number: number | Self.wrong) : self }

  /// Where it has led, if it has led anywhere.
  var arrival: Trial.Arrival? {
    guard let place else { return nil }
    let hasDeclined = number & Self.mayDecline == 0 ? nil : number & Self.declined != 0
    return Trial.Arrival(place: place, hasDeclined: hasDeclined, leavesRemains: number & Self.remains != 0)
  }

  /// The number of what stands beside, if it is something seldom.
  var seldom: Int32? { number < Self.impossible.number ? Self.impossible.number - 1 - number : nil }
}

/// Codes in as few bytes as may be: numbers of seven bits a byte, each twice where a code leads plus one where flags follow.
enum PackedRow {
  /// The codes of a state as bytes; all of its actions are tried.
  static func bytes(of codes: [Int32], of place: Int) -> [UInt8] {
    var (last, bytes) = (place, [UInt8]())
    for number in codes {
      let code = TrialCode(number: number)
      guard let target = code.place else {
        append(UInt64(Self.nowhere), to: &bytes)
        append(UInt64(-Int64(code.number)), to: &bytes)
        continue
      }
      let way = target == place ? 0 : UInt64(zigzag(target - last)) + 2
      append(way << 1 | (code.flags == 0 ? 0 : 1), to: &bytes)
      if code.flags != 0 { bytes.append(code.flags) }
      if target != place { last = target }
    }
    return bytes
  }

  /// Reads as many codes as there are, each with its number.
  static func forEachCode(
    _ rows: RowBytes, at address: Int32, of place: Int, count: Int, _ body: (Int, TrialCode) -> Void
  ) {
    let (page, start) = rows.row(at: address)
    var (last, next) = (place, start)
    for index in 0..<count {
      let number = self.number(page, &next)
      if number == Self.nowhere {
        body(index, TrialCode(number: Int32(-Int64(self.number(page, &next)))))
        continue
      }
      var flags: UInt8 = 0
      if number & 1 == 1 {
        flags = page[next]
        next += 1
      }
      let way = Int(number >> 1)
      let target = way == 0 ? place : last + unzigzag(way - 2)
      if way != 0 { last = target }
      body(index, TrialCode(place: target, flags: flags))
    }
  }

  /// Stands before a code that leads nowhere: the way that no code has.
  private static let nowhere: UInt64 = 1 << 1

  private static func zigzag(_ number: Int) -> Int { number < 0 ? -2 * number - 1 : 2 * number }

  private static func unzigzag(_ number: Int) -> Int { number & 1 == 1 ? -(number + 1) / 2 : number / 2 }

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
