public import Foundation
public import HeadlessUIKit

/// A view controller whose view is made of SwiftUI's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown; another one is evaluated when the turn ends.
  open var rootView: Content {
    didSet {
      if !isReplacing { screen.graphInEffect()?.setNeedsUpdate() }
    }
  }

  /// What of the size of the view is told to those around it; kept, as nothing is laid out.
  public final var sizingOptions: UIHostingControllerSizingOptions = []

  /// Which regions of the safe area keep views away; kept, as nothing is laid out.
  public final var safeAreaRegions: SafeAreaRegions = .all

  final let screen = Screen()

  /// Makes a controller for a view.
  ///
  /// - Parameter rootView: The view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    screen.connect(with: self)
  }

  /// Makes a controller for a view from a storyboard.
  ///
  /// - Parameters:
  ///   - coder: The archive.
  ///   - rootView: The view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
    screen.connect(with: self)
  }

  /// Traps, because an archive has no SwiftUI view.
  ///
  /// Subclasses call `init(coder:rootView:)` instead.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) must be overridden with a call of init(coder:rootView:)")
  }

  /// Evaluates the views, unless the views around the controller have done so.
  open override func loadView() {
    super.loadView()
    screen.load()
  }

  /// Evaluates the views again: they may depend on how wide the device is.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    screen.graphInEffect()?.setNeedsUpdate()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    screen.appear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    screen.didAppear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    screen.disappear(isDismissed: isBeingDismissed)
  }

  /// Puts another view in place without asking for an update, in the middle of one.
  final func replaceRootView(_ view: Content) {
    isReplacing = true
    rootView = view
    isReplacing = false
  }

  private final var isReplacing = false
}

extension UIHostingController: ScreenHost {
  func renderScreen() { screen.render(rootView) }
}

extension UIHostingController: ViewHosting {
  package static var viewName: String? {
    guard self == UIHostingController<Content>.self else { return nil }
    return ScreenName.of(Content.self)
  }

  package var viewName: String? { Self.viewName.map { screen.name ?? ScreenName.own(in: rootView) ?? $0 } }

  package var viewState: [Any] { screen.remembered }

  package func hosting(as type: UIViewController.Type) -> UIViewController? {
    func host<Own: View>(of view: Own) -> UIViewController? {
      type == UIHostingController<Own>.self ? UIHostingController<Own>(rootView: view) : nil
    }
    for view in screen.content.ownViews {
      if let host = host(of: view) { return host }
    }
    return nil
  }
}

extension UIHostingController {
  /// The user taps the first button with a title, on screen or not.
  ///
  /// - Parameter title: The title.
  /// - Returns: Whether there is such a button that can be tapped.
  @discardableResult
  public final func tapButton(_ title: String) -> Bool {
    screen.updateNow()
    guard let button = screen.content.buttons.first(where: { $0.title == title && $0.isEnabled }) else {
      return false
    }
    button.action()
    return true
  }

  /// Hands a link to the views that take links with `onOpenURL`, as the scene of an app in SwiftUI does.
  ///
  /// - Parameter url: The link.
  /// - Returns: Whether there is such a view.
  @discardableResult
  public final func open(_ url: URL) -> Bool {
    loadViewIfNeeded()
    return screen.graphInEffect()?.open(url) ?? false
  }
}

/// SwiftUI's views as what a cell shows: its controls can be touched, and its state lasts as long as the cell shows such views.
///
/// The views have no controller: what they would present or push is not, and their state does not tell two states of the app
/// apart, as what they show does. `onAppear` is called when the cell is filled.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content

  /// Makes a configuration.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }

  private init(_ content: Content) { self.content = content }

  /// The same views over another view; nothing is drawn.
  ///
  /// - Parameter content: The view beneath, which is not evaluated.
  /// - Returns: The configuration.
  public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> { UIHostingConfiguration<Content, Other>(self.content) }

  /// The same views over a color or the like; nothing is drawn.
  ///
  /// - Parameter style: What is beneath.
  /// - Returns: The configuration.
  public func background(_ style: some ShapeStyle) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content)
  }

  /// The same views with room around them; nothing is laid out.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - length: How much.
  /// - Returns: The configuration.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

  /// The same views with room around them; nothing is laid out.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - insets: How much.
  /// - Returns: The configuration.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

  /// The same views, at least so large; nothing is laid out.
  ///
  /// - Parameters:
  ///   - width: How wide.
  ///   - height: How high.
  /// - Returns: The configuration.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  /// Makes a view that shows the views.
  ///
  /// - Returns: A new view.
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  /// The same views, which follow no state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The same configuration.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows SwiftUI's views in a cell.
private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView, ViewRoot {
  private typealias Own = UIHostingConfiguration<Content, Background>

  var configuration: any UIContentConfiguration {
    didSet { graph.update() }
  }

  private let root = ViewNode()
  private var content = ScreenContent()
  private var lifecycles: [Lifecycle] = []
  private lazy var graph = ViewGraph(root: self)

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    super.init(frame: .zero)
    graph.update()
  }

  required init?(coder: NSCoder) { nil }

  func renderViews() {
    guard let configuration = configuration as? Own else { return }
    let content = ScreenContent()
    let context = ViewContext(
      environment: EnvironmentValues(), node: root, content: content, graph: graph)
    root.renew { context.render(configuration.content) }
    self.content = content
  }

  func commitViews() {
    showOnly(content.elements)
    let old = lifecycles
    lifecycles = content.lifecycles
    Lifecycle.exchange(old, for: lifecycles)
  }
}

/// What of the size of SwiftUI's views is told to those around them.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The sizes as bits.
  public let rawValue: Int
  /// Makes a set of sizes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the view has by itself.
  public static var intrinsicContentSize: UIHostingControllerSizingOptions {
    UIHostingControllerSizingOptions(rawValue: 1)
  }
  /// The size in which the screen is best presented.
  public static var preferredContentSize: UIHostingControllerSizingOptions {
    UIHostingControllerSizingOptions(rawValue: 2)
  }
}
