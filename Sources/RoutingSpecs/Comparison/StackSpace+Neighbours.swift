extension StackSpace {
  /// Stacks of the space that differ from some stack in one thing.
  ///
  /// A question that explains why stacks have differed is a guess, and too general or too particular a guess is shown
  /// by stacks at its border: one screen is another, one is missing, or a layer, or something else is selected.
  ///
  /// - Parameters:
  ///   - states: Stacks of the space; each in its turn gives a neighbour, so that all have some.
  ///   - limit: How many neighbours there may be.
  /// - Returns: The neighbours, none twice, and none of the stacks themselves.
  func neighbours(of states: [StackState], atMost limit: Int) -> [StackState] {
    var rows = states.map { (exchanges(in: $0) + simplifications(of: $0))[...] }
    var seen = Set(states)
    var result: [StackState] = []
    while result.count < limit, rows.contains(where: { !$0.isEmpty }) {
      for index in rows.indices where result.count < limit {
        while let next = rows[index].popFirst() {
          guard seen.insert(next).inserted else { continue }
          result.append(next)
          break
        }
      }
    }
    return result
  }

  /// The stack with another screen in one place, or something else selected.
  private func exchanges(in state: StackState) -> [StackState] {
    var result: [StackState] = []
    for place in state.screens.indices {
      for screen in catalogue.variants {
        let exchanged = state.replacingScreen(at: place, by: screen)
        if exchanged != state, contains(exchanged) { result.append(exchanged) }
      }
    }
    for index in state.layers.indices {
      guard case .tabs(let items, let selected) = state.layers[index].content else { continue }
      for other in items.indices where other != selected {
        var exchanged = state
        exchanged.layers[index].content = .tabs(items, selected: other)
        result.append(exchanged)
      }
    }
    return result
  }
}
