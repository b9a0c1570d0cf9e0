public import Foundation
public import HeadlessUIKit

/// How the background of a cell or button looks; kept, never drawn.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The color.
  public var backgroundColor: UIColor?
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
}
