public import Foundation

/// A place in a text: how many UTF-16 units stand before it.
@preconcurrency @MainActor
open class UITextPosition: SingleObject {
  final let offset: Int

  /// Makes the place where every text begins.
  public init() { offset = 0 }

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text, from a place to another one.
@preconcurrency @MainActor
open class UITextRange: SingleObject {
  private final let ends: (start: UITextPosition, end: UITextPosition)

  /// Where the part begins.
  open var start: UITextPosition { ends.start }
  /// Where the part ends.
  open var end: UITextPosition { ends.end }
  /// Whether there is nothing between the two.
  open var isEmpty: Bool { start.offset == end.offset }

  /// Makes the part with nothing in it where every text begins.
  public init() { ends = (UITextPosition(), UITextPosition()) }

  init(_ range: NSRange) {
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    ends = (UITextPosition(range.location), UITextPosition(isTooFar ? .max : end))
  }

  final var units: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}

/// A rectangle of what is selected; nobody makes one, as nothing is laid out.
@preconcurrency @MainActor
open class UITextSelectionRect: SingleObject {
  /// Where it is.
  open var rect: CGRect { .zero }

  init() {}
}

/// Something with a text, places in it, and a part that is selected.
///
/// Fields and text views have what they need from here; a view of an app's own that conforms has an empty text.
@preconcurrency @MainActor
public protocol UITextInput: UIResponder {
  /// What is selected, or where the next letter goes; the user types behind the text all the same.
  var selectedTextRange: UITextRange? { get set }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

extension UITextInput {
  private var words: String { (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "" }

  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition() }

  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(words.utf16.count) }

  /// What is not yet written for good; always `nil`.
  public var markedTextRange: UITextRange? { nil }

  /// Writes for good what was not yet; nothing is.
  public func unmarkText() {}

  /// The place that is some letters away from another one.
  ///
  /// - Parameters:
  ///   - position: The other one.
  ///   - offset: How many UTF-16 units, backwards where it is negative.
  /// - Returns: The place, or `nil` where the text does not reach so far.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return !isTooFar && (0...words.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// The part between two places.
  ///
  /// - Parameters:
  ///   - fromPosition: The one.
  ///   - toPosition: The other one, which may stand before it.
  /// - Returns: The part.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let first = min(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: first, length: abs(toPosition.offset - fromPosition.offset)))
  }

  /// How many UTF-16 units stand between two places.
  ///
  /// - Parameters:
  ///   - from: The one.
  ///   - toPosition: The other one.
  /// - Returns: The number, negative where the other one stands before.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places stands before the other one.
  ///
  /// - Parameters:
  ///   - position: The one.
  ///   - other: The other one.
  /// - Returns: That the one stands before, behind or at the same place.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// What is written in a part.
  ///
  /// - Parameter range: The part.
  /// - Returns: The text, or `nil` where the text does not reach so far.
  public func text(in range: UITextRange) -> String? {
    Range(range.units, in: words).map { String(words[$0]) }
  }

  /// Writes something else in a part, behind which the next letter goes.
  ///
  /// - Parameters:
  ///   - range: The part; where the text does not reach so far, nothing happens.
  ///   - text: What is written there.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let part = Range(range.units, in: words) else { return }
    let all = words.replacingCharacters(in: part, with: text)
    if let view = self as? UITextView { view.text = all } else { (self as? UITextField)?.text = all }
    selectedTextRange = UITextRange(NSRange(location: range.start.offset + text.utf16.count, length: 0))
  }

  /// Where a part is first seen; nothing is laid out.
  ///
  /// - Parameter range: The part.
  /// - Returns: A rectangle without a size.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
}

/// What is selected in a text: the place behind it, unless code says otherwise of this very text.
struct ChosenPart {
  private var chosen: (range: NSRange, text: String)?

  /// What is selected of a text.
  subscript(text: String) -> NSRange {
    get {
      if let chosen, chosen.text == text { return chosen.range }
      return NSRange(location: text.utf16.count, length: 0)
    }
    set { chosen = (newValue, text) }
  }
}

extension NSRange {
  /// What is replaced where the user types at the end of a text, or over all of it.
  init(typedAfter text: String, keepsOld: Bool) {
    let length = text.utf16.count
    self = keepsOld ? NSRange(location: length, length: 0) : NSRange(location: 0, length: length)
  }

  /// What is taken away backwards: what is selected, or else the letter before; nothing at the beginning.
  init?(backwardsFrom selected: NSRange, in text: String) {
    guard selected.length == 0 else {
      self = selected
      return
    }
    guard let place = Range(selected, in: text)?.lowerBound, place > text.startIndex else { return nil }
    self.init(text.index(before: place)..<place, in: text)
  }
}

/// A place into which a text is laid out; kept, nothing is laid out.
@preconcurrency @MainActor
open class NSTextContainer {
  /// How large it is.
  open var size: CGSize

  /// Who lays the text out, as a module that knows its class says.
  package final weak var manager: AnyObject?

  /// How far lines stay away from the edges.
  open var lineFragmentPadding: CGFloat = 5

  /// How many lines there are at most; 0 means no limit.
  open var maximumNumberOfLines = 0

  /// Where lines that are too long end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Whether it becomes as wide as its view.
  open var widthTracksTextView = false

  /// Whether it becomes as high as its view.
  open var heightTracksTextView = false

  /// What lines go around, as a module that knows paths says.
  package final var exclusions: [AnyObject] = []

  /// Makes a container.
  ///
  /// - Parameter size: How large it is.
  public init(size: CGSize = CGSize(width: 10_000_000, height: 10_000_000)) { self.size = size }
}

/// What the user does with a link in a text: nothing, the model has none.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long touch.
  case presentActions = 1
  /// A hard touch.
  case preview = 2
}

/// A link or a picture in a text; nobody makes one.
@preconcurrency @MainActor
open class UITextItem: SingleObject {
  /// What it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// A part that the app has marked.
    case tag(String)
  }

  /// What it is.
  public final let content: Content
  /// Where it stands.
  public final let range: NSRange

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}
