public import Foundation

/// How far something is moved.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Makes an offset.
  ///
  /// - Parameters:
  ///   - horizontal: To the right.
  ///   - vertical: Down.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Nowhere.
  public static var zero: UIOffset { UIOffset() }
}

/// How buttons of a bar look in one state; kept, never drawn.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The picture in the background.
  open var backgroundImage: UIImage?

  /// How far the picture in the background is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How buttons of a bar look; kept, never drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// While nothing is special.
  public final let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on it.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// While nobody can touch it.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// While it is in focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Makes the look of a style.
  ///
  /// - Parameter style: The style.
  public init(style: UIBarButtonItem.Style = .plain) {}

  /// Takes the look of a style.
  ///
  /// - Parameter style: The style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
    }
  }
}

/// How tabs look in one state; kept, never drawn.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The color of the picture.
  open var iconColor: UIColor?

  /// How far the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero

  /// The color of the badge.
  open var badgeBackgroundColor: UIColor?

  /// How the text of the badge looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tabs look; kept, never drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// Where the title stands.
  public enum Style: Int, Hashable, Sendable {
    /// Below the picture.
    case stacked = 0
    /// Beside the picture.
    case inline = 1
    /// Beside the picture where there is little height.
    case compactInline = 2
  }

  /// While nothing is special.
  public final let normal = UITabBarItemStateAppearance()
  /// While it is selected.
  public final let selected = UITabBarItemStateAppearance()
  /// While nobody can touch it.
  public final let disabled = UITabBarItemStateAppearance()
  /// While it is in focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Makes the look of a style.
  ///
  /// - Parameter style: The style.
  public init(style: Style = .stacked) {}
}
