public import Foundation
public import HeadlessUIKit

// The parts that lay a text out: they know each other and what code says; nothing is laid out.

/// A text with attributes that layout managers lay out; nothing is laid out here.
@preconcurrency @MainActor
open class NSTextStorage {
  private var written: NSAttributedString

  /// The view whose text it is, where it is one's.
  fileprivate final weak var view: UITextView?

  private var contents: NSAttributedString {
    get { view.map { $0.attributedText ?? NSAttributedString(string: "") } ?? written }
    set {
      written = newValue
      view?.attributedText = newValue
    }
  }

  /// Who lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Makes a text.
  ///
  /// - Parameter attrStr: What it says, and what that has.
  public init(attributedString attrStr: NSAttributedString) {
    written = attrStr
  }

  /// Makes an empty text.
  public convenience init() { self.init(attributedString: NSAttributedString(string: "")) }

  /// Makes a text.
  ///
  /// - Parameter str: What it says.
  public convenience init(string str: String) { self.init(attributedString: NSAttributedString(string: str)) }

  /// What the text says.
  open var string: String { contents.string }

  /// How long it is, as Foundation counts.
  open var length: Int { contents.length }

  /// Says something else.
  ///
  /// - Parameter attrString: What, and what that has.
  open func setAttributedString(_ attrString: NSAttributedString) { contents = attrString }

  /// Says more.
  ///
  /// - Parameter attrString: What, and what that has.
  open func append(_ attrString: NSAttributedString) { change { $0.append(attrString) } }

  /// Gives a part of the text attributes.
  ///
  /// - Parameters:
  ///   - name: Which.
  ///   - value: The value.
  ///   - range: The part.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }

  private func change(_ edit: (NSMutableAttributedString) -> Void) {
    let copy = NSMutableAttributedString(attributedString: contents)
    edit(copy)
    contents = copy
  }

  /// Begins changes that count together; without effect.
  open func beginEditing() {}

  /// Ends changes that count together; without effect.
  open func endEditing() {}

  /// Lets a manager lay the text out.
  ///
  /// - Parameter aLayoutManager: The manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Lets a manager lay the text out no more.
  ///
  /// - Parameter aLayoutManager: The manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// Lays a text out in containers; nothing is laid out here, so all that it measures is empty.
@preconcurrency @MainActor
open class NSLayoutManager {
  /// The text.
  open weak var textStorage: NSTextStorage?

  /// Where the text goes.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Whether the space between lines goes by the fonts.
  open var usesFontLeading = true

  /// Whether what is not seen is laid out later.
  open var allowsNonContiguousLayout = false

  /// How many glyphs there are: as many as characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Makes a manager without a text.
  public init() {}

  /// Gives the text one more container.
  ///
  /// - Parameter container: The container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Lays a container out; without effect.
  ///
  /// - Parameter container: The container.
  open func ensureLayout(for container: NSTextContainer) {}

  /// How much of a container the text takes; nothing is laid out.
  ///
  /// - Parameter container: The container.
  /// - Returns: A rectangle without size.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }

  /// Where glyphs stand; nothing is laid out.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - container: The container.
  /// - Returns: A rectangle without size.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }

  /// The glyphs in a container: all.
  ///
  /// - Parameter container: The container.
  /// - Returns: The glyphs.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The character at a point; nothing is laid out, so it is the first one.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - container: The container.
  ///   - partialFraction: Is given how far into the character; nothing.
  /// - Returns: 0.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
}

extension NSTextContainer {
  /// Who lays the text out.
  public final var layoutManager: NSLayoutManager? {
    get { manager as? NSLayoutManager }
    set { manager = newValue }
  }

  /// What lines go around; kept, never used.
  public final var exclusionPaths: [UIBezierPath] {
    get { exclusions as? [UIBezierPath] ?? [] }
    set { exclusions = newValue }
  }
}

extension UITextView {
  /// Where the text is laid out; kept, never used.
  public final var textContainer: NSTextContainer {
    if let made: NSTextContainer = kept(or: nil) { return made }
    let made = givenContainer ?? NSTextContainer(size: bounds.size)
    keep(made)
    layoutManager.addTextContainer(made)
    return made
  }

  /// Who lays the text out; nothing is laid out.
  public final var layoutManager: NSLayoutManager {
    if let made: NSLayoutManager = kept(or: nil) { return made }
    let made = NSLayoutManager()
    keep(made)
    textStorage.addLayoutManager(made)
    return made
  }

  /// The text of the view: what is changed in it is what the view shows, and the delegate is not told.
  public final var textStorage: NSTextStorage {
    if let made: NSTextStorage = kept(or: nil) { return made }
    let made = NSTextStorage()
    made.view = self
    keep(made)
    return made
  }
}
