public import Foundation
public import HeadlessUIKit

// What text can have, one line each: the names are those that the system writes into archives. Nothing is drawn.

extension NSAttributedString.Key {
  /// The font (`UIFont`).
  public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
  /// How lines are set (`NSParagraphStyle`).
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSParagraphStyle")
  }
  /// The color of the letters (`UIColor`).
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSColor") }
  /// The color behind them (`UIColor`).
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSBackgroundColor")
  }
  /// Whether letters that belong together are drawn as one (a number).
  public static var ligature: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLigature") }
  /// How far letters stand apart, in points (a number).
  public static var kern: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSKern") }
  /// How far letters stand apart, and how it changes with their size (a number).
  public static var tracking: NSAttributedString.Key { NSAttributedString.Key(rawValue: "CTTracking") }
  /// The line through the letters (a number).
  public static var strikethroughStyle: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSStrikethrough")
  }
  /// The line below them (a number).
  public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderline") }
  /// The color of the letters' outline (`UIColor`).
  public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrokeColor") }
  /// How wide the outline is (a number).
  public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrokeWidth") }
  /// The shadow (`NSShadow`).
  public static var shadow: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSShadow") }
  /// An effect of the text (a name).
  public static var textEffect: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSTextEffect") }
  /// What stands in the text (`NSTextAttachment`).
  public static var attachment: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSAttachment") }
  /// Where the text leads (`URL` or text).
  public static var link: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLink") }
  /// How far above the line the text stands (a number).
  public static var baselineOffset: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSBaselineOffset")
  }
  /// The color of the line below (`UIColor`).
  public static var underlineColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSUnderlineColor")
  }
  /// The color of the line through the letters (`UIColor`).
  public static var strikethroughColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  }
  /// How far letters lean (a number).
  public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSObliqueness") }
  /// How wide letters are (a number).
  public static var expansion: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSExpansion") }
  /// Which ways the text is read (numbers).
  public static var writingDirection: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSWritingDirection")
  }
  /// Whether lines go down (a number).
  public static var verticalGlyphForm: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "CTVerticalForms")
  }
}

/// How a line below or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The looks as bits.
  public let rawValue: Int

  /// Makes a look from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// A thick line.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
  /// Two lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
  /// Dots.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
  /// Dashes.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
  /// A dash and a dot by turns.
  public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
  /// A dash and two dots by turns.
  public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
  /// Below words and not below spaces.
  public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}

/// Which way text is read.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// As the language is.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

// What an `AttributedString` can have beside what Foundation knows; kept, never drawn.

extension AttributeScopes {
  /// What UIKit's texts can have.
  public struct UIKitAttributes: AttributeScope {
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind them.
    public let backgroundColor: BackgroundColorAttribute
    /// The font.
    public let font: FontAttribute
    /// How far letters stand apart.
    public let kern: KernAttribute
    /// How far letters stand apart, which follows their size.
    public let tracking: TrackingAttribute
    /// How far above the line the text stands.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line below.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// What Foundation knows.
    public let foundation: FoundationAttributes

    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = UIColor
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind them.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = UIColor
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = UIFont
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// How far letters stand apart.
    public enum KernAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = CGFloat
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// How far letters stand apart, which follows their size.
    public enum TrackingAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = CGFloat
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// How far above the line the text stands.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = CGFloat
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = NSUnderlineStyle
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = NSUnderlineStyle
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the line below.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = UIColor
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The color of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What kind of value it has.
      public typealias Value = UIColor
      /// The name, which is that of the key of an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
  }

  /// What UIKit's texts can have.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Something that UIKit's texts can have.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// Makes a container of what an attributed text has: the font and the colors; all else is left out.
  ///
  /// - Parameter dictionary: What the text has.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      dictionary[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] =
      dictionary[.backgroundColor] as? UIColor
  }
}
