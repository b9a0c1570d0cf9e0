extension Publishers {
  /// What `prefix` gives.
  public typealias Output<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `prefix(while:)` gives.
  public typealias PrefixWhile<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `first` gives.
  public typealias First<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `first(where:)` gives.
  public typealias FirstWhere<Upstream: Publisher> = Derived<Upstream.Output, Upstream.Failure>
  /// What `prefix(untilOutputFrom:)` gives.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = Derived<
    Upstream.Output, Upstream.Failure
  >
  /// What `drop(untilOutputFrom:)` gives.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Derived<
    Upstream.Output, Upstream.Failure
  >
}

extension Publisher {
  /// Sends the first values, and finishes with the last of them.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    guard maxLength > 0 else { return Publishers.Derived { $0.finish(.finished) } }
    return reacting {
      var left = maxLength
      return { value in
        left -= 1
        return left > 0 ? .pass(value) : .end(.finished, after: value)
      }
    }
  }

  /// Sends the values up to the first for which a question is answered with no, and finishes with it.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    reacting { { predicate($0) ? .pass($0) : .end(.finished, after: nil) } }
  }

  /// Sends the first value and finishes.
  public func first() -> Publishers.First<Self> { prefix(1) }

  /// Sends the first value for which a question is answered with yes, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    reacting { { predicate($0) ? .end(.finished, after: $0) : .skip } }
  }

  /// Sends the value with a certain number, counted from 0, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { dropFirst(index).first() }

  /// Sends the values with certain numbers, counted from 0, and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return prefix(bounds.upperBound).dropFirst(bounds.lowerBound)
  }

  /// Sends values until another publisher sends its first one, and finishes then.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.Derived { outlet in
      outlet.heed(publisher) { outlet.finish(.finished) }
      if !outlet.isEnding { outlet.follow(self) }
    }
  }

  /// Leaves out the values that come before another publisher sends its first one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.Derived { outlet in
      var isOpen = false
      outlet.heed(publisher) { isOpen = true }
      outlet.follow(self.filter { _ in isOpen })
    }
  }
}

extension Outlet {
  /// Does something when a publisher sends its first value, unless all is over by then.
  fileprivate func heed<P: Publisher>(_ publisher: P, _ react: @escaping () -> Void) {
    let inlet = Inlet<P.Output, P.Failure>()
    signal = inlet
    inlet.onValue = { [unowned inlet] _ in
      inlet.cancel()
      react()
      return .none
    }
    inlet.request(.max(1))
    publisher.subscribe(inlet)
  }
}
