public import Checking

extension StackSpace {
  /// Builds a state by choices, each with the simplest answer first.
  ///
  /// Every state comes from exactly one sequence of choices, and sequences in lexicographic order give states in rank
  /// order: an enumerating source lists the space. A random source does not draw uniformly; `sample(using:)` does.
  ///
  /// - Parameter source: Answers the choices.
  /// - Returns: A state of the space.
  @inlinable
  public func draw(from source: inout some ChoiceSource) -> StackState {
    let modalCount = source.pick(among: modals + 1)
    var layers: [StackState.Layer] = []
    layers.reserveCapacity(modalCount + 1)
    layers.append(StackState.Layer(root.draw(from: &source)))
    for _ in 0..<modalCount {
      let content = modal.draw(from: &source)
      layers.append(StackState.Layer(content, style: styles[source.pick(among: styles.count)]))
    }
    return StackState(layers: layers)
  }

  /// Draws a state, each with the same probability.
  ///
  /// - Parameter generator: Where the random bits come from; seed it for a reproducible draw.
  /// - Returns: A state of the space.
  public func sample(using generator: inout some RandomNumberGenerator) -> StackState {
    let rank = Natural.random(below: count, using: &generator)
    guard let state = try? state(at: rank) else {
      preconditionFailure("rank \(rank) was drawn below \(count)")
    }
    return state
  }
}
