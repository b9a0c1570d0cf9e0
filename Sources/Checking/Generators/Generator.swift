/// A recipe that makes a value from choices, one `choose` for each open decision.
///
///     let point = Generator<(Int, Int)> { choose in (choose(10), choose(10)) }
///
/// Choices come in the order in which the value is built, and 0 should be the simplest answer of each, because that
/// is what shrinking moves to.
public struct Generator<Value>: Sendable {
  /// Makes a value or, where the choices lead to none, gives nil.
  let make: @Sendable (_ choose: (_ count: Int) -> Int) -> Value?

  /// Makes a recipe.
  ///
  /// - Parameter make: Builds a value from the answers of `choose`, or gives nil to reject them. It must not keep
  ///   `choose` and must depend on nothing else.
  public init(_ make: @escaping @Sendable (_ choose: (_ count: Int) -> Int) -> Value?) {
    self.make = make
  }

  /// Makes one value.
  ///
  /// - Parameter source: Where the choices come from.
  /// - Returns: The value, or nil if the choices were rejected.
  public func draw(from source: inout some ChoiceSource) -> Value? {
    make { source.choose(among: $0) }
  }

  /// A recipe whose values are made of this one's.
  ///
  /// - Parameter transform: Turns a value into another one.
  /// - Returns: The recipe, which makes the same choices.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { choose in make(choose).map(transform) }
  }

  /// A recipe that goes on in a way which depends on the value made so far.
  ///
  /// - Parameter next: Gives the recipe for the rest.
  /// - Returns: The recipe, which makes this one's choices and then those of the next.
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { choose in make(choose).flatMap { next($0).make(choose) } }
  }

  /// A recipe that rejects some values.
  ///
  /// A rejected value is not drawn again within the run: that would give one value several sequences of choices,
  /// and an enumeration would count it more than once. So each rejection costs one whole run; where more than a few
  /// in a hundred are rejected, build valid values directly.
  ///
  /// - Parameter isIncluded: Whether a value is wanted.
  /// - Returns: The recipe, which makes the same choices.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator<Value> {
    Generator { choose in make(choose).flatMap { isIncluded($0) ? $0 : nil } }
  }
}
