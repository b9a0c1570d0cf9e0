extension Generator {
  /// A recipe without choices.
  ///
  /// - Parameter value: The only value.
  /// - Returns: The recipe.
  public static func constant(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ in value }
  }

  /// A recipe that picks one of several values with one choice.
  ///
  /// - Parameter values: The values, simplest first; with none, everything is rejected.
  /// - Returns: The recipe.
  public static func element(of values: [Value]) -> Generator where Value: Sendable {
    Generator { choose in values.isEmpty ? nil : values[choose(values.count)] }
  }

  /// A recipe that picks one of several recipes with one choice and follows it.
  ///
  /// - Parameter generators: The recipes, simplest first; with none, everything is rejected.
  /// - Returns: The recipe.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    Generator { choose in generators.isEmpty ? nil : generators[choose(generators.count)].make(choose) }
  }

  /// A recipe for lists: their length is the first choice, and the elements follow.
  ///
  /// - Parameters:
  ///   - element: Makes each element.
  ///   - counts: The lengths there are, at least 0; the least is the simplest.
  /// - Returns: The recipe, which rejects a list of which one element is rejected.
  public static func list<Element>(
    of element: Generator<Element>, count counts: ClosedRange<Int>
  ) -> Generator<[Element]> where Value == [Element] {
    precondition(counts.lowerBound >= 0, "a list has no \(counts.lowerBound) elements")
    return Generator<[Element]> { choose in
      var elements: [Element] = []
      for _ in 0..<counts.lowerBound + choose(counts.count) {
        guard let element = element.make(choose) else { return nil }
        elements.append(element)
      }
      return elements
    }
  }

  /// A recipe for pairs: first the one, then the other.
  ///
  /// - Parameters:
  ///   - first: Makes the first value.
  ///   - second: Makes the second value.
  /// - Returns: The recipe, which rejects a pair of which one value is rejected.
  public static func pair<First, Second>(
    _ first: Generator<First>, _ second: Generator<Second>
  ) -> Generator<(First, Second)> where Value == (First, Second) {
    Generator<(First, Second)> { choose in
      first.make(choose).flatMap { one in second.make(choose).map { (one, $0) } }
    }
  }
}

extension Generator where Value == Int {
  /// A recipe for the integers of a range with one choice.
  ///
  /// - Parameter range: The integers there are, at most `Int.max` of them; the lowest is the simplest.
  /// - Returns: The recipe.
  public static func integer(in range: ClosedRange<Int>) -> Generator {
    Generator { choose in range.lowerBound + choose(range.count) }
  }
}

extension Generator where Value == Bool {
  /// A recipe for false and true, false being the simpler.
  public static var boolean: Generator {
    Generator { choose in choose(2) == 1 }
  }
}
