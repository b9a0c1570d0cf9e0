extension StackSpace {
  /// All stacks of up to as many controllers as a limit allows, three at the most.
  ///
  /// - Parameter limit: How many stacks there may be.
  /// - Returns: The stacks, those of fewer controllers first, and of how many controllers all are among them.
  func smallStacks(atMost limit: Int) -> (stacks: [StackState], controllers: Int) {
    var result: [StackState] = []
    for controllers in 1...3 {
      let next = stacks(of: controllers, atMost: limit - result.count)
      guard result.count + next.count <= limit else { return (result, controllers - 1) }
      result += next
    }
    return (result, 3)
  }

  /// The stacks of exactly so many controllers; one more than a limit where there are more.
  private func stacks(of controllers: Int, atMost limit: Int) -> [StackState] {
    var result: [StackState] = []
    func extend(_ layers: [StackState.Layer], _ rest: Int) -> Bool {
      if rest == 0 {
        result.append(StackState(layers: layers))
        return result.count <= limit
      }
      guard layers.count <= modals else { return true }
      let sort = layers.isEmpty ? root : modal
      for size in 1...rest {
        for content in sort.contents(of: size) {
          for style in layers.isEmpty ? [.automatic] : styles {
            guard extend(layers + [StackState.Layer(content, style: style)], rest - size) else {
              return false
            }
          }
        }
      }
      return true
    }
    _ = extend([], controllers)
    return result
  }
}

extension ContentSort {
  /// The contents of exactly so many controllers.
  fileprivate func contents(of controllers: Int) -> [StackState.Content] {
    alternatives.flatMap { alternative -> [StackState.Content] in
      switch alternative {
      case .screen(let sort): controllers == 1 ? sort.variants.map { .screen($0) } : []
      case .navigation(let sort): sort.stacks(of: controllers - 1).map { .navigation($0) }
      case .tabs(let sort): sort.contents(of: controllers - 1)
      case .split(let sort): sort.contents(of: controllers - 1)
      }
    }
  }
}

extension NavigationSort {
  fileprivate func stacks(of length: Int) -> [[Screen]] {
    guard (1...depth).contains(length) else { return [] }
    return (1...length).reduce([[]]) { stacks, _ in
      stacks.flatMap { stack in screens.variants.map { stack + [$0] } }
    }
  }
}

extension TabsSort {
  fileprivate func contents(of controllers: Int) -> [StackState.Content] {
    func rows(_ controllers: Int, atMost tabs: Int) -> [[StackState.Content]] {
      if controllers == 0 { return [[]] }
      guard tabs > 0 else { return [] }
      return (1...controllers).flatMap { size in
        item.contents(of: size).flatMap { first in
          rows(controllers - size, atMost: tabs - 1).map { [first] + $0 }
        }
      }
    }
    guard controllers > 0 else { return [] }
    return rows(controllers, atMost: maximum).flatMap { items in
      items.indices.map { .tabs(items, selected: $0) }
    }
  }
}

extension SplitSort {
  fileprivate func contents(of controllers: Int) -> [StackState.Content] {
    guard controllers > 1 else { return [] }
    return (1..<controllers).flatMap { size in
      primary.contents(of: size).flatMap { first in
        secondary.contents(of: controllers - size).map { .split(primary: first, secondary: $0) }
      }
    }
  }
}
