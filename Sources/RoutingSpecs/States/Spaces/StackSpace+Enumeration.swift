public import Checking

extension StackSpace {
  /// Visits states in rank order, each derived from the one before.
  ///
  /// Amortised O(1) changed controllers a step; an array changes in place unless `body` keeps the state.
  ///
  /// - Parameters:
  ///   - start: The rank of the first state, in `0..<count`.
  ///   - limit: How many states are visited at most; nil visits all that follow.
  ///   - body: Looks at a state and says whether to go on.
  /// - Returns: How many states were visited, the one at which `body` stopped included.
  /// - Throws: `StackSpaceError.rankOutOfRange` for the start, and what `body` throws.
  @discardableResult
  public func forEachState(
    from start: Natural = .zero, limit: Int? = nil, _ body: (StackState) throws -> Bool
  ) throws -> Int {
    let limit = limit ?? .max
    guard limit > 0 else { return 0 }
    var state = try state(at: start)
    var visited = 0
    repeat {
      visited += 1
      guard try body(state) else { break }
    } while visited < limit && advance(&state)
    return visited
  }

  /// Lists the states of a shard in rank order.
  ///
  /// - Parameter ranks: The numbers; the upper bound is at most `count`.
  /// - Returns: A sequence that derives each state from the one before.
  /// - Throws: `StackSpaceError.rankOutOfRange` when the range ends beyond the space.
  public func states(in ranks: Range<Natural>) throws(StackSpaceError) -> States {
    guard ranks.upperBound <= count else { throw .rankOutOfRange(ranks.upperBound - 1, count: count) }
    return States(space: self, ranks: ranks)
  }

  /// Lists all states in rank order.
  public var states: States {
    States(space: self, ranks: Natural.zero..<count)
  }

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

  /// The states of a range of ranks, in order.
  public struct States: Sequence, Sendable {
    let space: StackSpace
    let ranks: Range<Natural>

    /// Starts at the range's first state.
    ///
    /// - Returns: An iterator that owns its state.
    public func makeIterator() -> Iterator {
      Iterator(space: space, ranks: ranks)
    }

    /// Walks a range of ranks.
    public struct Iterator: IteratorProtocol {
      private let space: StackSpace
      private let end: Natural
      private var rank: Natural
      private var state: StackState?

      init(space: StackSpace, ranks: Range<Natural>) {
        self.space = space
        rank = ranks.lowerBound
        end = ranks.upperBound
        // An empty range may begin at the end of the space, where there is no state.
        state = ranks.isEmpty ? nil : try? space.state(at: rank)
      }

      /// Gives the state and steps on.
      ///
      /// - Returns: The next state, nil at the end of the range.
      public mutating func next() -> StackState? {
        guard rank < end, let current = state else { return nil }
        rank += 1
        if rank < end {
          // Emptied first, so that the step works on the only reference that is left here.
          var following = current
          state = nil
          _ = space.advance(&following)
          state = following
        }
        return current
      }
    }
  }
}
