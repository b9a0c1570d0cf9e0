/// The rules of presenting and dismissing, apart from the controllers that they apply to.
@MainActor
enum Presenter {
  /// Presents a controller, or records why not (rules P1 to P16, P13', P22' to P25, P28, P29, P36).
  static func present(
    _ new: UIViewController, from receiver: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let call = receiver.begin(.present, [.controller(new), .animated(animated)])
    defer { call.end() }
    let completion = call.following(completion)
    let presenter = resolvePresenter(for: new, from: receiver)
    // A call that waits is judged when its turn has come, so its exception surfaces late as well (rule P25).
    if let busy = transitionInTheWay(of: presenter), Simulation.current.settings.presentInFlight == .wait {
      return busy.wait { present(new, from: receiver, animated: animated, completion: completion) }
    }
    if let fault = exception(for: new, from: receiver) { return Simulation.current.raise(fault) }
    if let fault = refusal(of: new, on: presenter, from: receiver) { return Simulation.current.warn(fault) }
    new.leaveForeignView(for: nil)
    new.endResidue()
    guard new.isUnplaced, presenter.presentedStorage == nil else { return }
    link(new, to: presenter)
    if let rare = new.rare { rare.presentationSource = receiver }
    order(new, on: presenter, animated: animated, completion: completion)
  }

  private static func link(_ new: UIViewController, to presenter: UIViewController) {
    if presenter.isDetached { keepDetached(presenter) }
    presenter.presentedStorage = new
    new.presentingStorage = presenter
    if Simulation.look({ $0.settings.marksPresentedAtOnce }) { new.flags.insert(.beingPresented) }
  }

  private static func order(
    _ new: UIViewController, on presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    Simulation.clock.look { clock in
      let transition = clock.makeTransition(
        .present, presenter: presenter, presented: new, animated: animated, completion: completion)
      presenter.transition = transition
      new.transition = transition
      clock.scheduleBegin(of: transition)
    }
  }

  /// Why the controller may not be presented at all (rules P14 to P16, W13).
  private static func exception(for new: UIViewController, from receiver: UIViewController) -> Fault? {
    if let rare = new.rare, rare.standsForNothing {
      return .presentedNothing(on: ControllerReference(receiver))
    }
    // Nearly always something is presented that stands nowhere yet.
    if new.isUnplaced, !new.carries(receiver) { return nil }
    let own = ControllerReference(new)
    if new === receiver { return .presentedOnItself(own) }
    if let old = new.presentingStorage { return .presentedTwice(own, by: ControllerReference(old)) }
    if let parent = new.parentStorage { return .presentedChild(own, parent: ControllerReference(parent)) }
    if new.windowStorage != nil { return .secondPlace(own, place: "presented") }
    return new.carries(receiver) ? .presentedOnItself(own) : nil
  }

  /// The controller that really presents: the topmost ancestor, or the one that defines the context (rules P1, P5, P7, P8).
  static func resolvePresenter(
    for new: UIViewController, from receiver: UIViewController
  ) -> UIViewController {
    let style = new.styleInEffect
    guard style == .currentContext || style == .overCurrentContext || style == .custom
    else { return receiver.topmostAncestor }
    // A custom presentation is full screen unless somebody asked for a context; that a navigation controller
    // defines one by default does not count as asking.
    let skipsDefaults = style == .custom || Simulation.current.settings.contextSkipsNavigation
    var current = receiver
    while true {
      let isSkipped = skipsDefaults && current.definesContextByDefault
      if current.definesContext, !isSkipped { return current }
      guard let parent = current.parentStorage else { return current }
      current = parent
    }
  }

  private static func transitionInTheWay(of presenter: UIViewController) -> Transition? {
    presenter.transition.flatMap { $0.isOver ? nil : $0 }
  }

  private static func refusal(
    of new: UIViewController, on presenter: UIViewController, from receiver: UIViewController
  ) -> Fault? {
    if presenter.presentedStorage == nil, presenter.transitionLink.isEmpty, presenter.hasHost { return nil }
    let (new, onto, from) = (
      ControllerReference(new), ControllerReference(presenter), ControllerReference(receiver)
    )
    if let old = presenter.presentedStorage {
      if presentation(inFlightOf: old) != nil { return .presentationInProgress(new, on: onto, from: from) }
      let isCovered = presenter.flags.contains(.coveredByPresented)
      if isCovered, Simulation.current.settings.coveredPresenterFault == .notInWindow {
        return .notInWindow(new, on: onto, from: from)
      }
      return .alreadyPresenting(new, on: onto, from: from, presenting: ControllerReference(old))
    }
    if transitionInTheWay(of: presenter) != nil { return .presentationInProgress(new, on: onto, from: from) }
    return presenter.isInWindow ? nil : .notInWindow(new, on: onto, from: from)
  }

  /// A presenter that no root leads to is kept by what it presents, as every presenter is on iOS (rules P29, M4).
  private static func keepDetached(_ presenter: UIViewController) {
    Simulation.current.warn(.detachedPresenter(ControllerReference(presenter)))
    Simulation.current.keep(presenter: presenter)
  }

  /// Dismisses, or does nothing where there is nothing to dismiss (rules D1 to D5, D11 to D13, D24, D25).
  static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let call = receiver.begin(.dismiss, [.animated(animated)])
    defer { call.end() }
    let completion = call.following(completion)
    guard let presenter = presenterToDismissFrom(receiver).pointer else {
      if let completion { callInNextTurn(completion) }
      return
    }
    // Both stand in the hierarchy, and nobody is called before the transition holds them.
    presenter.look { presenter in
      Link(presenter.presentedStorage).pointer?.look { presented in
        dismiss(presented, from: presenter, askedOf: receiver, animated: animated, completion: completion)
      }
    }
  }

  /// Calls the completion of a dismissal that found nothing to dismiss, as far as the setting says so (rules D5', D12').
  private static func callInNextTurn(_ completion: @escaping () -> Void) {
    guard Simulation.current.settings.dismissalCompletion == .always else { return }
    let isOfLibrary = StructureReads.isInLibrary
    Simulation.current.clock.scheduleOwn {
      StructureReads.callOut("completion", isOfLibrary: isOfLibrary) { completion() }
    }
  }

  private static func dismiss(
    _ presented: UIViewController, from presenter: UIViewController, askedOf receiver: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    if let running = presentation(inFlightOf: presented) ?? presentation(inFlightOf: presenter) {
      if Simulation.current.settings.dismissInFlight == .refuse {
        Simulation.current.warn(.dismissedInTransition(ControllerReference(receiver)))
      } else {
        running.wait { dismiss(from: receiver, animated: animated, completion: completion) }
      }
      return
    }
    Simulation.clock.look { clock in
      let transition = clock.makeTransition(
        .dismiss, presenter: presenter, presented: presented, animated: animated, completion: completion)
      start(transition, from: presenter)
      clock.scheduleBegin(of: transition)
    }
  }

  /// The presentation that brings a controller, or brings something over it, and has not ended.
  private static func presentation(inFlightOf controller: UIViewController) -> Transition? {
    guard let running = controller.transition, running.kind == .present, !running.isOver else { return nil }
    return running
  }

  /// Marks the whole chain above a presenter as being dismissed, and makes the transition theirs.
  static func start(_ transition: Transition, from presenter: UIViewController) {
    presenter.transition = transition
    transition.markLayers()
  }

  private static func presenterToDismissFrom(_ receiver: UIViewController) -> Link<UIViewController> {
    let presenter = receiver.nearestPresenter
    if let pointer = presenter.pointer {
      let isGoing = pointer.look { $0.presentedStorage?.flags.contains(.beingDismissed) ?? false }
      if !isGoing { return presenter }
      guard Simulation.current.settings.secondDismissFallsThrough else { return Link(nil) }
    }
    let own = receiver.nearestPresented.pointer
    return own?.look { $0.flags.contains(.beingDismissed) ? Link(nil) : $0.presentingLink } ?? Link(nil)
  }
}

extension UIViewController {
  /// What `presentedViewController` is, for the model's own use.
  final var presentedInEffect: UIViewController? {
    if let presentedStorage { return presentedStorage }
    return parentLink.isEmpty ? nil : nearestPresenter.target?.presentedStorage
  }

  /// What `presentingViewController` is, for the model's own use.
  final var presentingInEffect: UIViewController? {
    if parentLink.isEmpty { return presentingLink.target }
    return nearestPresented.target?.presentingStorage
  }

  /// The style in which the controller is or would be presented now (rules P9, P10, P31).
  final var styleInEffect: UIModalPresentationStyle {
    if let controller = rare?.presentationController { return controller.styleInEffect }
    let own = modalPresentationStyle
    guard own == .popover || own == .formSheet else { return own }
    guard widthInEffect == .compact else { return own }
    return own == .popover ? Simulation.current.settings.compactPopoverStyle : .pageSheet
  }

  /// Lets the nearest container that carries an action out show a controller, else presents it (rule P30).
  final func present(
    _ controller: UIViewController, unlessBy action: Selector, _ sender: Any?,
    _ show: (UIViewController) -> Void
  ) {
    if let target = targetViewController(forAction: action, sender: sender), target !== self {
      show(target)
    } else {
      present(controller, animated: true)
    }
  }

  /// Whether the controller is on screen without being linked to a root by parents and presenters (rule P29).
  final var isDetached: Bool {
    let top = topmostAncestor
    return top.windowLink.isEmpty && top.presentingLink.isEmpty
  }
}
