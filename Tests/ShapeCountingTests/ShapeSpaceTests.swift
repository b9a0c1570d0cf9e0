import Checking
import Journeys
import ShapeCounting
import TestSupport
import Testing

/// Counts and numbers of shapes, held against all hierarchies that there are.
@Suite struct ShapeSpaceTests {
  /// Depth, layers, nesting and number of tabs.
  static let bounds = [
    (1, 0, 0, 2), (1, 0, 1, 2), (2, 0, 1, 2), (3, 0, 1, 2), (1, 0, 2, 2), (2, 0, 2, 1), (1, 1, 0, 1),
    (1, 2, 0, 1), (1, 1, 1, 1), (2, 1, 1, 1),
  ]

  /// Shapes of some hierarchies that are drawn, so that they are as odd as can be.
  private func shapes(_ trees: [ScreenTree], count: Int) -> [Shape] {
    var random = SeededGenerator(state: 7)
    return (0..<count).map { index in
      Shape(seen: (0...index % 5).compactMap { _ in trees.randomElement(using: &random) })
    }
  }

  @Test(arguments: bounds)
  func `a shape has as many hierarchies as are found by looking at all there are`(
    depth: Int, layers: Int, nesting: Int, tabs: Int
  ) throws {
    let universe = Universe(depth: depth, nesting: nesting, tabs: tabs).trees(layers: layers)
    #expect(Set(universe).count == universe.count)
    let bound = try ShapeBound(depth: depth, layers: layers, nesting: nesting)
    for shape in shapes(universe, count: TestBudget.times(60, short: universe.count > 5_000 ? 3 : 10)) {
      let space = try ShapeSpace(shape, bound: bound)
      let inside = universe.filter { shape.contains($0) }
      #expect(space.count == Natural(inside.count), "\(shape.text)")
      let numbers = inside.map { space.number(of: $0) }
      #expect(Set(numbers) == Set(inside.indices.map { Natural($0) }))
      #expect(zip(inside, numbers).allSatisfy { tree, number in number.map { space.tree(at: $0) } == tree })
      #expect(space.tree(at: space.count) == nil)
      #expect(universe.allSatisfy { space.contains($0) == shape.contains($0) })
    }
  }

  @Test(arguments: bounds)
  func `a hierarchy that breaks an assumption is not counted, numbered or drawn`(
    depth: Int, layers: Int, nesting: Int, tabs: Int
  ) throws {
    let universe = Universe(depth: depth, nesting: nesting, tabs: tabs).trees(layers: layers)
    let screen = try #require(universe.first { $0.kind == .screen }).screen
    let bound = try ShapeBound(depth: depth, layers: layers, nesting: nesting)
    for most in 0...2 {
      let shape = Shape(seen: universe).assuming("there are so many") { $0.count(of: screen) <= most }
      let space = try ShapeSpace(shape, bound: bound)
      let inside = universe.filter { $0.count(of: screen) <= most }
      #expect(space.count == Natural(inside.count))
      #expect(Set(inside.map { space.number(of: $0) }) == Set(inside.indices.map { Natural($0) }))
      #expect(inside.allSatisfy { tree in space.number(of: tree).flatMap { space.tree(at: $0) } == tree })
      #expect(universe.allSatisfy { space.contains($0) == ($0.count(of: screen) <= most) })
    }
  }

  @Test func `an assumption about too many hierarchies is refused, and one more may be asked`() throws {
    let universe = Universe(depth: 2, nesting: 1, tabs: 2).trees(layers: 0)
    let bound = try ShapeBound(depth: 2, layers: 0, nesting: 1)
    let shape = Shape(seen: universe).assuming("all is well") { _ in true }
    let error = try #require(throws: ShapeSpaceError.self) {
      try ShapeSpace(shape, bound: bound, asking: universe.count - 1)
    }
    #expect(error.count == Natural(universe.count) && error.most == universe.count - 1)
    #expect("\(error)".hasPrefix("Each of \(universe.count) hierarchies would have to be asked"))
    #expect(try ShapeSpace(shape, bound: bound, asking: universe.count).count == Natural(universe.count))
  }

  @Test func `what is larger than the bound has no number`() throws {
    let universe = Universe(depth: 2, nesting: 1, tabs: 1).trees(layers: 1)
    let shape = Shape(seen: universe)
    for (depth, layers, nesting) in [(1, 1, 1), (2, 0, 1), (2, 1, 0)] {
      let space = try ShapeSpace(
        shape, bound: try ShapeBound(depth: depth, layers: layers, nesting: nesting))
      let smaller = Set(Universe(depth: depth, nesting: nesting, tabs: 1).trees(layers: layers))
      #expect(universe.allSatisfy { space.contains($0) == smaller.contains($0) })
    }
  }

  @Test func `a tab that is not there cannot be selected`() throws {
    let (a, tabs) = (ScreenTree(.screen, ScreenClass("A")), ScreenClass("Tabs"))
    let space = try ShapeSpace(
      Shape(seen: [ScreenTree(.tabs, tabs, children: [a, a])]), bound: try ShapeBound(depth: 1, layers: 0))
    #expect(space.count == Natural(2))
    for (selected, isInside) in [(-1, false), (0, true), (1, true), (2, false)] {
      #expect(space.contains(ScreenTree(.tabs, tabs, children: [a, a], selected: selected)) == isInside)
    }
  }

  @Test(arguments: [1, 2, 10, 64])
  func `stacks are as many as a geometric series says, at any depth`(depth: Int) throws {
    let screens = ["A", "B"].map { ScreenTree(.screen, ScreenClass($0)) }
    let stacks = screens.flatMap { above in
      screens.map { ScreenTree(.stack, ScreenClass("Nav"), children: [screens[0], $0, above]) }
    }
    let space = try ShapeSpace(Shape(seen: stacks), bound: try ShapeBound(depth: depth, layers: 0))
    // One that ends, and two ways to go on, at each screen but the last.
    #expect(space.count == Natural(2).power(depth) - .one)
    let last = try #require(space.tree(at: space.count - .one))
    #expect(last.children.count == depth && space.number(of: last) == space.count - .one)
  }

  @Test func `drawing shows every hierarchy, and the same ones from the same seed`() throws {
    let universe = Universe(depth: 2, nesting: 1, tabs: 2).trees(layers: 0)
    let space = try ShapeSpace(Shape(seen: universe), bound: try ShapeBound(depth: 2, layers: 0, nesting: 1))
    func drawn(_ seed: UInt64) -> [ScreenTree?] {
      var random = SeededGenerator(state: seed)
      return (0..<1_000).map { _ in space.draw(using: &random) }
    }
    #expect(Set(drawn(1)) == Set(universe.map(Optional.some)))
    #expect(drawn(1) == drawn(1) && drawn(1) != drawn(2))
  }

  @Test func `where the bound leaves nothing, nothing is drawn`() throws {
    let tree = ScreenTree(.container, ScreenClass("Frame"), children: [ScreenTree(.screen, ScreenClass("A"))])
    let space = try ShapeSpace(Shape(seen: [tree]), bound: try ShapeBound(depth: 1, layers: 0, nesting: 0))
    var random = SeededGenerator(state: 1)
    #expect(space.count == .zero && space.draw(using: &random) == nil && space.tree(at: .zero) == nil)
  }

  @Test(arguments: [(0, 0, 0), (65, 0, 0), (1, -1, 0), (1, 17, 0), (1, 0, -1), (1, 0, 17)])
  func `a bound that is too small or too large is refused`(depth: Int, layers: Int, nesting: Int) {
    #expect(throws: ShapeBoundError.self) {
      try ShapeBound(depth: depth, layers: layers, nesting: nesting)
    }
  }
}
