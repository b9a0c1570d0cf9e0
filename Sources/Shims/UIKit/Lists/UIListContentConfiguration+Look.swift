public import Foundation
public import HeadlessUIKit

extension UIListContentConfiguration {
  /// How a text of a cell looks; kept, never drawn.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color = UIColor.label
    /// How many lines there are at most; 0 means no limit.
    public var numberOfLines = 0
    /// At which side lines stand.
    public var alignment = TextAlignment.natural
    /// Where lines that are too long end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters become smaller where the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small they become.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters follow the size that people want.
    public var adjustsFontForContentSizeCategory = true

    /// At which side lines of a cell's text stand.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// As one reads.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both sides.
      case justified = 2
    }
  }

  /// How the picture of a cell looks; kept, never drawn.
  public struct ImageProperties: Hashable, Sendable {
    /// The color.
    public var tintColor: UIColor?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// How large the picture is at most; 0 means no limit.
    public var maximumSize = CGSize.zero
    /// How much room it has.
    public var reservedLayoutSize = CGSize.zero
    /// How symbols look.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// How the text looks.
  public var textProperties: TextProperties {
    get { details["text"] ?? TextProperties(font: .preferredFont(forTextStyle: .body)) }
    set { details["text"] = newValue }
  }

  /// How the other text looks.
  public var secondaryTextProperties: TextProperties {
    get { details["secondaryText"] ?? TextProperties(font: .preferredFont(forTextStyle: .caption1)) }
    set { details["secondaryText"] = newValue }
  }

  /// How the picture looks.
  public var imageProperties: ImageProperties {
    get { details["image"] ?? ImageProperties() }
    set { details["image"] = newValue }
  }

  /// The text with what it has; setting it sets the text.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The other text with what it has; setting it sets the text.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }

  /// How far contents stay away from the edges; kept, never used.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { details["directionalLayoutMargins"] ?? .zero }
    set { details["directionalLayoutMargins"] = newValue }
  }

  /// Whether the texts stand beside each other; kept, never used.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { details["prefersSideBySideTextAndSecondaryText"] ?? false }
    set { details["prefersSideBySideTextAndSecondaryText"] = newValue }
  }

  /// How much space is between picture and text; kept, never used.
  public var imageToTextPadding: CGFloat {
    get { details["imageToTextPadding"] ?? 16 }
    set { details["imageToTextPadding"] = newValue }
  }

  /// How much space is between texts beside each other; kept, never used.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { details["textToSecondaryTextHorizontalPadding"] ?? 8 }
    set { details["textToSecondaryTextHorizontalPadding"] = newValue }
  }

  /// How much space is between texts above each other; kept, never used.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { details["textToSecondaryTextVerticalPadding"] ?? 0 }
    set { details["textToSecondaryTextVerticalPadding"] = newValue }
  }

  /// Nothing, for a cell at the side.
  ///
  /// - Returns: A new value.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a cell at the side with one text below the other.
  ///
  /// - Returns: A new value.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a cell between two sides.
  ///
  /// - Returns: A new value.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a head of a plain list.
  ///
  /// - Returns: A new value.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a foot of a plain list.
  ///
  /// - Returns: A new value.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a head of a list in groups.
  ///
  /// - Returns: A new value.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a foot of a list in groups.
  ///
  /// - Returns: A new value.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a large head of a list in groups.
  ///
  /// - Returns: A new value.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Nothing, for a very large head of a list in groups.
  ///
  /// - Returns: A new value.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Nothing, for a head at the side.
  ///
  /// - Returns: A new value.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a head of any list.
  ///
  /// - Returns: A new value.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a foot of any list.
  ///
  /// - Returns: A new value.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// How the background of a cell or button looks; kept, never drawn.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The color.
  public var backgroundColor: UIColor?
  /// The view in its place; kept, it stands nowhere.
  public var customView: UIView?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The color of the line around it.
  public var strokeColor: UIColor?
  /// How wide the line is.
  public var strokeWidth: CGFloat = 0
  /// How far outside the line is.
  public var strokeOutset: CGFloat = 0
  /// How far it stays away from the edges.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The picture.
  public var image: UIImage?

  /// One sees through.
  ///
  /// - Returns: How it looks.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a cell of a plain list has.
  ///
  /// - Returns: How it looks.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a cell of a list in groups has.
  ///
  /// - Returns: How it looks.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a cell at the side has.
  ///
  /// - Returns: How it looks.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a cell between two sides has.
  ///
  /// - Returns: How it looks.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a head or foot of a plain list has.
  ///
  /// - Returns: How it looks.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a head or foot of a list in groups has.
  ///
  /// - Returns: How it looks.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a head at the side has.
  ///
  /// - Returns: How it looks.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a cell of any list has.
  ///
  /// - Returns: How it looks.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a head of any list has.
  ///
  /// - Returns: How it looks.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// As a foot of any list has.
  ///
  /// - Returns: How it looks.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// How it looks in a state; the same in all.
  ///
  /// - Parameter state: The state.
  /// - Returns: How it looks.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
