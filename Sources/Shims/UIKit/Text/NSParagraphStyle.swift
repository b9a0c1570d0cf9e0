public import Foundation
import HeadlessUIKit

/// How the lines of a paragraph are set; nothing is drawn.
open class NSParagraphStyle: NSObject {
  struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var maximumLineHeight: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation: Bool = false
    var defaultTabInterval: CGFloat = 0
  }

  final var values = Values()

  /// How paragraphs are set where nothing is said.
  ///
  /// A new one each time, for nobody can change it.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// At which side lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far in the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far in the other lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Where lines that are too long end.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How high lines are at most; 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How high lines are at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// By how much lines are higher; 0 means as they are.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How much space is between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// How much space is after a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How much space is before it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Which way it is read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// From how full a line on words are not divided.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether letters may move together before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How far tabs are apart.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Another one that says the same.
  open override func copy() -> Any {
    let made = NSParagraphStyle()
    made.values = values
    return made
  }

  /// Another one that says the same, and can be changed.
  open override func mutableCopy() -> Any {
    let made = NSMutableParagraphStyle()
    made.values = values
    return made
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph are set, while code says it.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// At which side lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How far in the first line begins.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far in the other lines begin.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Where lines that are too long end.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// How high lines are at most; 0 means no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How high lines are at least.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// By how much lines are higher; 0 means as they are.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How much space is between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// How much space is after a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// How much space is before it.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Which way it is read.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// From how full a line on words are not divided.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letters may move together before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// How far tabs are apart.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Says what another one says.
  ///
  /// - Parameter obj: The other one.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A shadow behind text; kept, never drawn.
open class NSShadow: NSObject {
  /// Where it falls.
  open var shadowOffset = CGSize.zero
  /// How soft it is.
  open var shadowBlurRadius: CGFloat = 0
  /// Its color.
  open var shadowColor: Any?
}

/// Something that stands in a text, such as a picture; kept, never drawn.
open class NSTextAttachment: NSObject {
  /// The bytes of what stands there.
  open var contents: Data?
  /// What kind of bytes they are.
  open var fileType: String?
  /// The picture.
  open var image: UIImage?
  /// Where it stands on its line.
  open var bounds = CGRect.zero

  /// Makes an attachment of bytes.
  ///
  /// - Parameters:
  ///   - contentData: The bytes.
  ///   - uti: What kind of bytes they are.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

  /// Makes an attachment of nothing.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of a picture.
  ///
  /// - Parameter image: The picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The letter that stands in a text where there is an attachment.
  public static let character = 0xFFFC
}
