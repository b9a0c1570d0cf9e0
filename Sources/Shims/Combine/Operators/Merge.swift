extension Publishers {
  /// Sends what any of some publishers sends, and finishes when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any.
    public typealias Output = Upstream.Output

    /// The error of any.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Joins some publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Joins some publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Derived<Output, Failure> { outlet in
        publishers.publisher.setFailureType(to: Failure.self)
          .flattening(into: outlet, maxPublishers: .unlimited) { $0 }
      }.receive(subscriber: subscriber)
    }
  }

  /// Sends what any of two publishers sends, and finishes when all have.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// A value of any.
    public typealias Output = A.Output

    /// The error of any.
    public typealias Failure = A.Failure

    private let joined: MergeMany<AnyPublisher<A.Output, A.Failure>>

    /// Joins two publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    public init(_ a: A, _ b: B) {
      joined = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
    }

    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// Sends what any of three publishers sends, and finishes when all have.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// A value of any.
    public typealias Output = A.Output

    /// The error of any.
    public typealias Failure = A.Failure

    private let joined: MergeMany<AnyPublisher<A.Output, A.Failure>>

    /// Joins three publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    ///   - c: The third.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
    }

    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// Sends what any of four publishers sends, and finishes when all have.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// A value of any.
    public typealias Output = A.Output

    /// The error of any.
    public typealias Failure = A.Failure

    private let joined: MergeMany<AnyPublisher<A.Output, A.Failure>>

    /// Joins four publishers.
    ///
    /// - Parameters:
    ///   - a: The first.
    ///   - b: The second.
    ///   - c: The third.
    ///   - d: The fourth.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      ])
    }

    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends what this publisher or another one sends.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends what any of three publishers sends.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Sends what any of four publishers sends.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
