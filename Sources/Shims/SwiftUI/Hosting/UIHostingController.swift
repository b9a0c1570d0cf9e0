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
    return String(describing: (Content.self as? any NamedView.Type)?.named ?? Content.self)
  }

  package var viewState: [Any] { screen.remembered }
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
