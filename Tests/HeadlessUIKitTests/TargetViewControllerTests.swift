import HeadlessUIKit
import Testing

@MainActor @Suite("Who shows a controller")
struct TargetViewControllerTests {
  private static let show = Selector("showViewController:sender:")
  private static let showDetail = Selector("showDetailViewController:sender:")

  /// A container of the app's own that shows controllers itself.
  final class Drawer: UIViewController {
    var shown: [UIViewController] = []

    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
      action == TargetViewControllerTests.show
        ? self : super.targetViewController(forAction: action, sender: sender)
    }

    override func show(_ viewController: UIViewController, sender: Any?) { shown.append(viewController) }
  }

  private let screen = UIViewController()

  @Test func `a lone screen has nobody who carries anything out`() {
    #expect(screen.targetViewController(forAction: Self.show, sender: nil) == nil)
    #expect(screen.targetViewController(forAction: Self.showDetail, sender: nil) == nil)
  }

  @Test func `the nearest container that can is the target, the receiver before all`() {
    let stack = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let split = UISplitViewController()
    split.viewControllers = [tabs]
    #expect(screen.targetViewController(forAction: Self.show, sender: nil) === stack)
    #expect(stack.targetViewController(forAction: Self.show, sender: nil) === stack)
    #expect(tabs.targetViewController(forAction: Self.show, sender: nil) === split)
    #expect(screen.targetViewController(forAction: Self.showDetail, sender: nil) === split)
    #expect(screen.targetViewController(forAction: "goHome:", sender: nil) == nil)
  }

  @Test func `show goes to the container of the app's own that says it is the target`() {
    let drawer = Drawer()
    let stack = UINavigationController(rootViewController: drawer)
    drawer.addChild(screen)
    let other = UIViewController()
    screen.show(other, sender: screen)
    #expect(drawer.shown == [other] && stack.viewControllers == [drawer])
  }

  @Test func `what nobody carries out is a presentation`() {
    let stage = Stage(screen)
    let other = UIViewController()
    screen.showDetailViewController(other, sender: nil)
    stage.settle()
    #expect(screen.presentedViewController === other)
  }
}
