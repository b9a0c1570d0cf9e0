public import Foundation
public import HeadlessUIKit

// What few screens say of how they look: kept, never drawn.

extension UIViewController {
  /// At which edges the view goes under bars; kept, never used.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { kept(or: .all) }
    set { keep(newValue) }
  }
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

  /// When the button that changes how the columns stand is shown; kept, never used.
  public final var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// The button that changes how the columns stand, for a bar of the app's; a tap on it does nothing.
  public final var displayModeButtonItem: UIBarButtonItem {
    if let made: UIBarButtonItem = kept(or: nil) { return made }
    let made = UIBarButtonItem()
    keep(made)
    return made
  }

  /// When the button that changes how the columns stand is shown.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Where swipes change it too.
    case automatic = 0
    /// At no time.
    case never = 1
    /// At all times.
    case always = 2
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

extension UIPageViewController.OptionsKey {
  /// How much space is between pages; without effect.
  public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

  /// Where the spine is; without effect.
  public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
}

extension UIPageViewController {
  /// Where the spine of the book is, around which pages are turned.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere.
    case none = 0
    /// At the left or the upper edge.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the lower edge.
    case max = 3
  }

  /// Where the spine is: at the first edge where pages are turned like those of a book, and nowhere otherwise.
  public final var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
}

extension UISearchController {
  /// The old name of `obscuresBackgroundDuringPresentation`.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Where the bar is in the navigation bar: below the rest.
  public final var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UINavigationItem {
  /// Where the bar of a search is in the navigation bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Among the buttons.
    case integrated = 1
    /// Below the rest.
    case stacked = 2

    /// The old name of `integrated`.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// Where the bar of the search should be; kept, never used.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// Where the bar of the search is: below the rest, unless the app wants it elsewhere.
  public final var searchBarPlacement: SearchBarPlacement {
    preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
  }
}
