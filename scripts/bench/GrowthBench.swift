import AllocationCounting
import Foundation
import HeadlessUIKit
import Routing

/// How the cost of a navigation grows with the stack and with the chain: linearly, up to 10,000.
@MainActor
enum GrowthBench {
  private static let lengths = [10, 100, 1_000, 10_000]

  static func measure() {
    for length in lengths { measureStack(length) }
    for length in lengths { measureChain(length) }
    Simulation.reset()
  }

  /// A search through a navigation stack that finds nothing.
  private static func measureStack(_ length: Int) {
    show(controllers: length)
    let finder = ClassFinder<TopController, Any?>()
    let cost = Measurement.nanoseconds(runs: max(10, 1_000_000 / length)) { _ in
      (try? finder.findViewController(with: nil)) ?? nil
    }
    line("search in vain through a stack", length, cost)
    let before = allocation_count()
    for _ in 0..<100 { _ = try? finder.findViewController(with: nil) }
    Measurement.report("  how often 100 of them ask for memory", "\(allocation_count() - before)")
  }

  /// A chain whose steps are all built and pushed, and taken off again.
  private static func measureChain(_ length: Int) {
    let navigation = show(controllers: 1)
    let stack = navigation.viewControllers
    let router = DefaultRouter()
    let step = Chains.pushed(length)
    let clock = Simulation.current.clock
    let cost = Measurement.nanoseconds(runs: max(10, 100_000 / length)) { _ in
      router.navigate(to: step, with: nil, animated: false, then: nil)
      clock.settle()
      precondition(navigation.viewControllers.count == length + 1, "the whole chain was built")
      navigation.setViewControllers(stack, animated: false)
      clock.settle()
    }
    line("chain built, pushed and popped", length, cost)
  }

  @discardableResult
  private static func show(controllers count: Int) -> UINavigationController {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    kept = window
    window.makeKeyAndVisible()
    let navigation = UINavigationController()
    var stack: [UIViewController] = []
    for _ in 0..<count { stack.append(UIViewController()) }
    navigation.viewControllers = stack
    window.rootViewController = navigation
    Simulation.current.clock.settle()
    return navigation
  }

  /// A scene does not hold its windows.
  private static var kept: UIWindow?

  private static func line(_ what: String, _ length: Int, _ cost: Double) {
    let figure = String(format: "%.1f µs, %.0f ns each", cost / 1_000, cost / Double(length))
    Measurement.report("\(what), length \(length)", figure)
  }
}
