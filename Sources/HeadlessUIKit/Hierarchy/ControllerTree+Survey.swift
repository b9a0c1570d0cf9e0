/// One controller of a hierarchy, as a survey has come by it.
package struct SurveyedController {
  /// The controller; not counted, so it must be looked at before the hierarchy changes.
  ///
  /// Whoever reads a survey by counting takes 1,445 instructions more a run, of 69,255 (as in `Link.swift`). It is no
  /// `Uncounted`, whose calls the compiler does not inline into other modules.
  package let controller: Unmanaged<UIViewController>

  /// The controller's number in the process.
  package let serial: Int

  /// Which of the system's containers it is.
  package let containerClass: ContainerClass

  /// Whether its container shows it, or for a layer's own controller whether it is on screen with whoever presents it.
  ///
  /// A screen of the app's that has other controllers inside shows those whose views are inside its own.
  package let isShownByContainer: Bool

  /// The layer that it is in, from 0.
  package let layer: Int16

  /// The index of its container in the survey, or -1 for a layer's own controller.
  package let parent: Int16

  /// For a tab bar controller the selected index, or -1.
  package let selectedIndex: Int16

  /// Whether it is the navigation controller behind More, which the app has not put there (rule T7).
  package let isMore: Bool
}

extension ControllerTree {
  /// Takes down every controller of a window, and checks on the same walk what must hold of every hierarchy.
  ///
  /// A checker asks for both after each attempt. A container comes before its children, a layer before the one over it;
  /// a tab that More hosts is listed as the tab that it is to the app, before More. Where several controllers of a layer
  /// present, only the first one's layer is listed, but all are checked.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - isSettled: Whether no event is pending, as for `_checkInvariants`.
  ///   - list: What is appended to; the caller's, so that it can be used again.
  /// - Returns: Whether all is well; where not, `_checkInvariants` says what is wrong, or that it is excused.
  package static func survey(
    _ window: UIWindow, isSettled: Bool, into list: inout [SurveyedController]
  ) -> Bool {
    if isSettled { ContainerDuties.tell() }
    guard let root = window.rootStorage else { return true }
    var survey = Survey(isSettled: isSettled && !window.isHiddenInEffect)
    survey.isSound =
      root.parentLink.isEmpty && root.presentingLink.isEmpty && root.windowLink.leads(to: window)
    var next: Survey.Layer? = Survey.Layer(controller: Uncounted(root), isOnScreen: true)
    while let layer = next {
      survey.above = nil
      layer.controller.look {
        // Where nothing is pending, a layer has gone with its presenter: with the tab in whose context it stands.
        let isShown = !survey.isSettled || survey.layer == 0 || $0.hasHost
        survey.visit($0, in: -1, isShown: isShown, isOnScreen: layer.isOnScreen, into: &list)
      }
      survey.layer &+= 1
      next = survey.above
    }
    return survey.isSound
  }
}

/// The state of one walk over a hierarchy.
@MainActor
private struct Survey {
  /// A controller that fills a layer, and whether its presenter's place is on screen.
  struct Layer {
    let controller: Uncounted<UIViewController>
    let isOnScreen: Bool
  }

  let isSettled: Bool
  let walk: Int
  var isSound = true
  var layer: Int16 = 0

  /// What the first presenting controller of the layer presents.
  var above: Layer?

  init(isSettled: Bool) {
    self.isSettled = isSettled
    walk = HierarchyWalk.next()
  }

  mutating func visit(
    _ controller: UIViewController, in parent: Int16, isShown: Bool, isOnScreen: Bool, isMore: Bool = false,
    into list: inout [SurveyedController]
  ) {
    guard controller.lastWalk != walk else {
      isSound = false
      return
    }
    controller.lastWalk = walk
    let own = Int16(truncatingIfNeeded: list.count)
    let containerClass = controller.containerClass
    let selected = containerClass == .tabs ? selectedIndex(of: controller) : -1
    list.append(
      SurveyedController(
        controller: .passUnretained(controller), serial: controller.serial,
        containerClass: containerClass, isShownByContainer: isShown, layer: layer, parent: parent,
        selectedIndex: Int16(truncatingIfNeeded: selected), isMore: isMore))
    let isVisible = isOnScreen && !controller.flags.contains(.coveredByPresented)
    if isSettled { checkRest(of: controller, isVisible: isVisible) }
    if let presented = controller.presentedStorage {
      visit(presented, over: controller, isOnScreen: isOnScreen)
    }
    guard !controller.isChildless else { return }
    let forwards = isSettled && isVisible && controller.shouldAutomaticallyForwardAppearanceMethods
    if containerClass == .tabs, visitTabs(of: controller, in: own, forwards: forwards, into: &list) { return }
    let count = controller.childCount
    let showsOne = containerClass == .navigation || containerClass == .tabs
    let shown = containerClass == .navigation ? count - 1 : selected
    for index in 0..<count {
      controller.look(at: index) { child in
        // The tab that More hosts was listed among the tabs.
        if isMore, child.lastWalk == walk { return }
        if !child.parentLink.leads(to: controller) { isSound = false }
        visit(
          child, in: own,
          isShown: showsOne ? shown == index : ControllerTree.shows(child, in: controller),
          isOnScreen: forwards && controller.shows(child), into: &list)
      }
    }
  }

  /// Visits the tabs in their order, also the one that More hosts (rule T8), then More; whether there is More.
  private mutating func visitTabs(
    of controller: UIViewController, in own: Int16, forwards: Bool, into list: inout [SurveyedController]
  ) -> Bool {
    // Asked of tab bar controllers only, and a checked cast takes long.
    let tabs = unsafeDowncast(controller, to: UITabBarController.self)
    guard let more = tabs.more, more.parentLink.leads(to: tabs) else { return false }
    let isMoreOnScreen = forwards && tabs.shows(more)
    var hosted: UIViewController?
    for tab in tabs.tabControllers {
      let isHosted = tab.parentLink.leads(to: more)
      if isHosted { hosted = tab } else if !tab.parentLink.leads(to: tabs) { isSound = false }
      let isShown =
        tabs.visibleTab === (isHosted ? more : tab) && (!isHosted || more.childStorage.last === tab)
      let isOnScreen = isHosted ? isMoreOnScreen && more.shows(tab) : forwards && tabs.shows(tab)
      visit(tab, in: own, isShown: isShown, isOnScreen: isOnScreen, into: &list)
    }
    let isListShown = tabs.visibleTab === more && (hosted == nil || more.childStorage.last !== hosted)
    visit(more, in: own, isShown: isListShown, isOnScreen: isMoreOnScreen, isMore: true, into: &list)
    return true
  }

  /// The selected index of a tab bar controller.
  private mutating func selectedIndex(of controller: UIViewController) -> Int {
    // Asked of tab bar controllers only, and a checked cast takes long.
    let tabs = unsafeDowncast(controller, to: UITabBarController.self)
    if tabs.selectedController == nil, !tabs.tabControllers.isEmpty { isSound = false }
    return tabs.selectedIndex
  }

  private mutating func checkRest(of controller: UIViewController, isVisible: Bool) {
    if controller.appearance != (isVisible ? .appeared : .disappeared) || controller.isUnfinished {
      isSound = false
    }
  }

  /// Notes the next layer; a second one over the same layer is only checked.
  private mutating func visit(
    _ presented: UIViewController, over controller: UIViewController, isOnScreen: Bool
  ) {
    if !presented.parentLink.isEmpty || !presented.presentingLink.leads(to: controller) { isSound = false }
    if above == nil {
      above = Layer(controller: Uncounted(presented), isOnScreen: isOnScreen)
    } else {
      // Rare: what exactly is wrong with it, or that all is well, only a walk of the whole window can say.
      isSound = false
    }
  }
}
