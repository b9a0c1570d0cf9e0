extension UINavigationController {
  /// Whether a controller may be pushed; if not, the fault is recorded (rules N4 to N6).
  final func isPushable(_ controller: UIViewController) -> Bool {
    let simulation = Simulation.current
    if childStorage.holds(controller) {
      simulation.raise(.pushedTwice(ControllerReference(controller), on: ControllerReference(self)))
    } else if controller is UINavigationController {
      simulation.raise(.pushedNavigation(ControllerReference(controller)))
    } else if controller is UISplitViewController {
      let fault = Fault.pushedSplit(on: ControllerReference(self))
      if simulation.settings.splitPush == .raise { simulation.raise(fault) } else { simulation.warn(fault) }
    } else {
      return controller.mayMove(into: self)
    }
    return false
  }

  /// Whether a list may be the stack: distinct controllers that may be pushed (rule N9).
  final func isStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }) {
        Simulation.current.raise(.duplicatesInStack(ControllerReference(controller)))
        return false
      }
      if !childStorage.holds(controller), !isPushable(controller) { return false }
    }
    return true
  }

  /// Whether the stack may change now; a presentation in the stack's own context forbids it (rules N17, N18).
  final func mayEdit(_ method: String) -> Bool {
    let isBusy = presentationIsRunning || childStorage.last?.presentationIsRunningOnSelf ?? false
    let isDropped =
      Simulation.current.settings.stackEditInFlight == .drop && stackTransition?.phase == .running
    guard isBusy || isDropped else { return true }
    Simulation.current.warn(.stackNotUpdated(method: method, on: ControllerReference(self)))
    return false
  }

  private var presentationIsRunning: Bool { presentationIsRunningOnSelf && presentingStorage == nil }

  /// Changes the stack now, or later where the settings say that it lags (rule N17).
  final func editStack(animated: Bool, _ edit: @escaping @MainActor (UINavigationController) -> StackEdit) {
    if let running = stackTransition, running.phase == .running,
      Simulation.current.settings.stackEditInFlight == .lag
    {
      running.whenEnded { [weak self] in self?.editStack(animated: animated, edit) }
      return
    }
    stackDidChange(edit(self), animated: animated)
  }

  private func stackDidChange(_ edit: StackEdit, animated: Bool) {
    guard appearance != .disappeared else {
      settle(edit)
      shown = childStorage.last
      return
    }
    if let pending = stackTransition {
      pending.add(edit)
      if pending.phase == .scheduled { pending.animated = animated && UIView.areAnimationsEnabled }
      return
    }
    scheduleTransition(animated: animated).add(edit)
  }

  @discardableResult
  private func scheduleTransition(animated: Bool) -> Transition {
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

  private func show(_ top: UIViewController?, with transition: Transition) {
    guard top !== shown else {
      settle(transition)
      return
    }
    transition.from = shown
    transition.to = top
    top?.loadViewIfNeeded()
    if let top { delegate?.navigationController(self, willShow: top, animated: transition.animated) }
    if let top, transition.entering.holds(top) { top.flags.insert(.movingToParent) }
    if let shown, transition.leaving.holds(shown) { shown.flags.insert(.movingFromParent) }
    transition.markRunning()
    shown?.beginAppearance(false, animated: transition.animated)
    top?.beginAppearance(true, animated: transition.animated)
    if transition.animated {
      transition.scheduleEnd(after: Simulation.current.settings.navigationDuration)
    } else {
      end(transition)
    }
  }

  /// The animation has ended: did-callbacks in the order of rules N30 and N31.
  final func end(_ transition: Transition) {
    guard transition === stackTransition, transition.phase == .running else { return }
    let (from, to) = (transition.from, transition.to)
    shown = to
    if let from, transition.leaving.holds(from) { detach(from) }
    from?.endAppearance()
    to?.endAppearance()
    from?.flags.remove(.movingFromParent)
    to?.flags.remove(.movingToParent)
    finish(transition)
    if let to { delegate?.navigationController(self, didShow: to, animated: transition.animated) }
    if appearance == .appeared, childStorage.last !== shown, stackTransition == nil {
      scheduleTransition(animated: false)
    }
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
    let edit = StackEdit(entering: transition.entering, leaving: transition.leaving)
    transition.entering = []
    transition.leaving = []
    stackTransition = nil
    settle(edit)
    transition.markEnded()
  }

  private func settle(_ edit: StackEdit) {
    for controller in edit.leaving where !childStorage.holds(controller) {
      detach(controller)
      controller.didMove(toParent: nil)
    }
    for controller in edit.entering where controller.parentStorage === self {
      controller.didMove(toParent: self)
    }
  }

  private func detach(_ controller: UIViewController) {
    if controller.parentStorage === self { controller.parentStorage = nil }
  }

  /// Makes the top of the stack what will be on screen, before the controller appears (rule N22).
  final func showTop(animated: Bool) {
    shown = childStorage.last
    if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }
}

extension Transition {
  /// Takes a further change of the stack into a transition that has not ended.
  func add(_ edit: StackEdit) {
    for controller in edit.entering {
      leaving.removeAll { $0 === controller }
      if !entering.holds(controller) { entering.append(controller) }
    }
    for controller in edit.leaving {
      entering.removeAll { $0 === controller }
      if !leaving.holds(controller) { leaving.append(controller) }
    }
  }
}

extension UIViewController {
  /// Whether a presentation or dismissal runs in which this controller itself presents.
  final var presentationIsRunningOnSelf: Bool {
    guard let transition, transition.presenter === self else { return false }
    return transition.kind != .stack && !transition.hasEnded
  }
}
