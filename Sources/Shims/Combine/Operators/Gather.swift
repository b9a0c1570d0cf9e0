extension Publishers {
  /// What `collect()` gives.
  public typealias Collect<Upstream: Publisher> = Derived<[Upstream.Output], Upstream.Failure>
  /// What `collect` gives for a number.
  public typealias CollectByCount<Upstream: Publisher> = Derived<[Upstream.Output], Upstream.Failure>
  /// What `reduce` gives.
  public typealias Reduce<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  /// What `tryReduce` gives.
  public typealias TryReduce<Upstream: Publisher, Output> = Derived<Output, any Error>
  /// What `last` gives.
  public typealias Last<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `last(where:)` gives.
  public typealias LastWhere<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `count` gives.
  public typealias Count<Upstream: Publisher> = Derived<Int, Upstream.Failure>
  /// What `min` and `max` give.
  public typealias Comparison<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `contains` gives.
  public typealias Contains<Upstream: Publisher> = Derived<Bool, Upstream.Failure>
  /// What `allSatisfy` gives.
  public typealias AllSatisfy<Upstream: Publisher> = Derived<Bool, Upstream.Failure>
  /// What `replaceEmpty` gives.
  public typealias ReplaceEmpty<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Takes all values, and sends what has come of them when the publisher has finished.
  ///
  /// - Parameters:
  ///   - initial: What there is before the first value.
  ///   - step: Takes a value.
  ///   - result: What is sent in the end, if anything.
  /// - Returns: The publisher.
  private func gathering<State, T>(
    _ initial: State, _ step: @escaping (inout State, Output) -> Reaction<T, Failure>,
    result: @escaping (State) -> T?
  ) -> Publishers.Derived<T, Failure> {
    applying {
      var state = initial
      return Rule(
        value: { step(&state, $0) }, end: { ($0.isFinished ? result(state) : nil, $0) }, takesAll: true)
    }
  }

  /// Collects all values, and sends them in one array when the publisher has finished.
  public func collect() -> Publishers.Collect<Self> {
    gathering([Output]()) {
      $0.append($1)
      return .skip
    } result: {
      $0
    }
  }

  /// Makes one value of all, and sends it when the publisher has finished.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    gathering(initialResult) {
      $0 = nextPartialResult($0, $1)
      return .skip
    } result: {
      $0
    }
  }

  /// Makes one value of all, and fails with the first error that this throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    applying {
      var result = initialResult
      return Rule(
        value: { value in
          attempt {
            result = try nextPartialResult(result, value)
            return .skip
          }
        },
        end: { ($0.isFinished ? result : nil, $0.mapError { $0 }) }, takesAll: true)
    }
  }

  /// Sends the last value when the publisher has finished.
  public func last() -> Publishers.Last<Self> { last { _ in true } }

  /// Sends the last value for which a question is answered with yes, when the publisher has finished.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    gathering(Output?.none) {
      if predicate($1) { $0 = $1 }
      return .skip
    } result: {
      $0
    }
  }

  /// Sends the number of values when the publisher has finished.
  public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

  /// Sends the greatest value when the publisher has finished.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    min { areInIncreasingOrder($1, $0) }
  }

  /// Sends the least value when the publisher has finished.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    gathering(Output?.none) {
      if let least = $0, !areInIncreasingOrder($1, least) { return .skip }
      $0 = $1
      return .skip
    } result: {
      $0
    }
  }

  /// Sends whether a question is answered with yes for any value; it asks no further then.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Contains<Self> {
    gathering(()) {
      predicate($1) ? .end(.finished, after: true) : .skip
    } result: {
      false
    }
  }

  /// Sends whether a question is answered with yes for all values; it asks no further at the first no.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    gathering(()) {
      predicate($1) ? .skip : .end(.finished, after: false)
    } result: {
      true
    }
  }

  /// Sends a value when the publisher has finished without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    applying {
      var isEmpty = true
      return Rule { value in
        isEmpty = false
        return .pass(value)
      } end: {
        (isEmpty && $0.isFinished ? output : nil, $0)
      }
    }
  }

  /// Sends the values in arrays of some length; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "an array of \(count) values cannot be sent")
    return applying {
      var collected: [Output] = []
      return Rule { value in
        collected.append(value)
        guard collected.count == count else { return .skip }
        defer { collected = [] }
        return .pass(collected)
      } end: {
        ($0.isFinished && !collected.isEmpty ? collected : nil, $0)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those of the publisher; it asks no further when it has come.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Sends the least value when the publisher has finished.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the greatest value when the publisher has finished.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
