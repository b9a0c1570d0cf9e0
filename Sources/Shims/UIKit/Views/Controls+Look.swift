public import Foundation
public import HeadlessUIKit

// How controls look: kept, never drawn.

extension UIControl {
  /// Where contents stand across; kept, never used.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { kept(or: .center) }
    set { keep(newValue) }
  }

  /// Where contents stand in height; kept, never used.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { kept(or: .center) }
    set { keep(newValue) }
  }

  /// What is said where a pointer rests; kept, never used.
  public final var toolTip: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether a finger is on the control; never, a touch begins and ends at once.
  public final var isTracking: Bool { false }

  /// Whether the finger is inside; never, a touch begins and ends at once.
  public final var isTouchInside: Bool { false }

  /// Where contents of a control stand across.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From one side to the other.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where contents of a control stand in height.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }
}

extension UISwitch {
  /// The color while it is on; kept, never used.
  public final var onTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color of the knob; kept, never used.
  public final var thumbTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture while it is on; kept, never used.
  public final var onImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture while it is off; kept, never used.
  public final var offImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What is written beside it; kept, never used.
  public final var title: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// As what it is drawn; kept, never used.
  public final var preferredStyle: Style {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// As what it is drawn here.
  public final var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }

  /// As what a switch is drawn.
  public enum Style: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// As a box.
    case checkbox = 1
    /// As a knob that slides.
    case sliding = 2
  }
}

extension UISlider {
  /// The color before the knob; kept, never used.
  public final var minimumTrackTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color behind the knob; kept, never used.
  public final var maximumTrackTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color of the knob; kept, never used.
  public final var thumbTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture at the small end; kept, never used.
  public final var minimumValueImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture at the large end; kept, never used.
  public final var maximumValueImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Sets the picture of the knob; nothing is drawn.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: The state for which it is shown.
  public final func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture before the knob; nothing is drawn.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: The state for which it is shown.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture behind the knob; nothing is drawn.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: The state for which it is shown.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UISegmentedControl {
  /// The color of the segment that is selected; kept, never used.
  public final var selectedSegmentTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether segments are as wide as what is written on them; kept, never used.
  public final var apportionsSegmentWidthsByContent: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Says how what is written looks; kept for the normal state alone, never drawn.
  ///
  /// - Parameters:
  ///   - attributes: How.
  ///   - state: The state for which it holds.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
  }

  /// How what is written looks.
  ///
  /// - Parameter state: The state for which it holds.
  /// - Returns: What was set for it.
  public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "titleTextAttributes \(state.rawValue)")
  }

  /// Sets how wide a segment is; kept, nothing is laid out.
  ///
  /// - Parameters:
  ///   - width: The width; 0 means as wide as the others.
  ///   - segment: The number of the segment.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { keep(width, "width \(segment)") }

  /// How wide a segment is.
  ///
  /// - Parameter segment: The number of the segment.
  /// - Returns: What was set for it.
  public final func widthForSegment(at segment: Int) -> CGFloat { kept(or: 0, "width \(segment)") }
}

extension UIDatePicker {
  /// As what it is drawn; kept, never used.
  public final var preferredDatePickerStyle: UIDatePickerStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// How many minutes are between two choices; kept, never used.
  public final var minuteInterval: Int {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// How dates are written; kept, never used.
  public final var locale: Locale? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// In which zone times are; kept, never used.
  public final var timeZone: TimeZone? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How long the time is that is chosen, in seconds; kept, never used.
  public final var countDownDuration: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// Whether the date is rounded; kept, never used.
  public final var roundsToMinuteInterval: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar of the dates; kept, never used.
  public final var calendar: Calendar! {
    get { kept(or: Calendar(identifier: .gregorian)) }
    set { keep(newValue) }
  }

  /// As what it is drawn here.
  public final var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
}

/// As what a date picker is drawn.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As the system thinks best.
  case automatic = 0
  /// As wheels.
  case wheels = 1
  /// As a button.
  case compact = 2
  /// As a calendar.
  case inline = 3
}

extension UIActivityIndicatorView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color; kept, never used.
  public final var color: UIColor! {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension UIRefreshControl {
  /// What is written below it; kept, never used.
  public final var attributedTitle: NSAttributedString? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
