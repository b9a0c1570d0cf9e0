extension Publishers {
  /// What `flatMap` gives.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = Derived<
    NewPublisher.Output, NewPublisher.Failure
  >
  /// What `switchToLatest` gives.
  public typealias SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher> = Derived<
    NewPublisher.Output, NewPublisher.Failure
  >
}

extension Publisher {
  /// Makes a publisher of each value, and sends what any of them sends.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of them there may be at a time; no value is asked for beyond that.
  ///   - transform: Makes a publisher.
  /// - Returns: The publisher.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.Derived { self.flattening(into: $0, maxPublishers: maxPublishers, transform) }
  }

  /// Lets an outlet send what the publishers send that are made of each value; of the latest one only, if so wanted.
  func flattening<P: Publisher>(
    into outlet: Outlet<P.Output, Failure>, maxPublishers: Subscribers.Demand, onlyLatest: Bool = false,
    _ transform: @escaping (Output) -> P
  ) where P.Failure == Failure {
    let outer = Inlet<Output, Failure>()
    let inner = InnerPublishers(of: outlet, outer: outer)
    outer.onValue = { value in
      if onlyLatest { inner.cancelAll() }
      inner.add(transform(value))
      return .none
    }
    outer.onCompletion = { inner.outerHasEnded($0) }
    var isFirst = true
    outlet.onRequest = { demand in
      inner.request(demand)
      guard isFirst else { return }
      isFirst = false
      outer.request(maxPublishers)
    }
    outlet.source = inner
    outer.onSubscription = { _ in outlet.start() }
    subscribe(outer)
  }
}

/// The publishers that `flatMap` has made and that have not ended.
private final class InnerPublishers<Outer, Output, Failure: Error>: Cancellable {
  private let outlet: Outlet<Output, Failure>
  private let outer: Inlet<Outer, Failure>
  private var inlets: [Inlet<Output, Failure>] = []
  private var isOuterOver = false

  init(of outlet: Outlet<Output, Failure>, outer: Inlet<Outer, Failure>) {
    self.outlet = outlet
    self.outer = outer
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let inlet = Inlet<Output, Failure>()
    inlet.onValue = { [outlet] value in
      outlet.send(value)
      return .none
    }
    inlet.onCompletion = { [unowned inlet] in self.end(of: inlet, $0) }
    inlets.append(inlet)
    inlet.request(outlet.demand)
    publisher.subscribe(inlet)
  }

  func request(_ demand: Subscribers.Demand) {
    for inlet in inlets { inlet.request(demand) }
  }

  func outerHasEnded(_ completion: Subscribers.Completion<Failure>) {
    isOuterOver = true
    if !completion.isFinished || inlets.isEmpty { outlet.finish(completion) }
  }

  func cancel() {
    outer.cancel()
    cancelAll()
  }

  func cancelAll() {
    let cancelled = inlets
    inlets = []
    for inlet in cancelled { inlet.cancel() }
  }

  private func end(of inlet: Inlet<Output, Failure>, _ completion: Subscribers.Completion<Failure>) {
    inlets.removeAll { $0 === inlet }
    if completion.isFinished, !isOuterOver { return outer.request(.max(1)) }
    if !completion.isFinished || inlets.isEmpty { outlet.finish(completion) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends what any of them sends, until one fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value, and sends what any of them sends.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.Derived { self.flattening(into: $0, maxPublishers: maxPublishers, transform) }
  }
}

extension Publisher {
  /// Makes a publisher that cannot fail of each value, and sends what any of them sends.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
