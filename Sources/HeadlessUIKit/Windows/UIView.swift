public import Foundation

/// A view without drawing: it knows its superview, its subviews and the controller that it belongs to.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The frame in the superview's coordinates; kept, never used.
  open var frame: CGRect {
    get {
      trackAccess()
      return frameStorage
    }
    set { frameStorage = newValue }
  }

  final var frameStorage: CGRect { willSet { AnimatedValues.note(self) } }

  /// The color behind the view's contents; kept, never drawn.
  open var backgroundColor: UIColor? {
    get {
      trackAccess()
      return backgroundColorStorage
    }
    set { backgroundColorStorage = newValue }
  }

  final var backgroundColorStorage: UIColor? { willSet { AnimatedValues.note(self) } }

  /// How opaque the view is, from 0 to 1; kept, never drawn.
  open var alpha: CGFloat {
    get {
      trackAccess()
      return alphaStorage
    }
    set { alphaStorage = newValue }
  }

  final var alphaStorage: CGFloat = 1 { willSet { AnimatedValues.note(self) } }

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get {
      trackAccess()
      return accessibilityIdentifierStorage
    }
    set { accessibilityIdentifierStorage = newValue }
  }

  final var accessibilityIdentifierStorage: String?

  /// How the view follows its superview's size; kept, never used.
  open var autoresizingMask: AutoresizingMask {
    get {
      trackAccess()
      return autoresizingMaskStorage
    }
    set { autoresizingMaskStorage = newValue }
  }

  final var autoresizingMaskStorage: AutoresizingMask = []

  /// Whether the autoresizing mask becomes constraints; kept, never used.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get {
      trackAccess()
      return translatesAutoresizingMaskIntoConstraintsStorage
    }
    set { translatesAutoresizingMaskIntoConstraintsStorage = newValue }
  }

  final var translatesAutoresizingMaskIntoConstraintsStorage: Bool = true

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get {
      trackAccess()
      return isHiddenStorage
    }
    set { isHiddenStorage = newValue }
  }

  final var isHiddenStorage: Bool = false

  /// A number by which an app finds the view.
  open var tag: Int {
    get {
      trackAccess()
      return tagStorage
    }
    set { tagStorage = newValue }
  }

  final var tagStorage: Int = 0

  override nonisolated final var keepsAssociations: Bool { true }

  override nonisolated final var associations: AssociationList? {
    get { associationStorage }
    set { associationStorage = newValue }
  }

  final nonisolated(unsafe) private var associationStorage: AssociationList?

  /// Whether the view takes touches.
  open var isUserInteractionEnabled: Bool {
    get {
      trackAccess()
      return isUserInteractionEnabledStorage
    }
    set { isUserInteractionEnabledStorage = newValue }
  }

  final var isUserInteractionEnabledStorage: Bool = true

  /// The views inside this view, backmost first: what a container shows, then what the app has put there.
  open var subviews: [UIView] {
    let views = subviewsInEffect
    trackAccess(handingOut: views)
    return views
  }

  /// The same, for the model's own use.
  var subviewsInEffect: [UIView] {
    guard let controller, !controller.childStorage.isEmpty else { return subviewStorage }
    return controller.placedChildren.compactMap(\.standingView) + subviewStorage
  }

  // Read in `deinit`, which is not isolated: the last reference is dropped on the main actor. An isolated one would
  // keep this compiler from accepting subclasses.
  final nonisolated(unsafe) var subviewStorage: [UIView] = []

  final var recognizers: [UIGestureRecognizer] = []
  final var traitRecord: TraitRecord?
  final var interactionStorage: [any UIInteraction] = []

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
    frameStorage = frame
    super.init()
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    frameStorage = .zero
    super.init()
  }

  deinit {
    for view in subviewStorage {
      view.superviewStorage = nil
      // A controller off screen may present one that is on screen.
      guard let controller = view.controller,
        controller.appearance != .disappeared || controller.presentedStorage != nil
      else { continue }
      MainThread.perform { controller.hostIsGone() }
    }
  }

  /// The view that this view is inside of: where the app has put it, or a container or a window.
  open var superview: UIView? {
    let view = superviewInEffect
    trackAccess(handingOut: view.map { [$0] } ?? [])
    // A container or a window may have put it there.
    if superviewStorage == nil {
      trackAccessToWindow()
    }
    return view
  }

  /// The window that shows the view, or `nil` while it is in none (rule W10).
  open var window: UIWindow? {
    trackAccessToWindow()
    return windowInEffect
  }

  /// The same, for the model's own use.
  var windowInEffect: UIWindow? {
    if let superview = superviewStorage { return superview.windowInEffect }
    return controller?.hostWindow
  }

  /// The controller that the view belongs to, whether it is the controller's own view, inside of it, or its bar.
  var accountable: UIViewController? { nearestController }

  open override var next: UIResponder? {
    trackAccess(handingOut: superviewStorage.map { [$0] } ?? [])
    return controller ?? superviewStorage
  }

  /// The size and position in the view's own coordinates.
  open var bounds: CGRect {
    trackAccess()
    return CGRect(origin: .zero, size: frameStorage.size)
  }

  /// Puts a view in front of the other subviews.
  ///
  /// A child controller's view may only go under its parent's view (rule C5). When that happens on screen, the
  /// child appears (rule C9).
  ///
  /// - Parameter view: The view to put in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviewStorage.count)
  }

  /// Puts a view in at a position.
  ///
  /// - Parameters:
  ///   - view: The view to put in.
  ///   - index: Its position among the subviews, 0 is the backmost; larger than the count means the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    trackAccess(handingOut: [view])
    guard view !== self, !isInside(view) else { return }
    if TraitUpdates.areOverridden { TraitUpdates.noteMove(of: view.controller ?? view, into: self) }
    if let child = view.controller, !child.mayEnter(nearest: nearestController) { return }
    if view.carriesControllers(under: nearestController) { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    view.takeOut()
    // A callback may have moved either of them.
    guard view.superviewStorage == nil, !isInside(view) else { return }
    view.superviewStorage = self
    subviewStorage.insert(view, at: min(max(index, 0), subviewStorage.count))
    if RowLayout.isAwaited { RowLayout.scheduleOne() }
    view.forEachTraveller { $0.viewDidEnter() }
  }

  /// Takes the view out of its superview; a child controller on screen disappears, and whoever stands inside the view.
  open func removeFromSuperview() {
    trackAccess(handingOut: superviewStorage.map { [$0] } ?? [])
    takeOut()
  }

  /// The same, for the model's own use.
  final func takeOut() {
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
    trackAccessToWindow()
    trackAccess(handingOut: [view])
    return isShown(inside: view)
  }

  /// Makes the view as one that was just made, without callbacks.
  func renew() {
    frame = .zero
    backgroundColor = nil
    alpha = 1
    accessibilityIdentifier = nil
    autoresizingMask = []
    translatesAutoresizingMaskIntoConstraints = true
    tag = 0
    isUserInteractionEnabled = true
    traitRecord = nil
    guard !subviewStorage.isEmpty || superviewStorage != nil else { return }
    for view in subviewStorage { view.superviewStorage = nil }
    subviewStorage = []
    superviewStorage?.subviewStorage.removeAll { $0 === self }
    superviewStorage = nil
  }

  /// Called after the environment has changed, unless the view stands nowhere.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Asks for a layout pass; without drawing there is none.
  open func setNeedsLayout() {}

  /// Carries out a layout pass that was asked for; without drawing there is none.
  open func layoutIfNeeded() {}
}
