extension UIViewController {
  /// Whether the controller may become a child of a container; if not, the fault is recorded.
  final func mayMove(into container: UIViewController) -> Bool {
    // Nearly always a container gets what stands nowhere and holds nothing yet.
    if isUnplaced, childStorage.isEmpty, self !== container { return true }
    let simulation = Simulation.current
    if windowStorage != nil {
      simulation.raise(.rootAddedAsChild(ControllerReference(self), to: ControllerReference(container)))
      return false
    }
    if carries(container) {
      simulation.raise(.cyclicContainment(ControllerReference(self), in: ControllerReference(container)))
      return false
    }
    return mayLeavePresentation(for: "a child of \(container.description)")
  }

  /// Whether a controller may take another role although it is presented; it gives the presentation up then (rules W13,
  /// N37).
  final func mayLeavePresentation(for place: @autoclosure () -> String) -> Bool {
    guard let presenter = presentingStorage else { return true }
    let fault = Fault.secondPlace(ControllerReference(self), place: place())
    guard Simulation.current.settings.presentedElsewhere == .move else {
      Simulation.current.raise(fault)
      return false
    }
    Simulation.current.warn(fault)
    transition?.abandon()
    setLayerAppearance(false)
    presenter.presentedStorage = nil
    presentingStorage = nil
    flags.subtract([.viewInTransitionContainer, .beingPresented, .beingDismissed])
    presenter.flags.remove(.beingCovered)
    if presenter.flags.contains(.coveredByPresented) {
      presenter.flags.remove(.coveredByPresented)
      if presenter.hostWindow != nil { presenter.setAppearance(true) }
    }
    return true
  }

  /// Leaves the present container, if another one takes the controller or none does.
  final func leaveParent(for next: UIViewController?) {
    guard let parent = parentStorage, parent !== next else { return }
    parent.releaseChild(self)
    guard parentStorage != nil else { return }
    didLeave(parent, for: next)
  }

  /// Comes into a container, which lists it afterwards.
  ///
  /// - Returns: Whether it came; a callback may have put it somewhere else meanwhile.
  final func enter(_ container: UIViewController) -> Bool {
    guard parentStorage !== container else { return true }
    leaveParent(for: container)
    willMove(toParent: container)
    guard parentStorage == nil, windowStorage == nil, presentingStorage == nil, !carries(container) else {
      return false
    }
    parentStorage = container
    return true
  }

  /// Gives a container other children; whatever the callbacks did meanwhile, the list and the parents agree.
  ///
  /// - Returns: Who came and who left; those who left still have their parent.
  final func exchangeChildren(
    with new: [UIViewController]
  ) -> (entering: [UIViewController], leaving: [UIViewController]) {
    let old = childStorage
    // Every run of a checker fills containers that are empty: there is nothing to compare with.
    guard !old.isEmpty else { return (firstChildren(new), []) }
    let leaving = old.without(new)
    let own = ownChildren(among: new)
    let entering = own.count == new.count ? [] : new.without(own)
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { _ = controller.enter(self) }
    let strays = childStorage.without(old).without(new)
    childStorage = ownChildren(among: new)
    return (ownChildren(among: entering), ownChildren(among: leaving + strays))
  }

  private func ownChildren(among list: [UIViewController]) -> [UIViewController] {
    var own: [UIViewController] = []
    own.reserveCapacity(list.count)
    for controller in list where controller.parentStorage === self { own.append(controller) }
    return own
  }

  /// Gives an empty container its first children.
  private func firstChildren(_ new: [UIViewController]) -> [UIViewController] {
    var isWhole = true
    for controller in new where !controller.enter(self) { isWhole = false }
    childStorage = isWhole && childStorage.isEmpty ? new : ownChildren(among: new)
    return childStorage
  }

  /// The controller has left a container: it is told, and if it presents, what it presents keeps it alive (rule M4).
  final func didLeave(_ container: UIViewController, for next: UIViewController? = nil) {
    if parentStorage === container { parentStorage = nil }
    didMove(toParent: nil)
    guard next == nil, parentStorage == nil, windowStorage == nil, presentingStorage == nil, presentsAnywhere
    else { return }
    Simulation.current.leak(self)
  }

  /// Whether a controller is this one or stands inside it.
  final func contains(_ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parentStorage
    }
    return false
  }

  /// Whether the controller has no place in any hierarchy.
  final var isUnplaced: Bool {
    parentStorage == nil && presentingStorage == nil && windowStorage == nil
  }

  /// Whether a controller is this one, or stands inside it or over it, through any number of parents and presenters.
  final func carries(_ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parentStorage ?? candidate.presentingStorage
    }
    return false
  }

  /// The place that the controller has in a hierarchy, in words, or `nil` if it has none.
  final var occupiedPlace: String? {
    if parentStorage != nil { return "a child" }
    if presentingStorage != nil { return "presented" }
    if windowStorage != nil { return "the root of a window" }
    return nil
  }

  /// The topmost ancestor in the chain of parents: the controller itself where it has no parent.
  final var topmostAncestor: UIViewController {
    var current = self
    while let parent = current.parentStorage { current = parent }
    return current
  }

  /// The nearest of the controller and its ancestors that presents something (rule P3).
  final var nearestPresenter: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.presentedStorage != nil { return candidate }
      current = candidate.parentStorage
    }
    return nil
  }

  /// The nearest of the controller and its ancestors that was presented (rule P4).
  final var nearestPresented: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.presentingStorage != nil { return candidate }
      current = candidate.parentStorage
    }
    return nil
  }

  /// Whether the controller or anything inside it presents something.
  final var presentsAnywhere: Bool {
    if presentedStorage != nil { return true }
    for child in childStorage where child.presentsAnywhere { return true }
    return false
  }

  /// Calls a closure for this controller and everything that it or something inside it presents, lower layers first.
  final func forEachLayer(_ body: (UIViewController) -> Void) {
    body(self)
    forEachPresented(body)
  }

  private func forEachPresented(_ body: (UIViewController) -> Void) {
    for child in childStorage { child.forEachPresented(body) }
    presentedStorage?.forEachLayer(body)
  }

  /// Lets go of everything that a finger holds in this hierarchy.
  final func cancelInteractions() {
    transition?.finishInteraction(cancelled: true)
    stackTransitionInFlight?.finishInteraction(cancelled: true)
    for child in childStorage { child.cancelInteractions() }
    presentedStorage?.cancelInteractions()
  }

  /// Takes the hierarchy of this controller apart, without callbacks.
  ///
  /// Used where a simulation ends: presented controllers and their presenters let go of each other, and nobody
  /// holds a transition any more.
  final func takeApart() {
    for child in childStorage { child.takeApart() }
    appearance = .disappeared
    flags.subtract(.passing)
    stackTransitionInFlight?.abandonSilently()
    transition = nil
    rare?.presentationController = nil
    rare?.residueWindow = nil
    guard let presented = presentedStorage else { return }
    presentedStorage = nil
    presented.presentingStorage = nil
    presented.takeApart()
  }

  /// The window that shows the controller's view, or `nil` while it is in none (rules W10, P27).
  final var hostWindow: UIWindow? {
    if flags.contains(.coveredByPresented) { return nil }
    var current = self
    while true {
      if let parent = current.parentStorage {
        guard parent.shows(current), !parent.flags.contains(.coveredByPresented) else { return nil }
        current = parent
      } else if let presenter = current.presentingStorage {
        // A layer is on screen wherever its presenter would be, covered or not.
        guard current.flags.contains(.viewInTransitionContainer) else { return nil }
        current = presenter
      } else if let window = current.windowStorage {
        return window.isHidden ? nil : window
      } else if let residue = current.rare?.residueWindow {
        return current !== self || flags.contains(.leftBeneath) ? residue : nil
      } else {
        return current.viewStorage?.superviewStorage?.window
      }
    }
  }
}

extension UIViewController {
  /// The nearest container of a class that the controller is in.
  final func nearestAncestor<Container: UIViewController>() -> Container? {
    var current = parentStorage
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parentStorage
    }
    return nil
  }
}
