import Checking

extension DecimalCount {
  /// Writes the digits in groups of three.
  ///
  /// 1234567 gives `1,234,567`. Cost: linear in the digits.
  public var grouped: String { digits.inGroupsOfThree }

  /// Writes the number for a reader: in groups of three up to 15 digits, rounded to a power of ten above.
  ///
  /// 1234567 gives `1,234,567`; a number of 200 digits gives `1.6 × 10^199`.
  public var readable: String {
    let long = digits.utf8.count > 15 ? Natural(decimal: digits) : nil
    return long?.scientific() ?? grouped
  }

  /// Writes the number with the singular of what it counts, or with an s behind it: `1 state`, `2 states`.
  func counting(_ word: String) -> String {
    "\(readable) \(word)\(self == 1 ? "" : "s")"
  }

  /// Says which part of `whole` this number is, rounded down, so that only all of it is "100 %".
  ///
  /// 1 of 3 gives `33.3 %`; 1 of 10^9 gives `under 0.1 %`; `nil` where a percentage makes no sense.
  func share(of whole: DecimalCount) -> String? {
    guard whole.digits != "0", self <= whole else { return nil }
    if self == whole { return "100 %" }
    if digits == "0" { return "0 %" }
    let dropped = max(0, whole.digits.utf8.count - 15)
    guard let part = Int(digits.dropLast(dropped).isEmpty ? "0" : String(digits.dropLast(dropped))),
      let all = Int(String(whole.digits.dropLast(dropped)))
    else { return nil }
    let tenths = min(999, part * 1_000 / all)
    return tenths == 0 ? "under 0.1 %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

// MARK: - CustomStringConvertible

extension DecimalCount: CustomStringConvertible {
  /// The digits, ungrouped.
  public var description: String { digits }
}
