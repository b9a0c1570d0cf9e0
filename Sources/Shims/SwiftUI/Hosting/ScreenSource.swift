import HeadlessUIKit

/// What stands around a view and is evaluated with it: a modifier, or the branch of a condition.
@MainActor
struct ViewWrapper {
  let position: AnyHashable
  let type: Any.Type
  var change: @MainActor (inout ViewContext) -> Void = { _ in }
}

/// A view that is another one with something around it.
@MainActor
protocol WrappingView {
  /// The view inside and what is around it.
  ///
  /// - Parameter opensBranches: Whether the branch of a condition counts, which may become the other one.
  /// - Returns: Both, or `nil` where the view is a screen's own.
  func unwrapped(opensBranches: Bool) -> (view: any View, wrapper: ViewWrapper)?
}

/// A view for a screen of its own, and how a controller for it is made.
///
/// The controller's class names the view inside all modifiers, so that whoever waits for the screen of a view finds it
/// by `UIHostingController<RecipeDetail>`.
@MainActor
struct ScreenSource {
  private let make: @MainActor () -> any ScreenHost
  private let replace: @MainActor (any ScreenHost) -> Bool

  init(_ view: some View, opensBranches: Bool = false) {
    var wrappers: [ViewWrapper] = []
    var inner: any View = view
    while let next = (inner as? any WrappingView)?.unwrapped(opensBranches: opensBranches) {
      wrappers.append(next.wrapper)
      inner = next.view
    }
    self.init(inner: inner, wrappers)
  }

  private init<Content: View>(inner view: Content, _ wrappers: [ViewWrapper]) {
    make = {
      let host = UIHostingController(rootView: view)
      host.screen.wrappers = wrappers
      return host
    }
    replace = { host in
      guard let host = host as? UIHostingController<Content> else { return false }
      host.replaceRootView(view)
      host.screen.wrappers = wrappers
      return true
    }
  }

  /// A controller that shows the view: the one that has shown the view before, if it can.
  func host(reusing host: (any ScreenHost)?) -> any ScreenHost {
    if let host, replace(host) { return host }
    return make()
  }
}

extension ViewContext {
  /// Evaluates a view inside what stands around it.
  func render(_ view: some View, inside wrappers: ArraySlice<ViewWrapper>) {
    guard let first = wrappers.first else { return render(view) }
    at(first.position, of: first.type) { context in
      var inner = context
      first.change(&inner)
      inner.render(view, inside: wrappers.dropFirst())
    }
  }
}
