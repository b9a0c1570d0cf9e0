extension Subscribers {
  /// How many values a subscriber asks for.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The number; its greatest stands for any number.
    private let count: UInt

    /// As many as there are.
    public static var unlimited: Demand { Demand(count: .max) }

    /// None.
    public static var none: Demand { Demand(count: 0) }

    private init(count: UInt) { self.count = count }

    /// A certain number; a negative one is a mistake of the program.
    ///
    /// - Parameter value: The number.
    /// - Returns: The demand for that many.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand of \(value) values")
      return Demand(count: UInt(value))
    }

    /// The number, or `nil` where there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

    /// The number or `unlimited`, for people.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  /// Compares the numbers; unlimited is more than any.
  public static func < (left: Self, right: Self) -> Bool { left.count < right.count }

  /// Both together; unlimited stays so.
  public static func + (left: Self, right: Self) -> Self {
    let (sum, isOverflow) = left.count.addingReportingOverflow(right.count)
    return isOverflow ? .unlimited : Self(count: sum)
  }

  /// What is left; never less than none, and unlimited stays so.
  public static func - (left: Self, right: Self) -> Self {
    guard left != .unlimited else { return .unlimited }
    return Self(count: left.count - Swift.min(left.count, right.count))
  }

  /// The demand several times; unlimited stays so.
  public static func * (left: Self, right: Int) -> Self {
    let (product, isOverflow) = left.count.multipliedReportingOverflow(by: UInt(Swift.max(0, right)))
    return isOverflow ? .unlimited : Self(count: product)
  }

  /// Adds a number.
  public static func + (left: Self, right: Int) -> Self {
    right < 0 ? left - .max(-right) : left + .max(right)
  }

  /// Takes a number away.
  public static func - (left: Self, right: Int) -> Self {
    right < 0 ? left + .max(-right) : left - .max(right)
  }

  /// Adds another demand in place.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Adds a number in place.
  public static func += (left: inout Self, right: Int) { left = left + right }

  /// Takes another demand away in place.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Takes a number away in place.
  public static func -= (left: inout Self, right: Int) { left = left - right }

  /// Multiplies in place.
  public static func *= (left: inout Self, right: Int) { left = left * right }

  /// Whether exactly that many are asked for.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  /// Whether another number is asked for.
  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  /// Whether more are asked for.
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }

  /// Whether that many are asked for, or more.
  public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }

  /// Whether fewer are asked for.
  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }

  /// Whether that many are asked for, or fewer.
  public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
}
