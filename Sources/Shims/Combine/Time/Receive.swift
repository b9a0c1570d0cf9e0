extension Publishers {
  /// What `receive(on:)` gives.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Derived<
    Upstream.Output, Upstream.Failure
  >
  /// What `subscribe(on:)` gives.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Derived<
    Upstream.Output, Upstream.Failure
  >
  /// What `delay` gives.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Derived<
    Upstream.Output, Upstream.Failure
  >
}

extension Publisher {
  /// Sends values and the end on a scheduler: on a queue or a run loop in a later turn, in the same order.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: What else it is told.
  /// - Returns: The publisher.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    scheduling { scheduler.schedule(options: options, $0) }
  }

  /// Subscribes on a scheduler: with a queue or a run loop in a later turn.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: What else it is told.
  /// - Returns: The publisher.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.Derived { outlet in
      scheduler.schedule(options: options) {
        if !outlet.isOver { outlet.follow(self) }
      }
    }
  }

  /// Sends values and the end later, in the same order.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much later still it may be.
  ///   - scheduler: Whose time it is.
  ///   - options: What else it is told.
  /// - Returns: The publisher.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    scheduling {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, $0)
    }
  }

  /// Puts values and the end off, each by itself.
  private func scheduling(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived { outlet in
      let inlet = Inlet<Output, Failure>()
      let putOff = PutOff()
      inlet.onValue = { value in
        putOff.add({ outlet.send(value) }, by: schedule)
        return .none
      }
      inlet.onCompletion = { completion in putOff.add({ outlet.finish(completion) }, by: schedule) }
      outlet.ask(inlet)
      self.subscribe(inlet)
    }
  }
}
