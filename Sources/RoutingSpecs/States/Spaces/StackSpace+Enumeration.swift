import Checking

extension StackSpace {
  /// Lists all states in rank order.
  public var states: States { States(space: self) }

  /// Steps to the next state in rank order.
  ///
  /// - Parameter state: A state of this space; after the last one it becomes the first one again.
  /// - Returns: Whether there was a next state.
  public func advance(_ state: inout StackState) -> Bool {
    for index in state.layers.indices.dropFirst().reversed() where advanceModal(&state.layers[index]) {
      return true
    }
    if root.advance(&state.layers[0].content) { return true }
    guard state.modalCount < modals else {
      state.layers.removeSubrange(1...)
      return false
    }
    state.layers.append(.init(modal.first, style: styles[0]))
    return true
  }

  private func advanceModal(_ layer: inout StackState.Layer) -> Bool {
    if styles.count > 1 {
      let index = styles.firstIndex(of: layer.style) ?? 0
      layer.style = styles[(index + 1) % styles.count]
      if index + 1 < styles.count { return true }
    }
    return modal.advance(&layer.content)
  }

  /// All states of a space, in rank order.
  public struct States: Sequence, Sendable {
    let space: StackSpace

    /// Starts at the first state.
    public func makeIterator() -> Iterator { Iterator(space: space) }

    /// Walks the states, each derived from the one before.
    public struct Iterator: IteratorProtocol {
      private let space: StackSpace
      private var state: StackState?

      init(space: StackSpace) {
        self.space = space
        state = try? space.state(at: 0)
      }

      /// Gives the state and steps on.
      ///
      /// - Returns: The next state, nil after the last one.
      public mutating func next() -> StackState? {
        guard let current = state else { return nil }
        // Emptied first, so that the step works on the only reference that is left here.
        var following = current
        state = nil
        if space.advance(&following) { state = following }
        return current
      }
    }
  }
}
