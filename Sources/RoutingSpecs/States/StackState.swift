/// Everything that is on screen or under it: a root and the layers presented over it, as a plain value.
///
/// Screens are numbers of a `ScreenCatalogue`. A value can describe stacks that a given `StackSpace` does not
/// contain; `StackSpace.rank(of:)` tells.
public struct StackState: Hashable, Sendable {
  /// The root first, then each layer presented modally over the one before; at least one.
  public var layers: [Layer]

  /// Puts layers on top of each other.
  ///
  /// - Parameter layers: The root first, at least one.
  @inlinable
  public init(layers: [Layer]) {
    precondition(!layers.isEmpty, "a stack has at least its root")
    self.layers = layers
  }

  /// Puts modal contents, presented in the automatic style, over a root.
  ///
  /// - Parameters:
  ///   - root: What the window's root is.
  ///   - modals: What is presented, the lowest layer first.
  public init(root: Content, modals: Content...) {
    layers = [Layer(root)] + modals.map { Layer($0) }
  }

  /// One layer of a stack.
  public struct Layer: Hashable, Sendable {
    /// What the layer's own controller is.
    public var content: Content
    /// How the layer is presented; always `automatic` for the root, which nobody presents.
    public var style: PresentationStyle

    /// Describes a layer.
    ///
    /// - Parameters:
    ///   - content: What the layer's own controller is.
    ///   - style: How it is presented.
    @inlinable
    public init(_ content: Content, style: PresentationStyle = .automatic) {
      self.content = content
      self.style = style
    }
  }

  /// A controller together with everything it contains.
  public enum Content: Hashable, Sendable {
    /// A screen of the catalogue.
    case screen(Screen)
    /// A navigation controller with its stack, the bottom first; at least one screen.
    case navigation([Screen])
    /// A tab bar controller with its items, at least one, and the index of the selected one.
    case tabs([Content], selected: Int)
    /// An expanded split controller with both columns visible.
    indirect case split(primary: Content, secondary: Content)
  }
}

// MARK: - Measures

extension StackState {
  /// How many layers are presented over the root.
  @inlinable public var modalCount: Int { layers.count - 1 }

  /// How many controllers the stack consists of, containers included.
  public var controllerCount: Int {
    layers.reduce(0) { $0 + $1.content.controllerCount }
  }

  /// Whether any screen of the stack refuses to be dismissed.
  public var refusesDismissal: Bool {
    layers.contains { $0.content.refusesDismissal }
  }
}

extension StackState.Content {
  /// How many controllers these are, the container itself included.
  public var controllerCount: Int {
    switch self {
    case .screen: 1
    case .navigation(let screens): 1 + screens.count
    case .tabs(let items, _): items.reduce(1) { $0 + $1.controllerCount }
    case .split(let primary, let secondary): 1 + primary.controllerCount + secondary.controllerCount
    }
  }

  /// Whether any screen in here refuses to be dismissed.
  public var refusesDismissal: Bool {
    switch self {
    case .screen(let screen): screen.refusesDismissal
    case .navigation(let screens): screens.contains { $0.refusesDismissal }
    case .tabs(let items, _): items.contains { $0.refusesDismissal }
    case .split(let primary, let secondary): primary.refusesDismissal || secondary.refusesDismissal
    }
  }

  /// What kind of controller this is.
  @inlinable public var kind: ContentKind {
    switch self {
    case .screen: .screen
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    }
  }
}

/// The four kinds of controllers that stacks are made of, simplest first.
public enum ContentKind: String, Hashable, Codable, CaseIterable, Comparable, Sendable {
  /// A screen of the catalogue.
  case screen
  /// A navigation controller.
  case navigation
  /// A tab bar controller.
  case tabs
  /// A split controller.
  case split

  /// The position in the order of simplicity.
  @usableFromInline var index: Int {
    switch self {
    case .screen: 0
    case .navigation: 1
    case .tabs: 2
    case .split: 3
    }
  }

  /// Orders kinds by simplicity.
  public static func < (left: ContentKind, right: ContentKind) -> Bool {
    left.index < right.index
  }

  /// What people call it.
  public var words: String {
    switch self {
    case .screen: "screen"
    case .navigation: "navigation controller"
    case .tabs: "tab bar controller"
    case .split: "split controller"
    }
  }
}

/// How a modal layer is presented, as far as routing can tell the difference.
///
/// The names are those of UIKit's `modalPresentationStyle`.
public enum PresentationStyle: String, Hashable, Codable, CaseIterable, Sendable {
  /// What the system chooses: a form sheet from the SDK of iOS 18 on, a page sheet from that of iOS 13 on.
  case automatic
  /// Covers everything; the layer below leaves the window.
  case fullScreen
  /// A sheet that can be swiped away.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context.
  case currentContext
  /// Presented by a transitioning delegate.
  case custom
  /// Covers everything; the layer below stays in the window.
  case overFullScreen
  /// As `currentContext`, with the covered controller left in the window.
  case overCurrentContext
  /// Points at a view or a bar button.
  case popover
}
