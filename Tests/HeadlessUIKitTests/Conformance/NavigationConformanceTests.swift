import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A4: the navigation stack", .compared)
struct NavigationConformanceTests {
  @Test func `N1: a navigation controller starts empty, or with its root pushed`() {
    let empty = Stack("N")
    #expect(empty.topViewController == nil && empty.viewControllers == [])
    let root = Screen("A")
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.viewControllers == [root] && root.parent === navigation)
  }

  @Test func `N2: the stack runs from bottom to top, its controllers are children at once`() {
    let (bottom, top) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", bottom)
    _ = Stage(navigation)
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == [bottom, top] && navigation.children == [bottom, top])
    #expect(navigation.topViewController === top && top.parent === navigation)
  }

  @Test func `N3: the visible controller is the modal over the stack, else the top`() {
    let (top, modal) = (Screen("A"), Screen("M"))
    let navigation = Stack("N", top)
    let stage = Stage(navigation)
    #expect(navigation.visibleViewController === top)
    top.presentNow(modal)
    #expect(navigation.visibleViewController === modal)
    navigation.dismiss(animated: false)
    stage.settle()
    top.definesPresentationContext = true
    top.presentNow(modal.styled(.overCurrentContext))
    #expect(modal.presentingViewController === top && navigation.visibleViewController === modal)
    let (inner, sheet) = (Screen("B"), Screen("O"))
    let inside = Stack("I", inner)
    let tabs = Tabs("T", inside)
    _ = Stage(tabs)
    inner.presentNow(sheet)
    #expect(sheet.presentingViewController === tabs && inside.visibleViewController === sheet)
  }

  @Test func `N4: pushing what is on the stack raises`() {
    let (bottom, top) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    navigation.pushViewController(bottom, animated: true)
    #expect(
      stage.console == [
        "<N> is pushing the same view controller instance (<A>) more than once which is not supported and is most likely an error in the application"
      ])
    #expect(stage.raised && navigation.viewControllers == [bottom, top])
  }

  @Test func `N5: pushing a navigation controller raises`() {
    let navigation = Stack("N", Screen("A"))
    let stage = Stage(navigation)
    navigation.pushViewController(Stack("O", Screen("B")), animated: true)
    #expect(stage.raised && stage.console == ["Pushing a navigation controller is not supported (<O>)"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(arguments: ModelSettings.RefusalPolicy.allCases)
  func `N6: pushing a split view controller is refused, with or without raising, as the setting says`(
    policy: ModelSettings.RefusalPolicy
  ) {
    let navigation = Stack("N", Screen("A"))
    let stage = Stage(navigation) { $0.splitPush = policy }
    navigation.pushViewController(Split("S", Screen("B"), Screen("C")), animated: false)
    #expect(stage.console == ["Split View Controllers cannot be pushed to a Navigation Controller <N>"])
    #expect(navigation.viewControllers.count == 1 && stage.raised)
  }

  @Test func `N7: pushing a tab bar controller works in practice`() {
    let navigation = Stack("N", Screen("A"))
    let tabs = Tabs("T", Screen("B"))
    let stage = Stage(navigation)
    navigation.pushViewController(tabs, animated: true)
    stage.settle()
    #expect(navigation.topViewController === tabs && stage.console == [] && stage.isInOrder)
  }

  @Test func `N8: a nil controller cannot be pushed, because the type of the call forbids it`() {
    func parameter<Value>(of call: (Value, Bool) -> Void) -> Any.Type { Value.self }
    let navigation = Stack("N")
    let takesNil = parameter(of: navigation.pushViewController(_:animated:)) != UIViewController.self
    #expect(!takesNil)
  }

  @Test func `N9: a stack with the same controller twice raises`() {
    let (first, second) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", first)
    let stage = Stage(navigation)
    navigation.setViewControllers([first, second, first], animated: true)
    #expect(stage.console == ["All view controllers in a navigation controller must be distinct (<A>)"])
    #expect(stage.raised && navigation.viewControllers == [first])
  }

  @Test
  func
    `N10: a set stack looks like a pop to what was on the stack, like a push to what was not, else like nothing`()
  {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    let delegate = Delegate()
    let screens = ["A", "B", "C", "D"].map(Screen.init)
    let navigation = Stack("N", screens[0], screens[1], screens[2])
    let stage = Stage(navigation)
    navigation.delegate = delegate
    navigation.setViewControllers([screens[0], screens[1]], animated: true)
    stage.settle()
    #expect(delegate.operations == [.pop])
    navigation.setViewControllers([screens[3]], animated: true)
    stage.settle()
    #expect(delegate.operations == [.pop, .push])
    navigation.setViewControllers([screens[0], screens[3]], animated: true)
    #expect(navigation.transitionCoordinator == nil)
    stage.settle()
    #expect(delegate.operations == [.pop, .push] && navigation.viewControllers == [screens[0], screens[3]])
  }

  @Test func `N11: an empty stack is legal, and who was removed is told`() {
    let (bottom, top) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    navigation.setViewControllers([], animated: false)
    stage.settle()
    #expect(navigation.topViewController == nil && bottom.parent == nil && stage.isInOrder)
    for name in ["A", "B"] {
      #expect(
        journal.filter { $0.hasPrefix("\(name).") && $0.contains("Move") }
          == ["\(name).willMove(nil)", "\(name).didMove(nil)"])
    }
  }

  @Test func `N12: popping a stack of one or none does nothing and returns nil`() {
    let only = Screen("A")
    let navigation = Stack("N", only)
    let stage = Stage(navigation)
    #expect(navigation.popViewController(animated: true) == nil && navigation.viewControllers == [only])
    #expect(Stack("O").popViewController(animated: true) == nil && stage.isIdle && stage.console == [])
  }

  @Test(arguments: ModelSettings.EmptyPopResult.allCases)
  func `N13: pops return what they popped, bottom first; where nothing is popped the setting says what`(
    empty: ModelSettings.EmptyPopResult
  ) {
    let screens = ["A", "B", "C", "D"].map(Screen.init)
    let navigation = Stack("N")
    let stage = Stage(navigation) { $0.popToRootOnRoot = empty }
    navigation.viewControllers = screens
    stage.settle()
    #expect(navigation.popViewController(animated: true) === screens[3])
    stage.settle()
    #expect(navigation.popToViewController(screens[1], animated: false) == [screens[2]])
    navigation.pushViewController(screens[2], animated: false)
    stage.settle()
    #expect(navigation.popToRootViewController(animated: true) == [screens[1], screens[2]])
    stage.settle()
    #expect(navigation.popToRootViewController(animated: true) == (empty == .none ? nil : []))
  }

  @Test func `N14: popping to what is not on the stack raises`() {
    let bottom = Screen("A")
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    navigation.popToViewController(Screen("X"), animated: true)
    #expect(
      stage.raised && stage.console[0].hasPrefix("Tried to pop to a view controller that doesn't exist."))
    #expect(navigation.viewControllers == [bottom])
  }
}
