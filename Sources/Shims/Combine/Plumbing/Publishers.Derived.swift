extension Publishers {
  /// What an operator gives: a publisher made of another one, or of several.
  ///
  /// Nearly all operators give it; the names that Apple has for what they give, such as `Publishers.Map`, stand for it.
  public struct Derived<Output, Failure: Error>: Publisher {
    private let attach: (Outlet<Output, Failure>) -> Void

    /// Makes a publisher of what is done for each subscriber; it has its subscription afterwards at the latest.
    init(_ attach: @escaping (Outlet<Output, Failure>) -> Void) { self.attach = attach }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      attach(outlet)
      outlet.start()
    }
  }
}

extension Outlet {
  /// Asks a publisher for what is asked for here, from now on; the subscriber gets its subscription when the publisher gives
  /// one, so that it has asked before whoever subscribes does anything else.
  func ask<Input, InputFailure: Error>(_ inlet: Inlet<Input, InputFailure>) {
    onRequest = { inlet.request($0) }
    source = inlet
    inlet.onSubscription = { _ in self.start() }
  }

  /// Asks a publisher for everything as soon as anything is asked for.
  func askForAll<Input, InputFailure: Error>(_ inlet: Inlet<Input, InputFailure>) {
    ask(inlet)
    onRequest = { _ in inlet.request(.unlimited) }
  }

  /// Hands on what a publisher sends, from now on; what was asked for and has not come is asked of it.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - onCompletion: What to do at its end.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let inlet = Inlet<Output, P.Failure>()
    inlet.onValue = { value in
      self.send(value)
      return .none
    }
    inlet.onCompletion = onCompletion
    ask(inlet)
    inlet.request(demand)
    publisher.subscribe(inlet)
  }

  /// Hands on all that a publisher sends, and its end.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    follow(publisher) { self.finish($0) }
  }
}
