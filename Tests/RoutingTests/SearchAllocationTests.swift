import HeadlessUIKit
import TestSupport
import Testing

@testable import Routing

/// Something to be made.
private final class Probe {}

/// A search that finds nothing asks for no memory.
@MainActor
@Suite struct SearchAllocationTests {
  /// Whether it is counted here who asks for memory: it must be seen that an object is made.
  nonisolated static let isAvailable: Bool = {
    let count = AllocationCounter.allocations { _ = Probe() }
    let isThere = (count ?? 0) > 0
    if !isThere { print("The allocation tests are skipped: this system does not say who asks for memory.") }
    return isThere
  }()

  /// Code that is not optimised makes objects of its own; an optimised build has to make none.
  nonisolated static let isOptimized: Bool = {
    #if DEBUG
      print("Whether a search asks for no memory at all is tested in an optimised build only.")
      return false
    #else
      return isAvailable
    #endif
  }()

  @Test(.enabled(if: isOptimized))
  func `a search in vain asks for no memory, whatever it looks at`() throws {
    let stage = Stage(
      tabs(nav(HomeScreen(), BagScreen()), nav(HomeScreen()), AccountScreen()),
      presenting: [nav(HomeScreen(), CheckoutScreen())])
    let root = try #require(stage.window.rootViewController)
    for bits in 0..<64 {
      let search = StackSearch(options: SearchOptions(rawValue: UInt8(bits)))
      for start in [root, try #require(stage.top)] {
        let look = { _ = search.firstViewController(from: start) { $0 is ProductScreen } }
        // The first time classes are looked up for good.
        look()
        #expect(AllocationCounter.allocations(during: look) == 0, "\(search.options)")
      }
    }
  }

  @Test(.enabled(if: isAvailable))
  func `a search in vain asks for no more memory in a large stack than in a small one`() throws {
    var counts: [Int] = []
    for size in [2, 20, 200] {
      let navigation = UINavigationController()
      var stack: [UIViewController] = []
      for _ in 0..<size { stack.append(HomeScreen()) }
      navigation.viewControllers = stack
      let stage = Stage(navigation)
      let finder = ClassFinder<BagScreen, Any?>()
      #expect(try finder.findViewController(with: nil) == nil)
      counts.append(
        try #require(try AllocationCounter.allocations { _ = try finder.findViewController(with: nil) }))
      #expect(stage.results.isEmpty)
    }
    #expect(counts == [counts[0], counts[0], counts[0]])
  }
}
