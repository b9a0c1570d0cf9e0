extension UINavigationController {
  final func scheduleTransition(animated: Bool) -> Transition {
    let transition = Transition(.stack, presenter: self, presented: nil, animated: animated, completion: nil)
    stackTransition = transition
    Simulation.current.clock.schedule(.begin(transition))
    return transition
  }

  /// The turn has ended: the screen starts to follow the stack (rules N30, N31).
  final func begin(_ transition: Transition) {
    guard transition === stackTransition, transition.phase == .scheduled else { return }
    switch appearance {
    case .appearing, .disappearing: return
    case .disappeared: settle(transition)
    case .appeared: show(childStorage.last, with: transition)
    }
  }

  final func show(_ top: UIViewController?, with transition: Transition) {
    guard top !== shown else {
      settle(transition)
      return
    }
    transition.from = shown
    transition.to = top
    transition.phase = .running
    top?.loadViewIfNeeded()
    if let top { delegate?.navigationController(self, willShow: top, animated: transition.animated) }
    if let top, transition.entering.holds(top) { top.flags.insert(.movingToParent) }
    if let shown, transition.leaving.holds(shown) { shown.flags.insert(.movingFromParent) }
    transition.markRunning()
    transition.from?.beginLayerAppearance(false, animated: transition.animated)
    transition.to?.beginLayerAppearance(true, animated: transition.animated)
    // A callback may have brought the transition to its end already.
    guard transition === stackTransition, !transition.isInteractive else { return }
    if !transition.animated {
      end(transition)
    } else if !CustomAnimation.start(for: transition) {
      transition.scheduleEnd(after: Simulation.current.settings.navigationDuration)
    }
  }

  /// The animation has ended: did-callbacks in the order of rules N30 and N31.
  final func end(_ transition: Transition) {
    guard transition === stackTransition, transition.phase == .running else { return }
    if transition.isCancelled, restorePopped(by: transition) { return }
    let (from, to) = (transition.from, transition.to)
    shown = to
    if let from, transition.leaving.holds(from), from.parentLink.leads(to: self) { from.parentLink = Link(nil) }
    from?.endLayerAppearance()
    to?.endLayerAppearance()
    from?.flags.remove(.movingFromParent)
    to?.flags.remove(.movingToParent)
    finish(transition)
    if let to { delegate?.navigationController(self, didShow: to, animated: transition.animated) }
    followStack()
  }

  /// What was asked for meanwhile comes next.
  private func followStack() {
    guard appearance == .appeared, childStorage.last !== shown, stackTransition == nil else { return }
    _ = scheduleTransition(animated: false)
  }

  /// Brings a transition to its end at once, because the controller leaves the screen or nothing changes on it.
  final func settle(_ transition: Transition) {
    Simulation.current.clock.remove(transition)
    if transition.phase == .running {
      end(transition)
    } else {
      if appearance == .disappeared { shown = childStorage.last }
      finish(transition)
    }
  }

  private func finish(_ transition: Transition) {
    let (entering, leaving) = (transition.entering, transition.leaving)
    transition.entering = []
    transition.leaving = []
    stackTransition = nil
    settle(entering: entering, leaving: leaving)
    transition.markEnded()
  }

  final func settle(entering: [UIViewController], leaving: [UIViewController]) {
    for controller in leaving where !childStorage.holds(controller) {
      guard controller.parentLink.isEmpty || controller.parentLink.leads(to: self) else { continue }
      controller.didLeave(self)
      if let tabs = parentStorage as? UITabBarController, tabs.more === self { tabs.takeBack(controller) }
    }
    entering.walk { controller in
      if controller.parentLink.leads(to: self) { controller.didMove(toParent: self) }
      return true
    }
  }

  /// Makes the top of the stack what will be on screen, before the controller appears (rule N22).
  final func showTop(animated: Bool) {
    shown = childStorage.last
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  /// Lets go of a transition whose simulation has ended.
  final func forget(_ transition: Transition) {
    if stackTransition === transition { stackTransition = nil }
    shown = childStorage.last
  }
}

// MARK: - The user's finger

extension UINavigationController {
  /// Whether the user can go back: there is a way back, it is not hidden, and nothing else is moving (rule N27).
  public final var canPopByGesture: Bool {
    guard childStorage.count > 1, stackTransition == nil, appearance == .appeared, !isNavigationBarHidden,
      let top = childStorage.last
    else { return false }
    return !(top.rare?.navigationItem?.replacesBackButton ?? false)
  }

  /// The user starts to swipe from the left edge (rules N24 to N26).
  ///
  /// The stack is without its top at once and gets it back where the user lets go too early.
  final func beginInteractivePop() {
    guard canPopByGesture, let popped = childStorage.last, mayEdit("popViewController(animated:)") else {
      return
    }
    let transition = Transition(.stack, presenter: self, presented: nil, animated: true, completion: nil)
    stackTransition = transition
    transition.isInteractive = true
    popped.willMove(toParent: nil)
    childStorage.remove(popped)
    transition.addLeaving(popped)
    show(childStorage.last, with: transition)
  }

  /// Undoes a cancelled pop: callbacks in the order of rule N25, and no `didShow` (rule N24).
  ///
  /// - Returns: Whether it was undone; a stack that was changed meanwhile keeps its change, and the pop stays.
  private func restorePopped(by transition: Transition) -> Bool {
    guard let from = transition.from, let to = transition.to, childStorage.last === to,
      from.parentStorage === self, transition.leaving.holds(from)
    else {
      transition.isCancelled = false
      return false
    }
    if transition.operation == .pop {
      childStorage.append(contentsOf: transition.leaving)
    }
    to.setLayerAppearance(false, animated: true)
    from.setLayerAppearance(true, animated: true)
    from.flags.remove(.movingFromParent)
    transition.entering = []
    let restored = transition.leaving
    transition.leaving = []
    stackTransition = nil
    for controller in restored { controller.didMove(toParent: self) }
    transition.markEnded()
    followStack()
    return true
  }
}

extension Transition {
  /// What the change of a stack looks like: a pop where the new top was on the old stack (rule N10).
  var operation: UINavigationController.Operation {
    guard kind == .stack, let to else { return .none }
    return entering.holds(to) ? .push : .pop
  }

  /// Takes what came onto the stack and what left it into a transition that has not ended.
  func add(entering new: [UIViewController], leaving old: [UIViewController]) {
    if entering.isEmpty, leaving.isEmpty {
      (entering, leaving) = (new, old)
      return
    }
    for controller in new { addEntering(controller) }
    for controller in old { addLeaving(controller) }
  }

  /// Takes a controller that came onto the stack into a transition that has not ended.
  func addEntering(_ controller: UIViewController) {
    leaving.remove(controller)
    if !entering.holds(controller) { entering.append(controller) }
  }

  /// Takes a controller that left the stack into a transition that has not ended.
  func addLeaving(_ controller: UIViewController) {
    entering.remove(controller)
    if !leaving.holds(controller) { leaving.append(controller) }
  }

  /// Forgets a controller that has gone elsewhere.
  func drop(_ controller: UIViewController) {
    leaving.remove(controller)
    entering.remove(controller)
    if from === controller { from = nil }
    if to === controller { to = nil }
  }
}
