public import Foundation
public import HeadlessUIKit

extension UICollectionLayoutListConfiguration {
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
}
