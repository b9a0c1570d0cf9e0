import Checking

/// What whoever makes runs has already told: a search makes thousands of blocks that show the same.
///
/// What is told of several blocks together does not depend on who has made which of them: the earliest violation of a kind
/// and the two earliest runs of a behaviour are always told. What was forgotten is told again, which changes nothing. So
/// behaviours stand in a table that never grows: a search of weeks takes as much memory as one of an hour.
public struct FuzzMemory {
  private var earliest: [FuzzFinding.Kind: UInt64] = [:]

  /// What was told of behaviours, each in the place that its digest says; whichever comes later takes the place.
  private var told: [Telling?] = []

  /// How many behaviours are remembered at the most.
  static let capacity = 1 << 17

  private struct Telling {
    let behaviour: Fingerprint
    var runs: EarliestRuns
  }

  /// Makes a memory of nothing.
  public init() {}

  /// Takes down a violation; whether it is the earliest of its kind.
  mutating func note(_ sighting: FuzzBlock.Sighting, of route: String) -> Bool {
    let kind = sighting.kind(of: route)
    if let known = earliest[kind], known <= sighting.run { return false }
    earliest[kind] = sighting.run
    return true
  }

  /// Takes down how a run behaved; whether it is one of the two earliest that did so, as far as is remembered.
  mutating func note(_ behaviour: Fingerprint, in run: UInt64) -> Bool {
    if told.isEmpty { told = Array(repeating: nil, count: Self.capacity) }
    let place = Int(behaviour.rawValue % UInt64(Self.capacity))
    if told[place]?.behaviour == behaviour { return told[place]?.runs.note(run) == true }
    told[place] = Telling(behaviour: behaviour, runs: EarliestRuns(run))
    return true
  }

  /// How many behaviours are remembered.
  var behaviourCount: Int { told.count { $0 != nil } }
}
