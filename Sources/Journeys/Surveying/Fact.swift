import HeadlessUIKit

/// Something that is so in a state: a value that has a name, both as numbers that stand for them.
struct Fact: Hashable, BitwiseCopyable {
  let name: UInt64
  let value: UInt64

  /// What the user sees of the hierarchy and can do there.
  static let sight: UInt64 = 0
  /// The hierarchy.
  static let hierarchy: UInt64 = 1

  /// Everything that is so in a state in which an app is now, the sight first.
  @MainActor
  static func all(in usage: Usage, at state: AppState) -> [Fact] {
    var maker = Fingerprinter()
    maker.add(Int(truncatingIfNeeded: state.shown))
    for action in usage.possibleActions { maker.add("\(action.kind)") }
    let first = [
      Fact(name: sight, value: maker.fingerprint.first),
      Fact(name: hierarchy, value: Fingerprint(of: state.outline).first),
    ]
    let named = usage.namedValues()
    var (names, values): ([String], [String: Fingerprinter]) = ([], [:])
    for place in named.places {
      if values[place.name] == nil { names.append(place.name) }
      values[place.name, default: Fingerprinter()].add(named.values[place] ?? "")
    }
    return first
      + names.compactMap { name in
        values[name].map { Fact(name: Fingerprint(of: name).first, value: $0.fingerprint.first) }
      }
  }
}
