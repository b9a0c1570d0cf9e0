public import Foundation
public import HeadlessUIKit

// How a scroll view looks and moves: kept, never used, for nothing is laid out and no finger scrolls.

extension UIScrollView {
  /// Whether bars push the content away; kept, never used.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// How far the indicators stay away from the edges; kept, never used.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// How far the indicator at the side stays away from the edges; kept, never used.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// How far the indicator at the bottom stays away from the edges; kept, never used.
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Whether bars push the indicators away; kept, never used.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether there is an indicator at the side; kept, never used.
  public final var showsVerticalScrollIndicator: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether there is an indicator at the bottom; kept, never used.
  public final var showsHorizontalScrollIndicator: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// How indicators look; kept, never used.
  public final var indicatorStyle: IndicatorStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether the content can be drawn over its end; kept, never used.
  public final var bounces: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether that is so although the content fits in height; kept, never used.
  public final var alwaysBounceVertical: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether that is so although the content fits in width; kept, never used.
  public final var alwaysBounceHorizontal: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether the content can become larger than it may, for a moment; kept, never used.
  public final var bouncesZoom: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether the content moves one way at a time; kept, never used.
  public final var isDirectionalLockEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How long the content goes on moving; kept, never used.
  public final var decelerationRate: DecelerationRate {
    get { kept(or: .normal) }
    set { keep(newValue) }
  }

  /// Whether it waits whether a touch moves the content; kept, never used.
  public final var delaysContentTouches: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether a touch of what is inside can become one that moves the content; kept, never used.
  public final var canCancelContentTouches: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether the keyboard goes when the content moves; kept, never used.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { kept(or: .none) }
    set { keep(newValue) }
  }

  /// Whether a touch at the top of the screen moves to the beginning; kept, never used.
  public final var scrollsToTop: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// How small the content becomes; kept, never used.
  public final var minimumZoomScale: CGFloat {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// How large the content becomes; kept, never used.
  public final var maximumZoomScale: CGFloat {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// Whether a finger is on the content; never.
  public final var isTracking: Bool { false }

  /// Whether a finger moves the content; never.
  public final var isDragging: Bool { false }

  /// Whether the content goes on moving; never.
  public final var isDecelerating: Bool { false }

  /// Whether fingers make the content larger or smaller; never.
  public final var isZooming: Bool { false }

  /// Makes a part of the content as large as the view; without effect, nothing is laid out.
  ///
  /// - Parameters:
  ///   - rect: The part.
  ///   - animated: Whether one is to see it.
  public final func zoom(to rect: CGRect, animated: Bool) {}

  /// Shows the indicators for a moment; nothing is drawn.
  public final func flashScrollIndicators() {}
}

extension UIScrollView {
  /// Whether bars push the content of a scroll view away.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Where the content moves.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// Whether the keyboard goes when content moves.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It stays.
    case none = 0
    /// It goes when a finger moves the content.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// It goes with what stands on it.
    case onDragWithAccessory = 3
    /// It follows the finger with what stands on it.
    case interactiveWithAccessory = 4
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// As suits the background.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Bright.
    case white = 2
  }

  /// How long content goes on moving.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Makes one of the part of the speed that is left.
    ///
    /// - Parameter rawValue: The part that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
    /// Not long.
    public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }
  }
}
