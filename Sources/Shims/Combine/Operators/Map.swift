extension Publishers {
  /// What `map` gives.
  public typealias Map<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  /// What `tryMap` gives.
  public typealias TryMap<Upstream: Publisher, Output> = Derived<Output, any Error>
  /// What `map` gives for a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  /// What `compactMap` gives.
  public typealias CompactMap<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  /// What `tryCompactMap` gives.
  public typealias TryCompactMap<Upstream: Publisher, Output> = Derived<Output, any Error>
  /// What `scan` gives.
  public typealias Scan<Upstream: Publisher, Output> = Derived<Output, Upstream.Failure>
  /// What `tryScan` gives.
  public typealias TryScan<Upstream: Publisher, Output> = Derived<Output, any Error>
}

extension Publisher {
  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    reacting { { .pass(transform($0)) } }
  }

  /// Makes another value of each, and fails with the first error that this throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    trying { { .pass(try transform($0)) } }
  }

  /// Sends one property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Makes another value of each, and leaves out `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    reacting { { transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Makes another value of each, leaves out `nil`, and fails with the first error that this throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    trying { { try transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Sends one value in the place of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Makes a value of each and of what it has made before, and sends it.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    reacting {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }

  /// Makes a value of each and of what it has made before, and fails with the first error that this throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    trying {
      var result = initialResult
      return { value in
        result = try nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }
}
