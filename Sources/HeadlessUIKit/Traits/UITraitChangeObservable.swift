/// Ends with `unregisterForTraitChanges(_:)`, or with the object whose changes it is about.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// One wish to be told of changes.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let isOfLibrary = StructureReads.isInLibrary
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Whether one of the traits has changed.
  func concerns(_ traits: UITraitCollection, _ previous: UITraitCollection) -> Bool {
    self.traits.contains { !traits.values.agrees(with: previous.values, on: $0) }
  }

  /// Tells whoever wished to be told.
  func call(_ previous: UITraitCollection) {
    StructureReads.callOut("traitChange", isOfLibrary: isOfLibrary) { handler(previous) }
  }
}

/// What tells of changes of its environment, when the turn ends in which they were made.
///
/// A change of the device's width is told at once, within the change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Has a closure called when one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Is given the object and its environment before.
  /// - Returns: By which it can be ended.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Has a closure called when one of some traits has changed: one that says `Self` where the class is meant.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Is given the object and its environment before.
  /// - Returns: By which it can be ended.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Has a method of an object called when one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object, which is not kept alive.
  ///   - action: The method, with up to two arguments: whose environment has changed, and the environment before.
  /// - Returns: By which it can be ended.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let receiver = target as AnyObject
    return register(traits) { [weak self] previous in
      guard let self, let receiver else { return }
      Simulation.actions.perform(action, on: receiver, sender: self, event: previous)
    }
  }

  /// Has a method of the object itself called when one of some traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method, with up to two arguments: the object, and its environment before.
  /// - Returns: By which it can be ended.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Tells no more of changes.
  ///
  /// - Parameter registration: What registering has returned.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traitRecord?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    (self as? any TraitHolder)?.traitRecordInUse.registrations.append(registration)
    return registration
  }
}

extension UIViewController: UITraitChangeObservable {}

extension UIView: UITraitChangeObservable {}

extension UIPresentationController: UITraitChangeObservable {}

extension UIWindowScene: UITraitChangeObservable {}

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
