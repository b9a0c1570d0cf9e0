import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A4: pushing and popping, callbacks and fingers", .compared)
struct NavigationCourseConformanceTests {
  private let delegate = StackListener()
  private let bottom = Screen("A")
  private let top = Screen("B")

  private func delegateCalls() -> [String] { only(["delegate"], in: takeJournal()) }

  @Test func `N22: the delegate hears of push, pop, set and the first display, with their animation`() {
    let navigation = Stack("N", bottom)
    let stage = Stage()
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(delegateCalls() == ["delegate.willShow A false", "delegate.didShow A false"])
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(delegateCalls() == ["delegate.willShow B true", "delegate.didShow B true"])
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(delegateCalls() == ["delegate.willShow A false", "delegate.didShow A false"])
    navigation.setViewControllers([top], animated: true)
    stage.settle()
    #expect(delegateCalls() == ["delegate.willShow B true", "delegate.didShow B true"])
  }

  @Test func `N23: willShow comes before viewWillAppear, didShow after viewDidAppear`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    navigation.delegate = delegate
    navigation.pushViewController(top, animated: true)
    stage.settle()
    let events = journal.filter { $0.contains("Show") || $0 == "B.willAppear" || $0 == "B.didAppear" }
    #expect(events == ["delegate.willShow B true", "B.willAppear", "B.didAppear", "delegate.didShow B true"])
  }

  @Test func `N24: a cancelled interactive pop told willShow, tells no didShow, and the stack is as before`()
  {
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    navigation.delegate = delegate
    stage.user(.startEdgePop)
    stage.user(.cancelEdgePop)
    stage.settle()
    #expect(delegateCalls() == ["delegate.willShow A true"])
    #expect(navigation.viewControllers == [bottom, top] && top.parent === navigation && stage.isInOrder)
  }

  @Test func `N25: the callbacks of a cancelled interactive pop`() {
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    stage.user(.startEdgePop)
    stage.user(.cancelEdgePop)
    stage.settle()
    #expect(
      appearances(only(["A", "B"], in: journal)) == [
        "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
      ])
  }

  @Test func `N26: during an interactive pop the destination is on top already`() {
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    stage.user(.startEdgePop)
    #expect(navigation.topViewController === bottom && navigation.viewControllers == [bottom])
    stage.user(.finishEdgePop)
    stage.settle()
    #expect(navigation.viewControllers == [bottom] && top.parent == nil && stage.isInOrder)
  }

  @Test func `N27: no edge pop at the root, with a replaced or hidden back button, or while something moves`()
  {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    #expect(!stage.user(.startEdgePop) && !stage.user(.tapBack))
    navigation.pushViewController(top, animated: true)
    #expect(!stage.user(.startEdgePop))
    stage.settle()
    top.navigationItem.hidesBackButton = true
    #expect(!stage.user(.startEdgePop))
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = UIBarButtonItem()
    #expect(!stage.user(.startEdgePop) && !stage.user(.tapBack))
    top.navigationItem.leftBarButtonItem = nil
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(!stage.user(.startEdgePop))
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!stage.user(.startEdgePop))
    #expect(stage.user(.tapBack) && navigation.viewControllers == [bottom])
  }

  @Test
  func
    `N39: with a delegate of the app's a swipe from the edge needs no back button, and at the root it stops the next push`()
  {
    final class Delegate: UIGestureRecognizerDelegate {
      var allows = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let delegate = Delegate()
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    navigation.interactivePopGestureRecognizer?.delegate = delegate
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(stage.user(.startEdgePop) && stage.user(.finishEdgePop))
    stage.settle()
    #expect(navigation.viewControllers == [bottom])
    delegate.allows = false
    #expect(stage.user(.startEdgePop) && stage.user(.finishEdgePop))
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [bottom, top] && navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: false)
    stage.settle()
    delegate.allows = true
    #expect(stage.user(.startEdgePop) && stage.user(.cancelEdgePop))
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [bottom, top] && navigation.transitionCoordinator != nil)
  }

  @Test func `N40: the swipe from the edge asks the class for its pop when it begins`() {
    final class Popping: UINavigationController {
      var handsOn = true
      override func popViewController(animated: Bool) -> UIViewController? {
        record("N", "pop \(animated)")
        return handsOn ? super.popViewController(animated: animated) : nil
      }
    }
    let navigation = Popping(rootViewController: bottom)
    navigation.pushViewController(top, animated: false)
    let stage = Stage(navigation)
    for (ending, isLeft) in [(UserGesture.cancelEdgePop, [bottom, top]), (.finishEdgePop, [bottom])] {
      stage.user(.startEdgePop)
      #expect(only(["N"], in: takeJournal()) == ["N.pop true"] && navigation.viewControllers == [bottom])
      stage.user(ending)
      stage.settle()
      #expect(only(["N"], in: takeJournal()) == [] && navigation.viewControllers == isLeft)
    }
    navigation.pushViewController(top, animated: false)
    navigation.handsOn = false
    stage.settle()
    stage.user(.startEdgePop)
    stage.user(.finishEdgePop)
    stage.settle()
    #expect(only(["N"], in: takeJournal()) == ["N.pop true"] && navigation.viewControllers == [bottom, top])
    navigation.handsOn = true
    _ = navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [bottom] && stage.isInOrder)
  }

  @Test func `N41: changing the items of a navigation controller's bar raises`() {
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    navigation.navigationBar.items = []
    navigation.navigationBar.pushItem(UINavigationItem(title: "C"), animated: false)
    navigation.navigationBar.popItem(animated: false)
    let methods = ["setItems:animated:", "pushNavigationItem:animated:", "popNavigationItemAnimated:"]
    #expect(
      stage.console
        == methods.map { "Cannot call \($0) directly on a UINavigationBar managed by a controller." })
    #expect(stage.raised && navigation.navigationBar.items?.count == 2)
  }

  @Test func `N28: the navigation controller is the nearest among the parents, not across a presentation`() {
    let modal = Screen("M")
    let box = Box("X", top)
    let navigation = Stack("N", box)
    _ = Stage(navigation)
    #expect(top.navigationController === navigation && navigation.navigationController == nil)
    top.presentNow(modal)
    #expect(modal.navigationController == nil)
    let inner = Stack("I", Screen("C"))
    let outer = Stack("O", Tabs("T", inner))
    #expect(inner.topViewController?.navigationController === inner && inner.navigationController === outer)
  }

  @Test func `N29: hiding the bottom bar changes neither the stack nor the selection`() {
    let navigation = Stack("N", bottom)
    let tabs = Tabs("T", navigation, Screen("C"))
    let stage = Stage(tabs)
    top.hidesBottomBarWhenPushed = true
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(tabs.selectedViewController === navigation && navigation.viewControllers == [bottom, top])
  }

  @Test func `N30: the order of a push`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(
      journal == [
        "B.willMove", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
        "B.didMove",
      ])
  }

  @Test func `N31: the order of a pop`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    do { navigation.pushViewController(Screen("C"), animated: false) }
    stage.settle()
    journal = []
    do { navigation.popViewController(animated: true) }
    stage.settle()
    #expect(
      journal == [
        "C.willMove(nil)", "C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear",
        "C.didMove(nil)",
        "C.deinit",
      ])
  }

  @Test func `N32: who moves knows it in the callbacks, who is covered or revealed does not move`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    var seen: [String] = []
    for screen in [bottom, top] {
      screen.onEvent = { event in
        guard event.hasSuffix("ppear") else { return }
        if screen.isMovingToParent { seen.append("\(screen.name).\(event) in") }
        if screen.isMovingFromParent { seen.append("\(screen.name).\(event) out") }
      }
    }
    navigation.pushViewController(top, animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(seen == ["B.willAppear in", "B.didAppear in", "B.willDisappear out", "B.didDisappear out"])
  }

  @Test func `N33: what was not visible is told of its move only, and is not loaded`() {
    let (middle, unloaded) = (Screen("M"), Screen("U"))
    let navigation = Stack("N", bottom, unloaded, middle, top)
    let stage = Stage(navigation)
    navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(only(["M"], in: journal) == ["M.willMove(nil)", "M.didMove(nil)"])
    #expect(only(["U"], in: journal) == ["U.willMove(nil)", "U.didMove(nil)"] && !unloaded.isViewLoaded)
  }

  @Test func `N34: off screen only the list changes: nothing appears and nothing is loaded`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(Tabs("T", Screen("X"), navigation))
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == [bottom, top] && stage.isIdle && !top.isViewLoaded)
    #expect(journal == ["B.willMove", "B.didMove"])
  }

  @Test func `N35: show pushes with animation`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    navigation.show(top, sender: nil)
    #expect(navigation.topViewController === top && navigation.transitionCoordinator != nil)
    stage.settle()
    UIView.setAnimationsEnabled(false)
    navigation.show(Screen("C"), sender: nil)
    #expect(navigation.transitionCoordinator == nil)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `N36: unwinding towards a controller on the stack pops to it`() {
    let source = Screen("C")
    let navigation = Stack("N", bottom, top, source)
    let stage = Stage(navigation)
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: bottom)
    navigation.unwind(for: segue, towards: bottom)
    stage.settle()
    #expect(navigation.viewControllers == [bottom] && stage.isInOrder)
  }

  @Test(arguments: ModelSettings.RoleConflictPolicy.allCases)
  func `N37: a push takes a controller from its parent; from its presenter only if the setting says so`(
    policy: ModelSettings.RoleConflictPolicy
  ) {
    let modal = Screen("M")
    let (navigation, other) = (Stack("N", bottom), Stack("O", Screen("C"), top))
    let stage = Stage(Tabs("T", navigation, other)) { $0.presentedElsewhere = policy }
    navigation.pushViewController(top, animated: false)
    stage.settle()
    #expect(top.parent === navigation && other.viewControllers.count == 1 && stage.console == [])
    navigation.presentNow(modal)
    navigation.pushViewController(modal, animated: false)
    stage.settle()
    #expect(stage.console == ["<M> cannot be a child of <N>: it stands elsewhere in the hierarchy."])
    #expect(navigation.viewControllers.contains(modal) == (policy == .move))
    #expect((navigation.presentedViewController == nil) == (policy == .move) && stage.isInOrder)
  }

  @Test func `N38: an animation takes the time that the setting says`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation) {
      $0.navigationDuration = 7
      $0.presentationDuration = 11
    }
    var start = stage.time
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(stage.time - start == 7)
    start = stage.time
    navigation.present(Screen("M"), animated: true)
    stage.settle()
    #expect(stage.time - start == 11)
  }
}
