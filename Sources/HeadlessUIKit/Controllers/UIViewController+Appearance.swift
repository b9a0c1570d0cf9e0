extension UIViewController {
  /// Starts or reverses a change of appearance by hand, as a custom container does (rule C8).
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the controller comes on screen.
  ///   - animated: Whether with animation.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    noteReading()
    let call = begin(.beginAppearance, [.flag("appearing", isAppearing), .animated(animated)])
    defer { call.end() }
    let target: Appearance = isAppearing ? .appearing : .disappearing
    let settled: Appearance = isAppearing ? .appeared : .disappeared
    guard appearance != target, appearance != settled else {
      Simulation.current.warn(.unbalancedAppearance(ControllerReference(self)))
      return
    }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    beginAppearance(isAppearing, animated: animated)
    flags.insert(.appearanceByHand)
  }

  /// Ends a change of appearance by hand (rule C8).
  public final func endAppearanceTransition() {
    noteReading()
    let call = begin(.endAppearance)
    defer { call.end() }
    guard appearance == .appearing || appearance == .disappearing else {
      Simulation.current.warn(.unbalancedAppearance(ControllerReference(self)))
      return
    }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    // What was inside may have changed while the app said who is on screen.
    HierarchyChange.noteDisorder()
    endAppearance()
  }

  /// Starts a change of appearance: the controller's own callback, then its children's (rule C7).
  ///
  /// A call that changes nothing is ignored, so that callbacks alternate (rule L9). Reversing a change that has not
  /// ended is how a cancelled transition looks (rule L10).
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let target: Appearance = isAppearing ? .appearing : .disappearing
    let settled: Appearance = isAppearing ? .appeared : .disappeared
    if flags.contains(.appearanceByHand) { leaveHands() }
    guard appearance != target, appearance != settled else { return }
    if isAppearing, !flags.contains(.viewLoaded) { loadViewIfNeeded() }
    appearanceWillChange(isAppearing: isAppearing, animated: animated)
    // Loading the view and telling a delegate may have done it already.
    guard appearance != target, appearance != settled else { return }
    appearance = target
    flags.set(.animatedAppearance, animated)
    if isAppearing { callWillAppear(animated) } else { callWillDisappear(animated) }
    guard mayShowOthers, shouldAutomaticallyForwardAppearanceMethods else { return }
    forEachShownChild { forward(isAppearing, to: $0, animated: animated) }
    forEachGuest { forward(isAppearing, to: $0, animated: animated) }
  }

  @inline(__always)
  private func callWillAppear(_ animated: Bool) {
    HierarchyChange.noteArrival(of: self)
    StructureReads.callBack("viewWillAppear", on: self) { viewWillAppear(animated) }
    StructureReads.callBack("viewIsAppearing", on: self) { viewIsAppearing(animated) }
    if RowLayout.isAwaited { RowLayout.carryOut() }
  }

  @inline(__always)
  private func callWillDisappear(_ animated: Bool) {
    StructureReads.callBack("viewWillDisappear", on: self) { viewWillDisappear(animated) }
  }

  /// Hands a change of appearance on to a controller inside this one, as far as callbacks have left it what it was: one
  /// that was turned round is not handed on, and one that has ended meanwhile ends there too.
  @inline(__always)
  private func forward(_ isAppearing: Bool, to inner: UIViewController, animated: Bool) {
    let isOver = appearance == (isAppearing ? .appeared : .disappeared)
    guard isOver || appearance == (isAppearing ? .appearing : .disappearing) else { return }
    inner.beginLayerAppearance(isAppearing, animated: animated)
    if isOver { inner.endLayerAppearance() }
  }

  /// Whether somebody may be on screen inside this controller; not so for nearly all screens.
  @inline(__always)
  private var mayShowOthers: Bool {
    flags.contains(.keepsOthers) || !isChildless || (viewStorage?.hasSubviews ?? false)
  }

  /// Calls a closure for the controllers that have no place of their own, and whose views the app has put under this
  /// one's: they come and go with the view that theirs is in.
  private func forEachGuest(_ body: (UIViewController) -> Void) {
    guard let viewStorage, viewStorage.hasSubviews else { return }
    viewStorage.forEachController { guest in
      if guest.isUnplaced { body(guest) }
    }
  }

  /// The tree says again who is on screen: whatever was excused while the app said so is looked at once more.
  private func leaveHands() {
    flags.remove(.appearanceByHand)
    HierarchyChange.noteDisorder()
  }

  /// Starts the change of appearance that a container passes on: what a child presents in its own context comes and
  /// goes with it, and a child that is covered by such a presentation stays off screen (rules C7, P27).
  final func beginLayerAppearance(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing || !flags.contains(.coveredByPresented) && !flags.contains(.beingCovered) {
      beginAppearance(isAppearing, animated: animated)
    }
    guard let presented = presentedStorage, presented.flags.contains(.viewInTransitionContainer)
    else { return }
    presented.beginLayerAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginLayerAppearance` started; a presentation in flight ends its own callbacks.
  final func endLayerAppearance() {
    endAppearance()
    guard let presented = presentedStorage, presented.flags.contains(.viewInTransitionContainer)
    else { return }
    if let own = presented.transition, own.phase == .running, own.presenter !== presented { return }
    presented.endLayerAppearance()
  }

  /// Brings the controller and what it presents in its own context on or off screen in one go.
  final func setLayerAppearance(_ isAppearing: Bool, animated: Bool = false) {
    beginLayerAppearance(isAppearing, animated: animated)
    endLayerAppearance()
  }

  /// Whether the app itself brings about a change of appearance that is under way, of the controller or of what it
  /// stands in, over or under.
  final var isChangedByHand: Bool {
    var current: UIViewController? = self
    while let controller = current {
      let isChanging = controller.appearance == .appearing || controller.appearance == .disappearing
      if isChanging, controller.flags.contains(.appearanceByHand) { return true }
      current =
        controller.parentStorage ?? controller.presentingStorage
        ?? controller.viewStorage?.superviewStorage?.nearestController
    }
    return false
  }

  /// Ends the change of appearance that is under way, if one is.
  final func endAppearance() {
    let animated = flags.contains(.animatedAppearance)
    // What a callback has started anew ends by itself, inside the controller too.
    switch appearance {
    case .appearing:
      appearance = .appeared
      StructureReads.callBack("viewDidAppear", on: self) { viewDidAppear(animated) }
      guard appearance == .appeared else { return }
      noteWhatIsShown()
    case .disappearing:
      appearance = .disappeared
      StructureReads.callBack("viewDidDisappear", on: self) { viewDidDisappear(animated) }
      guard appearance == .disappeared else { return }
    case .appeared, .disappeared: return
    }
    endAppearanceInside()
    appearanceDidChange(animated: animated)
  }

  @inline(__always)
  private func endAppearanceInside() {
    guard mayShowOthers, shouldAutomaticallyForwardAppearanceMethods else { return }
    forEachShownChild { $0.endLayerAppearance() }
    forEachGuest {
      $0.endLayerAppearance()
      if appearance == .disappeared { HierarchyChange.noteDeparture(of: $0) }
    }
  }

  /// Brings the controller on or off screen in one go.
  final func setAppearance(_ isAppearing: Bool, animated: Bool = false) {
    beginAppearance(isAppearing, animated: animated)
    endAppearance()
  }
}

extension UIViewController {
  /// Whether this controller's view may go under the view of the given controller (rule C5).
  final func mayEnter(nearest: UIViewController?) -> Bool {
    guard let parent = parentStorage, let nearest, parent !== nearest else { return true }
    Simulation.current.raise(
      .viewOfForeignChild(
        ControllerReference(self), expected: ControllerReference(nearest), actual: ControllerReference(parent)
      ))
    return false
  }

  /// Takes the view out of where the app has put it, because the controller gets a place that brings its own.
  ///
  /// - Parameter container: The new parent, if there is one; a view that stands in its view already stays there.
  final func leaveForeignView(for container: UIViewController?) {
    guard let superview = viewStorage?.superviewStorage else { return }
    if let container, !container.placesView(of: self), superview.nearestController === container { return }
    viewStorage?.takeOut()
  }

  /// Takes what was left in a window, when its root was replaced, out of there: it gets another place (rule W4).
  final func endResidue() {
    guard flags.contains(.leftBehind) else { return }
    rare?.residueWindow = nil
    flags.subtract([.leftBehind, .leftBeneath])
    forEachLayer { $0.setAppearance(false) }
  }

  /// Called when the controller's view was put under another view: it appears if that is on screen (rule C9).
  ///
  /// A container of UIKit's says of its own children when they appear; who is nobody's child goes by its view there too.
  final func viewDidEnter() {
    guard windowStorage == nil, presentingStorage == nil else { return }
    guard let host = parentStorage ?? viewStorage?.superviewStorage?.nearestController else {
      if viewStorage?.windowInEffect?.isHiddenInEffect == false { setAppearance(true) }
      return
    }
    guard host.shouldAutomaticallyForwardAppearanceMethods,
      parentLink.isEmpty || (!host.placesView(of: self) && host.shows(self))
    else { return }
    switch host.appearance {
    case .appeared: setLayerAppearance(true)
    case .appearing: beginLayerAppearance(true, animated: host.flags.contains(.animatedAppearance))
    case .disappearing, .disappeared: break
    }
  }

  /// Called before the controller's view is taken out of its superview.
  final func viewWillLeave() {
    if followsItsView { beginLayerAppearance(false, animated: false) }
  }

  /// Called after the controller's view was taken out of its superview.
  final func viewDidLeave() {
    if followsItsView { endLayerAppearance() }
  }

  /// Called when the view that the controller's view was in is gone.
  final func hostIsGone() {
    guard followsItsView else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    HierarchyChange.noteDeparture(of: self)
    setLayerAppearance(false)
  }

  /// Whether the controller comes and goes with its view, and neither the app nor a container says when.
  private var followsItsView: Bool {
    guard let parentStorage else { return windowStorage == nil && presentingStorage == nil }
    return parentStorage.shouldAutomaticallyForwardAppearanceMethods && !parentStorage.placesView(of: self)
  }
}
