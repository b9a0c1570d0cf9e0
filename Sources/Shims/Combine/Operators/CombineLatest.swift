extension Publishers {
  /// Sends the last values of two publishers, whenever one of them sends, and finishes when both have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The last value of each.
    public typealias Output = (A.Output, B.Output)

    /// The error of either.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Derived<Output, Failure> { outlet in
        var (left, right): (A.Output?, B.Output?)
        // Whoever was asked for one value more than the other has sent it in vain; it is the last one, not owed.
        func sendLatest() {
          if let left, let right { outlet.sendOrDrop((left, right)) }
        }
        outlet.join(
          a, b,
          onLeft: { value in
            left = value
            sendLatest()
          },
          onRight: { value in
            right = value
            sendLatest()
          },
          isOver: { $0 && $1 })
      }.receive(subscriber: subscriber)
    }
  }
}

extension Outlet {
  /// Feeds the outlet from two publishers: what is asked for is asked of both, a failure of one cancels the other.
  ///
  /// - Parameters:
  ///   - a: The one publisher.
  ///   - b: The other publisher.
  ///   - onLeft: Takes a value of the one.
  ///   - onRight: Takes a value of the other.
  ///   - isOver: Whether all is over, asked when one has finished: which of them have.
  func join<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, onLeft: @escaping (A.Output) -> Void, onRight: @escaping (B.Output) -> Void,
    isOver: @escaping (Bool, Bool) -> Bool
  ) where A.Failure == Failure, B.Failure == Failure {
    let (left, right) = (Inlet<A.Output, Failure>(), Inlet<B.Output, Failure>())
    var (hasLeftEnded, hasRightEnded) = (false, false)
    func end(_ completion: Subscribers.Completion<Failure>) {
      if !completion.isFinished || isOver(hasLeftEnded, hasRightEnded) { finish(completion) }
    }
    left.onValue = { value in
      onLeft(value)
      return .none
    }
    right.onValue = { value in
      onRight(value)
      return .none
    }
    left.onCompletion = { completion in
      hasLeftEnded = true
      end(completion)
    }
    right.onCompletion = { completion in
      hasRightEnded = true
      end(completion)
    }
    onRequest = { demand in
      left.request(demand)
      right.request(demand)
    }
    (source, signal) = (left, right)
    a.subscribe(left)
    b.subscribe(right)
  }
}
