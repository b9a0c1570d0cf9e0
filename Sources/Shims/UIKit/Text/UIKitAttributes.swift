public import Foundation
public import HeadlessUIKit

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
