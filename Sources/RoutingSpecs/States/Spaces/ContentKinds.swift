/// A set of the kinds of controllers that may stand in some place.
public struct ContentKinds: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Screens of the catalogue.
  public static let screen = ContentKinds(rawValue: 1 << 0)
  /// Navigation controllers.
  public static let navigation = ContentKinds(rawValue: 1 << 1)
  /// Tab bar controllers.
  public static let tabs = ContentKinds(rawValue: 1 << 2)
  /// Split controllers.
  public static let split = ContentKinds(rawValue: 1 << 3)

  /// Every kind.
  public static let all: ContentKinds = [.screen, .navigation, .tabs, .split]
  /// What may stand inside a tab bar or split controller: a screen or a navigation controller.
  public static let items: ContentKinds = [.screen, .navigation]

  /// Tells whether a kind is in the set.
  ///
  /// - Parameter kind: Any kind.
  /// - Returns: Whether it is in the set.
  public func contains(_ kind: ContentKind) -> Bool {
    contains(ContentKinds(rawValue: 1 << UInt8(kind.index)))
  }
}

extension ContentKinds: CustomStringConvertible {
  /// The names of the kinds, simplest first, separated by commas.
  public var description: String {
    let names = ContentKind.allCases.filter { contains($0) }.map(\.rawValue)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
