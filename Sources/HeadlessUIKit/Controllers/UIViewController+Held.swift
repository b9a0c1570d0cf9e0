extension UIViewController {
  /// Whether the controller or anything inside it presents something.
  final var presentsAnywhere: Bool {
    if presentedStorage != nil { return true }
    return !isChildless && !childStorage.walk { !$0.presentsAnywhere }
  }

  /// Whether the controller or anything inside it presents something that stays: what was dismissed without animation goes when the
  /// turn ends, wherever its presenter is then (rules W6, M4).
  final var presentsForGood: Bool {
    if let presentedStorage, !presentedStorage.leavesAtOnce { return true }
    return !isChildless && !childStorage.walk { !$0.presentsForGood }
  }

  private var leavesAtOnce: Bool {
    guard let transition, transition.kind == .dismiss else { return false }
    return !transition.animated && !transition.hasAnimator && !transition.isCalledOff
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
    abandonTransitions()
    if let rare {
      rare.presentationController = nil
      rare.residueWindow = nil
    }
    takePresentedApart()
  }

  private func takePresentedApart() {
    guard let presented = presentedStorage else { return }
    presentedStorage = nil
    presented.presentingLink = Link(nil)
    presented.takeApart()
  }

  private func abandonTransitions() {
    if isChangingStack { stackTransitionInFlight?.abandonSilently() }
    if let running = transition {
      running.abandonSilently()
      transition = nil
    }
  }

  /// Lets go of the controllers and items that the controller keeps, without callbacks, after the run that it was made in.
  ///
  /// Objects of an app often keep each other alive through UIKit's: a coordinator keeps a container, which keeps screens, which keep
  /// the coordinator. On a device that ends with the process.
  package final func letGo() {
    takeApart()
    orphanChildren()
    childStorage = []
    letGoOfKept()
    rare = nil
  }

  /// Takes apart what the controller keeps beside its children, where that stands nowhere else.
  private final func takeKeptApart() {
    // Two may keep each other; each is asked once.
    flags.remove(.keepsOthers)
    forEachKept { if $0.isUnplaced || $0.parentLink.leads(to: self) { $0.takeApart() } }
    flags.insert(.keepsOthers)
  }

  /// Nothing leads to the container any more when the first callback is called: whoever took hold of it there would be
  /// left with an object that is gone.
  @inline(never)
  final nonisolated func orphanChildren() {
    var orphansOnScreen: [UIViewController] = []
    for index in 0..<childCount {
      look(at: index) { child in
        guard child.parentLink.leads(to: self) else { return }
        child.parentLink = Link(nil)
        if child.appearance != .disappeared { orphansOnScreen.append(child) }
      }
    }
    guard !orphansOnScreen.isEmpty else { return }
    // Whoever dropped a container that was on screen took its children off screen too.
    let orphans = orphansOnScreen
    MainThread.perform {
      HierarchyChange.begin()
      for child in orphans where child.parentLink.isEmpty { child.setLayerAppearance(false) }
      HierarchyChange.end()
    }
  }
}
