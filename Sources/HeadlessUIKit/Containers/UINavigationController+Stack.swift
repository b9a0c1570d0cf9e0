extension UINavigationController {
  /// Whether a controller may be pushed; if not, the fault is recorded (rules N4 to N6).
  final func isPushable(_ controller: UIViewController) -> Bool {
    guard !childStorage.holds(controller) else {
      Simulation.current.raise(.pushedTwice(ControllerReference(controller), on: ControllerReference(self)))
      return false
    }
    return mayStand(controller)
  }

  /// Whether a controller that is not on the stack may come onto it.
  private func mayStand(_ controller: UIViewController) -> Bool {
    if controller.isStackable { return controller.mayMove(into: self) }
    let simulation = Simulation.current
    guard controller.containerClass == .split else {
      simulation.raise(.pushedNavigation(ControllerReference(controller)))
      return false
    }
    let fault = Fault.pushedSplit(on: ControllerReference(self))
    if simulation.settings.splitPush == .raise { simulation.raise(fault) } else { simulation.warn(fault) }
    return false
  }

  /// Whether a list may be the stack: distinct controllers that may be pushed (rule N9).
  final func isStack(_ controllers: [UIViewController]) -> Bool {
    let onStack = ControllerMembership(childStorage)
    let repetition = controllers.firstRepetition ?? controllers.count
    for index in 0..<repetition where !onStack.has(controllers[index]) && !mayStand(controllers[index]) {
      return false
    }
    guard repetition < controllers.count else { return true }
    Simulation.current.raise(.duplicatesInStack(ControllerReference(controllers[repetition])))
    return false
  }

  /// Whether all of a list are distinct, stand nowhere and hold nothing: so are nearly all of which a checker makes
  /// stacks, and nothing more has to be asked of them.
  final func areNew(_ controllers: [UIViewController]) -> Bool {
    let mark = HierarchyWalk.next()
    var count = 0
    controllers.walk { controller in
      guard controller.lastWalk != mark, controller.isUntouched, controller.isStackable else { return false }
      controller.lastWalk = mark
      count += 1
      return true
    }
    return count == controllers.count
  }

  /// The top of the stack, not counted.
  private var top: Uncounted<UIViewController>? {
    childStorage.isEmpty ? nil : Uncounted(childStorage[childStorage.count - 1])
  }

  /// Whether a controller is the top of the stack; `nil` is that of an empty one.
  final func isTop(_ controller: UIViewController?) -> Bool {
    top == Link(controller).pointer
  }

  /// Whether the stack may change now; a presentation in the stack's own context forbids it (rules N17, N18).
  final func mayEdit(_ method: String) -> Bool {
    let isDropped =
      stackTransition?.phase == .running && Simulation.current.settings.stackEditInFlight == .drop
    let isHeld = presentsInOwnContextNow || (top?.look { $0.presentsInOwnContextNow } ?? false)
    guard isDropped || isHeld else { return true }
    Simulation.current.warn(.stackNotUpdated(method: method, on: ControllerReference(self)))
    return false
  }

  /// The transition whose end a change of the stack has to wait for (rules N16, N17).
  final func transitionToWaitFor(pushAnimated: Bool = false) -> Transition? {
    guard let pending = stackTransition else { return nil }
    let settings = Simulation.current.settings
    let lags = settings.stackEditInFlight == .lag && pending.phase == .running
    let holds = settings.holdsPushAfterSet && pushAnimated && pending.phase == .scheduled && !pending.animated
    return lags || holds ? pending : nil
  }

  // MARK: - Changes

  final func append(_ controller: UIViewController, animated: Bool) {
    guard !childStorage.holds(controller) else { return }
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    // What is still leaving comes back.
    if controller.parentStorage === self { controller.callWillMove(toParent: self) }
    guard controller.enter(self), !childStorage.holds(controller) else { return }
    childStorage.append(controller)
    guard let transition = transitionForEdit(animated: animated) else {
      shown = childStorage.last
      if controller.parentLink.leads(to: self) { controller.callDidMove(toParent: self) }
      return
    }
    transition.look { $0.addEntering(controller) }
  }

  final func removeTop(_ popped: UIViewController, animated: Bool) {
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    popped.callWillMove(toParent: nil)
    childStorage.remove(popped)
    guard popped.parentLink.leads(to: self) else { return }
    guard let transition = transitionForEdit(animated: animated) else {
      shown = childStorage.last
      popped.didLeave(self)
      return
    }
    transition.look { $0.addLeaving(popped) }
  }

  /// Takes a controller off the top for a split view, whatever else stands above it.
  final func removeForeignTop(_ controller: UIViewController) {
    if childStorage.holds(controller) { removeTop(controller, animated: false) }
  }

  /// What popping to a controller returns where it is on top already (rules N13, N13').
  final var emptyPop: [UIViewController]? {
    Simulation.current.settings.popToRootOnRoot == .none ? nil : []
  }

  @discardableResult
  final func pop(above index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(childStorage[(index + 1)...])
    guard !popped.isEmpty else { return popped }
    guard let busy = transitionToWaitFor() else {
      take(popped, animated: animated)
      return popped
    }
    let kept = childStorage[index]
    busy.wait { [weak self] in
      if let self, let index = childStorage.firstIndex(where: { $0 === kept }) {
        pop(above: index, animated: animated)
      }
    }
    return popped
  }

  /// Takes controllers off the stack.
  private func take(_ popped: [UIViewController], animated: Bool) {
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    for controller in popped.reversed() { controller.callWillMove(toParent: nil) }
    childStorage = childStorage.without(popped)
    let leaving = popped.filter { $0.parentStorage === self }
    stackDidChange(entering: [], leaving: leaving, animated: animated)
  }

  /// Whether the stack is empty and off screen, nothing is under way that a change would have to wait for, and nobody is
  /// told of one.
  final var isEmptyAtRest: Bool {
    isChildless && appearance == .disappeared && stackLink.isEmpty && transitionLink.isEmpty
      && !flags.contains(.hasDelegate)
  }

  /// Puts new controllers onto a stack that is empty and at rest, as a checker makes nearly all of them: there is nothing
  /// to compare with, and no screen that follows.
  final func fill(with new: [UIViewController], animated: Bool) {
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let others = firstChildren(new)
    guard others == nil, appearance == .disappeared else {
      return stackDidChange(
        entering: others?.entering ?? new, leaving: others?.leaving ?? [], animated: animated)
    }
    shown = childStorage.last
    announce(entering: new, leaving: [])
  }

  final func replaceStack(with new: [UIViewController], animated: Bool) {
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    // Only a delegate's animator can call a change off.
    let isUndoable = flags.contains(.hasDelegate)
    let before = isUndoable ? stackTransition?.stackBefore(childStorage) ?? childStorage : nil
    let (entering, leaving) = exchangeChildren(with: new)
    stackDidChange(entering: entering, leaving: leaving, animated: animated)
    if let before, let stackTransition, !stackTransition.hasEnded { stackTransition.orderBefore = before }
  }

  /// A child has gone elsewhere on its own account: it disappears now, and the screen follows.
  final func removeForeign(_ child: UIViewController) {
    childStorage.remove(child)
    let wasShown = child === shown || (stackTransition?.toLink.leads(to: child) ?? false)
    stackTransition?.drop(child)
    if child === shown { shown = nil }
    if wasShown { child.setLayerAppearance(false) }
    if transitionForEdit(animated: false) == nil { shown = childStorage.last }
  }

  private func stackDidChange(
    entering: [UIViewController], leaving: [UIViewController], animated: Bool
  ) {
    guard let transition = transitionForEdit(animated: animated) else {
      shown = childStorage.last
      settle(entering: FewControllers(entering), leaving: FewControllers(leaving))
      return
    }
    // Not asked of the list itself, which would look through a long stack for each of its controllers.
    let onStack = ControllerMembership(childStorage)
    transition.look { $0.add(entering: entering.filter { onStack.has($0) }, leaving: leaving) }
  }

  /// The transition with which the screen will follow a change of the stack, or `nil` where the stack is off screen.
  ///
  /// It is not counted, because the clock keeps it until the change is on screen.
  private func transitionForEdit(animated: Bool) -> Uncounted<Transition>? {
    guard appearance != .disappeared else { return nil }
    guard let pending = stackLink.pointer else { return scheduleTransition(animated: animated) }
    pending.look {
      if $0.phase == .scheduled { $0.ask(animated: animated) }
    }
    return pending
  }
}

extension UIViewController {
  /// Whether the class is one whose controllers may stand on a stack (rules N5, N6).
  fileprivate final var isStackable: Bool {
    let containerClass = containerClass
    return containerClass != .navigation && containerClass != .split
  }

  /// Whether a presentation or dismissal runs in this controller's own context: an alert, or a context style (rule N18).
  fileprivate final var presentsInOwnContextNow: Bool {
    guard let transition, transition.presenter === self, !transition.hasEnded,
      let presented = transition.presented
    else { return false }
    switch presented.styleInEffect {
    case .currentContext, .overCurrentContext: return true
    default: return presented is UIAlertController
    }
  }
}
