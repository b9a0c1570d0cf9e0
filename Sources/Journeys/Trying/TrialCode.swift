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
