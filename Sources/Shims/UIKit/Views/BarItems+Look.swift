public import Foundation
public import HeadlessUIKit

// How items of bars look: kept, never drawn.

extension UIBarItem {
  /// How far the picture stays away from its place; kept, never used.
  public final var imageInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// The picture where there is little height; kept, never used.
  public final var landscapeImagePhone: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far that picture stays away from its place; kept, never used.
  public final var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// The picture that is shown large for who needs it; kept, never used.
  public final var largeContentSizeImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far that picture stays away from its place; kept, never used.
  public final var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Says how the title looks; kept, never drawn.
  ///
  /// - Parameters:
  ///   - attributes: How.
  ///   - state: The state for which it holds.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
  }

  /// How the title looks.
  ///
  /// - Parameter state: The state for which it holds.
  /// - Returns: What was set for it.
  public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "titleTextAttributes \(state.rawValue)")
  }
}

extension UIBarButtonItem {
  /// How wide the button is; kept, never used.
  public final var width: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// The titles for all of which there is room; kept, never used.
  public final var possibleTitles: Set<String>? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the button looks pressed; kept, never drawn.
  public final var isSelected: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// In which order the menu stands; kept, never drawn.
  public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// Says what is behind the button; kept, never drawn.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - state: The state for which it holds.
  ///   - barMetrics: The height of the bar for which it holds.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, "backgroundImage \(state.rawValue) \(barMetrics.rawValue)")
  }

  /// What is behind the button.
  ///
  /// - Parameters:
  ///   - state: The state for which it holds.
  ///   - barMetrics: The height of the bar for which it holds.
  /// - Returns: The picture that was set for them.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept(or: nil, "backgroundImage \(state.rawValue) \(barMetrics.rawValue)")
  }

  /// How far the title is moved; kept, never used.
  ///
  /// - Parameters:
  ///   - adjustment: How far.
  ///   - barMetrics: The height of the bar for which it holds.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keep(adjustment, "titlePositionAdjustment \(barMetrics.rawValue)")
  }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// Less, where there is little height.
  case compact = 1
  /// As usual, with a line above the title.
  case defaultPrompt = 101
  /// Less, with a line above the title.
  case compactPrompt = 102
}

/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the lower edge.
  case bottom = 1
  /// Below the upper edge.
  case top = 2
  /// At the upper edge.
  case topAttached = 3
}

/// How a bar looks.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Dark.
  case black = 1
}
