/// What is written down of a state: as little as tells it from the others, in 28 bytes.
///
/// All of it is in pieces of four bytes, so that none lies fallow between two of them.
struct Place {
  private let marks: (UInt32, UInt32, UInt32)

  /// What it shares with other states: the number of a `Kind`.
  var kind: Int32

  /// The place before, or -1 for launch.
  var parent: Int32

  /// How many steps lead here from launch.
  var depth: Int32

  /// Where what came of its actions stands.
  var row = TrialRows.Row.none

  init(_ fingerprint: Fingerprint, kind: Int32, parent: Int32, depth: Int32) {
    marks = (
      UInt32(truncatingIfNeeded: fingerprint.first), UInt32(truncatingIfNeeded: fingerprint.first >> 32),
      fingerprint.second
    )
    (self.kind, self.parent, self.depth) = (kind, parent, depth)
  }

  /// Tells the state from all others.
  var fingerprint: Fingerprint {
    Fingerprint(first: UInt64(marks.1) << 32 | UInt64(marks.0), second: marks.2)
  }
}

/// What many states share, by numbers: what is on screen, the steps from the state before, and in what the drawing differs from
/// that of the state before.
struct Kind: Hashable, Codable {
  let scene: Int32
  let arrival: Int32
  let edit: Int32
}
