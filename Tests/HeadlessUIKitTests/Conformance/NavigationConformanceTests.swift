import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Conformance A4: the navigation stack")
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
    final class Delegate: UINavigationControllerDelegate {
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

  @Test(arguments: [true, false])
  func `N15: stack and top change in the call where nothing is running`(animated: Bool) {
    let (bottom, top) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    navigation.pushViewController(top, animated: animated)
    #expect(navigation.topViewController === top && navigation.viewControllers == [bottom, top])
    stage.settle()
    navigation.popViewController(animated: animated)
    #expect(navigation.topViewController === bottom && navigation.viewControllers == [bottom])
  }

  @Test(arguments: [true, false])
  func
    `N16: an animated push right after a set without animation waits for the turn's end, as the setting says`(
      holds: Bool
    )
  {
    let (bottom, other, top) = (Screen("A"), Screen("B"), Screen("C"))
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation) { $0.holdsPushAfterSet = holds }
    navigation.setViewControllers([other], animated: false)
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == (holds ? [other] : [other, top]))
    #expect((navigation.transitionCoordinator == nil) == holds)
    stage.settle()
    #expect(navigation.viewControllers == [other, top] && stage.isInOrder)
  }

  @Test(arguments: ModelSettings.StackEditPolicy.allCases)
  func `N17: a change of the stack in flight applies, lags or is dropped, as the setting says`(
    policy: ModelSettings.StackEditPolicy
  ) {
    let (bottom, middle, top) = (Screen("A"), Screen("B"), Screen("C"))
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation) { $0.stackEditInFlight = policy }
    navigation.pushViewController(middle, animated: true)
    stage.turn()
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == (policy == .apply ? [bottom, middle, top] : [bottom, middle]))
    #expect(stage.console.count == (policy == .drop ? 1 : 0))
    stage.settle()
    #expect(navigation.viewControllers == (policy == .drop ? [bottom, middle] : [bottom, middle, top]))
    #expect(stage.isInOrder)
  }

  @Test
  func `N18: while an alert comes or goes in the stack's own context, changes are ignored with a warning`() {
    let (bottom, top) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    top.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    navigation.popViewController(animated: true)
    #expect(
      stage.takeConsole() == [
        "popViewController(animated:) called on <N> while an existing transition or presentation is occurring; the navigation stack will not be updated."
      ])
    #expect(navigation.viewControllers == [bottom, top])
    stage.settle()
    navigation.pushViewController(Screen("C"), animated: true)
    #expect(stage.console == [] && navigation.viewControllers.count == 3)
    stage.settle()
    navigation.dismiss(animated: true)
    navigation.setViewControllers([bottom], animated: false)
    navigation.pushViewController(Screen("D"), animated: false)
    navigation.popToRootViewController(animated: false)
    navigation.popToViewController(bottom, animated: false)
    #expect(stage.console.count == 4 && navigation.viewControllers.count == 3)
  }

  @Test func `N19: under a finished modal the stack changes in silence, and the modal stays`() {
    let (bottom, modal) = (Screen("A"), Screen("M"))
    let navigation = Stack("N", bottom)
    let stage = Stage(Tabs("T", navigation))
    bottom.presentNow(modal)
    navigation.pushViewController(Screen("B"), animated: true)
    stage.settle()
    #expect(
      navigation.viewControllers.count == 2 && stage.console == [] && modal.presentingViewController != nil)
    // A library that dismisses and sets the stack in one go relies on this.
    navigation.dismiss(animated: true)
    navigation.setViewControllers([bottom], animated: false)
    stage.settle()
    #expect(navigation.viewControllers == [bottom] && stage.console == [] && stage.isInOrder)
  }

  @Test func `N20: there is a coordinator after an animated change on screen, and none otherwise`() {
    let bottom = Screen("A")
    let navigation = Stack("N", bottom)
    let hidden = Stack("H", Screen("B"))
    let stage = Stage(Tabs("T", navigation, hidden))
    navigation.pushViewController(Screen("C"), animated: true)
    #expect(navigation.transitionCoordinator != nil && bottom.transitionCoordinator != nil)
    stage.settle()
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(Screen("D"), animated: false)
    #expect(navigation.transitionCoordinator == nil)
    hidden.pushViewController(Screen("E"), animated: true)
    #expect(hidden.transitionCoordinator == nil)
  }

  @Test
  func `N21: coordinator completions run at the end, and tell whether an interactive pop was cancelled`() {
    let navigation = Stack("N", Screen("A"), Screen("B"))
    let stage = Stage(navigation)
    var ends: [Bool] = []
    for gesture in [UserGesture.cancelEdgePop, .finishEdgePop] {
      stage.user(.startEdgePop)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
      stage.user(gesture)
      stage.settle()
    }
    #expect(ends == [true, false])
    navigation.pushViewController(Screen("C"), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    stage.window.rootViewController = Screen("D")
    stage.settle()
    #expect(ends == [true, false, false])
  }
}
