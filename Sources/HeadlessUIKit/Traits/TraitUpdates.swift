/// Tells objects that their environment has changed: at the end of the turn in which somebody has overridden traits.
///
/// Whoever asks gets the new values at once; on iOS a view has them when it is laid out.
@MainActor
enum TraitUpdates {
  /// Whether any object of the simulation has ever overridden a trait; without that all environments are the device's.
  @inline(__always)
  static var areOverridden: Bool { Simulation.look { $0.hasTraitOverrides } }

  private struct Snapshot {
    weak var holder: (any TraitHolder)?
    let previous: UITraitCollection
  }

  private static var snapshots: [Snapshot] = []
  private static var known: Set<ObjectIdentifier> = []

  // Asked in every run; a list that is made on first use is looked after by a guard.
  private static var isPending = false

  /// Changes what an object overrides.
  static func change(of holder: any TraitHolder, _ body: () -> Void) {
    note(holder)
    body()
    Simulation.current.hasTraitOverrides = true
    schedule()
  }

  /// Notes that an object is about to get another place, if its environment is another one there.
  static func noteMove(of holder: any TraitHolder, into place: any TraitHolder) {
    guard holder.inheritedTraits != place.traitsInEffect else { return }
    note(holder)
    schedule()
  }

  /// Notes the environments of an object and of everything in it, as they are now.
  static func note(_ holder: any TraitHolder) {
    isPending = true
    if known.insert(ObjectIdentifier(holder)).inserted {
      snapshots.append(Snapshot(holder: holder, previous: holder.traitsInEffect))
    }
    holder.forEachTraitHeir { note($0) }
  }

  private static func schedule() {
    Simulation.current.clock.scheduleUpdate { carryOut() }
  }

  /// Forgets what was noted of a simulation that has ended.
  static func reset() {
    if isPending { (snapshots, known, isPending) = ([], [], false) }
  }

  /// Tells everybody whose environment has changed, from the outside to the inside.
  static func carryOut() {
    let noted = snapshots
    reset()
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    for snapshot in noted {
      guard let holder = snapshot.holder, holder.traitsInEffect != snapshot.previous else { continue }
      (holder as? UIViewController)?.adaptToTraits(from: snapshot.previous)
      tell(holder, previous: snapshot.previous)
    }
  }

  /// Tells one object.
  static func tell(_ holder: any TraitHolder, previous: UITraitCollection) {
    let callBack = { holder.traitCollectionDidChange(previous) }
    if let controller = holder as? UIViewController {
      StructureReads.callBack("traitCollectionDidChange", on: controller, callBack)
    } else {
      StructureReads.callOut(
        "traitCollectionDidChangeOfView", unless: ModelClasses.contains(holder), callBack)
    }
    guard let record = holder.traitRecord, !record.registrations.isEmpty else { return }
    let traits = holder.traitsInEffect
    for registration in record.registrations where registration.concerns(traits, previous) {
      registration.call(previous)
    }
  }
}
