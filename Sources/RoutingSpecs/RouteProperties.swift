/// A set of properties, as bits.
public struct RouteProperties: OptionSet, Hashable, Sendable, Codable {
  /// One bit for each property, in the order of `RouteProperty.allCases`.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Makes a set of one property.
  public init(_ property: RouteProperty) {
    rawValue = 1 << property.index
  }

  /// Makes a set of some properties.
  ///
  /// - Parameter properties: The properties; the order does not matter.
  public init(_ properties: [RouteProperty]) {
    rawValue = properties.reduce(0) { $0 | 1 << $1.index }
  }

  /// Every property: what is judged unless somebody asks for less.
  public static let standard = RouteProperties(RouteProperty.allCases)

  /// What a route does to the stack: the properties that two performances and three snapshots are enough for.
  ///
  /// They cost least, because nothing else has to be watched.
  public static let basic = RouteProperties([
    .reachesTarget, .declinesCleanly, .terminates, .staysWellFormed, .reachesAgain, .isIdempotent,
    .findsWhatIsThere, .keepsTheRest,
  ])

  /// What is judged of two requests that overlap.
  public static let moments = RouteProperties([
    .reachesTarget, .terminates, .staysWellFormed, .isIdempotent, .releasesControllers, .doesNotTrap,
  ])

  /// The properties for which a route is performed more than once.
  static let repeating = RouteProperties([.reachesAgain, .isIdempotent, .staysBounded])

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
