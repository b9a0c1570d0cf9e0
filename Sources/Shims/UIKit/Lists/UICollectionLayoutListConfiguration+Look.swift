public import Foundation
public import HeadlessUIKit

extension UICollectionLayoutListConfiguration {
  /// What heads of sections are; kept, never used.
  public var headerMode: HeaderMode {
    get { details["headerMode"] ?? .none }
    set { details["headerMode"] = newValue }
  }

  /// What feet of sections are; kept, never used.
  public var footerMode: FooterMode {
    get { details["footerMode"] ?? .none }
    set { details["footerMode"] = newValue }
  }

  /// Whether there are lines between rows; kept, never used.
  public var showsSeparators: Bool {
    get { details["showsSeparators"] ?? true }
    set { details["showsSeparators"] = newValue }
  }

  /// The color of the background; kept, never used.
  public var backgroundColor: UIColor? {
    get { details["backgroundColor"] }
    set { details["backgroundColor"] = newValue }
  }

  /// How much space is above heads; kept, never used.
  public var headerTopPadding: CGFloat? {
    get { details["headerTopPadding"] }
    set { details["headerTopPadding"] = newValue }
  }

  /// What heads of sections are.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Views of their own.
    case supplementary = 1
    /// The first items.
    case firstItemInSection = 2
  }

  /// What feet of sections are.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Views of their own.
    case supplementary = 1
  }
}
