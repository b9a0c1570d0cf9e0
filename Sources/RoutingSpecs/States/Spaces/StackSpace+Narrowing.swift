import Checking

extension StackSpace {
  /// A smaller space of the same grammar that has as many sorts of containers as a limit allows, then as many states,
  /// or the smallest where none is so small.
  func narrowed(toAtMost limit: Natural) -> StackSpace {
    if count <= limit { return self }
    var best: (variety: Int, space: StackSpace)?
    var smallest = self
    for candidate in narrowerBounds {
      guard
        let space = try? StackSpace(
          catalogue: catalogue, bounds: candidate, representing: interchangeable)
      else { continue }
      if space.count < smallest.count { smallest = space }
      guard space.count <= limit else { continue }
      let variety = candidate.variety
      if let best, (best.variety, best.space.count) >= (variety, space.count) { continue }
      best = (variety, space)
    }
    return best?.space ?? smallest
  }

  /// Bounds of at most this size, the simplest first; beyond 3 of a kind only the number of states would grow.
  private var narrowerBounds: [Bounds] {
    var result: [Bounds] = []
    for splits in bounds.splits ? [false, true] : [false] {
      for modals in 0...min(bounds.modals, 3) {
        for depth in 0...min(bounds.depth, 3) {
          for tabs in 0...min(bounds.tabs, 3) {
            var candidate = bounds
            (candidate.tabs, candidate.depth, candidate.modals, candidate.splits) = (
              tabs, depth, modals, splits
            )
            result.append(candidate)
          }
        }
      }
    }
    return result
  }
}

extension StackSpace.Bounds {
  /// How many of the four ways to grow are open.
  fileprivate var variety: Int { [tabs > 0, depth > 0, modals > 0, splits].count { $0 } }
}
