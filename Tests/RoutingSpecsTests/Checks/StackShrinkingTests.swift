import Checking
import Testing

@testable import RoutingSpecs

@Suite struct StackShrinkingTests {
  private func space(_ bounds: StackSpace.Bounds = .init()) throws -> StackSpace {
    let catalogue = try ScreenCatalogue(["A", "B", "C"].map { ScreenEntry(name: $0) })
    return try StackSpace(catalogue: catalogue, bounds: bounds)
  }

  @Test(arguments: [
    ("Tabs[B, *A]", ["Tabs[*A, B]"]),
    ("Tabs[*A, B]", []),
    ("Nav[A, B]", ["A > B"]),
    ("Nav[A]", ["A"]),
    ("C > Nav[A, B]", ["C > A > B"]),
    ("Nav[A, B, C] > A", []),
    ("Split[B, A]", []),
    ("A", []),
  ])
  func `stacks are arranged more simply by the order of tabs and by layers`(text: String, simpler: [String])
    throws
  {
    let space = try space()
    let notation = StackNotation(catalogue: space.catalogue)
    let arrangements = space.simplerArrangements(of: try notation.state(from: text))
    #expect(arrangements.map(notation.text(for:)) == simpler)
  }

  @Test func `every arrangement is in the space and smaller`() throws {
    let space = try space(.init(tabs: 2, depth: 2, modals: 1, splits: false, modalKinds: .screen))
    for state in space.states {
      let size = try space.size(of: state)
      for other in space.simplerArrangements(of: state) { #expect(try space.size(of: other) < size) }
    }
  }

  @Test func `a shrunk stack still fails, and nothing simpler next to it does`() throws {
    let space = try space(.init(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen))
    let fails = { (state: StackState) in state.layers.count == 2 || state.controllerCount > 3 }
    for state in space.states where fails(state) {
      let shrunk = space.shrink(state, while: fails)
      #expect(fails(shrunk))
      #expect(!space.simplifications(of: shrunk).contains(where: fails))
      #expect(!space.simplerArrangements(of: shrunk).contains(where: fails))
    }
  }
}
