public import Foundation
public import HeadlessUIKit

// What few views and controllers say of themselves: kept, never used.

extension UIView {
  /// The name under which the system would keep the state of the view; kept, never used.
  public final var restorationIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension UIScrollView {
  /// What recognises fingers that scroll; nothing is scrolled by fingers, so it recognises none.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let made: UIPanGestureRecognizer = kept(or: nil) { return made }
    let made = UIPanGestureRecognizer()
    keep(made)
    return made
  }
}

extension UIWindow {
  /// How far in front of others the window is; kept, never used.
  public final var windowLevel: Level {
    get { kept(or: .normal) }
    set { keep(newValue) }
  }

  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a level.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level.
    ///
    /// - Parameter rawValue: The number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where the app is.
    public static var normal: Level { Level(rawValue: 0) }
    /// Where the status bar is.
    public static var statusBar: Level { Level(rawValue: 1000) }
    /// In front of both.
    public static var alert: Level { Level(rawValue: 2000) }

    /// A level further in front.
    ///
    /// - Parameters:
    ///   - level: A level.
    ///   - steps: How far.
    /// - Returns: The level.
    public static func + (level: Level, steps: CGFloat) -> Level { Level(level.rawValue + steps) }

    /// A level further behind.
    ///
    /// - Parameters:
    ///   - level: A level.
    ///   - steps: How far.
    /// - Returns: The level.
    public static func - (level: Level, steps: CGFloat) -> Level { Level(level.rawValue - steps) }
  }
}

extension UIImageView {
  /// Pictures that follow each other; kept, never used.
  public final var animationImages: [UIImage]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Other pictures that follow each other; kept, never used.
  public final var highlightedAnimationImages: [UIImage]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How long they take together, in seconds; kept, never used.
  public final var animationDuration: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How often they show; 0 means for ever; kept, never used.
  public final var animationRepeatCount: Int {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How symbols look; kept, never used.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the picture follows the size that people want; kept, never used.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether pictures follow each other now.
  public final var isAnimating: Bool { kept(or: false) }

  /// Lets pictures follow each other; nothing is drawn.
  public final func startAnimating() { keep(true, "isAnimating") }

  /// Lets one picture stay.
  public final func stopAnimating() { keep(false, "isAnimating") }
}

/// What looks are set on for all objects of its class: kept and never drawn, so no object takes them over.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// What others are inside of, for which looks are set.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIBarItem: UIAppearance {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Stands for all views of the class.
  ///
  /// - Returns: A view that is on no screen, the same each time.
  public static func appearance() -> Self { LooksOfAll.view(of: self) { Self(frame: .zero) } }

  /// Stands for all views of the class inside of others.
  ///
  /// - Parameter containerTypes: What they are inside of; one object stands for all.
  /// - Returns: A view that is on no screen, the same each time.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Stands for all views of the class in an environment.
  ///
  /// - Parameter trait: The environment; one object stands for all.
  /// - Returns: A view that is on no screen, the same each time.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem {
  /// Stands for all buttons of bars inside of others.
  ///
  /// - Parameter containerTypes: What they are inside of; one object stands for all.
  /// - Returns: A button that is in no bar.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

/// The views that stand for all of their class, made anew in each run.
@MainActor
private enum LooksOfAll {
  private static var views: [ObjectIdentifier: UIView] = [:]
  private static var run = -1

  static func view<Kind: UIView>(of type: Kind.Type, _ make: () -> Kind) -> Kind {
    if run != Simulation.runCount { (views, run) = ([:], Simulation.runCount) }
    if let known = views[ObjectIdentifier(type)] as? Kind { return known }
    let made = make()
    views[ObjectIdentifier(type)] = made
    return made
  }
}

extension UIPageControl {
  /// How the background looks; kept, never used.
  public final var backgroundStyle: BackgroundStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// Whether a finger may slide over the dots; kept, never used.
  public final var allowsContinuousInteraction: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// The picture in place of the dots; kept, never used.
  public final var preferredIndicatorImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture in place of a dot.
  ///
  /// - Parameter page: The page.
  /// - Returns: The picture that was set for it.
  public final func indicatorImage(forPage page: Int) -> UIImage? { kept(or: nil, "indicator \(page)") }

  /// Puts a picture in place of a dot; kept, never used.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - page: The page.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    keep(image, "indicator \(page)")
  }

  /// How the background looks.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// It can be seen.
    case prominent = 1
    /// It can hardly be seen.
    case minimal = 2
  }
}
