import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A13: changes of tabs with an animator", .compared)
struct TabSwitchConformanceTests {
  /// Makes animators that end when they are told to, and drives them with a finger where it is to.
  private final class Delegate: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var animates = true
    var finger: UIPercentDrivenInteractiveTransition?
    var running: (any UIViewControllerContextTransitioning)?

    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      record("delegate", "asked from \((from as? Screen)?.name ?? "-") to \((to as? Screen)?.name ?? "-")")
      return animates ? self : nil
    }

    func tabBarController(
      _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      record("delegate", "asked who drives")
      return finger
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      record("animator", "runs")
      running = context
    }
  }

  private let delegate = Delegate()
  private let first = Screen("A")
  private let second = Screen("B")
  private let third = Screen("C")

  private func show() -> (stage: Stage, tabs: Tabs) {
    let tabs = Tabs("T", first, second, third)
    let stage = Stage(tabs)
    tabs.delegate = delegate
    return (stage, tabs)
  }

  private let begun = [
    "delegate.asked from A to B", "delegate.asked who drives", "B.didLoad", "B.willAppear", "A.willDisappear",
    "animator.runs",
  ]

  @Test(arguments: [true, false])
  func `T21: a change of tabs is the animator's, whether the user or the app asks for it`(isTap: Bool) {
    let (stage, tabs) = show()
    if isTap { stage.user(.tapTab(1)) } else { tabs.selectedIndex = 1 }
    #expect(journal == begun && tabs.selectedViewController === second)
    let coordinator = second.transitionCoordinator
    #expect(coordinator?.isAnimated == true && coordinator?.viewController(forKey: .from) === first)
    #expect(coordinator?.viewController(forKey: .to) === second)
    #expect(first.view.window != nil && second.view.window != nil)
    stage.settle()
    #expect(journal == begun && tabs.transitionCoordinator != nil && stage.isInOrder)
    journal = []
    delegate.running?.completeTransition(true)
    #expect(journal == ["A.didDisappear", "B.didAppear"] && tabs.transitionCoordinator == nil)
    #expect(first.view.window == nil && second.view.window != nil && stage.isInOrder)
    delegate.running?.completeTransition(true)
    #expect(journal.count == 2)
  }

  @Test func `T21: without an animator, without animations and off screen nothing is animated`() {
    let (stage, tabs) = show()
    delegate.animates = false
    tabs.selectedIndex = 1
    #expect(journal.suffix(4) == ["B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
    delegate.animates = true
    UIView.setAnimationsEnabled(false)
    tabs.selectedIndex = 0
    UIView.setAnimationsEnabled(true)
    #expect(tabs.transitionCoordinator == nil && first.view.window != nil)
    stage.window.rootViewController = Screen("R")
    stage.settle()
    journal = []
    tabs.selectedIndex = 2
    #expect(journal == [] && stage.isInOrder)
  }

  @Test func `T21: a change that the user's finger calls off selects the tab again that it came from`() {
    let (stage, tabs) = show()
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    stage.user(.tapTab(1))
    var wasCancelled: Bool?
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
    journal = []
    finger.cancel()
    stage.settle()
    #expect(journal == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"])
    #expect(tabs.selectedViewController === first && wasCancelled == true && stage.isInOrder)
    tabs.selectedIndex = 2
    finger.finish()
    stage.settle()
    #expect(tabs.selectedViewController === third && third.view.window != nil && stage.isInOrder)
  }

  @Test func `T21: another change, new tabs or a new root bring a change under way to its end at once`() {
    for meanwhile in 0..<4 {
      let (stage, tabs) = show()
      tabs.selectedIndex = 1
      journal = []
      switch meanwhile {
      case 0: tabs.selectedIndex = 0
      case 1: tabs.viewControllers = [first, third]
      case 2: second.removeFromParent()
      default: stage.window.rootViewController = Screen("R")
      }
      #expect(journal.contains("A.didDisappear") && journal.contains("B.didAppear"))
      delegate.running?.completeTransition(true)
      stage.settle()
      #expect(stage.isInOrder && tabs.transitionCoordinator == nil)
      #expect(first.view.window != nil || meanwhile == 3 || tabs.selectedViewController !== first)
    }
  }

  @Test func `T21: a change that no animator ends keeps nobody after the simulation`() {
    do {
      let (_, tabs) = show()
      tabs.selectedIndex = 1
      delegate.running = nil
    }
    endSimulation()
    _ = Stage()
    #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
    #expect(first.parent == nil && second.parent == nil)
  }
}
