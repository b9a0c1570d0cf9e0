public import Foundation

/// What a view takes as a title: a text, or the key of one.
public protocol _Title {
  /// The text; keys are texts, as nothing is translated.
  var _text: String { get }
}

extension String: _Title {
  /// The text itself.
  public var _text: String { self }
}

extension Substring: _Title {
  /// The text itself.
  public var _text: String { String(self) }
}

/// The key of a text in the app's tables; the key is the text, as nothing is translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable, _Title {
  /// The key.
  public let _text: String

  /// Makes a key.
  ///
  /// - Parameter value: The key.
  public init(_ value: String) { _text = value }

  /// Makes a key of a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { _text = value }

  /// Makes a key of a literal with values in it.
  ///
  /// - Parameter stringInterpolation: The literal.
  public init(stringInterpolation: StringInterpolation) { _text = stringInterpolation.text }

  /// A literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Adds a picture, which has no words.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds another piece of text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).content
    }

    /// Adds a value in a format of C's.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String { text += format.format(value) }
  }
}

/// A piece of text.
public struct Text: PrimitiveView, Hashable, Sendable {
  let content: String

  /// Makes a piece of text.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: Where it is translated; without effect.
  ///   - comment: What is said to translators.
  nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    content = key._text
  }

  /// Makes a piece of text.
  ///
  /// - Parameter content: The text.
  @_disfavoredOverload
  nonisolated public init(_ content: some _Title) { self.content = content._text }

  /// Makes a piece of text that is never translated.
  ///
  /// - Parameter content: The text.
  nonisolated public init(verbatim content: String) { self.content = content }

  /// Makes a piece of text of a value.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How it is written.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { content = format.format(input) }

  /// Makes a piece of text with attributes, which have no effect.
  ///
  /// - Parameter attributedContent: The text.
  nonisolated public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  /// Makes a piece of text of a date; what would count the time shows the date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: What of it is shown.
  nonisolated public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: content = date.formatted(date: .long, time: .omitted)
    case .time: content = date.formatted(date: .omitted, time: .shortened)
    case .relative, .offset, .timer: content = date.formatted(date: .long, time: .shortened)
    }
  }

  /// Makes a piece of text of two dates.
  ///
  /// - Parameter dates: From when to when.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    content = [dates.lowerBound, dates.upperBound].map { $0.formatted(date: .long, time: .shortened) }
      .joined(separator: " – ")
  }

  /// Makes a piece of text that is a picture, without words.
  ///
  /// - Parameter image: The picture.
  nonisolated public init(_ image: Image) { content = "" }

  /// Makes a piece of text from a table of a bundle's.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: Where it is translated; without effect.
  ///   - bundle: Where the table is; without effect.
  ///   - comment: What is said to translators.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) { content = key._text }

  /// What is shown of a date.
  public enum DateStyle: Hashable, Sendable {
    /// The day.
    case date
    /// The time of the day.
    case time
    /// How long ago it is.
    case relative
    /// How far away it is.
    case offset
    /// How much time is left.
    case timer
  }

  /// Puts two pieces together.
  ///
  /// - Parameters:
  ///   - first: The first piece.
  ///   - second: The second piece.
  /// - Returns: Both.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }

  /// The same text; without effect.
  nonisolated public func bold() -> Text { self }

  /// The same text; without effect.
  nonisolated public func italic() -> Text { self }

  /// The same text; without effect.
  nonisolated public func font(_ font: Font?) -> Text { self }

  /// The same text; without effect.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// The same text; without effect.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  /// The same text; without effect.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }

  /// The same text; without effect.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The same text; without effect.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The same text; without effect.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The same text; without effect.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The same text; without effect.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// The same text; without effect.
  nonisolated public func monospacedDigit() -> Text { self }
}

extension Text: _Title {
  /// The text itself.
  nonisolated public var _text: String { content }
}

extension Text: RenderedView {
  func render(in context: ViewContext) {
    let label = context.show { UILabel(frame: .zero) }
    label.text = content
  }
}
