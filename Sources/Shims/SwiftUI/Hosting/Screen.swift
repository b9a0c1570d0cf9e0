import HeadlessUIKit

/// A controller whose view is made of SwiftUI's views.
@MainActor
protocol ScreenHost: UIViewController, ViewRoot {
  var screen: Screen { get }

  /// Evaluates the views of the screen.
  func renderScreen()
}

extension ScreenHost {
  func renderViews() { renderScreen() }
  func commitViews() { screen.commit() }
}

/// What a hosting controller knows of its views.
@MainActor
final class Screen {
  private weak var controller: (any ScreenHost)?
  private let root = ViewNode()
  private let body = UIView()

  /// Stands for what the views draw that has no view of UIKit's; it covers nothing.
  private static let shade = UIColor(source: .gray(0.5, 0.5))

  private(set) var content = ScreenContent()

  /// What the screen is called, once its views have been evaluated.
  private(set) var name: String?
  private var ownName: String?

  /// What stands around the view that the controller's class names, outermost first.
  var wrappers: [ViewWrapper] = []

  /// What the views around the screen hand down.
  private var environment = EnvironmentValues()

  private weak var graph: ViewGraph?

  /// The graph of a controller that the app has made itself.
  private var ownGraph: ViewGraph?

  /// Takes the screen away where a stack or a presentation has brought it.
  var closer: (@MainActor () -> Void)?

  /// Called when the screen has been dismissed, by whomever.
  var dismissed: (@MainActor () -> Void)?

  private var isVisible = false

  /// Whether the bar has ever had buttons of the views', or no way back.
  private var hasBar = false

  /// Whether the title is the views'.
  private var hasTitle = false

  /// Whether the views forbade the user to swipe their sheet down.
  private var hasRefusedSwipe = false

  private var lifecycles: [Lifecycle] = []

  /// The children that the views have brought along; the app may have added others.
  private var attached: [UIViewController] = []

  /// What fingers are kept off because something lies over it.
  private var frozen: [UIView] = []

  init() {}

  /// Belongs to a controller from now on.
  func connect(with controller: any ScreenHost) { self.controller = controller }

  /// Belongs to the views of another screen from now on.
  func join(_ context: ViewContext) {
    environment = context.environment
    graph = context.graph
  }

  /// The graph that evaluates the screen; one of its own, unless other views have brought the screen.
  func graphInEffect() -> ViewGraph? {
    if let graph { return graph }
    guard let controller else { return nil }
    let made = ViewGraph(root: controller)
    ownGraph = made
    graph = made
    return made
  }

  /// Evaluates the views of the screen now.
  func updateNow() { graphInEffect()?.update() }

  func render(_ view: some View) {
    guard let graph = graphInEffect() else { return }
    let content = ScreenContent()
    var context = ViewContext(environment: environment, node: root, content: content, graph: graph)
    if closer != nil || ownGraph != nil { context.environment.dismiss = DismissAction(screen: self) }
    if closer != nil { context.environment.isPresented = true }
    if ownGraph != nil, let width = controller?.traitCollection.horizontalSizeClass {
      context.environment.horizontalSizeClass = width == .regular ? .regular : .compact
    }
    content.ownViews = ScreenName.ownView(in: view).map { [$0] } ?? []
    root.renew { context.render(view, inside: wrappers[...]) }
    self.content = content
    ownName = content.ownViews.last.map { ScreenName.of(type(of: $0)) }
    name = ScreenName.of(view, content, own: ownName)
  }

  /// Makes the views when they are needed for the first time.
  func load() {
    guard let controller else { return }
    controller.view.addSubview(body)
    if graph == nil { updateNow() } else { commit() }
  }

  /// Makes the controller show what the views have come to.
  func commit() {
    guard let controller else { return }
    showBar(of: controller)
    showPresentation(of: controller)
    if controller.isViewLoaded {
      body.showOnly(content.elements)
      body.backgroundColor = content.isDrawn ? Self.shade : nil
      attachContainers(to: controller)
      keepFingersOffCovered()
    }
    // What goes makes room for what comes.
    for presentation in content.presentations { presentation.commitDismissal() }
    for presentation in content.presentations { presentation.commit(from: controller) }
    followLifecycles()
  }

  private func attachContainers(to controller: UIViewController) {
    let wanted = content.containers.map(\.controller)
    let gone = attached.filter { child in !wanted.contains { $0 === child } }
    attached = wanted
    for child in gone where child.parent === controller {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for container in content.containers {
      container.commit()
      let child = container.controller
      guard child.parent !== controller else { continue }
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }

  private func keepFingersOffCovered() {
    let views =
      content.elements.filter { content.covered.contains(ObjectIdentifier($0)) }
      + content.containers.filter { content.covered.contains(ObjectIdentifier($0)) }.map(\.controller.view)
    for view in frozen where !views.contains(where: { $0 === view }) { view.isUserInteractionEnabled = true }
    frozen = views.filter { view in
      view.isUserInteractionEnabled || frozen.contains { $0 === view }
    }
    for view in frozen { view.isUserInteractionEnabled = false }
  }

  /// What the screen is called if that is more than a view of SwiftUI's.
  var tellingName: String? { ownName ?? ScreenName.title(content) }

  /// What the views keep, in their order.
  var remembered: [Any] {
    var found: [Any] = []
    for node in content.statefulNodes {
      node.forEachStorage { storage in
        if let storage = storage as? any Remembering { found.append(storage.remembered) }
      }
    }
    return found
  }

  /// Takes the screen away: what a stack or a presentation has brought, or what the app has presented or pushed itself.
  func close() {
    if let closer { return closer() }
    guard let controller else { return }
    if let stack = controller.navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else if controller.presentingViewController != nil {
      controller.dismiss(animated: true)
    }
  }
}

// MARK: - Coming and going

extension Screen {
  func appear() {
    isVisible = true
    followLifecycles()
  }

  /// What could not be presented before the screen was in a window is presented now.
  func didAppear() {
    if content.presentations.contains(where: \.isWaiting) { graph?.setNeedsUpdate() }
  }

  func disappear(isDismissed: Bool) {
    isVisible = false
    followLifecycles()
    if isDismissed { dismissed?() }
  }

  /// Tells the views that have come on screen, and those that have left it.
  private func followLifecycles() {
    let wanted = isVisible ? content.lifecycles : []
    let old = lifecycles
    lifecycles = wanted
    Lifecycle.exchange(old, for: wanted)
  }
}

// MARK: - The bar and the sheet

extension Screen {
  private func showPresentation(of controller: UIViewController) {
    // The screens inside are presented with the one around them; what UIKit's code has said without the views stays.
    guard dismissed != nil || ownGraph != nil else { return }
    if refusesSwipe || hasRefusedSwipe { controller.isModalInPresentation = refusesSwipe }
    hasRefusedSwipe = refusesSwipe
    guard dismissed != nil else { return }
    let sheet = controller.sheetPresentationController
    if let undimmed = content.undimmedDetent {
      sheet?.largestUndimmedDetentIdentifier = undimmed == .large ? .large : .medium
    }
    let detents = detents
    guard !detents.isEmpty else { return }
    sheet?.detents = detents.map { detent in
      detent == .large ? .large() : .medium()
    }
  }

  private var shownInside: [Screen] { content.containers.compactMap(\.shownScreen) }

  /// What is selected in the list of the views, or of those in a stack of theirs.
  var listSelection: ListSelection? {
    content.selection ?? shownInside.lazy.compactMap(\.listSelection).first
  }

  /// Whether the views, or those that are seen in a stack or in tabs of theirs, forbid the user to swipe their sheet down.
  var refusesSwipe: Bool { content.refusesSwipe || shownInside.contains(where: \.refusesSwipe) }

  /// How high the sheet of the views can be, as they say or those that are seen in a stack or in tabs of theirs.
  private var detents: [PresentationDetent] {
    content.detents.isEmpty ? shownInside.lazy.map(\.detents).first { !$0.isEmpty } ?? [] : content.detents
  }

  private func showBar(of controller: UIViewController) {
    if content.title != nil || hasTitle { controller.navigationItem.title = content.title }
    hasTitle = content.title != nil
    guard !content.barItems.isEmpty || content.hidesBackButton || hasBar else { return }
    hasBar = true
    let item = controller.navigationItem
    item.leftItemsSupplementBackButton = true
    item.hidesBackButton = content.hidesBackButton
    item.leftBarButtonItems = content.barItems.filter(\.placement.isLeading).flatMap(\.buttons)
    item.rightBarButtonItems = content.barItems.filter(\.placement.isTrailing).flatMap(\.buttons)
  }
}

extension BarOutput {
  /// The buttons of a bar: those of the views, and whatever else the views show as a view.
  @MainActor
  var buttons: [UIBarButtonItem] {
    content.elements.map { element in
      guard let output = content.buttons.first(where: { $0.view === element }) else {
        return UIBarButtonItem(customView: element)
      }
      let button = UIBarButtonItem(
        title: output.title, primaryAction: UIAction(title: output.title) { _ in output.action() })
      button.isEnabled = output.isEnabled
      button.accessibilityIdentifier = element.accessibilityIdentifier
      return button
    }
  }
}

extension UIView {
  /// Has these views inside, in this order, and no others.
  func showOnly(_ views: [UIView]) {
    for old in subviews where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for (index, view) in views.enumerated()
    where !subviews.indices.contains(index) || subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }
}
