/// The standard properties, by the names that reports, filters and tests use.
public enum RouteProperty: String, Hashable, Sendable, Codable, CaseIterable {
  /// The route reaches its target, or declines with the expected error where it must.
  case reachesTarget
  /// A route that declined has changed nothing.
  case declinesCleanly
  /// The route's completion is called exactly once, and the hierarchy comes to rest within a budget of events.
  case terminates
  /// The hierarchy's invariants hold, and UIKit had nothing to complain about.
  case staysWellFormed
  /// The second time the route finds its target and builds nothing, or declines in the same way.
  case isIdempotent
  /// Nothing was dismissed, popped or replaced that the route did not need to.
  case keepsTheRest
  /// The checks hold that the team has added to the route.
  case passesOwnChecks

  /// Every property that needs nothing from the team: all but its own checks.
  public static let standardCases = allCases.filter { $0 != .passesOwnChecks }

  /// The property in one sentence.
  public var sentence: String {
    switch self {
    case .reachesTarget: "The route reaches its target, or declines with the named error in the named states."
    case .declinesCleanly: "A route that declined has changed nothing."
    case .terminates: "The completion is called exactly once, within the budget of events."
    case .staysWellFormed: "The hierarchy's invariants hold and UIKit reports no fault."
    case .isIdempotent: "The second time the route finds its target and builds nothing."
    case .keepsTheRest: "Nothing was dismissed, popped or replaced without need."
    case .passesOwnChecks: "What the team checks besides holds."
    }
  }
}

/// A set of properties, as bits.
public struct RouteProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property, in the order of `RouteProperty.allCases`.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each property.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a set of one property.
  ///
  /// - Parameter property: The property.
  public init(_ property: RouteProperty) {
    rawValue = 1 << property.index
  }

  /// Every property.
  public static let all = RouteProperties(rawValue: UInt8((1 << RouteProperty.allCases.count) - 1))

  /// Whether the set has a property.
  ///
  /// - Parameter property: The property.
  /// - Returns: Whether it is in the set.
  public func contains(_ property: RouteProperty) -> Bool {
    rawValue & (1 << property.index) != 0
  }

  mutating func insert(_ property: RouteProperty) {
    insert(RouteProperties(property))
  }
}

extension RouteProperty {
  /// The property's position in `allCases`.
  var index: Int {
    switch self {
    case .reachesTarget: 0
    case .declinesCleanly: 1
    case .terminates: 2
    case .staysWellFormed: 3
    case .isIdempotent: 4
    case .keepsTheRest: 5
    case .passesOwnChecks: 6
    }
  }
}
