public import Foundation
public import HeadlessUIKit

// How the bar of tabs and its items look: kept, never drawn.

extension UITabBar {
  /// The color behind the items; kept, never used.
  public final var barTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color of items that are not selected; kept, never used.
  public final var unselectedItemTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether what is behind shines through; kept, never used.
  public final var isTranslucent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// The picture behind the items; kept, never used.
  public final var backgroundImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture above the bar; kept, never used.
  public final var shadowImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture behind the item that is selected; kept, never used.
  public final var selectionIndicatorImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Where the items stand; kept, never used.
  public final var itemPositioning: ItemPositioning {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// How wide items are; kept, never used.
  public final var itemWidth: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How much space is between them; kept, never used.
  public final var itemSpacing: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// Where the items of a bar stand.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// From one side to the other.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}

extension UITabBarItem {
  /// The color of what is written on it; kept, never used.
  public final var badgeColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far the title is moved; kept, never used.
  public final var titlePositionAdjustment: UIOffset {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// How the bar looks while the item is selected; kept, never used.
  public final var standardAppearance: UITabBarAppearance? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How the bar looks over the edge of its content while the item is selected; kept, never used.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Says how the text in the corner looks; kept, never drawn.
  ///
  /// - Parameters:
  ///   - attributes: How.
  ///   - state: The state for which it holds.
  public final func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    keep(attributes, "badgeTextAttributes \(state.rawValue)")
  }

  /// How the text in the corner looks.
  ///
  /// - Parameter state: The state for which it holds.
  /// - Returns: What was set for it.
  public final func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "badgeTextAttributes \(state.rawValue)")
  }
}

extension UITabBar {
  /// Whether the bar is light or dark; kept, never used.
  public final var barStyle: UIBarStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
}

extension UIBarButtonItem {
  /// Moves the title of Back; kept, never used.
  ///
  /// - Parameters:
  ///   - adjustment: By how much.
  ///   - barMetrics: In which bars.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
  {
    keep(adjustment, "backButtonTitlePositionAdjustment \(barMetrics.rawValue)")
  }

  /// By how much the title of Back is moved.
  ///
  /// - Parameter barMetrics: In which bars.
  /// - Returns: What was set, or nothing.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept(or: .zero, "backButtonTitlePositionAdjustment \(barMetrics.rawValue)")
  }
}

extension UINavigationBar {
  /// Moves the title; kept, never used.
  ///
  /// - Parameters:
  ///   - adjustment: By how much.
  ///   - barMetrics: In which bars.
  public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keep(adjustment, "titleVerticalPositionAdjustment \(barMetrics.rawValue)")
  }

  /// By how much the title is moved.
  ///
  /// - Parameter barMetrics: In which bars.
  /// - Returns: What was set, or nothing.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept(or: 0, "titleVerticalPositionAdjustment \(barMetrics.rawValue)")
  }
}
