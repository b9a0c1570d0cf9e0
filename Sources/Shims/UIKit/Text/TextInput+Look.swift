public import Foundation
public import HeadlessUIKit

// How fields and texts look: kept, never drawn. What they say is the text, with attributes or without.

extension UITextField {
  /// What is drawn around the field; kept, never used.
  public final var borderStyle: BorderStyle {
    get { kept(or: .none) }
    set { keep(newValue) }
  }

  /// Whether letters become smaller where the text does not fit; kept, never used.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether letters follow the size that people want; kept, never used.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How small they become; kept, never used.
  public final var minimumFontSize: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// The picture behind the text; kept, never used.
  public final var background: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The picture behind the text while nothing can be written; kept, never used.
  public final var disabledBackground: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What text has that is written next; kept, never used.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the user can change what text has; kept, never used.
  public final var allowsEditingTextAttributes: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// What is drawn around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A frame.
    case bezel = 2
    /// A frame with round corners.
    case roundedRect = 3
  }
}

extension UITextView {
  /// What in the text leads somewhere; kept, never used.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { kept(or: []) }
    set { keep(newValue) }
  }

  /// Whether the user can change what text has; kept, never used.
  public final var allowsEditingTextAttributes: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether letters follow the size that people want; kept, never used.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether what is written next replaces everything; kept, never used.
  public final var clearsOnInsertion: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether letters are as large as on a desk; kept, never used.
  public final var usesStandardTextScaling: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Moves the text so that a part shows; nothing is laid out.
  ///
  /// - Parameter range: The part.
  public final func scrollRangeToVisible(_ range: NSRange) {}
}

/// What in a text leads somewhere.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static var phoneNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 0) }
  /// Links.
  public static var link: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 1) }
  /// Addresses.
  public static var address: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 2) }
  /// Dates.
  public static var calendarEvent: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 3) }
  /// Numbers of parcels.
  public static var shipmentTrackingNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 4) }
  /// Numbers of flights.
  public static var flightNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 5) }
  /// What can be looked up.
  public static var lookupSuggestion: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 6) }
  /// All of it.
  public static var all: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: UInt.max) }
}

// What stands at the sides of a field.

extension UITextField {
  /// The view at the left; the user can touch it where `leftViewMode` lets it be there.
  public final var leftView: UIView? {
    get { kept(or: nil) }
    set {
      take(leftView, unless: newValue)
      keep(newValue)
      place(newValue, leftViewMode)
    }
  }

  /// When the view at the left is there; from the start it never is.
  public final var leftViewMode: ViewMode {
    get { kept(or: .never) }
    set {
      keep(newValue)
      place(leftView, newValue)
    }
  }

  /// The view at the right; the user can touch it where `rightViewMode` lets it be there.
  public final var rightView: UIView? {
    get { kept(or: nil) }
    set {
      take(rightView, unless: newValue)
      keep(newValue)
      place(newValue, rightViewMode)
    }
  }

  /// When the view at the right is there; from the start it never is.
  public final var rightViewMode: ViewMode {
    get { kept(or: .never) }
    set {
      keep(newValue)
      place(rightView, newValue)
    }
  }

  private func take(_ old: UIView?, unless new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
  }

  private func place(_ view: UIView?, _ mode: ViewMode) {
    guard let view else { return }
    if mode == .never { return take(view, unless: nil) }
    if view.superview !== self { addSubview(view) }
  }
}
