extension Publishers {
  /// Sends the elements of a sequence, as they are asked for, and finishes with the last.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// It sends the elements.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    ///
    /// - Parameter sequence: The elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Goes through the sequence from its beginning.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Elements.Element, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var iterator = sequence.makeIterator()
      outlet.onStarving = { iterator.next() }
      outlet.start()
    }
  }
}

extension Sequence {
  /// Sends the elements and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// It sends the value.
    public typealias Output = Wrapped

    /// It cannot fail.
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// Makes a publisher of a value that may be missing.
    ///
    /// - Parameter output: The value, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    /// Sends the value when it is asked for.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
    }
  }

  /// Sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// Sends the value and finishes, or fails.
  public struct Publisher: Combine.Publisher {
    /// It sends the value.
    public typealias Output = Success

    /// The value or the error.
    public let result: Result

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: The value or the error.
    public init(_ result: Result) { self.result = result }

    /// Makes a publisher of a value.
    ///
    /// - Parameter output: The value.
    public init(_ output: Success) { self.init(.success(output)) }

    /// Makes a publisher that fails.
    ///
    /// - Parameter failure: The error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Sends the value when it is asked for, or the failure at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      outlet.end(with: result)
      outlet.start()
    }
  }

  /// Sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }
}
