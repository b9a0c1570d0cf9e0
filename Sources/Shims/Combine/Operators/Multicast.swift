/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  ///
  /// - Returns: What ends it, at the latest when it is let go.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber, and ends when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Sends what one publisher sends to many, by way of a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The values of the publisher.
    public typealias Output = Upstream.Output

    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream

    /// Makes the subject, when the first subscriber comes.
    public let createSubject: () -> SubjectType

    private lazy var subject = createSubject()

    /// Shares a publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher.
    ///   - createSubject: Makes the subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Adds a subscriber of the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Begins with the first subscriber, and ends when the last has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output

    /// The error of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream

    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Connects a publisher when somebody subscribes.
    ///
    /// - Parameter upstream: The publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Adds a subscriber; the first one has the publisher begin.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriberCount += 1
      Derived<Output, Failure> { outlet in
        outlet.onCancel = { self.leave() }
        outlet.follow(self.upstream) { completion in
          self.leave()
          outlet.finish(completion)
        }
      }.receive(subscriber: subscriber)
      if subscriberCount > 0, connection == nil { connect() }
    }

    /// Connects once, also where somebody subscribes in the meantime; whatever ends at once is not kept.
    private func connect() {
      connection = AnyCancellable {}
      let connected = upstream.connect()
      if connection == nil { connected.cancel() } else { connection = connected }
    }

    private func leave() {
      subscriberCount -= 1
      if subscriberCount == 0 { connection.take()?.cancel() }
    }
  }

  /// What `share` gives.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >

  /// What `makeConnectable` gives.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}

extension Publisher {
  /// Sends what the publisher sends to many, by way of a subject, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends what the publisher sends to many, by way of a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Lets many subscribers share one subscription, which begins with the first and ends with the last of them.
  public func share() -> Publishers.Share<Self> { multicast { PassthroughSubject() }.autoconnect() }
}

extension Publisher where Failure == Never {
  /// Has the publisher wait until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { multicast { PassthroughSubject() } }
}
