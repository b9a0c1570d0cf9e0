import HeadlessUIKit
import Testing

@testable import Routing

/// Notes how deep on the thread's stack it is asked, the deepest last.
private final class Depths {
  var deepest = UInt.max

  func note() {
    var here: UInt8 = 0
    withUnsafePointer(to: &here) { deepest = min(deepest, UInt(bitPattern: $0)) }
  }
}

private struct DepthFinder: StackIteratingFinder {
  let depths: Depths

  func isTarget(_ viewController: BagScreen, with context: Int) -> Bool {
    depths.note()
    return context == 1
  }
}

@MainActor
struct FinderProbeTests {
  @Test func `examining a finder again and again takes no more of the thread's stack`() throws {
    let depths = Depths()
    let step = StepAssembly(finder: DepthFinder(depths: depths), factory: ClassFactory())
      .using(.push).from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>())).assemble()
    let stage = Stage(nav(HomeScreen(), BagScreen()))
    let probe = try #require(step.finderProbes(for: 1).first { $0.finder == DepthFinder.self })
    #expect(probe.examine(stage.window) == .lawful)
    #expect(probe.examine(stage.window) == .lawful)
    let before = depths.deepest
    for _ in 0..<200 { #expect(probe.examine(stage.window) == .lawful) }
    #expect(depths.deepest == before)
  }
}
