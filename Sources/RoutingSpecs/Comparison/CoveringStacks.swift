package import Checking

/// Stacks in which every screen stands in every sort of place, and where asked for, every two of them at once.
///
/// Draws by rank never meet a small stack: nearly all stacks are as large as the bound permits. So stacks are drawn
/// until each combination of facts has occurred as often as is wanted, which is the idea of covering arrays (D. M.
/// Cohen et al., doi:10.1109/32.605761): once in a stack that is otherwise as simple as can be, then in stacks of which
/// the rest is drawn. Stacks that one screen fills, or many different ones, come besides.
struct CoveringStacks {
  /// The stacks, in the order in which they were drawn; none twice.
  private(set) var stacks: [StackState] = []

  /// Every stack of up to so many controllers is among them.
  let controllers: Int

  private let space: StackSpace
  private var seen: Set<StackState> = []

  /// How often each fact occurs in a stack of which the rest was drawn.
  private static let repetitions = 2

  /// Draws the stacks.
  ///
  /// - Parameters:
  ///   - space: The stacks to draw from.
  ///   - strength: How many facts are combined, 1 or 2.
  ///   - mostSmall: The most stacks that are added because they are small.
  ///   - seed: The seed of the draws.
  init(_ space: StackSpace, strength: Int, mostSmall: Int, seed: Seed) {
    self.space = space
    let small = space.smallStacks(atMost: mostSmall)
    controllers = small.controllers
    small.stacks.forEach { add($0) }
    var source = RandomSource(seed: seed)
    let facts = space.facts
    for fact in facts { add(space.simplest(with: fact)) }
    space.fullStacks.forEach { add($0) }
    for _ in 0..<Self.repetitions { addDrawn(facts, from: &source) }
    if strength > 1 { addPairs(of: facts, from: &source) }
  }

  private mutating func add(_ state: StackState) {
    if seen.insert(state).inserted { stacks.append(state) }
  }

  /// Adds stacks in which each fact occurs, with others that have not occurred yet in the other layers.
  private mutating func addDrawn(_ facts: [StackFact], from source: inout RandomSource) {
    var next = 0
    while next < facts.count {
      let layers = facts[next].layers
      let end = facts[next...].firstIndex { $0.layers != layers } ?? facts.endIndex
      // The facts of each layer, of which one after the other goes into a stack, round and round.
      let byLayer = Dictionary(grouping: facts[next..<end], by: \.layer)
      let rounds = byLayer.values.map(\.count).max() ?? 0
      let order = byLayer.keys.sorted()
      let shifts = order.map { layer in source.choose(among: byLayer[layer]?.count ?? 1) }
      for round in 0..<rounds {
        let chosen = zip(order, shifts).compactMap { layer, shift in
          byLayer[layer].map { $0[(round + shift) % $0.count] }
        }
        add(space.draw(with: chosen, from: &source))
      }
      next = end
    }
  }

  /// Adds stacks until each two facts that may be true of one stack have been true of one.
  private mutating func addPairs(of facts: [StackFact], from source: inout RandomSource) {
    var numbers: [StackFact: Int] = [:]
    for (number, fact) in facts.enumerated() { numbers[fact] = number }
    var occurred = PairSet(count: facts.count)
    func note(_ state: StackState) {
      let own = space.facts(of: state).compactMap { numbers[$0] }
      for first in own { for second in own { occurred.insert(first, second) } }
    }
    stacks.forEach(note)
    for (first, fact) in facts.enumerated() {
      for (second, other) in facts.enumerated().dropFirst(first + 1)
      where other.layers == fact.layers && !occurred.contains(first, second) {
        guard let state = drawPair(fact, other, from: &source) else { continue }
        add(state)
        note(state)
      }
    }
  }

  /// How often a stack is drawn around one fact, to see whether the other one can be true of it as well.
  private static let mostTries = 200

  private func drawPair(
    _ fact: StackFact, _ other: StackFact, from source: inout RandomSource
  ) -> StackState? {
    if fact.layer != other.layer { return space.draw(with: [fact, other], from: &source) }
    guard case .screen(let screen, let place) = other, case .screen(_, let first) = fact else {
      return space.draw(with: [fact, other], from: &source)
    }
    guard place.mayStandBeside(first) else { return nil }
    for _ in 0..<Self.mostTries {
      var state = space.draw(with: [fact], from: &source)
      if state.put(screen, at: place, keeping: fact) { return state }
    }
    return nil
  }
}

extension StackSpace {
  /// Stacks in which every screen stands in every sort of place, none twice, in the order in which they were drawn.
  package func coveringStacks(seed: Seed) -> [StackState] {
    CoveringStacks(self, strength: 1, mostSmall: 0, seed: seed).stacks
  }
}

/// Which pairs of numbers have occurred.
private struct PairSet {
  private let count: Int
  private var words: [UInt64]

  init(count: Int) {
    self.count = count
    words = [UInt64](repeating: 0, count: count * count / 64 + 1)
  }

  mutating func insert(_ first: Int, _ second: Int) {
    let bit = first * count + second
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  func contains(_ first: Int, _ second: Int) -> Bool {
    let bit = first * count + second
    return words[bit / 64] & 1 << UInt64(bit % 64) != 0
  }
}

extension StackPlace {
  private static let siblings: [[StackQuestion.Step]] = [
    [.bottom, .middle, .top], [.before, .selected, .after], [.primary, .secondary],
  ]

  /// Whether two sorts of places of a layer may be places of one stack.
  fileprivate func mayStandBeside(_ other: StackPlace) -> Bool {
    for (step, second) in zip(steps, other.steps) where step != second {
      return Self.siblings.contains { $0.contains(step) && $0.contains(second) }
    }
    // Two of a sort: of two screens in the middle, or of two tabs on one side.
    return steps.count == other.steps.count && steps.contains { [.middle, .before, .after].contains($0) }
  }
}

extension StackState {
  /// Puts a screen into the last place of a sort that does not hold what a fact says; whether there is one.
  fileprivate mutating func put(_ screen: Screen, at place: StackPlace, keeping fact: StackFact) -> Bool {
    var (position, found) = (-1, Int?.none)
    forEachScreen { standing, other in
      position += 1
      if other == place, StackFact.screen(standing, other) != fact { found = position }
    }
    guard let found else { return false }
    self = replacingScreen(at: found, by: screen)
    return true
  }
}
