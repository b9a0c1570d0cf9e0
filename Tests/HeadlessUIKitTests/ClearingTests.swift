import Foundation
import Testing

@testable import HeadlessUIKit

/// Nothing of a hierarchy that was cleared away is left for whoever comes next.
@MainActor
@Suite struct ClearingTests {
  /// A simulation of its own that shows a controller in a window.
  private func showing(_ root: UIViewController) -> (simulation: Simulation, window: UIWindow) {
    let simulation = Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulation.clock.settle()
    return (simulation, window)
  }

  @Test func `what had just begun is not in flight any more`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (simulation, window) = showing(navigation)
    defer { withExtendedLifetime(window) {} }
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(simulation.clock.hasTransition { _ in true })
    simulation.clear()
    #expect(!simulation.clock.hasTransition { _ in true })
    #expect(simulation.clock.isIdle && !simulation.clock.advance())
  }

  @Test func `what a finger holds is let go`() {
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    let (simulation, window) = showing(navigation)
    let isHeld = window.perform(.startEdgePop)
    #expect(isHeld && simulation.clock.hasTransition { _ in true })
    // By the clock itself, before anybody looks at the stack.
    simulation.clock.removeAll()
    #expect(!simulation.clock.hasTransition { _ in true })
    simulation.clear()
  }

  @Test func `a list that never came on screen does not wait for that in the next run`() {
    let (simulation, window) = showing(UIViewController())
    let table = UITableView()
    table.reloadData()
    #expect(RowLayout.isAwaited)
    simulation.beginRun(in: window, settings: simulation.settings)
    #expect(!RowLayout.isAwaited)
    window.addSubview(table)
    table.reloadData()
    simulation.clock.settle()
    #expect(!RowLayout.isAwaited)
  }

  @Test func `a root that had stayed on screen when it was replaced is nobody's concern`() {
    let old = UIViewController()
    let (simulation, window) = showing(old)
    old.present(UIViewController(), animated: false)
    window.rootViewController = UIViewController()
    simulation.clock.settle()
    #expect(simulation.outsiders.contains { $0 === old })
    simulation.clear()
    #expect(simulation.outsiders.isEmpty)
  }
}
