extension Publishers {
  /// Sends the first values of two publishers together, then the second ones, and so on.
  ///
  /// It finishes as soon as no further pair can come.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
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
        var (left, right): ([A.Output], [B.Output]) = ([], [])
        var (hasLeftEnded, hasRightEnded) = (false, false)
        let isOver = { (hasLeftEnded && left.isEmpty) || (hasRightEnded && right.isEmpty) }
        func sendPair() {
          guard !left.isEmpty, !right.isEmpty else { return }
          outlet.send((left.removeFirst(), right.removeFirst()))
          if isOver() { outlet.finish(.finished) }
        }
        outlet.join(
          a, b,
          onLeft: { value in
            left.append(value)
            sendPair()
          },
          onRight: { value in
            right.append(value)
            sendPair()
          },
          isOver: {
            (hasLeftEnded, hasRightEnded) = ($0, $1)
            return isOver()
          })
      }.receive(subscriber: subscriber)
    }
  }

  /// Sends the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The error of any.
    public typealias Failure = A.Failure

    private let joined: Zip<Zip<A, B>, C>

    /// Joins three publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    ///   - c: The third.
    public init(_ a: A, _ b: B, _ c: C) { joined = Zip(Zip(a, b), c) }

    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the first values of four publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// The error of any.
    public typealias Failure = A.Failure

    private let joined: Zip<Zip3<A, B, C>, D>

    /// Joins four publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    ///   - c: The third.
    ///   - d: The fourth.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { joined = Zip(Zip3(a, b, c), d) }

    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another one in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what is made of each pair of values of two publishers.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Derived<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Sends the values of three publishers in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends the values of four publishers in quadruples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
}
