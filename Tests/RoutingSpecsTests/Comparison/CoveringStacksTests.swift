import Checking
import Testing

@testable import RoutingSpecs

struct CoveringStacksTests {
  @Test(arguments: SmallSpace.all)
  func `the facts of a space are what is true of its stacks, each of some stack`(_ small: SmallSpace) throws {
    let space = try small.space()
    var seen: Set<StackFact> = []
    for state in space.states { seen.formUnion(space.facts(of: state)) }
    #expect(Set(space.facts) == seen.filter { $0.layers <= 4 })
    #expect(space.facts.count == Set(space.facts).count)
  }

  @Test(arguments: SmallSpace.all)
  func `each fact is true of a stack that is otherwise as simple as can be, and of others`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    let stacks = CoveringStacks(space, strength: 1, mostSmall: 0, seed: 5).stacks
    let facts = stacks.map { Set(space.facts(of: $0)) }
    for fact in space.facts {
      #expect(stacks.contains(space.simplest(with: fact)))
      #expect(facts.contains { $0.contains(fact) })
    }
  }

  @Test(arguments: SmallSpace.all.filter { $0.count < 5_000 })
  func `with strength 2, every two facts that are true of a stack at once are true of one that is drawn`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    let drawn = pairs(of: CoveringStacks(space, strength: 2, mostSmall: 0, seed: 2).stacks, in: space)
    let all = pairs(of: Array(space.states), in: space)
    #expect(drawn.isSubset(of: all))
    #expect(drawn == all, "\(all.count - drawn.count) of \(all.count) pairs are missing")
    #expect(
      pairs(of: CoveringStacks(space, strength: 1, mostSmall: 0, seed: 2).stacks, in: space).count
        <= drawn.count)
  }

  @Test(arguments: SmallSpace.all)
  func `neighbours are other stacks: with each one screen exchanged, and with something gone`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    let all = Array(space.states)
    let states = [all[0], all[all.count / 2]]
    let neighbours = space.neighbours(of: states, atMost: .max)
    #expect(Set(neighbours).count == neighbours.count)
    #expect(Set(neighbours).isDisjoint(with: states))
    #expect(neighbours.allSatisfy(space.contains))
    let any = Screen(kind: 0)
    for state in states {
      let exchanged = all.filter {
        $0.replacingScreens { _ in any } == state.replacingScreens { _ in any }
          && zip($0.screens, state.screens).count { $0 != $1 } == 1
      }
      #expect(Set(exchanged).subtracting(states).isSubset(of: neighbours))
      #expect(Set(space.simplifications(of: state)).subtracting(states).isSubset(of: neighbours))
    }
    let few = space.neighbours(of: states, atMost: 3)
    #expect(few == Array(neighbours.prefix(3)))
  }

  @Test(arguments: SmallSpace.all)
  func `full stacks are as full as can be: of one screen alone, or of as many as have room`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    let full = space.fullStacks.map { StackScreens(of: $0) }
    let stacks = space.states.map { StackScreens(of: $0) }
    for kind in Set(stacks.map(\.root)) {
      let alike = stacks.filter { $0.root == kind }
      let most = alike.map(\.screens.count).max() ?? 0
      let own = full.filter { $0.root == kind }
      for screen in Set(alike.flatMap(\.screens)) {
        // A screen that may not stand everywhere fills no stack of the kind.
        let filled = alike.filter { Set($0.screens) == [screen] }.map(\.screens.count).max() ?? 0
        guard filled == most else { continue }
        #expect(own.contains { $0.screens == Array(repeating: screen, count: most) }, "\(kind) of \(screen)")
      }
      let widest = alike.map { Set($0.screens).count }.max() ?? 0
      #expect(own.contains { Set($0.screens).count == widest }, "\(kind)")
    }
  }

  @Test func `one screen fills every two kinds of containers over each other`() throws {
    let catalogue = try ScreenCatalogue(["A", "B"].map { ScreenEntry(name: $0) })
    let space = try StackSpace(catalogue: catalogue, bounds: .init(tabs: 2, depth: 2, modals: 2))
    let notation = StackNotation(catalogue: catalogue)
    let texts = Set(space.fullStacks.map { notation.text(for: $0) })
    let screens = { (name: String) in
      [name, "Nav[\(name), \(name)]", "Split[Nav[\(name), \(name)], Nav[\(name), \(name)]]"]
    }
    for name in ["A", "B"] {
      for lower in screens(name) {
        for upper in screens(name) { #expect(texts.contains("\(lower) > \(upper)"), "\(lower) > \(upper)") }
      }
    }
  }

  @Test(arguments: SmallSpace.all)
  func `stacks belong to the space, none comes twice, and equal seeds draw equal ones`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    let stacks = CoveringStacks(space, strength: 1, mostSmall: 200, seed: 3).stacks
    for state in stacks { _ = try space.rank(of: state) }
    #expect(Set(stacks).count == stacks.count)
    #expect(CoveringStacks(space, strength: 1, mostSmall: 200, seed: 3).stacks == stacks)
  }

  @Test(arguments: SmallSpace.all)
  func `small stacks are all of so many controllers, and the greatest number that fits is chosen`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    let all = Array(space.states)
    for limit in [0, 1, 5, 40, 1_000, 100_000] {
      let (stacks, controllers) = space.smallStacks(atMost: limit)
      #expect(Set(stacks) == Set(all.filter { $0.controllerCount <= controllers }))
      #expect(stacks.count <= limit)
      if controllers < 3 { #expect(all.count { $0.controllerCount <= controllers + 1 } > limit) }
    }
  }

  private struct Pair: Hashable {
    var facts: Set<StackFact>
  }

  private func pairs(of stacks: [StackState], in space: StackSpace) -> Set<Pair> {
    var result: Set<Pair> = []
    let known = Set(space.facts)
    for state in stacks {
      let facts = space.facts(of: state).filter(known.contains)
      for (index, first) in facts.enumerated() {
        for second in facts[(index + 1)...] where second != first {
          result.insert(Pair(facts: [first, second]))
        }
      }
    }
    return result
  }
}

/// The screens of a stack, in order, and what its root is.
private struct StackScreens {
  let root: ContentKind
  let screens: [Screen]

  init(of state: StackState) {
    root = state.layers[0].content.kind
    var screens: [Screen] = []
    state.forEachScreen { screen, _ in screens.append(screen) }
    self.screens = screens
  }
}
