extension Publishers {
  /// What `handleEvents` gives.
  public typealias HandleEvents<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `print` gives.
  public typealias Print<Upstream: Publisher> = Upstream
  /// What `breakpoint` gives.
  public typealias Breakpoint<Upstream: Publisher> = Upstream
}

extension Publisher {
  /// Calls closures when something passes, before it passes.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Is called with the subscription.
  ///   - receiveOutput: Is called with each value.
  ///   - receiveCompletion: Is called with the end.
  ///   - receiveCancel: Is called when the subscriber cancels.
  ///   - receiveRequest: Is called with what is asked for.
  /// - Returns: The publisher.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.Derived { outlet in
      let inlet = Inlet<Output, Failure>()
      inlet.onValue = { value in
        receiveOutput?(value)
        outlet.send(value)
        return .none
      }
      inlet.onCompletion = { completion in
        receiveCompletion?(completion)
        outlet.finish(completion)
      }
      outlet.ask(inlet)
      outlet.onCancel = receiveCancel
      outlet.onRequest = { demand in
        receiveRequest?(demand)
        inlet.request(demand)
      }
      inlet.onSubscription = { subscription in
        receiveSubscription?(subscription)
        outlet.start()
      }
      self.subscribe(inlet)
    }
  }

  /// Passes everything on; nothing is printed here.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    self
  }

  /// Passes everything on; nothing stops here.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    self
  }

  /// Passes everything on; nothing stops here.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> { self }
}
