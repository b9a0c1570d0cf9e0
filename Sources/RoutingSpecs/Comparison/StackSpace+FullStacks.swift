// What an app counts, or looks for until it has found all of it, shows where many screens stand at once: the tenth player
// that is made, or three screens that hold each other. No single place tells that.

extension StackSpace {
  /// Full stacks: one screen in all places, and different screens in all places, beginning with each of them.
  ///
  /// One screen stands in every two kinds of containers over each other, too: what it does in both at once, such as hiding
  /// their bars, no single place shows either.
  ///
  /// A container has at most four of anything there, and a stack four layers, so that a large bound does not make them
  /// long to run.
  var fullStacks: [StackState] {
    var screens: [Screen] = []
    for case .screen(let screen, _) in facts where !screens.contains(screen) { screens.append(screen) }
    var stacks: [StackState] = []
    for alternative in root.alternatives {
      for layers in Set([1, min(modals, 3) + 1]).sorted() {
        for screen in screens {
          let stack = full(alternative, layers: layers) { $0.variants.contains(screen) ? screen : nil }
          if let stack { stacks.append(stack) }
        }
        for start in screens.indices {
          var next = start
          let stack = full(alternative, layers: layers) { sort in
            guard !sort.variants.isEmpty else { return nil }
            next += 1
            return sort.variants[(next - 1) % sort.variants.count]
          }
          if let stack { stacks.append(stack) }
        }
      }
      for upper in modals > 0 ? modal.alternatives : [] {
        stacks += screens.compactMap { full(alternative, under: upper, of: $0) }
      }
    }
    return stacks
  }

  private func full(
    _ lower: ContentSort.Alternative, under upper: ContentSort.Alternative, of screen: Screen
  ) -> StackState? {
    let contents = [lower, upper].compactMap { alternative in
      alternative.filled { $0.variants.contains(screen) ? screen : nil }
    }
    guard contents.count == 2 else { return nil }
    return StackState(layers: [
      StackState.Layer(contents[0]), StackState.Layer(contents[1], style: styles[0]),
    ])
  }

  private func full(
    _ alternative: ContentSort.Alternative, layers: Int, choosing next: (ScreenSort) -> Screen?
  ) -> StackState? {
    guard let base = alternative.filled(choosing: next) else { return nil }
    var state = [StackState.Layer(base)]
    while state.count < layers, let content = modal.filled(choosing: next) {
      state.append(StackState.Layer(content, style: styles[0]))
    }
    return state.count == layers ? StackState(layers: state) : nil
  }
}

extension ContentSort {
  /// How many screens a full content has.
  fileprivate var capacity: Int { alternatives.map(\.capacity).max() ?? 0 }

  /// The content with the most places whose places can be filled.
  fileprivate func filled(choosing next: (ScreenSort) -> Screen?) -> StackState.Content? {
    let order = alternatives.indices.sorted { alternatives[$0].capacity > alternatives[$1].capacity }
    for index in order {
      if let content = alternatives[index].filled(choosing: next) { return content }
    }
    return nil
  }
}

extension ContentSort.Alternative {
  /// How many of a kind a container has at most.
  private static let mostOfAKind = 4

  fileprivate var capacity: Int {
    switch self {
    case .screen: 1
    case .navigation(let sort): min(sort.depth, Self.mostOfAKind)
    case .tabs(let sort): min(sort.maximum, Self.mostOfAKind) * sort.item.capacity
    case .split(let sort): sort.primary.capacity + sort.secondary.capacity
    }
  }

  /// The content with a screen in each place, or `nil` where a place has none.
  fileprivate func filled(choosing next: (ScreenSort) -> Screen?) -> StackState.Content? {
    func all<Item>(_ count: Int, _ make: () -> Item?) -> [Item]? {
      let items = (0..<min(count, Self.mostOfAKind)).compactMap { _ in make() }
      return items.count == min(count, Self.mostOfAKind) ? items : nil
    }
    switch self {
    case .screen(let sort): return next(sort).map { .screen($0) }
    case .navigation(let sort): return all(sort.depth) { next(sort.screens) }.map { .navigation($0) }
    case .tabs(let sort):
      return all(sort.maximum) { sort.item.filled(choosing: next) }.map { .tabs($0, selected: 0) }
    case .split(let sort):
      guard let primary = sort.primary.filled(choosing: next),
        let secondary = sort.secondary.filled(choosing: next)
      else { return nil }
      return .split(primary: primary, secondary: secondary)
    }
  }
}
