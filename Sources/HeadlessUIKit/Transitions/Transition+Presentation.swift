extension Transition {
  /// The presented view comes into the window; will-callbacks (rules L3 to L6, P17, P27).
  func beginPresentation() {
    guard let presented, presented.presentingStorage === presenter else {
      phase = .ended
      return
    }
    if presented.lacksPopoverAnchor {
      abandonPresentation(of: presented)
      return
    }
    presented.flags.insert([.beingPresented, .viewInTransitionContainer])
    markRunning()
    if presenter.appearance != .disappeared || presenter.presentingStorage != nil {
      if presented.removesPresentersView { presenter.beginAppearance(false, animated: animated) }
      presented.beginAppearance(true, animated: animated)
    }
    if !CustomAnimation.start(for: self) {
      scheduleEnd(after: Simulation.current.settings.presentationDuration)
    }
  }

  /// Did-callbacks, then the completion (rule P21).
  func endPresentation() {
    guard let presented else { return }
    presented.endAppearance()
    if presented.removesPresentersView {
      presenter.endAppearance()
      presenter.flags.insert(.coveredByPresented)
    }
    presented.flags.remove(.beingPresented)
    forget()
    markEnded()
  }

  /// A popover that has nowhere to point at raises when its transition starts, not in `present` (rule P17).
  private func abandonPresentation(of presented: UIViewController) {
    presenter.presentedStorage = nil
    presented.presentingStorage = nil
    forget()
    phase = .ended
    Simulation.current.raise(.popoverWithoutAnchor(ControllerReference(presented)))
  }

  /// Will-callbacks of everything above the presenter, topmost last to come, and of what it uncovers (rules L5, D7).
  func beginDismissal() {
    guard let presented, presented.presentingStorage === presenter else {
      phase = .ended
      return
    }
    markRunning()
    forEachDismissed { $0.beginAppearance(false, animated: animated) }
    if presenter.flags.contains(.coveredByPresented) {
      presenter.flags.remove(.coveredByPresented)
      if presenter.hostWindow != nil { presenter.beginAppearance(true, animated: animated) }
    }
    if !CustomAnimation.start(for: self) {
      scheduleEnd(after: Simulation.current.settings.presentationDuration)
    }
  }

  /// The chain is taken apart, did-callbacks, then the one completion (rules D7, D8, D23).
  func endDismissal() {
    guard let presented, presenter.presentedStorage === presented else { return }
    presenter.endAppearance()
    var chain: [UIViewController] = []
    forEachDismissed { chain.append($0) }
    presenter.presentedStorage = nil
    for controller in chain { controller.leavePresentation() }
    for controller in chain { controller.endAppearance() }
    for controller in chain { controller.flags.remove(.beingDismissed) }
    forget()
    for controller in chain { controller.transition = nil }
    markEnded()
  }

  /// The transition is over for its controllers.
  func forget() {
    if presenter.transition === self { presenter.transition = nil }
    if let presented, presented.transition === self { presented.transition = nil }
  }

  private func forEachDismissed(_ body: (UIViewController) -> Void) {
    var current = presented
    while let controller = current {
      let above = controller.presentedStorage
      body(controller)
      current = above
    }
  }
}

extension UIViewController {
  /// Whether the presentation of this controller takes the presenter's view out of the window (rule P27).
  final var removesPresentersView: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    case .custom: rare?.presentationController?.shouldRemovePresentersView ?? false
    default: false
    }
  }

  /// The controller is no longer presented, and what it presented is gone with it.
  final func leavePresentation() {
    presentingStorage = nil
    presentedStorage = nil
    flags.remove([.viewInTransitionContainer, .coveredByPresented, .beingPresented])
    rare?.presentationController = nil
  }

  /// Whether the controller is to be a popover but has nothing to point at (rule P17).
  final var lacksPopoverAnchor: Bool {
    guard style == .popover, Simulation.current.settings.horizontalSizeClass == .regular else { return false }
    guard let popover = rare?.presentationController as? UIPopoverPresentationController else { return true }
    return popover.sourceView == nil && popover.barButtonItem == nil
  }
}
