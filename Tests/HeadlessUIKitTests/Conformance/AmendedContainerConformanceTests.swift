import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A13: containers, as suites that ran on iOS have them", .compared)
struct AmendedContainerConformanceTests {
  /// Writes down what a navigation controller tells, and what can be known then.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var onShow: ((UINavigationController) -> Void)?

    func navigationController(
      _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      let coordinator = navigation.transitionCoordinator
      let from = (coordinator?.viewController(forKey: .from) as? Screen)?.name ?? "nobody"
      record((viewController as? Screen)?.name ?? "nobody", "didShow from \(from)")
      coordinator?.animate(alongsideTransition: nil) { _ in record("coordinator", "ended") }
      onShow?(navigation)
    }
  }

  private let delegate = Delegate()
  private let bottom = Screen("A")
  private let top = Screen("B")
  private let other = Screen("C")

  @Test func `N22': in didShow of an animated change the coordinator is still there, with whom it came from`()
  {
    let navigation = Stack("N", bottom)
    let stage = Stage(Tabs("T", navigation))
    navigation.delegate = delegate
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(journal.suffix(3) == ["B.didMove", "B.didShow from A", "coordinator.ended"])
    journal = []
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(journal.suffix(3) == ["B.didMove(nil)", "A.didShow from B", "coordinator.ended"])
    #expect(navigation.transitionCoordinator == nil)
    journal = []
    navigation.pushViewController(top, animated: false)
    stage.settle()
    #expect(journal.contains("B.didShow from nobody") && !journal.contains("coordinator.ended"))
    journal = []
    stage.user(.startEdgePop)
    stage.user(.finishEdgePop)
    stage.settle()
    #expect(journal.contains("A.didShow from B") && stage.isInOrder)
  }

  @Test func `N22': what the delegate asks for in didShow comes next, with its own animation`() {
    let navigation = Stack("N", bottom)
    let stage = Stage(navigation)
    navigation.delegate = delegate
    delegate.onShow = { [delegate, other] navigation in
      delegate.onShow = nil
      navigation.pushViewController(other, animated: true)
      #expect(navigation.transitionCoordinator?.isAnimated == true)
      #expect(navigation.transitionCoordinator?.viewController(forKey: .from) == nil)
    }
    let start = stage.time
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [bottom, top, other] && stage.isInOrder)
    #expect(stage.time - start == 2 * ModelSettings().navigationDuration)
    #expect(journal.suffix(2) == ["C.didShow from B", "coordinator.ended"])
  }

  @Test(arguments: ModelSettings.EmptyPopResult.allCases)
  func `N13': popping to the controller that is on top returns nothing, as the setting says`(
    empty: ModelSettings.EmptyPopResult
  ) {
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation) { $0.popToRootOnRoot = empty }
    #expect((navigation.popToViewController(top, animated: true) == nil) == (empty == .none))
    #expect(stage.isIdle && navigation.viewControllers == [bottom, top])
    #expect(navigation.popToViewController(bottom, animated: true) == [top])
  }

  @Test(arguments: [true, false])
  func `N9': emptying the stack calls didShow, as the setting says`(tells: Bool) {
    for animated in [true, false] {
      let navigation = Stack("N", Screen("A"))
      let stage = Stage(navigation) { $0.tellsOfEmptyStack = tells }
      navigation.delegate = delegate
      navigation.setViewControllers([], animated: animated)
      stage.settle()
      #expect(journal.contains { $0.hasPrefix("nobody.didShow") } == tells)
      #expect(navigation.viewControllers == [] && stage.isInOrder)
      // Off screen nobody is told of any change.
      journal = []
      stage.window.rootViewController = Screen("B")
      navigation.setViewControllers([Screen("C")], animated: false)
      navigation.setViewControllers([], animated: false)
      stage.settle()
      #expect(!journal.contains { $0.contains("didShow") })
    }
  }

  @Test func `T3': without a selection the selected index reads NSNotFound`() {
    let tabs = Tabs("T", bottom)
    _ = Stage(tabs)
    #expect(ModelSettings().emptySelection == .notFound)
    tabs.viewControllers = []
    #expect(tabs.selectedIndex == NSNotFound && UITabBarController().selectedIndex == NSNotFound)
  }
}
