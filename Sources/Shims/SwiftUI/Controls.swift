/// A piece of text.
public struct Text: PrimitiveView, Hashable {
  let content: String

  /// Makes a piece of text.
  ///
  /// - Parameter content: The text.
  public init(_ content: String) { self.content = content }
}

/// Something that the user taps.
public struct Button: PrimitiveView {
  let label: any View
  let action: @MainActor () -> Void

  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: What happens when it is tapped.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    label = Text(title)
    self.action = action
  }

  /// Makes a button with a view as its label.
  ///
  /// - Parameters:
  ///   - action: What happens when it is tapped.
  ///   - label: The label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
    self.label = label()
    self.action = action
  }
}

/// Views above each other.
public struct VStack: PrimitiveView {
  let content: any View

  /// Puts views above each other.
  ///
  /// - Parameters:
  ///   - spacing: Points between them; without effect.
  ///   - content: The views.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> some View) { self.content = content() }
}

/// Views beside each other.
public struct HStack: PrimitiveView {
  let content: any View

  /// Puts views beside each other.
  ///
  /// - Parameters:
  ///   - spacing: Points between them; without effect.
  ///   - content: The views.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> some View) { self.content = content() }
}

/// Views that belong together.
public struct Group: PrimitiveView {
  let content: any View

  /// Puts views together.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// Rows below each other.
public struct List: PrimitiveView {
  let content: any View

  /// Makes a list of rows.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// One view for each element of a collection.
public struct ForEach: PrimitiveView {
  let views: [any View]

  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart; without effect.
  ///   - content: Makes the view of one element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> some View
  ) {
    views = data.map { content($0) }
  }

  /// Makes a view for each element that can be told apart by itself.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of one element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    views = data.map { content($0) }
  }
}

extension View {
  /// Names the view for a navigation bar; without effect, set the hosting controller's `title`.
  ///
  /// - Parameter title: The title.
  /// - Returns: The same view.
  public func navigationTitle(_ title: String) -> Self { self }

  /// Puts space around the view; without effect.
  ///
  /// - Returns: The same view.
  public func padding() -> Self { self }

  /// Chooses a font; without effect.
  ///
  /// - Parameter font: The font.
  /// - Returns: The same view.
  public func font(_ font: Font?) -> Self { self }
}

/// A font; kept for the call sites.
public struct Font: Hashable, Sendable {
  private let name: String

  /// For titles.
  public static let title = Font(name: "title")
  /// For the beginnings of parts.
  public static let headline = Font(name: "headline")
  /// For text.
  public static let body = Font(name: "body")
}
