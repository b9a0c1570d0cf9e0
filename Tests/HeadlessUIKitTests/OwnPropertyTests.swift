import Foundation
import HeadlessUIKit
import Testing

/// A screen that answers UIKit's questions itself, as classes of apps do, and keeps nothing.
private final class OwnScreen: UIViewController {
  var staysModal = false
  var hidesBar = false
  let item = UINavigationItem(title: "Own item")
  let ownTab = UITabBarItem(title: "Own tab", tag: 7)
  var animation: Animations?

  override var isModalInPresentation: Bool {
    get { staysModal }
    set {}
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { hidesBar }
    set {}
  }
  override var title: String? {
    get { "Own title" }
    set {}
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { animation == nil ? .pageSheet : .custom }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .crossDissolve }
    set {}
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { animation }
    set {}
  }
  override var toolbarItems: [UIBarButtonItem]? {
    get { [UIBarButtonItem(primaryAction: UIAction(title: "Own tool") { _ in })] }
    set {}
  }
  override var navigationItem: UINavigationItem { item }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tabBarItem: UITabBarItem! {
    get { ownTab }
    set {}
  }
}

/// Makes presentation controllers, and counts them.
private final class Animations: NSObject, UIViewControllerTransitioningDelegate {
  var asked: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    asked.append("presentation")
    return nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animation")
    return nil
  }
}

/// Forwards the bar of the screen inside, as containers of apps do.
private final class Frame: UIViewController {
  let inside = UIViewController()
  override var navigationItem: UINavigationItem { inside.navigationItem }
}

@MainActor @Suite("Properties of UIKit's that a class has itself")
struct OwnPropertyTests {
  private let root = UIViewController()
  private let screen = OwnScreen()

  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  @Test func `a sheet whose class says that it is modal is not swiped away`() {
    let stage = Stage(root)
    root.present(screen, animated: false)
    stage.settle()
    screen.staysModal = true
    stage.user(.startSwipeDown(layer: 0))
    stage.settle()
    #expect(root.presentedViewController === screen)
    screen.staysModal = false
    stage.user(.startSwipeDown(layer: 0))
    stage.user(.finishSwipeDown)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a screen whose class hides the bottom bar takes the tab bar and the toolbar away`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, UIViewController()]
    navigation.isToolbarHidden = false
    let stage = Stage(tabs)
    navigation.pushViewController(screen, animated: false)
    stage.settle()
    #expect(words(stage).contains { $0.contains("Own tool") } && stage.window.tabBarInReach === tabs)
    screen.hidesBar = true
    #expect(!words(stage).contains { $0.contains("Own tool") } && stage.window.tabBarInReach == nil)
  }

  @Test func `bars show the items and the title that a class has itself`() {
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, OwnScreen()]
    let stage = Stage(tabs)
    screen.item.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Own button") { _ in })
    #expect(stage.window.shownTexts == ["Own item", "Own button"])
    #expect(words(stage).contains("tap 'Own button' in the bar"))
    screen.item.title = nil
    #expect(stage.window.shownTexts == ["Own title", "Own button"])
    let other = tabs.viewControllers?.last as? OwnScreen
    other?.ownTab.badgeValue = "3"
    #expect(stage.window.shownTexts.contains("3 on tab 1") && tabs.tabBar.items?.last?.tag == 7)
    other?.ownTab.isEnabled = false
    #expect(!stage.user(.tapTab(1)) && tabs.selectedIndex == 0)
  }

  @Test func `the buttons of a screen inside stand in the bar of a container that forwards its item`() {
    let frame = Frame()
    let stage = Stage(UINavigationController(rootViewController: frame))
    frame.inside.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Inside") { _ in })
    #expect(words(stage) == ["tap 'Inside' in the bar"])
  }

  @Test func `a stack cannot be left where the class's own item hides the way back`() {
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(navigation)
    navigation.pushViewController(screen, animated: false)
    stage.settle()
    #expect(navigation.canPopByGesture)
    screen.item.hidesBackButton = true
    #expect(!navigation.canPopByGesture)
  }

  @Test func `the delegate that a class has itself is asked for the presentation and the animation`() {
    let stage = Stage(root)
    let animation = Animations()
    screen.animation = animation
    root.present(screen, animated: true)
    stage.settle()
    #expect(animation.asked.sorted() == ["animation", "presentation"])
    #expect(root.presentedViewController === screen)
  }
}
