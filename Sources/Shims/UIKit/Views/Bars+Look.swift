public import Foundation
public import HeadlessUIKit

// How bars look that are no bars of tabs: kept, never drawn.

extension UINavigationBar {
  /// How the bar looks; kept, never used.
  public final var barStyle: UIBarStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// The picture below the bar; kept, never used.
  public final var shadowImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The arrow back; kept, never used.
  public final var backIndicatorImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What covers titles that pass the arrow; kept, never used.
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How the title looks; kept, never used.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How a large title looks; kept, never used.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Says what is behind the bar; kept, never drawn.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - barMetrics: The height of the bar for which it holds.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    keep(backgroundImage, "backgroundImage \(barMetrics.rawValue)")
  }

  /// What is behind the bar.
  ///
  /// - Parameter barMetrics: The height of the bar for which it holds.
  /// - Returns: The picture that was set for it.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    kept(or: nil, "backgroundImage \(barMetrics.rawValue)")
  }
}

extension UIToolbar {
  /// The color of the bar; kept, never used.
  public final var barTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether what is behind shines through; kept, never used.
  public final var isTranslucent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// How the bar looks; kept, never used.
  public final var barStyle: UIBarStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Says what is behind the bar; kept, never drawn.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - topOrBottom: The place of the bar for which it holds.
  ///   - barMetrics: The height of the bar for which it holds.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, "backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)")
  }

  /// Says which picture is at the edge of the bar; kept, never drawn.
  ///
  /// - Parameters:
  ///   - shadowImage: The picture.
  ///   - topOrBottom: The place of the bar for which it holds.
  public final func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    keep(shadowImage, "shadowImage \(topOrBottom.rawValue)")
  }
}

extension UISearchBar {
  /// How strongly the bar stands out; kept, never used.
  public final var searchBarStyle: Style {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// The color of the bar; kept, never used.
  public final var barTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether what is behind shines through; kept, never used.
  public final var isTranslucent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// How the bar looks; kept, never used.
  public final var barStyle: UIBarStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// The picture behind the bar; kept, never used.
  public final var backgroundImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture behind the kinds of results; kept, never used.
  public final var scopeBarBackgroundImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far the text is moved; kept, never used.
  public final var searchTextPositionAdjustment: UIOffset {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// How far the field is moved; kept, never used.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Says which picture stands for something; kept, never drawn.
  ///
  /// - Parameters:
  ///   - iconImage: The picture.
  ///   - icon: What it stands for.
  ///   - state: The state for which it holds.
  public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    keep(iconImage, "image \(icon.rawValue) \(state.rawValue)")
  }

  /// Which picture stands for something.
  ///
  /// - Parameters:
  ///   - icon: What it stands for.
  ///   - state: The state for which it holds.
  /// - Returns: The picture that was set for them.
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    kept(or: nil, "image \(icon.rawValue) \(state.rawValue)")
  }

  /// Says what is behind the text; kept, never drawn.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - state: The state for which it holds.
  public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    keep(backgroundImage, "searchFieldBackgroundImage \(state.rawValue)")
  }

  /// How strongly a search bar stands out.
  public enum Style: UInt, Hashable, Sendable {
    /// As the system has it.
    case `default` = 0
    /// Much.
    case prominent = 1
    /// Little.
    case minimal = 2
  }

  /// What pictures in a search bar stand for.
  public enum Icon: Int, Hashable, Sendable {
    /// The search.
    case search = 0
    /// What takes the text away.
    case clear = 1
    /// Bookmarks.
    case bookmark = 2
    /// Results.
    case resultsList = 3
  }
}
