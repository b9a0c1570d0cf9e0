public import Foundation
import HeadlessUIKit

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LazyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LabelKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct IdentifierKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct StackKey: EnvironmentKey { static var defaultValue: StackLink { StackLink() } }
private struct ColumnKey: EnvironmentKey { static var defaultValue: ColumnLink { ColumnLink() } }
private struct SelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }
private struct RowActionKey: EnvironmentKey { static var defaultValue: RowAction? { nil } }
private struct SearchKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private struct SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// Whether the user can touch controls.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Takes the screen away: dismisses what is presented, pops what is pushed.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the screen is presented or pushed.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// The screen's presentation, in the way of the first SwiftUI.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard !mode.isPresented else { return }
        MainActor.assumeIsolated { dismiss() }
      })
  }

  /// Whether the screen is light or dark; kept, never drawn.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// What the user can do with the scene; always active here.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  /// The language and the region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How wide the screen is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }

  /// Opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether only what is on screen is made, as in a list.
  var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }

  /// What a control is called instead of its own words.
  var accessibilityLabel: String? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  /// The name by which tests find a control.
  var accessibilityIdentifier: String? {
    get { self[IdentifierKey.self] }
    set { self[IdentifierKey.self] = newValue }
  }

  /// The stack that the view stands in.
  var stack: NavigationContainer? {
    get { self[StackKey.self].stack }
    set { self[StackKey.self] = StackLink(stack: newValue) }
  }

  /// The column of a split view that the view stands in, unless it is the last one.
  var column: ColumnLink {
    get { self[ColumnKey.self] }
    set { self[ColumnKey.self] = newValue }
  }

  /// How the rows of the list around the view are selected, on whatever screen it is.
  var listSelection: ListSelection? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }

  /// What can be done with the rows of the list inside.
  var rowAction: RowAction? {
    get { self[RowActionKey.self] }
    set { self[RowActionKey.self] = newValue }
  }

  /// What the user searches for in the view.
  var searchText: Binding<String>? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether the user searches for something.
  public var isSearching: Bool { !(searchText?.wrappedValue.isEmpty ?? true) }

  /// Ends a search: its field is empty then.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(text: searchText) }

  /// What the return key does.
  var submit: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Loads the content anew, where a view around says how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Loads content anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads the content anew.
  public func callAsFunction() async { await action() }
}

/// Refers to a stack without keeping it alive: the stack keeps its screens, and they their environment.
private struct StackLink {
  weak var stack: NavigationContainer?
}

/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// What the user can do with a scene.
public enum ScenePhase: Hashable, Sendable {
  /// The scene is not on screen.
  case background
  /// The scene is on screen and takes no events.
  case inactive
  /// The scene is on screen and takes events.
  case active
}

/// How wide or high a screen is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Narrow or low.
  case compact
  /// Wide or high.
  case regular
}

/// A screen's presentation, in the way of the first SwiftUI.
public struct PresentationMode {
  /// Whether the screen is presented or pushed.
  public internal(set) var isPresented: Bool

  /// Takes the screen away.
  public mutating func dismiss() { isPresented = false }
}

/// Takes a screen away.
public struct DismissAction: Sendable {
  weak let screen: Screen?

  init(screen: Screen? = nil) { self.screen = screen }

  /// Takes the screen away.
  @MainActor
  public func callAsFunction() { screen?.close() }
}

/// Ends a search.
public struct DismissSearchAction {
  let text: Binding<String>?

  /// Empties the field of the search; nothing happens where nobody searches.
  @MainActor
  public func callAsFunction() {
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
  }
}

/// Opens links.
@MainActor
public struct OpenURLAction: Sendable {
  /// What came of a link.
  public enum Result: Hashable, Sendable {
    /// The app has dealt with it.
    case handled
    /// The app does not want it.
    case discarded
    /// The system shall open it.
    case systemAction
  }

  private let handler: @MainActor (URL) -> Result

  /// Opens links in the app's own way.
  ///
  /// - Parameter handler: What is done with a link.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  nonisolated init() { handler = { _ in .systemAction } }

  /// Opens a link; what the system would open leaves the app and is not modelled.
  ///
  /// - Parameter url: The link.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}
