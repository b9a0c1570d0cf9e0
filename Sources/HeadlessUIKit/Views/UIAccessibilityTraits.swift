/// What kind of thing something on the screen is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt64

  /// Makes a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static var none: UIAccessibilityTraits { [] }
  /// A button.
  public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
  /// A link.
  public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
  /// A picture.
  public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
  /// Selected.
  public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
  /// It makes a sound.
  public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
  /// A key.
  public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
  /// Text that does not change.
  public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
  /// It sums the screen up.
  public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
  /// It cannot be used.
  public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
  /// It changes often.
  public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
  /// A field to search with.
  public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
  /// It starts to play something.
  public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
  /// It has a value that can be changed.
  public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
  /// It is touched as it is.
  public static var allowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: 1 << 13)
  }
  /// It turns the page.
  public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
  /// A bar of tabs.
  public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 15) }
  /// A heading.
  public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
  /// A button that is on or off.
  public static var toggleButton: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 53) }
}

/// What code has said of a view for people who cannot see it.
struct SpokenWords {
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
}
