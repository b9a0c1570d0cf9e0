extension StackSpace {
  /// A small stack that can be reached from one by making it simpler while a test keeps failing.
  ///
  /// Taking something away is tried first. Where nothing more can go, the same things are arranged in a simpler way,
  /// because what may be taken away depends on it: of two tabs only the order may be wrong.
  ///
  /// - Parameters:
  ///   - state: A stack of the space that fails.
  ///   - fails: Whether a stack fails in the same way.
  /// - Returns: A stack that fails, while no simplification and no simpler arrangement of it does.
  func shrink(_ state: StackState, while fails: (StackState) -> Bool) -> StackState {
    var current = state
    while let simpler = simplifications(of: current).first(where: fails)
      ?? simplerArrangements(of: current).first(where: fails)
    {
      current = simpler
    }
    return current
  }

  /// The same screens arranged in a simpler way: tabs in another order, a navigation stack as layers of its own.
  func simplerArrangements(of state: StackState) -> [StackState] {
    guard let size = try? size(of: state) else { return [] }
    return state.layers.indices.flatMap { arrangements(ofLayer: $0, in: state) }.filter { candidate in
      guard let other = try? self.size(of: candidate) else { return false }
      return other < size
    }
  }

  private func arrangements(ofLayer index: Int, in state: StackState) -> [StackState] {
    switch state.layers[index].content {
    case .screen, .split: return []
    case .navigation(let screens):
      var spread = state
      let rest = screens.dropFirst().map { StackState.Layer(.screen($0), style: bounds.styles[0]) }
      spread.layers[index].content = .screen(screens[0])
      spread.layers.insert(contentsOf: rest, at: index + 1)
      return [spread]
    case .tabs(let items, let selected):
      return items.indices.flatMap { first in
        items.indices.dropFirst(first + 1).map { second in
          var swapped = items
          swapped.swapAt(first, second)
          var result = state
          let selected = selected == first ? second : selected == second ? first : selected
          result.layers[index].content = .tabs(swapped, selected: selected)
          return result
        }
      }
    }
  }
}
