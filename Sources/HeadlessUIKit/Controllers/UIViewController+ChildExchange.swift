public import Foundation

extension UIViewController {
  /// Gives a container other children; whatever the callbacks did meanwhile, the list and the parents agree.
  ///
  /// - Returns: Who came and who left; those who left still have their parent.
  final func exchangeChildren(
    with new: [UIViewController]
  ) -> (entering: [UIViewController], leaving: [UIViewController]) {
    let old = childStorage
    // Every run of a checker fills containers that are empty: there is nothing to compare with.
    guard !old.isEmpty else { return firstChildren(new) ?? (new, []) }
    var leaving = old.without(new)
    let own = ownChildren(among: new)
    let entering = own.count == new.count ? [] : new.without(own)
    // What is still leaving comes back.
    var returning = own.without(old)
    for controller in returning { controller.callWillMove(toParent: self) }
    for controller in leaving { controller.callWillMove(toParent: nil) }
    // What a callback has brought in is told by the change that brought it.
    let came = entering.filter { $0.parentStorage !== self && $0.enter(self) }
    if !childStorage.isSameList(as: old) {
      leaving += announceStrays(beside: old, and: new)
      returning += announceLost(among: new, beside: came + returning)
    }
    childStorage = ownChildren(among: new)
    return (ownChildren(among: came + returning), ownChildren(among: leaving))
  }

  /// Tells those that are to stay, and that a callback has ordered away, that they come back.
  private func announceLost(
    among new: [UIViewController], beside told: [UIViewController]
  ) -> [UIViewController] {
    let lost = ownChildren(among: new).without(childStorage).without(told)
    for controller in lost { controller.callWillMove(toParent: self) }
    return lost
  }

  /// So many times callbacks that keep bringing in children are told that these go again.
  static let mostRounds = 8

  /// Tells what callbacks have brought in during an exchange that it goes again, as all who leave are told.
  private func announceStrays(
    beside old: [UIViewController], and new: [UIViewController]
  ) -> [UIViewController] {
    var strays: [UIViewController] = []
    for _ in 0..<UIViewController.mostRounds {
      let more = childStorage.without(old).without(new).without(strays)
      guard !more.isEmpty else { return strays }
      strays += more
      for controller in more { controller.callWillMove(toParent: nil) }
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
      if controller.parentLink.leads(to: self) { controller.callDidMove(toParent: self) }
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
  ///
  /// - Returns: Who came and who left, or `nil` where all of them came and nobody else.
  final func firstChildren(
    _ new: [UIViewController]
  ) -> (entering: [UIViewController], leaving: [UIViewController])? {
    var known: [UIViewController] = []
    new.walk { controller in
      if !takeIn(controller) { known.append(controller) }
      return true
    }
    // Callbacks may have taken away what had come already, or brought in more.
    if new.walk({ $0.parentLink.leads(to: self) }), known.isEmpty, isChildless {
      childStorage = new
      return nil
    }
    let strays = announceStrays(beside: [], and: new)
    childStorage = ownChildren(among: new)
    return (childStorage.without(known), ownChildren(among: strays))
  }

  /// Tells a first child that it comes, unless it is here already.
  private func takeIn(_ controller: UIViewController) -> Bool {
    if !controller.parentLink.leads(to: self) {
      _ = controller.enter(self)
    } else if childStorage.holds(controller) {
      return false
    } else {
      // What is still leaving comes back.
      controller.callWillMove(toParent: self)
    }
    return true
  }
}

extension UIViewController {
  /// Exchanges one child's view for another's, with the callbacks of containment in between (rule C6).
  ///
  /// Both must be children of the receiver, which is the caller's duty as in `addChild`; so is to call `willMove`
  /// and `didMove` where the containment changes.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that goes.
  ///   - toViewController: The child that comes.
  ///   - duration: Seconds of virtual time.
  ///   - options: How the animation runs.
  ///   - animations: What changes with it.
  ///   - completion: Called with `true` when the time is over.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    noteReadingChildren(handingOut: [fromViewController, toViewController])
    let call = begin(.exchange, [.controller(fromViewController), .controller(toViewController)])
    defer { call.end() }
    let completion = call.following(completion)
    guard fromViewController.parentStorage === self, toViewController.parentStorage === self else {
      Simulation.current.raise(
        .noCommonParent(ControllerReference(fromViewController), ControllerReference(toViewController)))
      return
    }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    exchangeViews((fromViewController, toViewController), duration, animations, completion)
  }

  private func exchangeViews(
    _ views: (old: UIViewController, new: UIViewController), _ duration: TimeInterval,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let isOnScreen = appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods
    let (clock, milliseconds) = (Simulation.current.clock, UIView.milliseconds(duration))
    if isOnScreen {
      clock.noteAnimation(of: milliseconds)
      views.old.beginLayerAppearance(false, animated: duration > 0)
    }
    enterView(of: views.new, animated: duration > 0, isOnScreen: isOnScreen)
    let isOfLibrary = StructureReads.isInLibrary
    if let animations { StructureReads.callOut("exchange", isOfLibrary: isOfLibrary) { animations() } }
    clock.scheduleOwn(after: milliseconds) { [self] in
      endExchange(of: views, wasOnScreen: isOnScreen)
      guard let completion else { return }
      StructureReads.callOut("exchanged", isOfLibrary: isOfLibrary) { completion(true) }
    }
  }

  private func endExchange(of views: (old: UIViewController, new: UIViewController), wasOnScreen: Bool) {
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    if wasOnScreen != (appearance == .appeared) { HierarchyChange.noteDisorder() }
    if wasOnScreen, views.new.parentStorage === self { views.new.endLayerAppearance() }
    leaveView(of: views.old)
  }

  /// Puts a child's view in without the callbacks that putting it in by hand would bring.
  private func enterView(of child: UIViewController, animated: Bool, isOnScreen: Bool) {
    if isOnScreen { child.beginLayerAppearance(true, animated: animated) }
    guard child.parentStorage === self, let container = loadedView, let childView = child.loadedView
    else { return }
    container.attachWithoutCallbacks(childView)
  }

  private func leaveView(of child: UIViewController) {
    guard child.parentStorage === self || child.parentStorage == nil else { return }
    child.viewStorage?.takeOut()
    child.endLayerAppearance()
  }
}
