/// The root of UIKit's classes: an object with identity.
///
/// On Apple's platforms it derives from `NSObject`; here it is a root class of its own, because a main-actor
/// class cannot override the initialiser of the open-source `NSObject`.
@preconcurrency @MainActor
open class UIResponder: @preconcurrency Hashable, @preconcurrency CustomStringConvertible {
  /// Makes a responder.
  public init() {}

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether the object may receive what the user types.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object receives what the user types.
  open var isFirstResponder: Bool {
    StructureReads.trackSharedAccess()
    return Simulation.current.firstResponder === self
  }

  /// Asks to receive what the user types; whoever does so far has to let it go.
  ///
  /// - Returns: Whether the object receives it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    StructureReads.trackSharedAccess()
    let simulation = Simulation.current
    if simulation.firstResponder === self { return true }
    guard canBecomeFirstResponder, willBecomeFirstResponder() else { return false }
    if let former = simulation.firstResponder, !former.resignFirstResponder() { return false }
    simulation.firstResponder = self
    didBecomeFirstResponder()
    return true
  }

  /// Asks not to receive what the user types any more.
  ///
  /// - Returns: Whether the object does not receive it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    StructureReads.trackSharedAccess()
    let simulation = Simulation.current
    guard simulation.firstResponder === self else { return true }
    guard willResignFirstResponder() else { return false }
    simulation.firstResponder = nil
    didResignFirstResponder()
    return true
  }

  /// Called when the object was made from a storyboard or a nib, after all that it is connected to.
  open func awakeFromNib() {}

  /// Called where Interface Builder draws the object, and so never here.
  open func prepareForInterfaceBuilder() {}

  /// Goes on with an activity; nothing is done unless overridden.
  ///
  /// - Parameter userActivity: The activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Writes into an activity what is needed to go on; nothing is done unless overridden, and the model never calls it.
  ///
  /// - Parameter activity: The activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  func willBecomeFirstResponder() -> Bool { true }

  func didBecomeFirstResponder() {}

  func willResignFirstResponder() -> Bool { true }

  func didResignFirstResponder() {}

  /// Whether the object keeps what is associated with it, which goes with it then.
  nonisolated var keepsAssociations: Bool { false }

  /// What is associated with the object, where it keeps that itself.
  nonisolated var associations: AssociationList? {
    get { nil }
    set {}
  }

  /// Whether two references are the same object.
  nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  /// Feeds the object's identity to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The name of the object's class.
  open var description: String { "<\(type(of: self))>" }

  /// Whether the object's class is the given one or derives from it.
  ///
  /// - Parameter aClass: The class to compare with.
  /// - Returns: Whether the object is of that class.
  open func isKind(of aClass: AnyClass) -> Bool {
    if StructureReads.areHeard { (self as? UIViewController)?.noteUse() }
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = superclass(of: candidate)
    }
    return false
  }

  private func superclass(of aClass: AnyClass) -> AnyClass? {
    Mirror(reflecting: self).superclass(of: aClass)
  }
}

extension Mirror {
  /// The superclass of a class in the chain of the reflected object's classes.
  fileprivate func superclass(of aClass: AnyClass) -> AnyClass? {
    var mirror: Mirror? = self
    while let current = mirror {
      if current.subjectType == aClass { return current.superclassMirror?.subjectType as? AnyClass }
      mirror = current.superclassMirror
    }
    return nil
  }
}
