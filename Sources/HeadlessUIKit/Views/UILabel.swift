public import Foundation

/// A view with text; it takes no touches until the app says that it does.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a view without text.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabledStorage = false
  }

  /// Makes a view without text from an archive, which may say that it takes touches.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  open var text: String? {
    get { tracked(textStorage) }
    set { textStorage = newValue }
  }

  final var textStorage: String?

  /// The color of the text; kept, never drawn.
  open var textColor: UIColor? {
    get { tracked(textColorStorage) }
    set { textColorStorage = newValue }
  }

  final var textColorStorage: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; `nil` means the system's.
  open var font: UIFont! {
    get { kept(or: nil) ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { keep(newValue) }
  }

  /// The text with what it has; setting it sets the text, and a text that is set later has nothing.
  open var attributedText: NSAttributedString? {
    get { written(for: text) }
    set {
      keep(newValue)
      text = newValue?.string
    }
  }

  /// At which side lines stand; kept, never used.
  open var textAlignment: NSTextAlignment {
    get { kept(or: .natural) }
    set { keep(newValue) }
  }

  /// How many lines there are at most; 0 means no limit; kept, never used.
  open var numberOfLines: Int {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// Where lines that are too long end; kept, never used.
  open var lineBreakMode: NSLineBreakMode {
    get { kept(or: .byTruncatingTail) }
    set { keep(newValue) }
  }

  /// Whether letters become smaller where the text does not fit; kept, never used.
  open var adjustsFontSizeToFitWidth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How small they become; kept, never used.
  open var minimumScaleFactor: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How wide lines are at most; kept, never used.
  open var preferredMaxLayoutWidth: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// Whether the text is not pale; kept, never used.
  open var isEnabled: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether the text has its other color; kept, never used.
  open var isHighlighted: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// The other color; kept, never used.
  open var highlightedTextColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Where the text stands; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - numberOfLines: How many lines there may be.
  /// - Returns: The bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }

  /// Draws the text; the model never calls it, and nothing is drawn.
  ///
  /// - Parameter rect: Where.
  open func drawText(in rect: CGRect) {}
}

/// At which side lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both.
  case justified = 3
  /// As one reads.
  case natural = 4
}

/// Where lines that are too long end.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// At the edge, and dots stand for the beginning.
  case byTruncatingHead = 3
  /// At the edge, and dots stand for the end.
  case byTruncatingTail = 4
  /// At the edge, and dots stand for the middle.
  case byTruncatingMiddle = 5
}
