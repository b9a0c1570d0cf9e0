import Foundation

// What code sets and asks for again, and what is drawn by it on a screen.

extension UIView {
  /// How contents fill the view; kept, never used.
  public final var contentMode: ContentMode {
    get { tracked(rare?.contentMode ?? .scaleToFill) }
    set { rareProperties.contentMode = newValue }
  }

  /// Whether subviews are cut off at the bounds; kept, never used.
  public final var clipsToBounds: Bool {
    get { tracked(rare?.clipsToBounds ?? false) }
    set { rareProperties.clipsToBounds = newValue }
  }

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

  /// Which way the view is read; kept, never used.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { tracked(rare?.semanticContentAttribute ?? .unspecified) }
    set { rareProperties.semanticContentAttribute = newValue }
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
