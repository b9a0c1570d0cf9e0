import Foundation

// What a user could do now. Whoever explores an app asks before every gesture, and a gesture that is not listed here
// would reach nothing or be stopped by a transition.
extension UIWindow {
  /// What fills the topmost layer that the user sees, and whatever of it is shown inside, containers first.
  package final var shownControllers: [UIViewController] {
    var result: [UIViewController] = []
    topLayer?.forEachShown { result.append($0) }
    return result
  }

  /// The same, and before it what is shown in layers beneath that take touches all the same.
  final var controllersInReach: [UIViewController] {
    var result: [UIViewController] = []
    for layer in layersInReach.reversed() { layer.forEachShown { result.append($0) } }
    return result
  }

  /// The innermost screen of each layer that the user sees, lowest first.
  package final var shownLayers: [UIViewController] {
    var result: [UIViewController] = []
    result.reserveCapacity(8)
    for layer in visibleLayers {
      var last: UIViewController?
      layer.forEachShown { last = $0 }
      if let last { result.append(last) }
    }
    return result
  }

  /// The innermost screen of the topmost layer.
  final var topScreen: UIViewController? {
    var last: UIViewController?
    topLayer?.forEachShown { last = $0 }
    return last
  }

  /// Whether the app has said that nothing on screen shall be touched.
  package final var isFrozen: Bool {
    Simulation.current.application.ignoresEvents || !isUserInteractionEnabledStorage
  }

  /// Whether touches reach the screen: the app lets them, the user sees it, and nothing on it is on its way in or out.
  package final var takesTouches: Bool {
    guard !isFrozen, let top = topLayer, top.appearance != .appearing else { return false }
    var isMoving = visibleLayers.contains(where: \.isComingOrGoing)
    top.forEachShown { isMoving = isMoving || $0.stackTransitionInFlight != nil }
    return !isMoving
  }

  /// The tab bar that the user can touch: one in the topmost layer, or one around a context that it fills.
  package final var tabBarInReach: UITabBarController? {
    guard let top = topLayer else { return nil }
    let inside = controllersInReach.compactMap { $0 as? UITabBarController }.last
    if let inside { return inside.hidesBar ? nil : inside }
    guard top.styleInEffect == .currentContext || top.styleInEffect == .overCurrentContext else { return nil }
    var around = top.presentingStorage?.parentStorage
    while let candidate = around {
      if let tabs = candidate as? UITabBarController { return tabs }
      around = candidate.parentStorage
    }
    return nil
  }

  /// Taps a place in the tab bar that is in reach.
  ///
  /// - Parameter index: The place.
  /// - Returns: Whether there is one.
  package final func tapTabInReach(at index: Int) -> Bool { tabBarInReach?.tapTab(at: index) ?? false }

  /// The gestures that find something now, in a fixed order; those that need a second one to end are started only.
  package final var possibleGestures: [UserGesture] {
    guard takesTouches, !isBehindCover, let top = topLayer else { return [] }
    if let alert = top as? UIAlertController {
      return alert.actionStorage.indices.filter { alert.actionStorage[$0].isEnabled }.map { .tapAction($0) }
    }
    if top is any SystemScreen { return [true, false].map { .leaveSystemScreen(finished: $0) } }
    let shown = controllersInReach
    var result: [UserGesture] = []
    if let tabs = tabBarInReach {
      result += tabs.barPlaces.map { .tapTab($0) }
      result += tabs.moreRows.map { .tapMoreRow($0) }
    }
    addWaysBack(of: shown, to: &result)
    if shown.contains(where: { $0 is UIPageViewController && $0.isInReach }) {
      result += [.turnPage(forward: true), .turnPage(forward: false)]
    }
    addDismissals(of: top, to: &result)
    return result
  }

  private func addWaysBack(of shown: [UIViewController], to result: inout [UserGesture]) {
    guard let navigation = shown.compactMap({ $0 as? UINavigationController }).last?.stackForBack
    else { return }
    if navigation.canTapBack || navigation.backActionInReach != nil { result.append(.tapBack) }
    if navigation.takesEdgeSwipe() { result.append(.startEdgePop) }
  }

  private func addDismissals(of top: UIViewController, to result: inout [UserGesture]) {
    guard top.presentingStorage != nil else { return }
    switch top.styleInEffect {
    case .pageSheet, .formSheet: result += [.startSwipeDown(layer: 0)] + sheetDrags
    case .popover: result.append(.tapOutside)
    default: break
    }
  }

  /// The views that the user works with: those of the controllers inside the topmost layer that are inside no other.
  package final var shownViews: [UIView] {
    // A loop, because a closure that is handed on asks for its actor each time it is called, and this is asked at each rest.
    var result: [UIView] = []
    for controller in controllersInReach {
      guard let view = controller.viewStorage else { continue }
      // Of a child whose view its parent's view holds, the parent's view leads there.
      if let above = view.superviewStorage?.nearestController, above === controller.parentStorage { continue }
      result.append(view)
    }
    return result + viewsOverLayers
  }
}

extension UITabBarController {
  /// Whether what is pushed has taken the bar away.
  fileprivate final var hidesBar: Bool {
    guard let navigation = visibleTab as? UINavigationController else { return false }
    return navigation.childStorage.dropFirst().contains(where: \.hidesBottomBar)
  }
}

extension UIViewController {
  /// Calls a closure for this controller and what the user sees inside it, a container before its children.
  final func forEachShown(_ body: (UIViewController) -> Void) {
    body(self)
    forEachShownChild { child in
      if !child.isOutOfSight(in: self) { child.forEachShown(body) }
    }
  }
}

extension UIViewController {
  /// Whether the app has put the controller's view where nobody sees it: it or what it is in is hidden, has no size, or lies
  /// behind something opaque.
  final func isOutOfSight(in parent: UIViewController) -> Bool {
    guard let placed = viewStorage, placed.superviewStorage != nil else { return false }
    var view: UIView? = placed
    while let candidate = view, candidate !== parent.viewStorage {
      if candidate.isOutOfSight { return true }
      view = candidate.superviewStorage
    }
    return false
  }
}

extension UIViewController {
  /// Calls a closure for the controller and what the user works with inside it, a container before its children.
  final func forEachInwards(_ body: (UIViewController) -> Void) {
    body(self)
    for child in workingChildren { child.forEachInwards(body) }
  }

  /// Notes what a gesture needs of the controller and of what is inside it, as far as that is asked: of several children on screen
  /// the last one first, until there is what the gesture is for.
  ///
  /// - Returns: Whether there is.
  @discardableResult
  final func noteInwards(_ gesture: UserGesture) -> Bool {
    noteGesture(gesture)
    let children = workingChildren
    if children.reversed().contains(where: { $0.noteInwards(gesture) }) { return true }
    return gesture.containerClass.map { $0 == containerClass } ?? children.isEmpty
  }

  /// The children that the user works with: all that are on screen, of a stack the uppermost.
  private var workingChildren: [UIViewController] {
    let shown = childStorage.filter { shows($0) && !$0.isOutOfSight(in: self) }
    return containerClass == .navigation || containerClass == .tabs ? shown.suffix(1) : shown
  }

  /// Notes what a gesture needs of a controller that the user sees: which one it is, and of what it has besides what it shows only
  /// whether there is a way back, where the user goes back.
  private func noteGesture(_ gesture: UserGesture) {
    noteReading()
    switch gesture {
    case .startEdgePop, .tapBack: if containerClass == .navigation { noteComparingChildren(with: 1) }
    case .startSwipeDown, .tapOutside: break
    default: noteReadingChildren()
    }
  }
}

extension UserGesture {
  /// The class of container that it is for, where there is one.
  fileprivate var containerClass: ContainerClass? {
    switch self {
    case .startEdgePop, .tapBack: .navigation
    case .tapTab, .tapMoreRow, .tapSidebar: .tabs
    default: nil
    }
  }
}

extension UIView {
  /// Calls a closure for this view and those inside it of which a user sees something.
  final func forEachVisible(_ body: (UIView) -> Void) {
    guard !isHiddenStorage, alphaStorage > 0, !isEmptied else { return }
    body(self)
    forEachUncoveredSubview { $0.forEachVisible(body) }
  }
}

extension ControllerTree {
  /// The controller whose view fills a window, as the model keeps it.
  ///
  /// - Parameter window: The window.
  /// - Returns: Its root, or `nil`.
  package static func root(of window: UIWindow) -> UIViewController? { window.rootStorage }

  /// What UIKit remembers of controllers at rest that no drawing shows, but that decides what comes next.
  ///
  /// - Parameter controllers: The controllers.
  /// - Returns: A text that is equal where UIKit remembers the same.
  package static func marks(of controllers: [UIViewController]) -> String {
    var marks = ""
    // Nearly all controllers have none, so each mark names its own.
    for (number, controller) in controllers.enumerated() {
      let flags = controller.flags.intersection(.lasting)
      if !flags.isEmpty { marks += "\(number) has \(flags.rawValue)," }
      if !flags.contains(.modalInPresentation), controller.refusesSwipe { marks += "\(number) stays," }
      if controller.viewStorage?.isUserInteractionEnabledStorage == false { marks += "\(number) frozen," }
      if let navigation = controller as? UINavigationController { marks += navigation.marks(number) }
      // What the user can touch and where the sheet can be dragged depends on how high it is.
      guard let sheet = controller.sheetInEffect, sheet.detentsStorage.count > 1 else { continue }
      marks += "\(number) \(sheet.letsTouchesThrough ? "through" : "at") \(sheet.restingPlace),"
    }
    return marks
  }
}

extension UINavigationController {
  /// What the bar and the way back from the edge remember.
  fileprivate final func marks(_ number: Int) -> String {
    var marks = isNavigationBarHiddenStorage ? "\(number) hides its bar," : ""
    if rare?.popRecognizer?.isEnabledStorage == false { marks += "\(number) keeps off the edge," }
    return marks
  }
}
