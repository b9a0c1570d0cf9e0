import Foundation

// What code sets and asks for again, and what is drawn by it on a screen.

extension UIView {
  /// Whether the view covers what is behind it; kept, never used.
  public final var isOpaque: Bool {
    get { tracked(rare?.isOpaque ?? true) }
    set { rareProperties.isOpaque = newValue }
  }

  /// Whether the view is told of more than one finger.
  public final var isMultipleTouchEnabled: Bool {
    get { tracked(rare?.isMultipleTouchEnabled ?? false) }
    set { rareProperties.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view is touched while this one is; kept, the model has one finger.
  public final var isExclusiveTouch: Bool {
    get { tracked(rare?.isExclusiveTouch ?? false) }
    set { rareProperties.isExclusiveTouch = newValue }
  }

  /// The view whose shape cuts this one out; kept, never used.
  public final var mask: UIView? {
    get { tracked(rare?.mask) }
    set { rareProperties.mask = newValue }
  }

  /// How contents fill a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched over all of it.
    case scaleToFill = 0
    /// As large as fits whole.
    case scaleAspectFit = 1
    /// So large that nothing stays empty.
    case scaleAspectFill = 2
    /// Drawn anew for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the upper edge.
    case top = 5
    /// In the middle of the lower edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }

  /// Makes the view as one that was just made, without callbacks.
  final func renewView() {
    frameStorage = .zero
    backgroundColor = nil
    alpha = 1
    accessibilityIdentifierStorage = nil
    autoresizingMaskStorage = []
    translatesAutoresizingMaskIntoConstraintsStorage = true
    tagStorage = 0
    isUserInteractionEnabled = true
    needsLayout = true
    needsConstraints = true
    rare = nil
    traitRecord = nil
    if !subviewStorage.isEmpty || superviewStorage != nil { leaveHierarchySilently() }
  }

  private func leaveHierarchySilently() {
    for view in subviewStorage { view.superviewStorage = nil }
    subviewStorage = []
    superviewStorage?.subviewStorage.removeAll { $0 === self }
    superviewStorage = nil
  }
}

/// Which way a view is read, whatever the language is.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the language is.
  case unspecified = 0
  /// For playing, which is the same everywhere.
  case playback = 1
  /// For what is a place, which is the same everywhere.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// What few views have: allocated when it is first written.
@MainActor
final class RareViewProperties {
  var spoken = SpokenWords()
  var origin = CGPoint.zero
  /// How many layers it lies over, if it was put over screens.
  var layersBeneath: Int?
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tintColor: UIColor?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var mask: UIView?
  /// Whether code has made the view so small that there is nothing of it.
  var isEmptied = false
  var layoutRules: (any LayoutRules)?
}

extension UIView {
  /// The rare properties, allocated now if need be.
  final var rareProperties: RareViewProperties {
    if let rare { return rare }
    let made = RareViewProperties()
    rare = made
    return made
  }
}

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
