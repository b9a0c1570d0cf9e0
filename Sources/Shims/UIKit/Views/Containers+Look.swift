public import Foundation
public import HeadlessUIKit

// What few screens say of how they look: kept, never drawn.

extension UIViewController {
  /// At which edges the view goes under bars; kept, never used.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { kept(or: .all) }
    set { keep(newValue) }
  }

  /// The edges at which a swipe of the system's waits for a second one; never any.
  public final var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
}

extension UINavigationController {
  /// Whether bars go where the user scrolls; kept, never used.
  public final var hidesBarsOnSwipe: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether bars go where the user taps; kept, never used.
  public final var hidesBarsOnTap: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether bars go when the keyboard comes; kept, never used.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether bars go where there is little height; kept, never used.
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UISplitViewController {
  /// How the columns stand beside each other; kept, never used.
  public final var preferredSplitBehavior: SplitBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// How wide the first column is, as a part; kept, never used.
  public final var preferredPrimaryColumnWidthFraction: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How wide the first column is; kept, never used.
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How narrow the first column is at least; kept, never used.
  public final var minimumPrimaryColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How wide the first column is at most; kept, never used.
  public final var maximumPrimaryColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How wide the second column is, as a part; kept, never used.
  public final var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How wide the second column is; kept, never used.
  public final var preferredSupplementaryColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How narrow the second column is at least; kept, never used.
  public final var minimumSupplementaryColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// How wide the second column is at most; kept, never used.
  public final var maximumSupplementaryColumnWidth: CGFloat {
    get { kept(or: UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }

  /// Whether a button shows the last column alone; kept, never used.
  public final var showsSecondaryOnlyButton: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// At which side the first column is; kept, never used.
  public final var primaryEdge: PrimaryEdge {
    get { kept(or: .leading) }
    set { keep(newValue) }
  }

  /// What is behind the first column; kept, never used.
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }

  /// As the system thinks best.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// How the columns of a split view stand beside each other.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// One over the other.
    case overlay = 2
    /// One pushes the other away.
    case displace = 3
  }

  /// At which side the first column is.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where one begins to read.
    case leading = 0
    /// Where one ends.
    case trailing = 1
  }

  /// What is behind the first column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Nothing special.
    case none = 0
    /// What sidebars have.
    case sidebar = 1
  }
}

extension UIPageViewController {
  /// Whether pages have a back side, for which whoever says what the pages are is asked as well; kept, pages are turned one by one.
  public final var isDoubleSided: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}
