public import Foundation
import HeadlessUIKit

extension View {
  /// Adds a field for what the user searches for.
  ///
  /// - Parameters:
  ///   - text: What the user searches for.
  ///   - placement: Where the field is; without effect.
  ///   - prompt: What is shown while it is empty.
  /// - Returns: A view with a field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some _Title = "Search"
  ) -> some View {
    ModifiedView(content: self) { context in
      context.content.searchText = text
      context.environment.searchText = text
      context.render(TextField(prompt, text: text), at: "search")
    }
  }

  /// Adds a field for what the user searches for, with views that help.
  ///
  /// - Parameters:
  ///   - text: What the user searches for.
  ///   - placement: Where the field is; without effect.
  ///   - prompt: What is shown while it is empty.
  ///   - suggestions: The views, which can always be touched.
  /// - Returns: A view with a field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some _Title = "Search",
    @ViewBuilder suggestions: () -> some View
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a field for what the user searches for, which is there while a flag is set or the user asks for it: always here.
  ///
  /// - Parameters:
  ///   - text: What the user searches for.
  ///   - isPresented: The flag; without effect.
  ///   - placement: Where the field is; without effect.
  ///   - prompt: What is shown while it is empty.
  /// - Returns: A view with a field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some _Title = "Search"
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Adds views that help with a search; they can always be touched.
  ///
  /// - Parameter suggestions: The views.
  /// - Returns: A view with them.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    TupleView(views: [suggestions(), self])
  }

  /// Adds a choice of what is searched.
  ///
  /// - Parameters:
  ///   - scope: The tag of what is chosen.
  ///   - scopes: What can be chosen.
  /// - Returns: A view with the choice.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
  ) -> some View {
    TupleView(views: [Picker("Scope", selection: scope, content: scopes), self])
  }

  /// Adds a choice of what is searched, which is always there.
  ///
  /// - Parameters:
  ///   - scope: The tag of what is chosen.
  ///   - activation: When the choice is there; without effect.
  ///   - scopes: What can be chosen.
  /// - Returns: A view with the choice.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// Says whether the field has the keyboard; without effect.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Makes a view that puts a text into the field for what the user searches for.
  ///
  /// - Parameter completion: The text.
  /// - Returns: A view that can be tapped.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Does something when the user taps the return key in a field.
  ///
  /// - Parameters:
  ///   - triggers: In which fields; all of them here.
  ///   - action: What is done.
  /// - Returns: A view whose fields do it.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void) -> some View {
    onSubmit(action)
  }

  /// Says what loads the view anew when the user pulls a list or a scroll view in it down.
  ///
  /// - Parameter action: What loads it, as a task of its own.
  /// - Returns: A view that can be pulled down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changing { $0.refresh = RefreshAction(action: action) }
  }
}

/// A view that puts a text into the field of its screen.
private struct SearchCompletion<Content: View>: PrimitiveView, RenderedView, NamedByContent {
  let content: Content
  let completion: String

  func render(in context: ViewContext) {
    let view = TouchableView(content: content, hint: nil) { [weak content = context.content, completion] in
      content?.searchText?.wrappedValue = completion
    }
    context.render(view, at: "completion")
  }
}

/// When the choice of what is searched is there; without effect.
public enum SearchScopeActivation: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// While something is typed.
  case onTextEntry
  /// While there is a search.
  case onSearchPresentation
}

/// Where a field for a search is; without effect.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// Where the system thinks best.
  case automatic
  /// In a bar.
  case toolbar
  /// Beside other things.
  case sidebar
  /// Below the navigation bar.
  case navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
  /// Below the navigation bar.
  public static var navigationBarDrawer: SearchFieldPlacement {
    .navigationBarDrawer(displayMode: .automatic)
  }

  /// When a field below the navigation bar is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// As the system thinks best.
    case automatic
    /// Always.
    case always
  }
}

/// In which fields the return key does something.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The fields as bits.
  public let rawValue: Int
  /// Makes a set of fields from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields for texts.
  public static var text: SubmitTriggers { SubmitTriggers(rawValue: 1) }
  /// Fields for searches.
  public static var search: SubmitTriggers { SubmitTriggers(rawValue: 2) }
}

/// Views that can be scrolled by their ids; nothing scrolls here.
public struct ScrollViewReader: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes views that can be scrolled.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: (ScrollViewProxy) -> some View) {
    self.content = content(ScrollViewProxy())
  }
}

/// Scrolls views; without effect.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A picture from the network, which never comes.
public struct AsyncImage: PrimitiveView, InertView {
  /// Makes a picture.
  public init(url: URL?) {}

  /// Makes a picture that views stand for.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> some View,
    @ViewBuilder placeholder: () -> some View
  ) {}

  /// Makes a picture that views stand for as long as it does not come.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> some View
  ) {}
}

/// How far a picture from the network is.
public enum AsyncImagePhase: Sendable {
  /// It has not come.
  case empty
  /// It is there.
  case success(Image)
  /// It will not come.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  /// Why it will not come, if that is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that the user can pull down where something loads it anew.
struct PulledView<Content: View>: PrimitiveView, RenderedView {
  let content: Content

  func render(in context: ViewContext) {
    if let refresh = context.environment.refresh {
      context.at("pull", of: UIScrollView.self) { $0.showPull(refresh) }
    }
    context.render(content)
  }
}

extension PulledView: ClearView {
  var inside: [any View] { content is TupleView ? [] : [content] }
}

extension ViewContext {
  /// Shows what the user pulls: nothing but a view with a refresh control, which turns until the content has been loaded.
  fileprivate func showPull(_ refresh: RefreshAction) {
    let scroll = show { UIScrollView() }
    let control = scroll.refreshControl ?? UIRefreshControl()
    scroll.refreshControl = control
    control.isEnabled = environment.isEnabled
    control.onTouch(.valueChanged) { [weak control] in
      Task {
        await refresh()
        control?.endRefreshing()
      }
    }
  }
}
