/// A list of values of any types, each of which stands for a screen on a stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  ///
  /// - Parameter elements: The values, the lowest first.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  ///
  /// - Parameter value: The value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Takes values off the top; it traps where there are fewer.
  ///
  /// - Parameter count: How many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
