import Foundation
@testable import HeadlessUIKit
import Testing

/// Nothing of a hierarchy that was cleared away is left for whoever comes next.
@MainActor
@Suite struct ClearingTests {
  /// Starts a simulation, within the test: another one may start its own between a suite's `init` and its test.
  private func begin() -> (simulation: Simulation, window: UIWindow) {
    (Simulation.reset(), UIWindow(frame: .zero))
  }

  private func show(_ root: UIViewController, in window: UIWindow) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  @Test func `what had just begun is not in flight any more`() {
    let (simulation, window) = begin()
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation, in: window)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(simulation.clock.hasTransition { _ in true })
    simulation.clear()
    #expect(!simulation.clock.hasTransition { _ in true })
    #expect(simulation.clock.isIdle && !simulation.clock.advance())
  }

  @Test func `what a finger holds is let go`() {
    let (simulation, window) = begin()
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    show(navigation, in: window)
    #expect(window.perform(.startEdgePop) && simulation.clock.hasTransition { _ in true })
    simulation.clear()
    #expect(!simulation.clock.hasTransition { _ in true })
  }

  @Test func `a root that had stayed on screen when it was replaced is nobody's concern`() {
    let (simulation, window) = begin()
    let old = UIViewController()
    show(old, in: window)
    old.present(UIViewController(), animated: false)
    window.rootViewController = UIViewController()
    simulation.clock.settle()
    #expect(simulation.outsiders.contains { $0 === old })
    simulation.clear()
    #expect(simulation.outsiders.isEmpty)
  }
}
