import HeadlessUIKit

/// Keeps a split view controller and the columns of the views the same, whoever changes which of them.
///
/// Where the device is narrow the last column that is of use is on top: the one after a list in which something is selected.
/// Whoever goes back selects nothing any more.
@MainActor
final class SplitContainer: ChildContainer {
  let split: UISplitViewController
  private let base = ColumnStack()
  private let leading: [LeadingColumn]
  private let detail = NavigationContainer()
  private var preferred: Binding<NavigationSplitViewColumn>?
  private var visibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic)
  private weak var graph: ViewGraph?

  /// The column that the app wants on top at least, as of the last update.
  private var wantedColumn: NavigationSplitViewColumn?

  /// Whether the last column brings a stack along, over whose root earlier columns put what their links name.
  private var isDetailStack = false

  /// Whether a link has led to that stack, which the user has not left since.
  private var isDetailOpen = false

  /// The column that the stack has had on top last.
  private var shownTop = 0

  /// The column of which the app has been told last that it is on top.
  private var toldColumn: NavigationSplitViewColumn?

  /// Which columns the app has asked for last.
  private var shownVisibility = NavigationSplitViewVisibility.automatic

  /// What is selected, as of the last update.
  private var choices: [Set<AnyHashable>] = []

  var controller: UIViewController { split }

  var shownScreen: Screen? {
    split.isCollapsed && top < leading.count ? leading[top].host?.screen : detail.shownScreen
  }

  init(columns: Int) {
    split = UISplitViewController(style: columns == 2 ? .doubleColumn : .tripleColumn)
    let base = base
    leading = (0..<columns - 1).map { LeadingColumn($0 == 0 ? base : UINavigationController()) }
    base.container = self
    base.delegate = self
    split.delegate = self
  }

  // MARK: - From the views to the columns

  /// Evaluates the columns, each of which shows what the one before it says.
  func render(_ view: NavigationSplitView, in context: ViewContext) {
    (graph, preferred, visibility) = (context.graph, view.preferred, view.visibility)
    followUser()
    wantedColumn = preferred?.wrappedValue
    var source: ScreenSource?
    for (index, column) in leading.enumerated() {
      var inner = context
      inner.environment.column = ColumnLink(container: self, index: index)
      inner.environment.stack = nil
      column.render(source ?? Self.source(of: view.columns[index]()), in: inner)
      source = column.chosen
    }
    let new = leading.map(\.selected)
    if new != choices { detail.forgetOwnPath() }
    choices = new
    renderDetail(view.columns[leading.count](), instead: source, in: context)
  }

  private func renderDetail(_ view: any View, instead chosen: ScreenSource?, in context: ViewContext) {
    var inner = context
    inner.environment.column = ColumnLink()
    detail.outerDestinations = leading.flatMap { $0.host?.screen.content.destinations ?? [] }
    let stack = chosen == nil ? view as? NavigationStack : nil
    isDetailStack = stack != nil
    detail.render(stack?.source() ?? chosen ?? Self.source(of: view), path: stack?.path, in: inner)
    offerSidebar(in: context)
  }

  /// Where the device is wide and the leading columns are hidden, a button in the bar shows them.
  private func offerSidebar(in context: ViewContext) {
    let isHidden = visibility.wrappedValue == .detailOnly
    guard isHidden, !split.isCollapsed, let root = detail.rootScreen else { return }
    let (visibility, button) = (visibility, ScreenContent())
    let action = Action(title: "Show Sidebar") { visibility.wrappedValue = .all }
    context.render(action, at: "sidebar", into: button)
    root.content.barItems.append(BarOutput(placement: .topBarLeading, content: button))
  }

  private static func source(of view: some View) -> ScreenSource { ScreenSource(view) }

  /// A link in a column names a value: the next column shows it, over the root of a stack that stands there.
  func follow(_ value: AnyHashable, from index: Int) {
    if index == leading.count - 1, isDetailStack {
      isDetailOpen = true
      return detail.write([value])
    }
    leading[index].follow(value)
    graph?.setNeedsUpdate()
  }

  // MARK: - From the columns to the views

  /// The column on top where the device is narrow.
  private var top: Int {
    let last = leading.count - 1
    let useful = leading.indices.last { index in
      leading[index].isUseful || index == last && isDetailStack && (isDetailOpen || !detail.values.isEmpty)
    }
    return max(useful.map { $0 + 1 } ?? 0, floor)
  }

  /// The column that the app wants on top at least, unless that is what it was told.
  private var floor: Int {
    guard let column = wantedColumn, column != toldColumn else { return 0 }
    return column == .detail ? leading.count : column == .content ? leading.count - 1 : 0
  }

  private func tell(_ top: Int) {
    guard let preferred else { return }
    let column: NavigationSplitViewColumn = top == 0 ? .sidebar : top == leading.count ? .detail : .content
    guard preferred.wrappedValue != column else { return }
    (toldColumn, wantedColumn) = (column, column)
    preferred.wrappedValue = column
  }

  /// Selects nothing any more behind the column to which the user has gone back.
  fileprivate func followUser() {
    guard split.isCollapsed, !isDriven else { return }
    let real = (0...shownTop).last { $0 == 0 || isOnStack($0) } ?? 0
    guard real < shownTop else { return }
    shownTop = real
    for column in leading[real...] { column.clear() }
    isDetailOpen = false
    if isDetailStack, !detail.values.isEmpty { detail.write([]) }
    tell(real)
    graph?.setNeedsUpdate()
  }

  private func isOnStack(_ index: Int) -> Bool {
    base.viewControllers.contains { $0 === navigation(of: index) }
  }

  private func navigation(of index: Int) -> UINavigationController {
    index < leading.count ? leading[index].navigation : detail.navigation
  }

  private func place(of index: Int) -> UISplitViewController.Column {
    index == 0 ? .primary : index == leading.count ? .secondary : .supplementary
  }

  /// Whether a finger pops, which it may yet take back.
  private var isDriven: Bool { base.transitionCoordinator?.isInteractive ?? false }
}

extension SplitContainer {
  func commit() {
    guard !isDriven else {
      base.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.graph?.setNeedsUpdate()
      }
      return
    }
    for column in leading { column.commit() }
    detail.commit()
    fillColumns()
    if split.isCollapsed { bring(top) } else { showColumns() }
  }

  private func fillColumns() {
    guard split.viewController(for: .primary) == nil else { return }
    for index in 0...leading.count { split.setViewController(navigation(of: index), for: place(of: index)) }
  }

  private func bring(_ top: Int) {
    let old = shownTop
    guard top != old else { return }
    shownTop = top
    if top == old - 1 { split.hide(place(of: old)) } else { split.show(place(of: top)) }
    graph?.afterUpdate { [weak self] in self?.tell(top) }
  }

  private func showColumns() {
    let wanted = visibility.wrappedValue
    guard wanted != shownVisibility else { return }
    shownVisibility = wanted
    switch wanted {
    case .detailOnly:
      for index in leading.indices { split.hide(place(of: index)) }
    case .doubleColumn where leading.count == 2:
      split.show(.supplementary)
      split.hide(.primary)
    case .automatic, .all, .doubleColumn: split.show(.primary)
    }
  }
}

extension SplitContainer: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    shownTop = top
    return place(of: top)
  }
}

extension SplitContainer: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { followUser() }
}

/// The navigation controller of the first column, on which the others stand where the device is narrow.
private final class ColumnStack: UINavigationController {
  weak var container: SplitContainer?

  override func popViewController(animated: Bool) -> UIViewController? {
    defer { container?.followUser() }
    return super.popViewController(animated: animated)
  }
}

extension ColumnStack: ViewHosting {
  static var viewName: String? { "Nav" }

  var viewState: [Any] { [] }
}

/// A column that chooses what the next one shows: by what is selected in its list, or by a link.
@MainActor
private final class LeadingColumn {
  let navigation: UINavigationController
  private(set) var host: (any ScreenHost)?
  private var linkValue: AnyHashable?
  private var shownPush: ObjectIdentifier?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  private var selection: ListSelection? { host?.screen.listSelection }

  var selected: Set<AnyHashable> { selection?.rows() ?? [] }

  private var pushes: [PushRequest] { host?.screen.content.pushes.filter(\.isActive) ?? [] }

  var isUseful: Bool { !selected.isEmpty || linkValue != nil || !pushes.isEmpty }

  func render(_ source: ScreenSource, in context: ViewContext) {
    let host = source.host(reusing: host)
    self.host = host
    host.screen.join(context)
    host.renderScreen()
    // The link that was tapped last counts.
    let active = pushes
    let new = active.first { $0.id != shownPush } ?? active.first
    for push in active where push.id != new?.id { context.graph.afterUpdate { push.reset() } }
    if let new, new.id != shownPush { linkValue = nil }
    shownPush = new?.id
  }

  /// What a link has the next column show.
  var chosen: ScreenSource? {
    if let push = pushes.first(where: { $0.id == shownPush }) { return push.source() }
    guard let value = linkValue else { return nil }
    let type = ObjectIdentifier(type(of: value.base))
    return host?.screen.content.destinations.first { $0.type == type }?.source(value)
  }

  /// Has the next column show a value, instead of what another link names.
  func follow(_ value: AnyHashable) {
    for push in pushes { push.reset() }
    linkValue = value
  }

  /// Chooses nothing.
  func clear() {
    selection?.write([])
    linkValue = nil
    for push in pushes { push.reset() }
  }

  func commit() {
    guard let host else { return }
    host.screen.commit()
    if navigation.viewControllers.first !== host { navigation.setViewControllers([host], animated: false) }
  }
}

/// The column that a view stands in, and its split view.
struct ColumnLink {
  weak var container: SplitContainer?
  var index = 0
}
