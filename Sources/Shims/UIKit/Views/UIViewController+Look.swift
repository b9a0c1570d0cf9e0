public import Foundation
public import HeadlessUIKit

// How the screen of a controller looks: kept, never drawn.

extension UIViewController {
  /// Whether it goes under bars that one cannot see through; kept, never used.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether bars push the content of a scroll view away; kept, never used.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// How much more is covered at the edges; kept, never used.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Whether margins are at least those of the system; kept, never used.
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// With what the screen gets the focus; kept, never used.
  public final var focusGroupIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the focus is back when the screen is; kept, never used.
  public final var restoresFocusAfterTransition: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether what it presents comes as it says; kept, never used.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether it says how the status bar looks while it is presented; kept, never used.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// The margins that the system has at least.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Says that the status bar is to look otherwise; without effect, there is none.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Says that the device's lower edge is to look otherwise; without effect.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that other edges are to wait for a second swipe; without effect.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Says that the screen may be turned otherwise; without effect.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns all screens as the device is held; without effect.
  public final class func attemptRotationToDeviceOrientation() {}

  /// The scroll view that bars follow at an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The view that was set for it.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    keptWeakly("contentScrollView \(edge.rawValue)")
  }

  /// Sets the scroll view that bars follow.
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - edge: The edges at which they do.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
      keepWeakly(scrollView, "contentScrollView \(one.rawValue)")
    }
  }
}

extension UIView {
  /// Whether what the user can touch is pale; kept, never used.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// What is written large for who needs it; kept, never used.
  public final var largeContentTitle: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What is shown large for who needs it; kept, never used.
  public final var largeContentImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether something is shown large for who needs it; kept, never used.
  public final var showsLargeContentViewer: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether the picture is made large for that; kept, never used.
  public final var scalesLargeContentImage: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// With what the view gets the focus; kept, never used.
  public final var focusGroupIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How the view moves when the device does; kept, never used.
  public final var motionEffects: [UIMotionEffect] {
    get { kept(or: []) }
    set { keep(newValue) }
  }

  /// What is done to the view in space; kept, never used.
  public final var transform3D: CATransform3D {
    get { kept(or: CATransform3DIdentity) }
    set { keep(newValue) }
  }

  /// The part of the view at which its center is; kept, never used.
  public final var anchorPoint: CGPoint {
    get { kept(or: CGPoint(x: 0.5, y: 0.5)) }
    set { keep(newValue) }
  }

  /// How many pixels a point has; kept, never used.
  public final var contentScaleFactor: CGFloat {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// Whether what was drawn before goes; kept, never used.
  public final var clearsContextBeforeDrawing: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// From which side the view is read: the left, unless it says otherwise.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// From which side something is read.
  ///
  /// - Parameter attribute: What the view says of it.
  /// - Returns: The direction.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Has the view drawn into the picture that was begun; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: Where.
  ///   - afterUpdates: Whether changes of this turn are to be seen.
  /// - Returns: Whether all of it was drawn; always.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  /// Lets the view move when the device does; nothing is drawn.
  ///
  /// - Parameter effect: How.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects += [effect] }

  /// Lets the view not move in this way any more.
  ///
  /// - Parameter effect: How.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Whether what the user can touch is pale.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview is.
    case automatic = 0
    /// No.
    case normal = 1
    /// Yes.
    case dimmed = 2
  }
}

/// From which side the interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// How something moves when the device does; nothing is drawn.
@preconcurrency @MainActor
open class UIMotionEffect {
  /// Makes an effect that does nothing.
  public init() {}
}

/// Something moves along one way when the device is tilted.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt it follows.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The property that changes.
  public final let keyPath: String
  /// Which tilt it follows.
  public final let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  ///
  /// - Parameters:
  ///   - keyPath: The property that changes.
  ///   - type: Which tilt it follows.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

/// A keyboard of an app's own; the model shows none, and knows the class for the names of its methods.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Takes the keyboard away; nothing is done.
  open func dismissKeyboard() {}
}
