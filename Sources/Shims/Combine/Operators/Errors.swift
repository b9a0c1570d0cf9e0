extension Publishers {
  /// What `mapError` gives.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Derived<Upstream.Output, Failure>
  /// What `setFailureType` gives.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Derived<Upstream.Output, Failure>
  /// What `replaceError` gives.
  public typealias ReplaceError<Upstream: Publisher> = Derived<Upstream.Output, Never>
  /// What `catch` gives.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = Derived<
    Upstream.Output, NewPublisher.Failure
  >
  /// What `tryCatch` gives.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = Derived<
    Upstream.Output, any Error
  >
  /// What `retry` gives.
  public typealias Retry<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `assertNoFailure` gives.
  public typealias AssertNoFailure<Upstream: Publisher> = Derived<Upstream.Output, Never>
}

extension Publisher {
  /// Fails with another error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    applying { Rule(value: { .pass($0) }) { (nil, $0.mapError(transform)) } }
  }

  /// Sends a value in the place of a failure, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    applying {
      Rule {
        .pass($0)
      } end: {
        ($0.isFinished ? nil : output, .finished)
      }
    }
  }

  /// Traps where the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    mapError { error in fatalError("\(prefix)\(error)", file: file, line: line) }
  }

  /// Goes on with another publisher where this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Derived { outlet in
      outlet.follow(self) { completion in
        switch completion {
        case .finished: outlet.finish(.finished)
        case .failure(let error): outlet.follow(handler(error))
        }
      }
    }
  }

  /// Goes on with another publisher where this one fails, or fails with the error that the handler throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    self.catch { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes anew where the publisher fails, so many times at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Derived { retrying(retries, into: $0) }
  }

  private func retrying(_ left: Int, into outlet: Outlet<Output, Failure>) {
    outlet.follow(self) { completion in
      if completion.isFinished || left <= 0 { return outlet.finish(completion) }
      retrying(left - 1, into: outlet)
    }
  }
}

extension Publisher where Failure == Never {
  /// Says that the publisher may fail with some error, to fit others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    applying { Rule(value: { .pass($0) }) { (nil, $0.setFailureType(to: E.self)) } }
  }
}
