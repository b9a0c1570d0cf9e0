/// What an operator makes of one value.
enum Reaction<Output, Failure: Error> {
  /// It hands a value on.
  case pass(Output)

  /// It hands nothing on, and takes another value instead.
  case skip

  /// It ends, after one more value or without.
  case end(Subscribers.Completion<Failure>, after: Output?)
}

/// What an operator does that takes values one by one; what it remembers belongs to one subscription.
struct Rule<Input, Failure: Error, Output, NewFailure: Error> {
  /// What it makes of a value.
  var value: (Input) -> Reaction<Output, NewFailure>

  /// What it makes of the end: a last value, if any, and an end.
  var end: (Subscribers.Completion<Failure>) -> (last: Output?, Subscribers.Completion<NewFailure>)

  /// Whether it asks for all values as soon as any is asked for.
  var takesAll = false
}

extension Publisher {
  /// Applies a rule, which is made anew for each subscriber.
  func applying<T, E: Error>(
    _ makeRule: @escaping () -> Rule<Output, Failure, T, E>
  ) -> Publishers.Derived<T, E> {
    Publishers.Derived { outlet in
      let rule = makeRule()
      let inlet = Inlet<Output, Failure>()
      inlet.onValue = { obey(rule.value($0), handingTo: outlet) }
      inlet.onCompletion = { completion in
        let (last, end) = rule.end(completion)
        if let last { outlet.send(last) }
        outlet.finish(end)
      }
      if rule.takesAll { outlet.askForAll(inlet) } else { outlet.ask(inlet) }
      self.subscribe(inlet)
    }
  }

  /// Reacts to each value, and ends as the publisher does.
  func reacting<T>(
    _ makeReaction: @escaping () -> (Output) -> Reaction<T, Failure>
  ) -> Publishers.Derived<T, Failure> {
    applying { Rule(value: makeReaction()) { (nil, $0) } }
  }

  /// Reacts to each value, and ends as the publisher does, or with an error that reacting throws.
  func trying<T>(
    _ makeReaction: @escaping () -> (Output) throws -> Reaction<T, any Error>
  ) -> Publishers.Derived<T, any Error> {
    applying {
      let react = makeReaction()
      return Rule(value: { value in attempt { try react(value) } }) { (nil, $0.mapError { $0 }) }
    }
  }
}

/// Does what a rule says about a value; gives how many more values are needed in its place.
private func obey<Output, Failure: Error>(
  _ reaction: Reaction<Output, Failure>, handingTo outlet: Outlet<Output, Failure>
) -> Subscribers.Demand {
  switch reaction {
  case .pass(let value): outlet.send(value)
  case .skip: return .max(1)
  case .end(let completion, let last):
    outlet.source.take()?.cancel()
    if let last { outlet.send(last) }
    outlet.finish(completion)
  }
  return .none
}

/// Makes an error the end.
func attempt<Output>(_ react: () throws -> Reaction<Output, any Error>) -> Reaction<Output, any Error> {
  do { return try react() } catch { return .end(.failure(error), after: nil) }
}
