extension UIViewController {
  /// Whether the controller may become a child of a container; if not, the fault is recorded.
  final func mayMove(into container: UIViewController) -> Bool {
    // Nearly always a container gets what stands nowhere and holds nothing yet.
    if isUnplaced, holdsNothing, self !== container { return true }
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
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    quitTransitions(with: presenter)
    setLayerAppearance(false)
    guard presentingStorage === presenter else { return isUnplaced }
    leavePresentation()
    if presenter.hasHost { presenter.setAppearance(true) }
    return isUnplaced
  }

  /// Ends what brings the controller onto its presenter or takes it away from there.
  private func quitTransitions(with presenter: UIViewController) {
    if let running = presenter.transition, running.presented === self { running.abandon() }
    guard let running = transition, running.presenter !== self else { return }
    if running.presented === self { running.abandon() } else { running.drop(layer: self) }
  }

  /// Leaves the present container, if another one takes the controller or none does: every way out of a container that
  /// the container did not order itself goes through here.
  final func leaveParent(for next: UIViewController?) {
    if flags.contains(.hasKeeper), let keeper = rare?.keeper, keeper !== next {
      keeper.releaseKept(self, for: next)
    }
    guard !parentLink.isEmpty, parentLink != Link(next), let parent = parentStorage else { return }
    HierarchyChange.noteDisorder(in: parent)
    if let keeper = parent.rare?.keeper { keeper.releaseKept(self, for: next) }
    // A callback may bring it back into the container that it leaves; whoever orders it away has the last word.
    for _ in 0..<UIViewController.mostRounds {
      parent.releaseChild(self)
      guard parentLink.leads(to: parent), parent.childStorage.holds(self) else { break }
    }
    guard parentLink.leads(to: parent) else { return }
    parent.childStorage.remove(self)
    didLeave(parent, for: next)
  }

  /// Comes into a container, which lists it afterwards.
  ///
  /// - Returns: Whether it came; a callback may have put it somewhere else meanwhile.
  final func enter(_ container: UIViewController) -> Bool {
    guard !parentLink.leads(to: container) else { return true }
    if !parentLink.isEmpty || flags.contains(.hasKeeper) { leaveParent(for: container) }
    if viewStorage?.superviewStorage != nil { leaveForeignView(for: container) }
    if flags.contains(.leftBehind) { endResidue() }
    willMove(toParent: container)
    guard isUnplaced, !carries(container) else { return false }
    parentLink = Link(container)
    container.flags.insert(.keepsOthers)
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
    guard !old.isEmpty else { return firstChildren(new) }
    let leaving = old.without(new)
    let own = ownChildren(among: new)
    let entering = own.count == new.count ? [] : new.without(own)
    // What is still leaving comes back.
    var returning = own.without(old)
    for controller in returning { controller.willMove(toParent: self) }
    for controller in leaving { controller.willMove(toParent: nil) }
    var came: [UIViewController] = []
    // What a callback has brought in is told by the change that brought it.
    for controller in entering where controller.parentStorage !== self {
      if controller.enter(self) { came.append(controller) }
    }
    if childStorage.isSameList(as: old) {
      childStorage = ownChildren(among: new)
      return (ownChildren(among: came + returning), ownChildren(among: leaving))
    }
    let strays = announceStrays(beside: old, and: new)
    // A callback has ordered some away that are to stay.
    let lost = ownChildren(among: new).without(childStorage).without(came).without(returning)
    for controller in lost { controller.willMove(toParent: self) }
    returning += lost
    childStorage = ownChildren(among: new)
    return (ownChildren(among: came + returning), ownChildren(among: leaving + strays))
  }

  /// So many times callbacks that keep bringing in children are told that these go again.
  private static let mostRounds = 8

  /// Tells what callbacks have brought in during an exchange that it goes again, as all who leave are told.
  private final func announceStrays(
    beside old: [UIViewController], and new: [UIViewController]
  ) -> [UIViewController] {
    var strays: [UIViewController] = []
    for _ in 0..<UIViewController.mostRounds {
      let more = childStorage.without(old).without(new).without(strays)
      guard !more.isEmpty else { return strays }
      strays += more
      for controller in more { controller.willMove(toParent: nil) }
    }
    return childStorage.without(old).without(new)
  }

  /// Tells those who left a container and those who came into it, unless a callback has moved them again.
  final func announce(entering: [UIViewController], leaving: [UIViewController]) {
    if !leaving.isEmpty {
      var children = ControllerMembership(childStorage)
      for controller in leaving where controller.parentLink.leads(to: self) {
        if !children.isOf(childStorage) { children = ControllerMembership(childStorage) }
        if !children.has(controller) { controller.didLeave(self) }
      }
    }
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
  private func firstChildren(
    _ new: [UIViewController]
  ) -> (entering: [UIViewController], leaving: [UIViewController]) {
    var isWhole = true
    var known: [UIViewController] = []
    new.walk { controller in
      if !controller.parentLink.leads(to: self) {
        _ = controller.enter(self)
      } else if childStorage.holds(controller) {
        known.append(controller)
      } else {
        // What is still leaving comes back.
        controller.willMove(toParent: self)
      }
      return true
    }
    // Callbacks may have taken away what had come already, or brought in more.
    new.walk { controller in
      isWhole = controller.parentLink.leads(to: self)
      return isWhole
    }
    if isWhole, known.isEmpty, isChildless {
      childStorage = new
      return (new, [])
    }
    let strays = announceStrays(beside: [], and: new)
    childStorage = ownChildren(among: new)
    return (childStorage.without(known), ownChildren(among: strays))
  }

  /// The controller has left a container: it is told, and if it presents, what it presents keeps it alive (rule M4).
  final func didLeave(_ container: UIViewController, for next: UIViewController? = nil) {
    if parentLink.leads(to: container) { parentLink = Link(nil) }
    guard parentLink.isEmpty else { return }
    HierarchyChange.noteDeparture(of: self)
    if appearance != .disappeared, !hasHost { setLayerAppearance(false) }
    guard parentLink.isEmpty else { return }
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

  /// Whether a controller is this one, or stands inside it or over it, through any number of parents, presenters,
  /// keepers and views.
  final func carries(_ other: UIViewController) -> Bool {
    if self === other { return true }
    return !holdsNothing && other.isBelow(self, walk: HierarchyWalk.next())
  }

  /// Whether nothing stands inside or over the controller; what was a container once may have children that are still
  /// leaving.
  private final var holdsNothing: Bool {
    presentedStorage == nil && !flags.contains(.keepsOthers) && !(viewStorage?.hasSubviews ?? false)
  }

  private final func isBelow(_ top: UIViewController, walk: Int) -> Bool {
    if self === top { return true }
    guard lastWalk != walk else { return false }
    lastWalk = walk
    if let parentStorage, parentStorage.isBelow(top, walk: walk) { return true }
    if let presentingStorage, presentingStorage.isBelow(top, walk: walk) { return true }
    if let keeper = rare?.keeper, keeper.isBelow(top, walk: walk) { return true }
    var superview = viewStorage?.superviewStorage
    while let view = superview {
      if let host = view.controller, host.isBelow(top, walk: walk) { return true }
      superview = view.superviewStorage
    }
    return false
  }

  /// Takes down that a container holds the controller, listed among its children or not.
  final func beKept(by keeper: UIViewController) {
    keeper.flags.insert(.keepsOthers)
    flags.insert(.hasKeeper)
    rareProperties.keeper = keeper
  }

  /// The container does not hold the controller any more.
  final func endKeeping(by keeper: UIViewController) {
    if let rare, rare.keeper === keeper { rare.keeper = nil }
  }

  /// The place that the controller has in a hierarchy, in words, or `nil` if it has none.
  final var occupiedPlace: String? {
    if !parentLink.isEmpty { return "a child" }
    if !presentingLink.isEmpty { return "presented" }
    if !windowLink.isEmpty { return "the root of a window" }
    if rare?.keeper != nil { return "kept by a container" }
    return nil
  }

  /// The topmost ancestor in the chain of parents: the controller itself where it has no parent.
  final var topmostAncestor: UIViewController {
    var current = Unmanaged.passUnretained(self)
    while let parent = current.look({ $0.parentLink.pointer }) { current = parent }
    return current.takeUnretainedValue()
  }

  /// The nearest of the controller and its ancestors that presents something (rule P3).
  final var nearestPresenter: Link<UIViewController> { nearest { $0.presentedStorage != nil } }

  /// The nearest of the controller and its ancestors that was presented (rule P4).
  final var nearestPresented: Link<UIViewController> { nearest { !$0.presentingLink.isEmpty } }

  @inline(__always)
  private func nearest(where isWanted: (UIViewController) -> Bool) -> Link<UIViewController> {
    var current = Link(self)
    while let candidate = current.pointer, !candidate.look(isWanted) {
      current = candidate.look { $0.parentLink }
    }
    return current
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
    if presentsAnywhere { forEachPresented(body) }
  }

  private func forEachPresented(_ body: (UIViewController) -> Void) {
    if !isChildless { for child in childStorage { child.forEachPresented(body) } }
    presentedStorage?.forEachLayer(body)
  }

  /// Calls a closure for each controller that this one keeps alive, some more than once.
  final func forEachHeld(_ body: (UIViewController) -> Void) {
    for child in childStorage { body(child) }
    if let presentedStorage { body(presentedStorage) }
    for participant in transition?.held ?? [] { body(participant) }
    if flags.contains(.keepsOthers) { forEachKept(body) }
  }

  /// Takes the hierarchy of this controller apart, without callbacks.
  ///
  /// Used where a simulation ends: presented controllers and their presenters let go of each other, and nobody
  /// holds a transition any more. What stands elsewhere is left alone.
  final func takeApart() {
    if !isChildless {
      childStorage.walk { child in
        child.takeApart()
        return true
      }
    }
    if flags.contains(.keepsOthers) { takeKeptApart() }
    appearance = .disappeared
    flags.subtract(.passing)
    if isChangingStack { stackTransitionInFlight?.abandonSilently() }
    if let running = transition {
      running.abandonSilently()
      transition = nil
    }
    if let rare {
      rare.presentationController = nil
      rare.residueWindow = nil
    }
    guard let presented = presentedStorage else { return }
    presentedStorage = nil
    presented.presentingLink = Link(nil)
    presented.takeApart()
  }

  /// Takes apart what the controller keeps beside its children, where that stands nowhere else.
  private final func takeKeptApart() {
    // Two may keep each other; each is asked once.
    flags.remove(.keepsOthers)
    forEachKept { if $0.isUnplaced || $0.parentLink.leads(to: self) { $0.takeApart() } }
    flags.insert(.keepsOthers)
  }

  /// The window that shows the controller's view, or `nil` while it is in none (rules W10, P27).
  final var hostWindow: UIWindow? { hostLink.target }

  /// Whether a window shows the controller's view.
  final var hasHost: Bool { !hostLink.isEmpty }

  private var hostLink: Link<UIWindow> { isTakenOut ? Link(nil) : placeLink }

  /// The window that shows the controller's place: its view, or what covers it.
  private var placeLink: Link<UIWindow> {
    var current = Unmanaged.passUnretained(self)
    while true {
      switch current.look({ $0.host }) {
      case .of(let above): current = above
      case .window(let window): return window
      }
    }
  }

  /// Whether the controller's view is not where its place is: what it presents has replaced it, or a new root has
  /// (rules P27, W4).
  final var isTakenOut: Bool {
    guard !flags.isDisjoint(with: [.coveredByPresented, .leftBehind]) else { return false }
    return flags.contains(.coveredByPresented) || !flags.contains(.leftBeneath)
  }

  /// What stands above everything that the controller is in or over.
  final var outermost: UIViewController {
    var current = Unmanaged.passUnretained(self)
    while let above = current.look({ $0.parentLink.pointer ?? $0.presentingLink.pointer }) { current = above }
    return current.takeUnretainedValue()
  }

  /// Whether a user's finger, or an app's recogniser, can still reach the controller's place.
  final var isWithinReach: Bool {
    !placeLink.isEmpty && !outermost.flags.contains(.leftBehind)
  }

  /// What shows a controller: a window or none, or whatever shows its container or its presenter.
  private enum Host {
    case of(Unmanaged<UIViewController>)
    case window(Link<UIWindow>)
  }

  private final var host: Host {
    if let parent = parentLink.pointer {
      let isShown = parent.look { $0.shows(self) && !$0.isTakenOut }
      return isShown ? .of(parent) : .window(Link(nil))
    }
    if let presenter = presentingLink.pointer {
      // A layer is on screen wherever its presenter would be, covered or not.
      return flags.contains(.viewInTransitionContainer) ? .of(presenter) : .window(Link(nil))
    }
    if let window = windowLink.pointer {
      return .window(window.look { $0.isHidden } ? Link(nil) : windowLink)
    }
    if let residue = rare?.residueWindow { return .window(Link(residue.isHidden ? nil : residue)) }
    return .window(Link(viewStorage?.superviewStorage?.window))
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

  /// The presentation or dismissal that the controller takes part in, counted while the caller holds it.
  final var transition: Transition? {
    get { transitionLink.target }
    set { transitionLink = Link(newValue) }
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
