public import Foundation
public import HeadlessUIKit

extension UIButton.Configuration {
  /// At which edge the picture stands; kept, never used.
  public var imagePlacement: NSDirectionalRectEdge {
    get { details["imagePlacement"] ?? .leading }
    set { details["imagePlacement"] = newValue }
  }

  /// How much space is between picture and title; kept, never used.
  public var imagePadding: CGFloat {
    get { details["imagePadding"] ?? 0 }
    set { details["imagePadding"] = newValue }
  }

  /// How much space is between title and the line below it; kept, never used.
  public var titlePadding: CGFloat {
    get { details["titlePadding"] ?? 1 }
    set { details["titlePadding"] = newValue }
  }

  /// At which side the titles stand; kept, never used.
  public var titleAlignment: TitleAlignment {
    get { details["titleAlignment"] ?? .automatic }
    set { details["titleAlignment"] = newValue }
  }

  /// How far contents stay away from the edges; kept, never used.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { details["contentInsets"] ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
    set { details["contentInsets"] = newValue }
  }

  /// How round the corners are; kept, never used.
  public var cornerStyle: CornerStyle {
    get { details["cornerStyle"] ?? .dynamic }
    set { details["cornerStyle"] = newValue }
  }

  /// How large the button is; kept, never used.
  public var buttonSize: Size {
    get { details["buttonSize"] ?? .medium }
    set { details["buttonSize"] = newValue }
  }

  /// How it looks on a desk; kept, never used.
  public var macIdiomStyle: MacIdiomStyle {
    get { details["macIdiomStyle"] ?? .automatic }
    set { details["macIdiomStyle"] = newValue }
  }

  /// How the background looks; kept, never used.
  public var background: UIBackgroundConfiguration {
    get { details["background"] ?? UIBackgroundConfiguration() }
    set { details["background"] = newValue }
  }

  /// How symbols look; kept, never used.
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { details["preferredSymbolConfigurationForImage"] }
    set { details["preferredSymbolConfigurationForImage"] = newValue }
  }

  /// Where titles that are too long end; kept, never used.
  public var titleLineBreakMode: NSLineBreakMode {
    get { details["titleLineBreakMode"] ?? .byWordWrapping }
    set { details["titleLineBreakMode"] = newValue }
  }

  /// Where the line below the title ends; kept, never used.
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { details["subtitleLineBreakMode"] ?? .byWordWrapping }
    set { details["subtitleLineBreakMode"] = newValue }
  }

  /// Whether it looks otherwise while it is selected; kept, never used.
  public var automaticallyUpdateForSelection: Bool {
    get { details["automaticallyUpdateForSelection"] ?? true }
    set { details["automaticallyUpdateForSelection"] = newValue }
  }

  /// The title with what it has; its words are the title.
  public var attributedTitle: AttributedString? {
    get { written("attributedTitle", title) }
    set {
      details["attributedTitle"] = newValue
      title = newValue.map { String($0.characters) }
    }
  }

  /// The line below the title with what it has; its words are that line.
  public var attributedSubtitle: AttributedString? {
    get { written("attributedSubtitle", subtitle) }
    set {
      details["attributedSubtitle"] = newValue
      subtitle = newValue.map { String($0.characters) }
    }
  }

  /// The text that was set last: with what it has, unless other words were set later.
  private func written(_ name: String, _ words: String?) -> AttributedString? {
    let text: AttributedString? = details[name]
    if let text, String(text.characters) == words { return text }
    return words.map { AttributedString($0) }
  }

  /// A button with a strong background.
  ///
  /// - Returns: The look.
  public static func borderedProminent() -> UIButton.Configuration { filled() }

  /// A button with a pale background.
  ///
  /// - Returns: The look.
  public static func borderedTinted() -> UIButton.Configuration { filled() }

  /// A button of glass.
  ///
  /// - Returns: The look.
  public static func glass() -> UIButton.Configuration { filled() }

  /// A button of glass, which stands out.
  ///
  /// - Returns: The look.
  public static func prominentGlass() -> UIButton.Configuration { filled() }

  /// The look that suits a button's state; the same.
  ///
  /// - Parameter button: The button.
  /// - Returns: The look.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }

  /// At which side the titles of a button stand.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// As suits the picture.
    case automatic = 0
    /// Where reading starts.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where reading ends.
    case trailing = 3
  }

  /// How round the corners of a button are.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// As the background says.
    case fixed = -1
    /// As the background says, and larger with larger text.
    case dynamic = 0
    /// A little.
    case small = 1
    /// More.
    case medium = 2
    /// Very.
    case large = 3
    /// Half circles.
    case capsule = 4
  }

  /// How large a button is.
  public enum Size: Int, Hashable, Sendable {
    /// As most are.
    case medium = 0
    /// Small.
    case small = 1
    /// Very small.
    case mini = 2
    /// Large.
    case large = 3
  }

  /// How a button looks on a desk.
  public enum MacIdiomStyle: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// With a border.
    case bordered = 1
    /// Without a border.
    case borderless = 2
    /// Without a border, in the color of what can be touched.
    case borderlessTinted = 3
  }
}

extension UIButton.Configuration {
  /// Changes how the title is written; kept, never called.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { details["titleTextAttributesTransformer"] }
    set { details["titleTextAttributesTransformer"] = newValue }
  }

  /// Changes how the line below the title is written; kept, never called.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { details["subtitleTextAttributesTransformer"] }
    set { details["subtitleTextAttributesTransformer"] = newValue }
  }

  /// Changes the color of what turns in place of the picture; kept, never called.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { details["activityIndicatorColorTransformer"] }
    set { details["activityIndicatorColorTransformer"] = newValue }
  }

  /// Changes the color of the picture; kept, never called.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { details["imageColorTransformer"] }
    set { details["imageColorTransformer"] = newValue }
  }
}

/// Changes how a text of a configuration is written; two are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private let box: TransformerBox<AttributeContainer>

  /// Makes a change.
  ///
  /// - Parameter transform: Makes new attributes of old ones.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    box = TransformerBox(transform)
  }

  /// The change.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  /// Makes new attributes of old ones.
  ///
  /// - Parameter input: The old ones.
  /// - Returns: The new ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }
}

/// Changes a color of a configuration; two are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private let box: TransformerBox<UIColor>

  /// Makes a change.
  ///
  /// - Parameter transform: Makes a new color of an old one.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = TransformerBox(transform) }

  /// The change.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// Makes a new color of an old one.
  ///
  /// - Parameter input: The old one.
  /// - Returns: The new one.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }
}

/// Tells closures apart.
private final class TransformerBox<Value>: Hashable, @unchecked Sendable {
  let transform: (Value) -> Value

  init(_ transform: @escaping (Value) -> Value) { self.transform = transform }

  static func == (first: TransformerBox, second: TransformerBox) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
