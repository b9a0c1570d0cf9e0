import Foundation
@testable import HeadlessUIKit
import Testing

/// Nothing of a hierarchy that was cleared away is left for whoever comes next.
@MainActor
@Suite struct ClearingTests {
  private let simulation = Simulation.reset()
  private let window = UIWindow(frame: .zero)

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulation.clock.settle()
  }

  @Test func `what had just begun is not in flight any more`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(simulation.clock.hasTransition { _ in true })
    simulation.clear()
    #expect(!simulation.clock.hasTransition { _ in true })
    #expect(simulation.clock.isIdle && !simulation.clock.advance())
  }

  @Test func `what a finger holds is let go`() {
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    show(navigation)
    #expect(window.perform(.startEdgePop) && simulation.clock.hasTransition { _ in true })
    simulation.clear()
    #expect(!simulation.clock.hasTransition { _ in true })
  }

  @Test func `a root that had stayed on screen when it was replaced is nobody's concern`() {
    let old = UIViewController()
    show(old)
    old.present(UIViewController(), animated: false)
    window.rootViewController = UIViewController()
    simulation.clock.settle()
    #expect(simulation.outsiders.contains { $0 === old })
    simulation.clear()
    #expect(simulation.outsiders.isEmpty)
  }
}
