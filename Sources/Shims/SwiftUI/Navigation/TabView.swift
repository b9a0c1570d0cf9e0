/// Views of which one is shown, chosen in a tab bar: a tab bar controller inside the controller that hosts the view.
public struct TabView: PrimitiveView {
  let content: any View
  let selection: TabSelection?

  /// Makes tabs that keep themselves which one is shown.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
    selection = nil
  }

  /// Makes tabs.
  ///
  /// - Parameters:
  ///   - selection: The tag of the tab that is shown.
  ///   - content: The tabs.
  public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> some View) {
    self.content = content()
    self.selection = TabSelection(selection)
  }
}

extension TabView: RenderedView {
  func render(in context: ViewContext) {
    let container = context.node.keep { TabContainer() }
    container.render(content, selection: selection, in: context)
    context.content.containers.append(container)
  }
}

/// A way to read and write which of several views is chosen, whatever type their tags have.
@MainActor
struct TabSelection {
  let holds: (AnyHashable) -> Bool
  let write: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    holds = { ($0.base as? Value) == selection.wrappedValue }
    write = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }
}

/// A tab with its title.
public struct Tab: PrimitiveView {
  private let title: String
  private let content: any View
  private let value: AnyHashable?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The picture; without effect.
  ///   - content: What the tab shows.
  public init(_ title: some _Title, systemImage: String, @ViewBuilder content: () -> some View) {
    self.title = title._text
    self.content = content()
    value = nil
  }

  /// Makes a tab that can be selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The picture; without effect.
  ///   - value: What selects the tab.
  ///   - role: What the tab is for; without effect.
  ///   - content: What the tab shows.
  public init<Value: Hashable>(
    _ title: some _Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> some View
  ) {
    self.title = title._text
    self.content = content()
    self.value = value
  }
}

/// What a tab is for; kept for the call sites.
public enum TabRole: Hashable, Sendable {
  /// A search.
  case search
}

extension Tab: RenderedView {
  func render(in context: ViewContext) {
    context.render(content)
    context.content.tabTitle = title
    context.content.tag = value
  }
}
