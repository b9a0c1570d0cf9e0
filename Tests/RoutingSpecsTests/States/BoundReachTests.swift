import Checking
import Testing

@testable import RoutingSpecs

/// Which stacks of a space a smaller bound has.
@Suite struct BoundReachTests {
  @Test(arguments: SmallSpace.all)
  func `a smaller bound reaches exactly the stacks that its space has`(small: SmallSpace) throws {
    let space = try small.space()
    for limit in [1, 10, 100, 1_000] {
      let narrowed = space.narrowed(toAtMost: Natural(limit))
      let reached = space.states.filter { narrowed.bounds.reach($0) }
      #expect(reached.count == Int(exactly: narrowed.count), "\(narrowed.bounds.words)")
      #expect(reached.allSatisfy { (try? narrowed.rank(of: $0)) != nil }, "\(narrowed.bounds.words)")
    }
  }
}

extension StackSpace.Bounds {
  /// Whether a stack is as small as this bound wants, if it is a stack of a larger bound with the same kinds and styles.
  fileprivate func reach(_ state: StackState) -> Bool {
    state.modalCount <= modals && state.layers.allSatisfy { reach($0.content) }
  }

  private func reach(_ content: StackState.Content) -> Bool {
    switch content {
    case .screen: true
    case .navigation(let screens): screens.count <= depth
    case .tabs(let items, _): items.count <= tabs && items.allSatisfy(reach)
    case .split(let primary, let secondary): splits && reach(primary) && reach(secondary)
    }
  }
}
