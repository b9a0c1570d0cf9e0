/// Where a screen may stand on a stack, as a controller of its own and not through a container.
///
/// A screen that stands in a navigation controller needs `navigation`, wherever that navigation controller stands.
public struct ScreenPlaces: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Directly in the window, as its root.
  public static let root = ScreenPlaces(rawValue: 1 << 0)
  /// Directly in a tab bar controller.
  public static let tab = ScreenPlaces(rawValue: 1 << 1)
  /// In a navigation controller's stack, at any depth.
  public static let navigation = ScreenPlaces(rawValue: 1 << 2)
  /// Presented modally without a container around it.
  public static let modal = ScreenPlaces(rawValue: 1 << 3)
  /// Directly in the primary column of a split controller.
  public static let primary = ScreenPlaces(rawValue: 1 << 4)
  /// Directly in the secondary column of a split controller.
  public static let secondary = ScreenPlaces(rawValue: 1 << 5)

  /// Everywhere.
  public static let all: ScreenPlaces = [.root, .tab, .navigation, .modal, .primary, .secondary]

  /// The names of the single places, in the order of their bits.
  public static let names: [(place: ScreenPlaces, name: String)] = [
    (.root, "root"), (.tab, "tab"), (.navigation, "navigation"), (.modal, "modal"),
    (.primary, "primary"), (.secondary, "secondary"),
  ]
}

extension ScreenPlaces: CustomStringConvertible {
  /// The names of the places, separated by commas.
  public var description: String {
    Self.names.filter { contains($0.place) }.map(\.name).joined(separator: ", ")
  }
}
