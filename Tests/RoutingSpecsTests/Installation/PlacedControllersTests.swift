import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// Which controller was made for which place of a stack.
@MainActor
@Suite struct PlacedControllersTests {
  @Test(arguments: InstallationTests.spaces)
  func `every place has its controller, and every container its children in the order of a search`(
    space: SmallSpace
  ) throws {
    let placed = PlacedControllers()
    let binding = PlainBinding()
    for state in try space.space().states {
      let built = state.makeControllers(binding, noting: placed)
      var places: Set<RegionPlace> = []
      var areRight = true
      for (layer, top) in ([built.root] + built.modals).enumerated() {
        state.layers[layer].content.forEachPlace(from: RegionPlace(layer: layer)) { places.insert($0) }
        areRight = areRight && placed.place(of: top.serial) == RegionPlace(layer: layer)
      }
      areRight = areRight && Set(placed.nodes.map(\.place)) == places && placed.nodes.count == places.count
      for node in placed.nodes {
        let content = state.content(at: node.place)
        areRight =
          areRight && content.screen == binding.screen(of: node.controller)
          && node.children.map { placed.nodes[$0].place }
            == content.searchOrderChildren.indices.map { node.place.child($0) }
      }
      guard areRight else {
        Issue.record("\(state)")
        break
      }
    }
  }

  @Test func `a controller of the stack before has no place any more`() {
    let placed = PlacedControllers()
    let state = StackState(root: .navigation([Screen(kind: 0), Screen(kind: 0)]))
    let old = state.makeControllers(PlainBinding(), noting: placed).root
    #expect(placed.place(of: old.serial) != nil)
    let new = StackState(root: .screen(Screen(kind: 0))).makeControllers(PlainBinding(), noting: placed).root
    #expect(placed.nodes.count == 1 && placed.place(of: new.serial) == RegionPlace(layer: 0))
    #expect(placed.place(of: old.serial) == nil && placed.index(around: old) == nil)
  }
}

extension StackState.Content {
  /// The screen, unless it is a container.
  fileprivate var screen: Screen? {
    if case .screen(let screen) = self { screen } else { nil }
  }

  fileprivate func forEachPlace(from place: RegionPlace, _ body: (RegionPlace) -> Void) {
    body(place)
    for (index, child) in searchOrderChildren.enumerated() {
      child.forEachPlace(from: place.child(index), body)
    }
  }
}
