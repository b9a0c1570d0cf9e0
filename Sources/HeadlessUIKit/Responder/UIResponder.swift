/// The root of UIKit's classes: an object with identity.
///
/// On Apple's platforms it derives from `NSObject`; here it is a root class of its own, because a main-actor
/// class cannot override the initialiser of the open-source `NSObject`.
@preconcurrency @MainActor
open class UIResponder: @preconcurrency SingleObject {
  /// Makes a responder.
  public init() {}

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether the object may receive what the user types.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object receives what the user types.
  open var isFirstResponder: Bool { StructureReads.shared(Simulation.current.firstResponder === self) }

  /// Asks to receive what the user types; whoever does so far has to let it go.
  ///
  /// - Returns: Whether the object receives it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    StructureReads.trackSharedAccess()
    let simulation = Simulation.current
    if simulation.firstResponder === self { return true }
    guard canBecomeFirstResponder, willBecomeFirstResponder() else { return false }
    if let former = simulation.firstResponder {
      let hasLetGo = simulation.keyboard.keepingOnScreen { former.resignFirstResponder() }
      guard hasLetGo else { return false }
    }
    simulation.firstResponder = self
    if isToldAfterKeyboard { simulation.keyboard.follow() }
    didBecomeFirstResponder()
    if !isToldAfterKeyboard { simulation.keyboard.follow() }
    simulation.keyboard.arrive()
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
    guard canResignFirstResponder, willResignFirstResponder() else { return false }
    simulation.firstResponder = nil
    didResignFirstResponder()
    simulation.keyboard.follow()
    simulation.keyboard.arrive()
    return true
  }

  /// Whether the object may let go of what the user types.
  open var canResignFirstResponder: Bool { true }

  /// What takes the place of the keyboard while the object receives what the user types.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while the object receives what the user types; the user can touch what is in it.
  open var inputAccessoryView: UIView? { nil }

  /// Puts other views in the place of the keyboard and above it: it is asked for them when they are needed, so nothing is done.
  open func reloadInputViews() {}

  /// The combinations of keys by which the user calls methods of the object, or of whoever comes after it in the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the object has a method that may be called now.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: Who wants to call it.
  /// - Returns: Whether a selector was made of a method of that name, or it was registered.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Simulation.actions.isImplemented(action, by: self)
  }

  /// Whoever has a method that may be called now: the object or who comes after it in the chain.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: Who wants to call it.
  /// - Returns: Who has it, or `nil`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: - Touches and motion

  /// Fingers have touched the screen; whoever comes next in the chain is told, unless a class overrides it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchMethods.tell(.began, from: StructureReads.suspended { next }, touches, event)
  }

  /// Fingers have moved; whoever comes next in the chain is told, unless a class overrides it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchMethods.tell(.moved, from: StructureReads.suspended { next }, touches, event)
  }

  /// Fingers were lifted; whoever comes next in the chain is told, unless a class overrides it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchMethods.tell(.ended, from: StructureReads.suspended { next }, touches, event)
  }

  /// Touches were taken away; whoever comes next in the chain is told, unless a class overrides it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    TouchMethods.tell(.cancelled, from: StructureReads.suspended { next }, touches, event)
  }

  /// The user has begun to shake the device; whoever comes next in the chain is told, unless a class overrides it.
  ///
  /// - Parameters:
  ///   - motion: What is done with the device.
  ///   - event: The event.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    MotionMethods.tell(.began, from: StructureReads.suspended { next }, event)
  }

  /// The user has shaken the device; whoever comes next in the chain is told, unless a class overrides it.
  ///
  /// - Parameters:
  ///   - motion: What is done with the device.
  ///   - event: The event.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    MotionMethods.tell(.ended, from: StructureReads.suspended { next }, event)
  }

  /// It was no shaking after all; the model never calls it.
  ///
  /// - Parameters:
  ///   - motion: What is done with the device.
  ///   - event: The event.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Goes on with an activity; nothing is done unless overridden.
  ///
  /// - Parameter userActivity: The activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Writes into an activity what is needed to go on; nothing is done unless overridden, and the model never calls it.
  ///
  /// - Parameter activity: The activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called when the object was made from a storyboard or a nib, after all that it is connected to.
  open func awakeFromNib() {}

  /// Called where Interface Builder draws the object, and so never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Editing, which nobody asks for in the model: nothing is done unless overridden

  /// Takes what is selected away and onto the pasteboard.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected to the pasteboard.
  open func copy(_ sender: Any?) {}
  /// Puts what is on the pasteboard in.
  open func paste(_ sender: Any?) {}
  /// Selects something.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Takes what is selected away.
  open func delete(_ sender: Any?) {}
  /// Makes what is selected bold, or no longer.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is selected italic, or no longer.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is selected, or no longer.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is selected larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is selected smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Lets text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  func willBecomeFirstResponder() -> Bool { true }

  func didBecomeFirstResponder() {}

  func willResignFirstResponder() -> Bool { true }

  func didResignFirstResponder() {}

  /// Whether the object takes text, so that the keyboard is shown for it.
  var takesText: Bool { false }

  /// Whether the keyboard is announced before the object's delegate is told: so with a text view, and not with a field.
  var isToldAfterKeyboard: Bool { false }

  /// Whether the object keeps what is associated with it, which goes with it then.
  nonisolated var keepsAssociations: Bool { false }

  /// What is associated with the object, where it keeps that itself.
  nonisolated var associations: AssociationList? {
    get { nil }
    set {}
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

extension UIResponder {
  /// The object and whoever comes after it, as far as the classes say what comes next; nothing that they read for that counts.
  final var chain: some Sequence<UIResponder> {
    sequence(first: self) { $0.nextInChain }
  }

  /// Who comes next in the chain.
  final var nextInChain: UIResponder? { StructureReads.suspended { next } }

  /// The nearest in the chain that has the method of a name.
  final func receiver(of action: Selector) -> UIResponder? {
    chain.first { Simulation.actions.isImplemented(action, by: $0) }
  }

  /// The controller to which counts what the app's code reads when the object is told something.
  final var accountableController: UIViewController? {
    (self as? UIView)?.accountable ?? self as? UIViewController
  }
}
