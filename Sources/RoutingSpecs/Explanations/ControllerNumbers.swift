import HeadlessUIKit

/// Numbers the controllers of a run from its start, so that equal runs are told in equal words.
///
/// Serial numbers count the controllers of the whole process. Faults and broken invariants carry them as
/// `ControllerReference` prints them, and are put into words before anybody knows which run they belong to.
struct ControllerNumbers {
  /// The serial number that counts as 0.
  let base: Int

  /// A text in which every reference to a controller has its number in the run.
  func relative(_ text: String) -> String {
    text.replacing(/: #([0-9]+)>/) { match in
      Int(match.1).map { ": #\($0 - base)>" } ?? String(match.0)
    }
  }
}
