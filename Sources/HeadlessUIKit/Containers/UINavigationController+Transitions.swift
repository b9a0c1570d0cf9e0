extension UINavigationController {
  /// Asks for the change of the screen that follows a change of the stack.
  ///
  /// - Returns: The transition, not counted: the clock keeps it until it has ended.
  @discardableResult
  final func scheduleTransition(animated: Bool) -> Uncounted<Transition> {
    Simulation.clock.look { clock in
      let transition = clock.makeTransition(
        .stack, presenter: self, presented: nil, animated: animated, completion: nil)
      stackTransition = transition
      let scheduled = Uncounted(transition)
      // The clock takes over the caller's own reference, if this is the last that is said of it.
      clock.scheduleBegin(of: transition)
      return scheduled
    }
  }

  /// The turn has ended: the screen starts to follow the stack (rules N30, N31).
  final func begin(_ transition: Transition) {
    guard stackLink.leads(to: transition), transition.phase == .scheduled else { return }
    switch appearance {
    case .appearing, .disappearing:
      // The end of that change goes on with it, unless it is the app's to bring about, perhaps never.
      guard isChangedByHand else { return }
      showTopAtOnce()
      settle(transition)
    case .disappeared: settle(transition)
    case .appeared: show(childStorage.last, with: transition)
    }
  }

  final func show(_ top: UIViewController?, with transition: Transition) {
    let old = shown
    guard top !== old else {
      settle(transition)
      return
    }
    // Callbacks may let go of either of the two; both are held once, here, and not again at each call.
    defer { extendLifetime(old) }
    defer { extendLifetime(top) }
    show(from: Link(old), to: Link(top), with: transition)
  }

  private func show(
    from: Link<UIViewController>, to: Link<UIViewController>, with transition: Transition
  ) {
    transition.setSides(from: from, to: to)
    transition.phase = .running
    announce(transition, from: from, to: to)
    transition.markRunning()
    // A callback may send either of the two elsewhere, and the transition drops it then, or bring it to its end.
    if transition.fromLink == from {
      from.pointer?.look { $0.beginLayerAppearance(false, animated: transition.animated) }
    }
    if transition.phase == .running, transition.toLink == to {
      to.pointer?.look { $0.beginLayerAppearance(true, animated: transition.animated) }
    }
    guard stackLink.leads(to: transition), !transition.isDriven else { return }
    if transition.animated { return animate(transition) }
    let isWhole = transition.phase == .running && transition.fromLink == from && transition.toLink == to
    if isWhole { end(transition, from: from, to: to) } else { end(transition) }
  }

  /// Says who is about to be on screen, and who comes and goes for good (rule N22).
  private func announce(
    _ transition: Transition, from: Link<UIViewController>, to: Link<UIViewController>
  ) {
    to.pointer?.look { top in
      top.loadViewIfNeeded()
      tellWillShow(top, animated: transition.animated)
      if transition.isEntering(top) { top.flags.insert(.movingToParent) }
    }
    from.pointer?.look { old in
      if transition.isLeaving(old) { old.flags.insert(.movingFromParent) }
    }
  }

  private func animate(_ transition: Transition) {
    if flags.contains(.stuckAtRoot) {
      Simulation.current.clock.hold(transition)
    } else if !CustomAnimation.start(for: transition) {
      transition.scheduleEnd()
    }
  }

  /// The animation has ended: did-callbacks in the order of rules N30 and N31.
  final func end(_ transition: Transition) {
    guard stackLink.leads(to: transition), transition.phase == .running else { return }
    if transition.isCalledOff {
      if restoreStack(before: transition) { return }
      transition.isCalledOff = false
    }
    let (from, to) = (transition.from, transition.to)
    defer { extendLifetime(from) }
    defer { extendLifetime(to) }
    end(transition, from: Link(from), to: Link(to))
  }

  /// Ends a change between two controllers that the caller holds.
  private func end(
    _ transition: Transition, from: Link<UIViewController>, to: Link<UIViewController>
  ) {
    shown = to.target
    from.pointer?.look { from in
      if transition.isLeaving(from), from.parentLink.leads(to: self) { from.parentLink = Link(nil) }
      from.endLayerAppearance()
    }
    to.pointer?.look { $0.endLayerAppearance() }
    from.pointer?.look { $0.flags.subtract(.movingFromParent) }
    to.pointer?.look { $0.flags.subtract(.movingToParent) }
    finish(transition) {
      if let shown = to.pointer { return shown.look { tellDidShow($0, animated: transition.animated) } }
      // The delegate cannot be handed nobody, so it is handed somebody whom it does not know.
      guard flags.contains(.hasDelegate), Simulation.current.settings.tellsOfEmptyStack else { return }
      tellDidShow(UIViewController(), animated: transition.animated)
    }
    followStack()
  }

  /// What was asked for meanwhile comes next.
  private func followStack() {
    guard appearance == .appeared, stackLink.isEmpty, !isTop(shown) else { return }
    scheduleTransition(animated: false)
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

  /// Ends a change for all who take part.
  ///
  /// The next one may be asked for meanwhile, but the coordinator of this one is there until the delegate has been told
  /// (rule N22').
  private func finish(_ transition: Transition, tellingDelegate: () -> Void = {}) {
    stackTransition = nil
    let keepsCoordinator = transition.animated && flags.contains(.hasDelegate)
    if keepsCoordinator { rareProperties.endingTransition = transition }
    let (entering, leaving) = transition.takeMoved()
    settle(entering: entering, leaving: leaving)
    tellingDelegate()
    if keepsCoordinator, rare?.endingTransition === transition { rare?.endingTransition = nil }
    transition.markEnded()
  }

  final func settle(entering: FewControllers, leaving: FewControllers) {
    leaving.walk { controller in
      guard !childStorage.holds(controller),
        controller.parentLink.isEmpty || controller.parentLink.leads(to: self)
      else { return }
      // Pushed again it comes as everybody else does.
      if shown === controller { shown = nil }
      controller.didLeave(self)
      if let tabs = rare?.keeper as? UITabBarController { tabs.takeBack(controller) }
    }
    entering.walk { controller in
      if controller.parentLink.leads(to: self) { controller.callDidMove(toParent: self) }
    }
  }

  /// Makes the top of the stack what is on screen, as far as the controller is there itself, without a transition.
  final func showTopAtOnce() {
    guard !isTop(shown) else { return }
    let old = shown
    shown = childStorage.last
    old?.setLayerAppearance(false)
    switch appearance {
    case .appeared: shown?.setLayerAppearance(true)
    // The controller's own end is theirs too.
    case .appearing: shown?.beginLayerAppearance(true, animated: flags.contains(.animatedAppearance))
    case .disappearing, .disappeared: break
    }
  }

  /// Makes the top of the stack what will be on screen, before the controller appears (rule N22).
  final func showTop(animated: Bool) {
    let old = shown
    shown = childStorage.last
    // Where a disappearance is called off, what was shown is still about to go.
    if let old, old !== shown, old.appearance != .disappeared { old.setLayerAppearance(false) }
    if let shown { tellWillShow(shown, animated: animated) }
  }

  /// Tells the delegate that a controller is about to be on screen (rule N22).
  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard flags.contains(.hasDelegate), let delegate = delegateStorage else { return }
    StructureReads.callOut("willShow", about: controller) {
      controller.noteUse()
      delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  /// Tells the delegate that a controller is on screen (rule N22).
  final func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard flags.contains(.hasDelegate), let delegate = delegateStorage else { return }
    StructureReads.callOut("didShow", about: controller) {
      controller.noteUse()
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }

  /// Lets go of a transition whose simulation has ended.
  final func forget(_ transition: Transition) {
    if stackLink.leads(to: transition) { stackTransition = nil }
    shown = childStorage.last
  }

  /// Undoes a cancelled change: callbacks in the order of rule N25, and no `didShow` (rule N24).
  ///
  /// - Returns: Whether it was undone; a stack that was changed meanwhile keeps its change.
  private func restoreStack(before transition: Transition) -> Bool {
    let before = transition.stackBefore(childStorage)
    guard let from = transition.from, let to = transition.to, childStorage.last === to, before.last === from,
      before.allSatisfy({ $0.parentLink.leads(to: self) })
    else { return false }
    let undone = transition.takeMoved()
    childStorage = before
    to.setLayerAppearance(false, animated: true)
    from.setLayerAppearance(true, animated: true)
    from.flags.remove(.movingFromParent)
    to.flags.remove(.movingToParent)
    // What these callbacks have ordered is part of the transition now, and is carried out, not undone.
    undo(undone, settling: transition.takeMoved())
    transition.markEnded()
    followStack()
    return true
  }

  /// Tells who came that they go, and who left that they are back; what was ordered meanwhile stays.
  private func undo(_ undone: Transition.Moved, settling ordered: Transition.Moved) {
    stackTransition = nil
    undone.entering.walk { controller in
      if !childStorage.holds(controller) { controller.callWillMove(toParent: nil) }
    }
    // Not all who left come back: who came and left again meanwhile was not on the stack before.
    let left = undone.leaving.list
    let back = left.filter { childStorage.holds($0) }
    let gone = (undone.entering.list + left.without(back) + ordered.leaving.list).withoutRepetition
    settle(entering: FewControllers(back + ordered.entering.list), leaving: FewControllers(gone))
  }
}
