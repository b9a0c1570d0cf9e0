public import Foundation
public import HeadlessUIKit

// How a label looks: kept, never drawn. What it says is the text, with attributes or without.

extension UILabel {
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
