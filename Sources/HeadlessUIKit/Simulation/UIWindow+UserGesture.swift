extension UIWindow {
  /// Carries a gesture out on what the user sees in this window.
  ///
  /// Like a touch it is handled in the turn in which it comes; what it starts goes on with the clock.
  ///
  /// - Parameter gesture: What the user does.
  /// - Returns: Whether there was anything to do it with; a gesture that the app then forbids counts as done.
  @discardableResult
  public final func perform(_ gesture: UserGesture) -> Bool {
    noteGesture(gesture)
    guard Timeline.isRecording else { return carryOut(gesture) }
    return Timeline.current.noteGesture(gesture) { carryOut(gesture) }
  }

  /// While the app ignores events a finger that is down ends what it has begun, and the device can be turned.
  private func isIgnored(_ gesture: UserGesture) -> Bool {
    if case .changeSizeClass = gesture { return false }
    return !gesture.isLift && Simulation.current.application.ignoresEvents
  }

  private func carryOut(_ gesture: UserGesture) -> Bool {
    guard !isIgnored(gesture), !(gesture.isAroundContent && isBehindCover) else { return false }
    closeWhatIsInTheWay(of: gesture)
    return switch gesture {
    case .startSwipeDown(let layer): startSwipeDown(layer: layer)
    case .finishSwipeDown: finishSwipeDown(cancelled: false)
    case .cancelSwipeDown: finishSwipeDown(cancelled: true)
    case .dragSheet(let place): draggableSheet?.drag(to: place) ?? false
    case .tapOutside: tapOutside()
    case .startEdgePop: startEdgePop()
    case .finishEdgePop: finishEdgePop(cancelled: false)
    case .cancelEdgePop: finishEdgePop(cancelled: true)
    case .tapBack: tapBack()
    case .tapTab(let index): visible(UITabBarController.self)?.tapTab(at: index) ?? false
    case .tapMoreRow(let index): visible(UITabBarController.self)?.tapMoreRow(at: index) ?? false
    case .tapSidebar(let index): visible(UITabBarController.self)?.tapSidebar(at: index) ?? false
    case .tapAction(let index): tapAction(at: index)
    case .turnPage(let forward): visible(UIPageViewController.self)?.turnPage(forward: forward) ?? false
    case .tapControl, .tapMenuItem, .tapSegment, .adjust, .typeText, .replaceText, .tapReturn, .tapClear,
      .tapRow, .tapAccessory, .tapInsert, .dragRow, .pullToRefresh:
      touchContent(gesture)
    case .startMove(let movement, let number): startMove(movement, ofControl: number)
    case .finishMove: endMove(goingBack: false)
    case .cancelMove: endMove(goingBack: true)
    case .pressKey(let number): pressKey(number)
    case .shake: shake()
    case .press, .tapContextMenuItem, .tapPreview, .swipeRow, .tapSwipeAction, .tapBeside: openOrUse(gesture)
    case .leaveSystemScreen(let finished): leaveSystemScreen(finished: finished)
    case .changeSizeClass(let sizeClass): Simulation.current.changeSizeClass(to: sizeClass)
    }
  }

  /// The layers that the user sees, lowest first: the root and what is presented over it, tab by visible tab.
  final var visibleLayers: [UIViewController] {
    guard !isHidden, let root = rootStorage else { return [] }
    var result: [UIViewController] = []
    // Room for the layers of nearly every app, so that the list is made once.
    result.reserveCapacity(8)
    result.append(root)
    while let next = result.last?.visiblePresented { result.append(next) }
    return result
  }

  /// The topmost of these layers.
  final var topLayer: UIViewController? {
    guard !isHidden, var top = rootStorage else { return nil }
    while let next = top.visiblePresented { top = next }
    return top
  }

  /// What a gesture does depends on what the user sees in the topmost layer, and on nothing there while that comes or
  /// goes; which layer that is depends on what containers show whose children present.
  ///
  /// A finger that is lifted ends what it has begun, whatever the user sees by then.
  private func noteGesture(_ gesture: UserGesture) {
    if gesture.isLift { return }
    let layers = visibleLayers
    if case .startSwipeDown(let depth) = gesture, layers.indices.contains(layers.count - 1 - depth) {
      layers[layers.count - 1 - depth].forEachInside { $0.noteReading() }
    }
    let inReach = layersInReach
    for layer in layers
    where layer.presentedStorage?.isSeenThrough ?? true || inReach.contains(where: { $0 === layer }) {
      let isTouchable = inReach.contains { $0 === layer } && !layer.isComingOrGoing
      guard isTouchable || layer.hasPresentingChild else { continue }
      layer.noteInwards(gesture)
    }
  }

  /// The innermost visible container of a class in the topmost layer; no gesture gets past that layer.
  private func visible<Container: UIViewController>(_ type: Container.Type) -> Container? {
    for layer in layersInReach {
      guard !layer.isComingOrGoing else { return nil }
      var found: Container?
      layer.forEachInwards { found = $0 as? Container ?? found }
      if let found { return found }
    }
    return nil
  }

  private func startEdgePop() -> Bool {
    guard let navigation = stackForBack, navigation.takesEdgeSwipe() else { return false }
    navigation.beginEdgeSwipe()
    return true
  }

  private func tapBack() -> Bool {
    guard let navigation = stackForBack else { return false }
    if let action = navigation.backActionInReach {
      action.perform(by: navigation.navigationBar)
      return true
    }
    guard navigation.canTapBack else { return false }
    navigation.tapBack()
    return true
  }

  private var stackForBack: UINavigationController? { visible(UINavigationController.self)?.stackForBack }

  /// A finger that is down goes on with what it has begun, also when something has come over that.
  private func finishEdgePop(cancelled: Bool) -> Bool {
    let isLifted = navigationAtFinger?.endEdgeSwipe() ?? false
    guard let running = drivenPop else { return isLifted }
    running.finishInteraction(cancelled: cancelled)
    return true
  }

  /// The stack at whose edge a finger is without UIKit's own delegate.
  private var navigationAtFinger: UINavigationController? {
    stacksInwards.first { $0.flags.contains(.fingerAtEdge) }
  }

  /// The pop that a finger drives in one of the layers that the user sees, the topmost first.
  private var drivenPop: Transition? {
    stacksInwards.lazy.compactMap(\.stackTransition).first(where: \.isDriven)
  }

  /// The stacks in the layers that the user sees, those of the topmost layer first.
  private var stacksInwards: [UINavigationController] {
    var result: [UINavigationController] = []
    for layer in visibleLayers.reversed() {
      layer.forEachInwards { if let stack = $0 as? UINavigationController { result.append(stack) } }
    }
    return result
  }

  private func tapAction(at index: Int) -> Bool {
    guard let alert = topLayer as? UIAlertController, alert.transition == nil,
      alert.actionStorage.indices.contains(index)
    else { return false }
    alert.tap(alert.actionStorage[index])
    return true
  }
}

// MARK: - Sheets and popovers

extension UIWindow {
  private func startSwipeDown(layer depth: Int) -> Bool {
    let layers = visibleLayers
    guard depth >= 0, depth < layers.count - 1 else { return false }
    let sheet = layers[layers.count - 1 - depth]
    if sheet is any SystemScreen { return false }
    let style = sheet.styleInEffect
    guard style == .pageSheet || style == .formSheet else { return false }
    return startDismissal(of: sheet, interactive: true)
  }

  private func finishSwipeDown(cancelled: Bool) -> Bool {
    for layer in visibleLayers.reversed() {
      if let running = layer.transition, running.endsSwipe, running.isDriven {
        running.finishInteraction(cancelled: cancelled)
        return true
      }
    }
    return false
  }

  private func tapOutside() -> Bool {
    guard let popover = topLayer, popover.styleInEffect == .popover,
      !(popover is any SystemScreen)
    else { return false }
    return startDismissal(of: popover, interactive: false)
  }

  /// Asks and tells the delegate in the order of rules D14 and D16, then starts the dismissal.
  private func startDismissal(of presented: UIViewController, interactive: Bool) -> Bool {
    guard let presenter = presented.presentingStorage, presented.transition == nil,
      presenter.transition == nil, let controller = presented.presentationInEffect
    else { return false }
    // The delegate may have dismissed it itself meanwhile.
    guard controller.letsUserDismiss(presented), presented.transition == nil, presenter.transition == nil,
      presented.presentingStorage === presenter
    else { return true }
    let transition = Simulation.current.clock.makeTransition(
      .dismiss, presenter: presenter, presented: presented, animated: true, completion: nil)
    transition.isDriven = interactive
    transition.endsSwipe = true
    Presenter.start(transition, from: presenter)
    if interactive { transition.begin() } else { Simulation.current.clock.scheduleBegin(of: transition) }
    return true
  }
}

extension UIPresentationController {
  /// Asks the delegate whether the user may dismiss what is presented, and tells it what comes of that (rules D14, D16).
  ///
  /// Whoever is shown in the presentation may refuse for all of it: Apple's header speaks of the presentation that hosts the
  /// controller.
  fileprivate final func letsUserDismiss(_ presented: UIViewController) -> Bool {
    let isAllowed =
      !presented.refusesToGo
      && callDelegate("shouldDismiss", otherwise: true) { $0.presentationControllerShouldDismiss(self) }
    if isAllowed {
      callDelegate("willDismiss", otherwise: ()) { $0.presentationControllerWillDismiss(self) }
    } else {
      callDelegate("didAttemptToDismiss", otherwise: ()) {
        $0.presentationControllerDidAttemptToDismiss(self)
      }
    }
    return isAllowed
  }
}

extension UIViewController {
  /// What is presented over this controller where the user sees it.
  fileprivate final var visiblePresented: UIViewController? {
    if let presentedStorage, !presentedStorage.isSeenThrough { return presentedStorage }
    if let above = presentedStorage?.visiblePresented { return above }
    for child in childStorage where shows(child) {
      if let presented = child.visiblePresented { return presented }
    }
    return nil
  }

  /// Whether the controller, or one that is shown inside it, keeps the user from dismissing it (rule D16).
  fileprivate final var refusesToGo: Bool {
    refusesSwipe || childStorage.contains { shows($0) && $0.refusesToGo }
  }

  /// Calls a closure for the controller and for all that are shown inside it.
  fileprivate final func forEachInside(_ body: (UIViewController) -> Void) {
    body(self)
    for child in childStorage where shows(child) { child.forEachInside(body) }
  }

  /// Whether something inside the controller presents.
  fileprivate final var hasPresentingChild: Bool {
    childStorage.contains { $0.presentedStorage != nil || $0.hasPresentingChild }
  }

  /// Whether the controller, as a layer, is coming or going: it takes no touches then.
  final var isComingOrGoing: Bool { transition.map { !$0.hasEnded } ?? false }
}

extension UserGesture {
  /// Whether a finger touches what UIKit puts around the app's screens.
  fileprivate var isAroundContent: Bool {
    switch self {
    case .startSwipeDown, .dragSheet, .tapOutside, .startEdgePop, .tapBack, .tapTab, .tapMoreRow, .tapSidebar,
      .tapAction, .turnPage:
      true
    default: false
    }
  }

  /// Whether a finger is lifted that was down.
  fileprivate var isLift: Bool {
    switch self {
    case .finishSwipeDown, .cancelSwipeDown, .finishEdgePop, .cancelEdgePop, .finishMove, .cancelMove: true
    default: false
    }
  }
}
