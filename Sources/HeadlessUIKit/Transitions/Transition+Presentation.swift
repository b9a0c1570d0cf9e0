extension Transition {
  /// The presented view comes into the window; will-callbacks (rules L3 to L6, P17, P27).
  func beginPresentation(of presented: UIViewController, on presenter: UIViewController) {
    guard presented.presentingLink.leads(to: presenter) else { return abandon() }
    let style = presented.styleInEffect
    if style == .popover, presented.lacksPopoverAnchor { return abandonPresentation(of: presented) }
    if style == .custom { _ = presented.presentationInEffect }
    presented.flags.insert([.beingPresented, .viewInTransitionContainer])
    let covers = presented.removesPresentersView(in: style)
    presenter.flags.set(.beingCovered, covers)
    presented.tellPresentation("presentationTransitionWillBegin") { $0.presentationTransitionWillBegin() }
    markRunning()
    // An animator may have ended the transition already; a presenter off screen has nothing to show, whatever the app
    // has told it by hand.
    if presented.hasHost {
      presented.loadViewIfNeeded()
      if covers { presenter.beginAppearance(false, animated: animated) }
      // What comes may be an old root with modals of its own.
      if !hasEnded { presented.beginLayerAppearance(true, animated: animated) }
    }
    if !hasEnded, !CustomAnimation.start(for: self) { scheduleEnd() }
  }

  /// Did-callbacks, then the completion (rule P21).
  func endPresentation(of presented: UIViewController, on presenter: UIViewController) {
    presented.endLayerAppearance()
    if presenter.flags.contains(.beingCovered) {
      presenter.flags.remove(.beingCovered)
      presenter.flags.insert(.coveredByPresented)
      presenter.endAppearance()
    }
    presented.flags.remove(.beingPresented)
    presented.tellPresentation("presentationTransitionDidEnd") { $0.presentationTransitionDidEnd(true) }
    forget()
    markEnded()
  }

  /// The presentation was cancelled: what came goes again, what went comes back, the links are undone (rule L10).
  func cancelPresentation(of presented: UIViewController, on presenter: UIViewController) {
    HierarchyChange.noteDisorder()
    presented.setLayerAppearance(false, animated: animated)
    if presenter.flags.contains(.beingCovered) {
      presenter.flags.remove(.beingCovered)
      if presenter.appearance == .disappearing { restore(presenter) }
    }
    presented.tellPresentation("presentationTransitionDidEnd") { $0.presentationTransitionDidEnd(false) }
    presented.leavePresentation()
    forget()
    markEnded()
  }

  /// A popover that has nowhere to point at raises when its transition starts, not in `present` (rule P17).
  private func abandonPresentation(of presented: UIViewController) {
    presented.leavePresentation()
    abandon()
    Simulation.current.raise(.popoverWithoutAnchor(ControllerReference(presented)))
  }

  /// Will-callbacks of everything above the presenter, topmost last, and of what it uncovers (rules L5, D7).
  func beginDismissal(of presented: UIViewController, from presenter: UIViewController) {
    guard presented.presentingLink.leads(to: presenter) else { return abandon() }
    presented.tellPresentation("dismissalTransitionWillBegin") { $0.dismissalTransitionWillBegin() }
    markRunning()
    presented.forEachLayer { $0.beginAppearance(false, animated: animated) }
    uncover(presenter)
    if !isDriven, !hasEnded, !CustomAnimation.start(for: self) { scheduleEnd() }
  }

  private func uncover(_ presenter: UIViewController) {
    presenter.flags.remove(.beingCovered)
    guard presenter.flags.contains(.coveredByPresented), !presenter.staysBlank else { return }
    presenter.flags.remove(.coveredByPresented)
    if presenter.hasHost { presenter.beginAppearance(true, animated: animated) }
  }

  /// The chain is taken apart, did-callbacks, then the one completion (rules D7, D8, D23, P23').
  func endDismissal(of presented: UIViewController, from presenter: UIViewController) {
    let tellsFirst = !Simulation.current.settings.endsBeforeDidCallbacks
    if tellsFirst { presenter.endAppearance() }
    guard presenter.presentedStorage === presented else {
      if !tellsFirst { presenter.endAppearance() }
      return abandon()
    }
    let above = layers(above: presented)
    let controller = presented.rare?.presentationController
    presented.leavePresentation()
    for layer in above { layer.leavePresentation() }
    if !tellsFirst { presenter.endAppearance() }
    // The window may have been shown again meanwhile, and what goes with it.
    presented.setLayerAppearance(false, animated: animated)
    for layer in above { layer.setLayerAppearance(false, animated: animated) }
    unlink()
    tellDismissal(from: presenter, to: controller)
  }

  /// The presentation controller hears of the end before the completions, its delegate of the user's swipe after them.
  private func tellDismissal(from presenter: UIViewController, to controller: UIPresentationController?) {
    if presenter.presentedStorage == nil { Simulation.presentationEnded(on: presenter) }
    if let controller {
      controller.callOverride("dismissalTransitionDidEnd") { controller.dismissalTransitionDidEnd(true) }
    }
    markEnded()
    if endsSwipe, let controller {
      controller.callDelegate("didDismiss", otherwise: ()) { $0.presentationControllerDidDismiss(controller) }
    }
  }

  /// The swipe was cancelled: everything above the presenter comes back (rules D17, L10).
  func cancelDismissal(of presented: UIViewController, from presenter: UIViewController) {
    // The app may have ended by hand what would be brought back here.
    HierarchyChange.noteDisorder()
    guard presenter.presentedStorage === presented else { return abandon() }
    if presented.removesPresentersView, presenter.appearance == .appearing {
      presenter.setAppearance(false, animated: animated)
      presenter.flags.insert(.coveredByPresented)
    }
    unmarkLayers()
    presented.forEachLayer { layer in
      // What is covered by a layer above it was not on screen before the swipe either.
      if layer.appearance == .disappearing || layer.appearance == .appearing { restore(layer) }
    }
    forget()
    presented.tellPresentation("dismissalTransitionDidEnd") { $0.dismissalTransitionDidEnd(false) }
    markEnded()
  }

  /// Brings a controller back, unless its place has left the screen while the transition ran.
  private func restore(_ controller: UIViewController) {
    controller.setAppearance(controller.hasHost, animated: animated)
  }

  /// Makes the transition that of all layers which it dismisses.
  func markLayers() {
    Link(presented).pointer?.look { $0.forEachLayer(markLayer) }
  }

  private func markLayer(_ layer: UIViewController) {
    mark(layer)
    layer.flags.insert(.beingDismissed)
    // A presentation that only tells of its end is not overtaken any more (rule P23').
    if let overtaken = layer.transition, overtaken !== self, !overtaken.isOver {
      overtaken.abandon(for: self)
    }
    layer.transition = self
  }

  /// The layers that were to be dismissed are not part of the transition any more.
  private func unmarkLayers() {
    guard kind == .dismiss else { return }
    takeMarked().walk { unmark($0) }
  }

  private func unmark(_ layer: UIViewController) {
    layer.flags.remove(.beingDismissed)
    if layer.transitionLink.leads(to: self) { layer.transition = nil }
  }

  /// Goes on without a layer that went elsewhere, and what is over it.
  func drop(layer: UIViewController) {
    layer.forEachLayer { above in
      removeMark(of: above)
      unmark(above)
    }
  }

  /// Takes back what the transition noted on its controllers when it was ordered or began.
  func undoMarks() {
    if let presented, presented.transitionLink.leads(to: self) { presented.flags.remove(.beingPresented) }
    presenter.flags.remove(.beingCovered)
    unmarkLayers()
    guard kind == .dismiss, let presented, presenter.presentedStorage === presented,
      presented.flags.contains(.viewInTransitionContainer)
    else { return }
    presenter.flags.set(.coveredByPresented, presented.removesPresentersView)
  }

  /// Whether a finger can reach what the transition moves.
  var isWithinReach: Bool { presenter.isWithinReach }

  /// The transition is over for its controllers.
  func forget() {
    if presenter.transitionLink.leads(to: self) { presenter.transition = nil }
    if let presented, presented.transitionLink.leads(to: self) { presented.transition = nil }
  }

  /// No controller knows of the transition any more.
  func unlink() {
    unmarkLayers()
    forget()
  }

  private func layers(above presented: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    presented.forEachLayer { if $0 !== presented { result.append($0) } }
    return result
  }
}

extension UIViewController {
  /// Whether the presentation of this controller takes the presenter's view out of the window (rule P27).
  final var removesPresentersView: Bool { removesPresentersView(in: styleInEffect) }

  /// The same for the style in which the controller is presented now.
  fileprivate final func removesPresentersView(in style: UIModalPresentationStyle) -> Bool {
    if let controller = rare?.presentationController {
      return controller.callOverride("shouldRemovePresentersView") { controller.shouldRemovePresentersView }
    }
    return style == .fullScreen || style == .currentContext
  }

  /// Whether a presenter's view does not come back, because its tab was left meanwhile (rule T16).
  fileprivate final var staysBlank: Bool {
    flags.contains(.tabLeftUnderContext) && Simulation.current.settings.contextBlanksAfterTabSwitch
  }

  /// The controller is no longer presented, and nothing in its own context is covered any more.
  ///
  /// Whoever calls this holds the controller, and nobody is called.
  final func leavePresentation() {
    let presenter = presentingLink.pointer
    presentingLink = Link(nil)
    presenter?.look { presenter in
      HierarchyChange.noteDeparture(of: self)
      if Link(presenter.presentedStorage).leads(to: self) {
        presenter.presentedStorage = nil
        if !presenter.staysBlank { presenter.flags.subtract([.coveredByPresented, .beingCovered]) }
      }
      presenter.flags.subtract(.tabLeftUnderContext)
    }
    flags.subtract([.viewInTransitionContainer, .coveredByPresented, .beingCovered, .beingPresented])
    rare?.presentationController = nil
    // Wherever the app has put the view meanwhile, it goes with the presentation.
    if viewStorage?.superviewStorage != nil { leaveForeignView(for: nil) }
  }

  /// Whether the controller, which is to be a popover, has nothing to point at, once its delegate was told (rule P17).
  fileprivate final var lacksPopoverAnchor: Bool {
    guard let popover = rare?.presentationController as? UIPopoverPresentationController else { return true }
    if let delegate = popover.delegateStorage as? any UIPopoverPresentationControllerDelegate {
      StructureReads.callOut("prepareForPopover") { delegate.prepareForPopoverPresentation(popover) }
    }
    return popover.sourceViewStorage == nil && popover.barButtonItemStorage == nil
      && popover.sourceItemStorage == nil
  }

  /// Tells the presentation controller how far the presentation has come, if there is one.
  fileprivate final func tellPresentation(
    _ name: StaticString, _ body: (UIPresentationController) -> Void
  ) {
    guard let controller = rare?.presentationController else { return }
    controller.callOverride(name) { body(controller) }
  }
}
