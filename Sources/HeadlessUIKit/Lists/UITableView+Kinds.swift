extension UITableView {
  /// How a table looks; kept, nothing is drawn.
  public enum Style: Int, Hashable, Sendable {
    /// Rows below each other.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other, with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to stand that code scrolls to; nothing is laid out, so it only comes on screen.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Anywhere.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go; without effect, nothing is drawn.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade = 0
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case top = 3
    /// Downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the system thinks best.
    case automatic = 100
  }
}
