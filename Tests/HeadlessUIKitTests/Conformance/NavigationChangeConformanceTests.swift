import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A4: changes of a stack, and what else is under way", .compared)
struct NavigationChangeConformanceTests {
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
    // Neither what has no animation nor what follows an animated set waits.
    navigation.setViewControllers([bottom], animated: false)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.viewControllers == [bottom, top])
    stage.settle()
    navigation.setViewControllers([other], animated: true)
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == [other, top])
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
    // What has been asked for and not begun yet is no transition in flight.
    navigation.setViewControllers([bottom], animated: false)
    stage.settle()
    _ = stage.takeConsole()
    navigation.pushViewController(middle, animated: true)
    navigation.pushViewController(top, animated: true)
    #expect(navigation.viewControllers == [bottom, middle, top] && stage.console == [])
    stage.settle()
    // A pop meets a transition in flight as a push does.
    navigation.popViewController(animated: true)
    stage.turn()
    navigation.popToRootViewController(animated: true)
    #expect(navigation.viewControllers == (policy == .apply ? [bottom] : [bottom, middle]))
    stage.settle()
    #expect(navigation.viewControllers == (policy == .drop ? [bottom, middle] : [bottom]))
    #expect(stage.console.count == (policy == .drop ? 1 : 0) && stage.isInOrder)
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
        "popViewControllerAnimated: called on <N> while an existing transition or presentation is occurring; the navigation stack will not be updated."
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
    #expect(
      stage.console.map { $0.prefix { $0 != " " } } == [
        "setViewControllers:animated:", "pushViewController:animated:", "popToRootViewControllerAnimated:",
        "popToViewController:animated:",
      ])
    #expect(navigation.viewControllers.count == 3)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.currentContext, true), (.overCurrentContext, true), (.fullScreen, false),
    (.pageSheet, false),
  ])
  func `N18: what comes or goes in the context of the stack or of its top holds the stack, nothing else does`(
    style: UIModalPresentationStyle, holds: Bool
  ) {
    for topDefines in [false, true] {
      let top = Screen("B")
      top.definesPresentationContext = topDefines
      let navigation = Stack("N", Screen("A"), top)
      let stage = Stage(navigation)
      top.present(Screen("M").styled(style), animated: true)
      for hasBegun in [false, true] {
        if hasBegun { stage.turn() }
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers.count == (holds ? 2 : 1))
        #expect(stage.takeConsole().count == (holds ? 1 : 0))
        if !holds { navigation.pushViewController(top, animated: true) }
      }
      stage.settle()
      #expect(navigation.viewControllers.count == 2 && stage.isInOrder)
    }
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
      #expect(ends == (gesture == .cancelEdgePop ? [] : [true]))
      stage.settle()
    }
    #expect(ends == [true, false])
    navigation.pushViewController(Screen("C"), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    stage.turn()
    #expect(ends == [true, false])
    stage.window.rootViewController = Screen("D")
    stage.settle()
    #expect(ends == [true, false, false])
  }
}
