extension UIViewController {
  /// Whether the controller may become a child of a container; if not, the fault is recorded.
  final func mayMove(into container: UIViewController) -> Bool {
    // Nearly always a container gets what stands nowhere and holds nothing yet.
    if isUnplaced, isChildless, self !== container { return true }
    let simulation = Simulation.current
    if !windowLink.isEmpty {
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
    guard !parentLink.isEmpty, parentLink != Link(next), let parent = parentStorage else { return }
    parent.releaseChild(self)
    guard !parentLink.isEmpty else { return }
    didLeave(parent, for: next)
  }

  /// Comes into a container, which lists it afterwards.
  ///
  /// - Returns: Whether it came; a callback may have put it somewhere else meanwhile.
  final func enter(_ container: UIViewController) -> Bool {
    guard !parentLink.leads(to: container) else { return true }
    leaveParent(for: container)
    willMove(toParent: container)
    guard isUnplaced, !carries(container) else { return false }
    parentLink = Link(container)
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

  /// Tells those who left a container and those who came into it, unless a callback has moved them again.
  final func announce(entering: [UIViewController], leaving: [UIViewController]) {
    for controller in leaving where controller.parentLink.leads(to: self) { controller.didLeave(self) }
    entering.walk { controller in
      if controller.parentLink.leads(to: self) { controller.didMove(toParent: self) }
      return true
    }
  }

  private func ownChildren(among list: [UIViewController]) -> [UIViewController] {
    var own: [UIViewController] = []
    own.reserveCapacity(list.count)
    for controller in list where controller.parentLink.leads(to: self) { own.append(controller) }
    return own
  }

  /// Gives an empty container its first children.
  private func firstChildren(_ new: [UIViewController]) -> [UIViewController] {
    var isWhole = true
    new.walk { controller in
      if !controller.enter(self) { isWhole = false }
      return true
    }
    let children = isWhole && isChildless ? new : ownChildren(among: new)
    childStorage = children
    return children
  }

  /// The controller has left a container: it is told, and if it presents, what it presents keeps it alive (rule M4).
  final func didLeave(_ container: UIViewController, for next: UIViewController? = nil) {
    if parentLink.leads(to: container) { parentLink = Link(nil) }
    didMove(toParent: nil)
    guard next == nil, isUnplaced, presentsAnywhere else { return }
    Simulation.current.leak(self)
  }

  /// Whether a controller is this one or stands inside it.
  final func contains(_ other: UIViewController) -> Bool {
    var current = Link(other).pointer
    while let candidate = current {
      if candidate.look({ $0 === self }) { return true }
      current = candidate.look { $0.parentLink.pointer }
    }
    return false
  }

  /// Whether the controller has no place in any hierarchy.
  final var isUnplaced: Bool { parentLink.isEmpty && presentingLink.isEmpty && windowLink.isEmpty }

  /// Whether a controller is this one, or stands inside it or over it, through any number of parents and presenters.
  final func carries(_ other: UIViewController) -> Bool {
    // What holds nothing carries nothing but itself, which is most of what comes into a container.
    if isChildless, presentedStorage == nil { return self === other }
    var current = Link(other).pointer
    while let candidate = current {
      if candidate.look({ $0 === self }) { return true }
      current = candidate.look { $0.parentLink.pointer ?? $0.presentingLink.pointer }
    }
    return false
  }

  /// The place that the controller has in a hierarchy, in words, or `nil` if it has none.
  final var occupiedPlace: String? {
    if !parentLink.isEmpty { return "a child" }
    if !presentingLink.isEmpty { return "presented" }
    if !windowLink.isEmpty { return "the root of a window" }
    return nil
  }

  /// The topmost ancestor in the chain of parents: the controller itself where it has no parent.
  final var topmostAncestor: UIViewController {
    var current = Unmanaged.passUnretained(self)
    while let parent = current.look({ $0.parentLink.pointer }) { current = parent }
    return current.takeUnretainedValue()
  }

  /// The nearest of the controller and its ancestors that presents something (rule P3).
  final var nearestPresenter: UIViewController? {
    var current = Link(self).pointer
    while let candidate = current {
      if candidate.look({ $0.presentedStorage != nil }) { break }
      current = candidate.look { $0.parentLink.pointer }
    }
    return current?.takeUnretainedValue()
  }

  /// The nearest of the controller and its ancestors that was presented (rule P4).
  final var nearestPresented: UIViewController? {
    var current = Link(self).pointer
    while let candidate = current {
      if candidate.look({ !$0.presentingLink.isEmpty }) { break }
      current = candidate.look { $0.parentLink.pointer }
    }
    return current?.takeUnretainedValue()
  }

  /// Whether the controller or anything inside it presents something.
  final var presentsAnywhere: Bool {
    if presentedStorage != nil { return true }
    guard !isChildless else { return false }
    var found = false
    childStorage.walk { child in
      found = child.presentsAnywhere
      return !found
    }
    return found
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
    if !isChildless {
      childStorage.walk { child in
        child.takeApart()
        return true
      }
    }
    appearance = .disappeared
    flags.subtract(.passing)
    if isChangingStack { stackTransitionInFlight?.abandonSilently() }
    if transition != nil { transition = nil }
    if let rare {
      rare.presentationController = nil
      rare.residueWindow = nil
    }
    guard let presented = presentedStorage else { return }
    presentedStorage = nil
    presented.presentingLink = Link(nil)
    presented.takeApart()
  }

  /// The window that shows the controller's view, or `nil` while it is in none (rules W10, P27).
  final var hostWindow: UIWindow? {
    if flags.contains(.coveredByPresented) { return nil }
    var current = Unmanaged.passUnretained(self)
    while true {
      switch current.look({ $0.host(isAsked: $0 === self) }) {
      case .of(let above): current = above
      case .window(let window): return window
      }
    }
  }

  /// What shows a controller: a window or none, or whatever shows its container or its presenter.
  private enum Host {
    case of(Unmanaged<UIViewController>)
    case window(UIWindow?)
  }

  private final func host(isAsked: Bool) -> Host {
    if let parent = parentLink.pointer {
      let isShown = parent.look { $0.shows(self) && !$0.flags.contains(.coveredByPresented) }
      return isShown ? .of(parent) : .window(nil)
    }
    if let presenter = presentingLink.pointer {
      // A layer is on screen wherever its presenter would be, covered or not.
      return flags.contains(.viewInTransitionContainer) ? .of(presenter) : .window(nil)
    }
    if let window = windowStorage { return .window(window.isHidden ? nil : window) }
    if let residue = rare?.residueWindow {
      return .window(!isAsked || flags.contains(.leftBeneath) ? residue : nil)
    }
    return .window(viewStorage?.superviewStorage?.window)
  }
}

extension UIViewController {
  /// The container that the controller is in, counted while the caller holds it.
  final nonisolated var parentStorage: UIViewController? {
    get { parentLink.target }
    set { parentLink = Link(newValue) }
  }

  /// The controller that presented this one, counted while the caller holds it.
  final nonisolated var presentingStorage: UIViewController? {
    get { presentingLink.target }
    set { presentingLink = Link(newValue) }
  }

  /// The window whose root the controller is, counted while the caller holds it.
  final nonisolated var windowStorage: UIWindow? {
    get { windowLink.target }
    set { windowLink = Link(newValue) }
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
