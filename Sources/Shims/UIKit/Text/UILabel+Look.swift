public import Foundation
public import HeadlessUIKit

// How a label looks: kept, never drawn. What it says is the text, with attributes or without.

extension UILabel {
  /// The text with what it has; setting it sets the text, and a text that is set later has nothing.
  public final var attributedText: NSAttributedString? {
    get {
      guard let text else { return nil }
      let written: NSAttributedString? = kept(or: nil)
      return written?.string == text ? written : NSAttributedString(string: text)
    }
    set {
      keep(newValue)
      text = newValue?.string
    }
  }

  /// At which side lines stand; kept, never used.
  public final var textAlignment: NSTextAlignment {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }

  /// How many lines there are at most; 0 means no limit; kept, never used.
  public final var numberOfLines: Int {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// Where lines that are too long end; kept, never used.
  public final var lineBreakMode: NSLineBreakMode {
    get { kept(or: .byTruncatingTail) }
    set { keep(newValue) }
  }

  /// Whether letters become smaller where the text does not fit; kept, never used.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How small they become; kept, never used.
  public final var minimumScaleFactor: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// Where smaller letters stand; kept, never used.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { kept(or: .alignBaselines) }
    set { keep(newValue) }
  }

  /// Whether letters may move together before text is cut; kept, never used.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether letters follow the size that people want; kept, never used.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How wide lines are at most; kept, never used.
  public final var preferredMaxLayoutWidth: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// Whether the text is not pale; kept, never used.
  public final var isEnabled: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether the text has its other color; kept, never used.
  public final var isHighlighted: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// The other color; kept, never used.
  public final var highlightedTextColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color of the shadow; kept, never used.
  public final var shadowColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Where the shadow falls; kept, never used.
  public final var shadowOffset: CGSize {
    get { kept(or: CGSize(width: 0, height: -1)) }
    set { keep(newValue) }
  }
}

/// Where letters stand that have become smaller.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the same line.
  case alignBaselines = 0
  /// With their middles where those of large ones were.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
