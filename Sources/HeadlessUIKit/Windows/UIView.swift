public import Foundation

/// A view without drawing: it knows its superview, its subviews and the controller that it belongs to.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The frame in the superview's coordinates; kept, never used.
  open var frame: CGRect

  /// The color behind the view's contents; kept, never drawn.
  open var backgroundColor: UIColor?

  /// How opaque the view is, from 0 to 1; kept, never drawn.
  open var alpha: CGFloat = 1

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String?

  /// How the view follows its superview's size; kept, never used.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the autoresizing mask becomes constraints; kept, never used.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Whether the view is hidden.
  open var isHidden = false

  /// A number by which an app finds the view.
  open var tag = 0

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// The views inside this view, backmost first.
  open var subviews: [UIView] { subviewStorage }

  // Read in `deinit`, which is not isolated: the last reference is dropped on the main actor. An isolated one would
  // keep this compiler from accepting subclasses.
  final nonisolated(unsafe) private var subviewStorage: [UIView] = []

  // Cleared by the superview and by the controller when they go, so it never dangles.
  final nonisolated(unsafe) unowned(unsafe) var superviewStorage: UIView?
  final nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?

  /// Makes a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  deinit {
    for view in subviewStorage {
      view.superviewStorage = nil
      // A controller off screen may present one that is on screen.
      guard let controller = view.controller,
        controller.appearance != .disappeared || controller.presentedStorage != nil
      else { continue }
      MainActor.assumeIsolated { controller.hostIsGone() }
    }
  }

  /// The view that this view is inside of.
  open var superview: UIView? { superviewStorage }

  /// The window that shows the view, or `nil` while it is in none (rule W10).
  open var window: UIWindow? {
    if let superview = superviewStorage { return superview.window }
    return controller?.hostWindow
  }

  open override var next: UIResponder? {
    controller?.noteUse()
    return controller ?? superviewStorage
  }

  /// The size and position in the view's own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Puts a view in front of the other subviews.
  ///
  /// A child controller's view may only go under its parent's view (rule C5). When that happens on screen, the
  /// child appears (rule C9).
  ///
  /// - Parameter view: The view to put in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view in at a position.
  ///
  /// - Parameters:
  ///   - view: The view to put in.
  ///   - index: Its position among the subviews, 0 is the backmost; larger than the count means the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if let child = view.controller, !child.mayEnter(nearest: nearestController) { return }
    if view.carriesControllers(under: nearestController) { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    view.removeFromSuperview()
    // A callback may have moved either of them.
    guard view.superviewStorage == nil, !isDescendant(of: view) else { return }
    view.superviewStorage = self
    subviewStorage.insert(view, at: min(max(index, 0), subviews.count))
    view.forEachTraveller { $0.viewDidEnter() }
  }

  /// Puts a view in front without a controller's callbacks, for a container that sends them itself.
  final func attachWithoutCallbacks(_ view: UIView) {
    guard view !== self, !isDescendant(of: view), view.superviewStorage !== self else { return }
    if let old = view.superviewStorage { old.subviewStorage.removeAll { $0 === view } }
    view.superviewStorage = self
    subviewStorage.append(view)
  }

  /// Takes the view out of its superview; a child controller on screen disappears, and whoever stands inside the view.
  open func removeFromSuperview() {
    guard superviewStorage != nil else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    forEachTraveller { $0.viewWillLeave() }
    guard let superview = superviewStorage else { return }
    superview.subviewStorage.removeAll { $0 === self }
    superviewStorage = nil
    forEachTraveller { $0.viewDidLeave() }
  }

  /// Whether the view is another one or inside it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether this view is `view` or below it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  /// Asks for a layout pass; without drawing there is none.
  open func setNeedsLayout() {}

  /// Carries out a layout pass that was asked for; without drawing there is none.
  open func layoutIfNeeded() {}

  /// Calls a closure for the controllers of the nearest views inside this one.
  final func forEachController(_ body: (UIViewController) -> Void) {
    for view in subviewStorage {
      if let controller = view.controller { body(controller) } else { view.forEachController(body) }
    }
  }

  /// Calls a closure for whoever comes and goes with the view: its controller, or those of the views inside it.
  private final func forEachTraveller(_ body: (UIViewController) -> Void) {
    if let controller { body(controller) } else { forEachController(body) }
  }

  /// Whether there are views inside this one.
  final var hasSubviews: Bool { !subviewStorage.isEmpty }

  /// Whether a controller stands inside or over one whose view is here; it is a cycle to put this view under the
  /// controller's, and recorded as such.
  fileprivate final func carriesControllers(under target: UIViewController?) -> Bool {
    guard let target else { return false }
    if let controller {
      guard controller.carries(target) else { return false }
      Simulation.current.raise(
        .cyclicContainment(ControllerReference(controller), in: ControllerReference(target)))
      return true
    }
    for view in subviewStorage where view.carriesControllers(under: target) { return true }
    return false
  }

  /// The controller whose view this is, or which the nearest superview belongs to.
  final var nearestController: UIViewController? {
    var current: UIView? = self
    while let candidate = current {
      if let controller = candidate.controller { return controller }
      current = candidate.superviewStorage
    }
    return nil
  }
}
