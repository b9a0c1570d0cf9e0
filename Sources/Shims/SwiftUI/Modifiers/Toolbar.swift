/// Where a bar shows something.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Where the system thinks best.
  case automatic
  /// In the middle.
  case principal
  /// On the left.
  case topBarLeading
  /// On the right.
  case topBarTrailing
  /// On the left, in the way of the first SwiftUI.
  case navigationBarLeading
  /// On the right, in the way of the first SwiftUI.
  case navigationBarTrailing
  /// Where what navigates is.
  case navigation
  /// Where what matters most is.
  case primaryAction
  /// Where what matters less is.
  case secondaryAction
  /// Where what confirms is.
  case confirmationAction
  /// Where what cancels is.
  case cancellationAction
  /// Where what destroys is.
  case destructiveAction
  /// At the bottom.
  case bottomBar
  /// Above the keyboard.
  case keyboard
  /// Where what goes on is told.
  case status

  var isLeading: Bool {
    switch self {
    case .topBarLeading, .navigationBarLeading, .navigation, .cancellationAction: true
    default: false
    }
  }

  var isTrailing: Bool { !isLeading && !isElsewhere }

  /// Whether it is not in the navigation bar, or no button there.
  var isElsewhere: Bool {
    switch self {
    case .principal, .bottomBar, .keyboard, .status: true
    default: false
    }
  }
}

/// What a bar shows.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// What the content is made of.
  associatedtype Body: ToolbarContent

  /// What the content is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content of a bar that is known part by part.
@MainActor
protocol KnownToolbarContent: ToolbarContent where Body == Never {
  var items: [ToolbarPart] { get }
}

/// Views at one place of a bar.
struct ToolbarPart {
  let placement: ToolbarItemPlacement
  let view: any View
}

/// A view in a bar.
public struct ToolbarItem: ToolbarContent, KnownToolbarContent {
  let items: [ToolbarPart]

  /// Puts a view into a bar.
  ///
  /// - Parameters:
  ///   - placement: Where.
  ///   - content: The view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    items = [ToolbarPart(placement: placement, view: content())]
  }

  /// Never evaluated.
  public var body: Never { fatalError("content of the system has no body") }
}

/// Views in a bar.
public struct ToolbarItemGroup: ToolbarContent, KnownToolbarContent {
  let items: [ToolbarPart]

  /// Puts views into a bar.
  ///
  /// - Parameters:
  ///   - placement: Where.
  ///   - content: The views.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    items = [ToolbarPart(placement: placement, view: content())]
  }

  /// Never evaluated.
  public var body: Never { fatalError("content of the system has no body") }
}

/// Several parts of a bar as one.
public struct _ToolbarContents: ToolbarContent, KnownToolbarContent {
  let items: [ToolbarPart]

  /// Never evaluated.
  public var body: Never { fatalError("content of the system has no body") }
}

extension Optional: ToolbarContent, KnownToolbarContent where Wrapped: ToolbarContent {
  var items: [ToolbarPart] { map { ToolbarContentBuilder.parts(of: $0) } ?? [] }

  /// Never evaluated.
  public var body: Never { fatalError("content of the system has no body") }
}

/// Makes one content of several.
@preconcurrency @MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes one expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Takes one content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Takes several contents.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var items: [ToolbarPart] = []
    for part in repeat each content { items += parts(of: part) }
    return _ToolbarContents(items: items)
  }

  /// Takes a content that may not be there; the type of the result says of what sort, as nothing else does where it is not.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Takes the first of two contents.
  public static func buildEither(first: some ToolbarContent) -> _ToolbarContents {
    _ToolbarContents(items: parts(of: first))
  }

  /// Takes the second of two contents.
  public static func buildEither(second: some ToolbarContent) -> _ToolbarContents {
    _ToolbarContents(items: parts(of: second))
  }

  /// Takes a content that only some systems have.
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> _ToolbarContents {
    _ToolbarContents(items: parts(of: content))
  }

  static func parts(of content: some ToolbarContent) -> [ToolbarPart] {
    if let known = content as? any KnownToolbarContent { return known.items }
    return parts(of: content.body)
  }
}

extension View {
  /// Puts contents into the bars of the screen.
  ///
  /// - Parameter content: The contents.
  /// - Returns: A view whose screen has them.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    showing(ToolbarContentBuilder.parts(of: content()))
  }

  /// Puts views into the navigation bar of the screen.
  ///
  /// - Parameter content: The views.
  /// - Returns: A view whose screen has them.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    showing([ToolbarPart(placement: .automatic, view: content())])
  }

  /// Puts views into the navigation bar, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - leading: The view on the left.
  ///   - trailing: The view on the right.
  /// - Returns: A view whose screen has them.
  public func navigationBarItems(
    leading: some View = EmptyView(), trailing: some View = EmptyView()
  ) -> some View {
    showing([
      ToolbarPart(placement: .topBarLeading, view: leading),
      ToolbarPart(placement: .topBarTrailing, view: trailing),
    ])
  }

  private func showing(_ parts: [ToolbarPart]) -> some View {
    modified { context in
      for (index, part) in parts.enumerated() {
        guard !part.placement.isElsewhere else {
          context.render(part.view, at: "bar \(index)")
          continue
        }
        let content = ScreenContent()
        context.render(part.view, at: "bar \(index)", into: content)
        context.content.barItems.append(BarOutput(placement: part.placement, content: content))
        context.content.take(content)
      }
    }
  }
}

extension ScreenContent {
  /// Takes over what a part of the screen asks for that is shown elsewhere, such as in a bar, or not at all.
  func take(_ other: ScreenContent) {
    presentations += other.presentations
    destinations += other.destinations
    pushes += other.pushes
    lifecycles += other.lifecycles
    statefulNodes += other.statefulNodes
  }
}
