public import Foundation

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
    modified { $0.render(TextField(prompt, text: text), at: "search") }
  }

  /// Says what loads the view anew when the user pulls it down; no gesture of the model does.
  ///
  /// - Parameter action: What loads it.
  /// - Returns: The same view.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// Where a field for a search is; without effect.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// Where the system thinks best.
  case automatic
  /// In a bar.
  case toolbar
  /// Beside other things.
  case sidebar
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
  public func scrollTo<ID: Hashable>(_ id: ID) {}
}

/// A picture from the network, which never comes.
public struct AsyncImage: PrimitiveView, InertView {
  /// Makes a picture.
  public init(url: URL?) {}

  /// Makes a picture that views stand for.
  public init(
    url: URL?, @ViewBuilder content: (Image) -> some View, @ViewBuilder placeholder: () -> some View
  ) {}
}
