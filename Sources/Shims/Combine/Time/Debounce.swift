extension Publishers {
  /// What `debounce` gives.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Derived<
    Upstream.Output, Upstream.Failure
  >
  /// What `throttle` gives.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Derived<
    Upstream.Output, Upstream.Failure
  >
  /// What `timeout` gives.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Derived<
    Upstream.Output, Upstream.Failure
  >
}

extension Publisher {
  /// Sends a value when no other one has come for some time; a value that the end overtakes is not sent.
  ///
  /// - Parameters:
  ///   - dueTime: How long no other one has come.
  ///   - scheduler: Whose time it is.
  ///   - options: What else it is told.
  /// - Returns: The publisher.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Derived { outlet in
      let inlet = Inlet<Output, Failure>()
      var valueCount = 0
      inlet.onValue = { value in
        valueCount += 1
        let number = valueCount
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if number == valueCount { outlet.sendOrDrop(value) }
        }
        return .none
      }
      inlet.onCompletion = { completion in
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
      outlet.askForAll(inlet)
      self.subscribe(inlet)
    }
  }

  /// Sends one value in each interval at most: the first that comes, or the last.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - scheduler: Whose time it is.
  ///   - latest: Whether it is the last value of an interval that is sent at its end.
  /// - Returns: The publisher.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Derived { outlet in
      let inlet = Inlet<Output, Failure>()
      let putOff = PutOff()
      var waiting: Output?
      var isFreeAt = scheduler.now
      inlet.onValue = { value in
        guard waiting == nil else {
          if latest { waiting = value }
          return .none
        }
        waiting = value
        isFreeAt = Swift.max(isFreeAt, scheduler.now)
        putOff.add {
          if let value = waiting.take() { outlet.sendOrDrop(value) }
        } by: {
          scheduler.schedule(after: isFreeAt, $0)
        }
        isFreeAt = isFreeAt.advanced(by: interval)
        return .none
      }
      inlet.onCompletion = { completion in
        let end = waiting == nil ? scheduler.now : isFreeAt.advanced(by: 0 - interval)
        putOff.add({ outlet.finish(completion) }, by: { scheduler.schedule(after: end, $0) })
      }
      outlet.askForAll(inlet)
      self.subscribe(inlet)
    }
  }

  /// Ends when no value has come for some time: fails where an error is given, and finishes otherwise.
  ///
  /// - Parameters:
  ///   - interval: How long no value has come.
  ///   - scheduler: Whose time it is; values are sent on it too.
  ///   - options: What else it is told.
  ///   - customError: Makes the error.
  /// - Returns: The publisher.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Derived { outlet in
      let inlet = Inlet<Output, Failure>()
      let putOff = PutOff()
      var valueCount = 0
      func waitForNext() {
        let number = valueCount
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard number == valueCount else { return }
          putOff.add({ outlet.finish(customError.map { .failure($0()) } ?? .finished) }, by: { $0() })
        }
      }
      inlet.onValue = { value in
        valueCount += 1
        putOff.add({ outlet.send(value) }, by: { scheduler.schedule(options: options, $0) })
        waitForNext()
        return .none
      }
      inlet.onCompletion = { completion in
        putOff.add({ outlet.finish(completion) }, by: { scheduler.schedule(options: options, $0) })
      }
      outlet.ask(inlet)
      waitForNext()
      self.subscribe(inlet)
    }
  }
}
