/// Goes through everything that an exploration knows, part by part and always in the same order, to write it down or to
/// read it back.
///
/// One function names the parts of each type for both, so that nothing is written that is not read.
protocol Keeping {
  /// A list of plain values, of which any may change.
  mutating func array<Element: BitwiseCopyable>(_ elements: inout [Element]) throws(KeptFault)

  /// A list to which is only ever added.
  mutating func list<Element: Codable>(_ elements: inout [Element]) throws(KeptFault)

  /// Anything else that is small.
  mutating func value<Value: Codable>(_ value: inout Value) throws(KeptFault)
}

/// Why what was kept of an exploration cannot be gone on with.
package enum KeptFault: Error, Hashable, Codable, Sendable {
  /// What was kept is not what this build writes.
  case damaged
  /// The app stands elsewhere after launch than it did.
  case otherApp(then: String, now: String)
}

extension KeptFault: CustomStringConvertible {
  /// What is wrong, in a sentence.
  package var description: String {
    switch self {
    case .damaged: "what was kept there is not what this version writes."
    case .otherApp(let then, let now):
      "the app has changed: after launch it showed \(then), and now it shows \(now)."
    }
  }
}
