public import Foundation
public import HeadlessUIKit

// How fields and texts look: kept, never drawn. What they say is the text, with attributes or without.

extension UITextField {
  /// The color of the text; kept, never used.
  public final var textColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// At which side the text stands; kept, never used.
  public final var textAlignment: NSTextAlignment {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }

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

  /// What text has; kept, never used.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
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

  /// The text with what it has; setting it sets the text, and a text that is set later has nothing.
  public final var attributedText: NSAttributedString? {
    get {
      guard let text else { return nil }
      let written: NSAttributedString? = kept(or: nil)
      return written?.string == text ? written : NSAttributedString(string: text)
    }
    set {
      keep(newValue)
      text = newValue?.string
    }
  }

  /// The words where nothing was written yet, with what they have.
  public final var attributedPlaceholder: NSAttributedString? {
    get {
      guard let placeholder else { return nil }
      let written: NSAttributedString? = kept(or: nil)
      return written?.string == placeholder ? written : NSAttributedString(string: placeholder)
    }
    set {
      keep(newValue)
      placeholder = newValue?.string
    }
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
  /// The color of the text; kept, never used.
  public final var textColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// At which side lines stand; kept, never used.
  public final var textAlignment: NSTextAlignment {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }

  /// How far the text stays away from the edges; kept, never used.
  public final var textContainerInset: UIEdgeInsets {
    get { kept(or: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)) }
    set { keep(newValue) }
  }

  /// What in the text leads somewhere; kept, never used.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { kept(or: []) }
    set { keep(newValue) }
  }

  /// What text has that leads somewhere; kept, never used.
  public final var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }

  /// What text has that is written next; kept, never used.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept(or: [:]) }
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

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with what it has; setting it sets the text, and a text that is set later has nothing.
  public final var attributedText: NSAttributedString! {
    get {
      let words = text ?? ""
      let written: NSAttributedString? = kept(or: nil)
      return written?.string == words ? written : NSAttributedString(string: words)
    }
    set {
      keep(newValue)
      text = newValue?.string ?? ""
    }
  }

  /// What is selected: the place behind the text, unless code says otherwise.
  public final var selectedRange: NSRange {
    get { kept(or: NSRange(location: (text ?? "").utf16.count, length: 0)) }
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
