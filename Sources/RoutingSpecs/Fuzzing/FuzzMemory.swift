import Checking

/// What whoever makes runs has already told: a search makes thousands of blocks that show the same.
///
/// What is told of several blocks together does not depend on who has made which of them: the earliest violation of a kind
/// and the two earliest runs of a behaviour are always told.
public struct FuzzMemory {
  private var behaviours = FuzzRecord()
  private var earliest: [FuzzFinding.Kind: UInt64] = [:]

  /// Makes a memory of nothing.
  public init() {}

  /// Takes down a violation; whether it is the earliest of its kind.
  mutating func note(_ sighting: FuzzBlock.Sighting, of route: String) -> Bool {
    let kind = sighting.kind(of: route)
    if let known = earliest[kind], known <= sighting.run { return false }
    earliest[kind] = sighting.run
    return true
  }

  /// Takes down how a run behaved; whether it is one of the two earliest that did so.
  mutating func note(_ behaviour: Fingerprint, in run: UInt64) -> Bool {
    behaviours.note(behaviour, in: run)
  }
}
