import HeadlessUIKit

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
  private var label: any View = EmptyView()

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

extension Tab {
  /// Makes a tab with a picture of the app's.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture; without effect.
  ///   - content: What the tab shows.
  public init(_ title: some _Title, image: String, @ViewBuilder content: () -> some View) {
    self.init(title, systemImage: image, content: content)
  }

  /// Makes a tab with a picture of the app's that can be selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture; without effect.
  ///   - value: What selects the tab.
  ///   - role: What the tab is for; without effect.
  ///   - content: What the tab shows.
  public init<Value: Hashable>(
    _ title: some _Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> some View
  ) { self.init(title, systemImage: image, value: value, role: role, content: content) }

  /// Makes a tab with a view as its title that can be selected; without a title it is called after what it is for.
  ///
  /// - Parameters:
  ///   - value: What selects the tab.
  ///   - role: What the tab is for.
  ///   - content: What the tab shows.
  ///   - label: The title and the picture.
  public init<Value: Hashable>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View = { EmptyView() }
  ) {
    self.init(role == .search ? "Search" : "", systemImage: "", value: value, role: role, content: content)
    self.label = label()
  }

  /// Makes a tab with a view as its title; without a title it is called after what it is for.
  ///
  /// - Parameters:
  ///   - role: What the tab is for.
  ///   - content: What the tab shows.
  ///   - label: The title and the picture.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View = { EmptyView() }
  ) {
    self.init(role == .search ? "Search" : "", systemImage: "", content: content)
    self.label = label()
  }
}

/// Tabs that belong together; where there is a tab bar, all of them are in it.
public struct TabSection: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts tabs together.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  /// Puts tabs together under a title, which is not shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The tabs.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) { self.content = content() }

  /// Puts tabs together under a view, which is not shown.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The view.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    self.content = content()
  }
}

/// What a tab is for; kept for the call sites.
public enum TabRole: Hashable, Sendable {
  /// A search.
  case search
}

extension Tab: RenderedView, ClearView {
  var inside: [any View] { [content] }

  func render(in context: ViewContext) {
    context.render(content)
    let words = context.words(of: label, at: "tab")
    context.content.tabTitle = words.isEmpty ? title : words
    context.content.tag = value
  }
}

/// Keeps a tab bar controller and the tabs that the views have the same.
@MainActor
final class TabContainer: ChildContainer {
  private struct Entry {
    let id: AnyHashable
    let host: any ScreenHost
  }

  let tabs = UITabBarController()
  private var entries: [Entry] = []
  private var selection: TabSelection?
  private weak var shown: UIViewController?

  /// The tab that the selection names.
  private weak var wanted: UIViewController?

  private weak var graph: ViewGraph?

  var controller: UIViewController { tabs }

  var shownScreen: Screen? {
    let shown = wanted ?? tabs.selectedViewController ?? entries.first?.host
    return (shown as? any ScreenHost)?.screen
  }

  init() { tabs.delegate = self }

  func render(_ content: any View, selection: TabSelection?, in context: ViewContext) {
    self.selection = selection
    graph = context.graph
    var inner = context
    (inner.environment.stack, inner.environment.column) = (nil, ColumnLink())
    let old = entries
    entries = content.listed.map { item in
      let host = item.source.host(reusing: old.first { $0.id == item.id }?.host)
      host.screen.join(inner)
      host.renderScreen()
      return Entry(id: item.id, host: host)
    }
    guard let selection else { return wanted = nil }
    wanted = entries.first { $0.host.screen.content.tag.map(selection.holds) ?? false }?.host
  }

  func commit() {
    let hosts: [UIViewController] = entries.map(\.host)
    for entry in entries {
      entry.host.tabBarItem.title = entry.host.screen.content.tabTitle
      entry.host.tabBarItem.badgeValue = entry.host.screen.content.badge
    }
    if !(tabs.viewControllers ?? []).elementsEqual(hosts, by: ===) { tabs.viewControllers = hosts }
    if let wanted, tabs.selectedViewController !== wanted { tabs.selectedViewController = wanted }
    shown = tabs.selectedViewController
    for entry in entries { entry.host.screen.commit() }
  }
}

extension TabContainer: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let entry = entries.first(where: { $0.host === viewController }) else { return }
    let content = entry.host.screen.content
    if shown === viewController {
      (content.containers.first as? NavigationContainer)?.popToRoot()
    } else {
      shown = viewController
      if let tag = content.tag { selection?.write(tag) }
      // What is seen now may say something else of the sheet that the tabs are in.
      if entries.contains(where: \.host.screen.refusesSwipe) { graph?.setNeedsUpdate() }
    }
  }
}
