extension Publishers {
  /// What `filter` gives.
  public typealias Filter<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `tryFilter` gives.
  public typealias TryFilter<Upstream: Publisher> = Derived<Upstream.Output, any Error>
  /// What `removeDuplicates` gives.
  public typealias RemoveDuplicates<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `tryRemoveDuplicates` gives.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = Derived<Upstream.Output, any Error>
  /// What `dropFirst` gives.
  public typealias Drop<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `drop(while:)` gives.
  public typealias DropWhile<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `ignoreOutput` gives.
  public typealias IgnoreOutput<Upstream: Publisher> = Derived<Never, Upstream.Failure>
}

extension Publisher {
  /// Sends only the values for which a question is answered with yes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    reacting { { isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Sends only some values, and fails with the first error that the question throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    trying { { try isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Leaves out each value that equals the one before it.
  ///
  /// - Parameter predicate: Whether two values count as equal.
  /// - Returns: The publisher.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    reacting {
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  /// Leaves out each value that equals the one before it, and fails with the first error of the comparison.
  ///
  /// - Parameter predicate: Whether two values count as equal.
  /// - Returns: The publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    trying {
      var last: Output?
      return { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "\(count) values cannot be left out")
    return reacting {
      var left = count
      return { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Leaves out the values up to the first for which a question is answered with no.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    reacting {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// Sends the end alone.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { reacting { { _ in .skip } } }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
