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
