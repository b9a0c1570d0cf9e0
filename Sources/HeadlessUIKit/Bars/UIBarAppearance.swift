public import Foundation

/// How a bar looks; kept, never drawn.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// For what kind of device the look is made.
  public final let idiom: UIUserInterfaceIdiom

  /// The background: what it was configured with last.
  enum Background {
    case standard
    case opaque
    case transparent
  }

  final var background = Background.standard

  /// The color of the background.
  open var backgroundColor: UIColor?

  /// The picture in the background.
  open var backgroundImage: UIImage?

  /// The color of the line at the edge.
  open var shadowColor: UIColor?

  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// Makes a look for a kind of device.
  ///
  /// - Parameter idiom: The kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }

  /// Makes a look for the device.
  public convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Makes the same look once more.
  ///
  /// - Parameter barAppearance: The look.
  public convenience required init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    background = barAppearance.background
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Makes a copy.
  ///
  /// - Returns: A look of the same class with the same background and line.
  open func copy() -> Any { type(of: self).init(barAppearance: self) }

  /// Takes the background of the system.
  open func configureWithDefaultBackground() { configure(.standard) }

  /// Takes a background through which nothing is seen.
  open func configureWithOpaqueBackground() { configure(.opaque) }

  /// Takes no background.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ background: Background) {
    self.background = background
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil)
  }
}

/// How a navigation bar looks; kept, never drawn.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The picture of the back button.
  open private(set) var backIndicatorImage: UIImage?

  /// What the back button's picture is seen through while it moves.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the back button.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture.
  ///   - backIndicatorTransitionMaskImage: What it is seen through while it moves.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }
}

/// How a toolbar looks; kept, never drawn.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks; kept, never drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// How tabs look with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

  /// The same where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The color of what marks the selected tab.
  open var selectionIndicatorTintColor: UIColor?

  /// The picture of what marks the selected tab.
  open var selectionIndicatorImage: UIImage?

  /// How wide tabs are.
  open var stackedItemWidth: CGFloat = 0

  /// How much space is between tabs.
  open var stackedItemSpacing: CGFloat = 0
}
