public import Foundation

/// A view without drawing: it knows its superview, its subviews and the controller that it belongs to.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The frame in the superview's coordinates: nobody but code changes it, there is no layout.
  ///
  /// The view of a controller is as large as the app's part of the screen until code says otherwise.
  /// Of a view with a transform it is the smallest rectangle around what the transform makes of it.
  open var frame: CGRect {
    get { measured(frameInEffect) }
    set { sizing { frameInEffect = newValue } }
  }

  /// The frame as it is without a transform: the center and the size of the bounds.
  final var frameStorage: CGRect { willSet { AnimatedValues.note(self) } }

  /// The color behind the view's contents; kept, never drawn.
  open var backgroundColor: UIColor? {
    get { tracked(backgroundColorStorage) }
    set { backgroundColorStorage = newValue }
  }
  final var backgroundColorStorage: UIColor? { willSet { AnimatedValues.note(self) } }

  /// How opaque the view is, from 0 to 1; kept, never drawn.
  open var alpha: CGFloat {
    get { tracked(alphaStorage) }
    set { alphaStorage = newValue }
  }
  final var alphaStorage: CGFloat = 1 { willSet { AnimatedValues.note(self) } }

  final var needsLayout = true
  final var needsConstraints = true

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { tracked(accessibilityIdentifierStorage) }
    set { accessibilityIdentifierStorage = newValue }
  }
  final var accessibilityIdentifierStorage: String?

  /// How the view follows its superview's size; kept, never used.
  open var autoresizingMask: AutoresizingMask {
    get { tracked(autoresizingMaskStorage) }
    set { autoresizingMaskStorage = newValue }
  }
  final var autoresizingMaskStorage = AutoresizingMask(rawValue: 0)

  /// Whether the autoresizing mask becomes constraints; kept, never used.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { tracked(translatesAutoresizingMaskIntoConstraintsStorage) }
    set { translatesAutoresizingMaskIntoConstraintsStorage = newValue }
  }
  final var translatesAutoresizingMaskIntoConstraintsStorage: Bool = true

  /// A number by which an app finds the view.
  open var tag: Int {
    get { tracked(tagStorage) }
    set { tagStorage = newValue }
  }
  final var tagStorage: Int = 0

  /// What few views have; made when it is first written.
  final var rare: RareViewProperties?

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { tracked(isHiddenStorage) }
    set {
      let change = KeyValues.begin(self)
      isHiddenStorage = newValue
      change?.end()
    }
  }
  final var isHiddenStorage: Bool = false

  override nonisolated final var keepsAssociations: Bool { true }
  override nonisolated final var associations: AssociationList? {
    get { associationStorage }
    set { associationStorage = newValue }
  }

  final nonisolated(unsafe) private var associationStorage: AssociationList?

  /// Whether the view takes touches.
  open var isUserInteractionEnabled: Bool {
    get { tracked(isUserInteractionEnabledStorage) }
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

  /// Makes a view of the class whose entry is called, for generic code that knows no more than that it is a view's.
  @usableFromInline
  convenience init(fromMetatype frame: CGRect) { self.init(frame: frame) }

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
    if superviewStorage == nil { trackAccessToWindow() }
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

  /// The size, and the place that the view's own coordinates begin at; a new size leaves the center where it is.
  open var bounds: CGRect {
    get { measured(boundsInEffect) }
    set {
      contentOrigin = newValue.origin
      sizing { resize(to: newValue.size) }
    }
  }

  /// Where the view's own coordinates begin.
  var contentOrigin: CGPoint {
    get { rare?.origin ?? .zero }
    set { if newValue != contentOrigin { rareProperties.origin = newValue } }
  }

  /// Puts a view in front of the other subviews.
  ///
  /// A child controller's view may only go under its parent's view (rule C5). When that happens on screen, the
  /// child appears (rule C9).
  ///
  /// - Parameter view: The view to put in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviewStorage.count)
    noteFront(view)
  }

  /// Puts a view in at a position.
  ///
  /// - Parameters:
  ///   - view: The view to put in.
  ///   - index: Its position among the subviews, 0 is the backmost; larger than the count means the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    trackAccess(handingOut: [view])
    view.rare?.layersBeneath = nil
    putIn(view, at: index)
  }

  /// Takes the view out of its superview; a child controller on screen disappears, and whoever stands inside the view.
  open func removeFromSuperview() {
    trackAccess(handingOut: superviewStorage.map { [$0] } ?? [])
    takeOut()
  }

  /// Makes the view as one that was just made, without callbacks.
  func renew() { renewView() }

  /// Asks for a layout pass, which comes when code asks that it be carried out.
  open func setNeedsLayout() { needsLayout = true }

  /// Carries out the layout pass that was asked for, in this view and those inside it.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// The view will come under another one, or leave the one that it is in; a class may override it.
  ///
  /// - Parameter newSuperview: The view to come under.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has come under another one, or left the one that it was in; a class may override it.
  open func didMoveToSuperview() {}

  /// The view will come into a window or leave it; see `didMoveToWindow()`.
  ///
  /// - Parameter newWindow: The window to come into.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has come into a window or left it because code moved it or a view that it is in.
  ///
  /// Where a container or a window shows and hides the view of a controller it is not called.
  open func didMoveToWindow() {}

  /// A view was put into this one; a class may override it.
  ///
  /// - Parameter subview: The view.
  open func didAddSubview(_ subview: UIView) {}

  /// A view will be taken out of this one; a class may override it.
  ///
  /// - Parameter subview: The view.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Lays the subviews out; called where code asks for a layout pass and carries it out.
  open func layoutSubviews() {}

  /// Makes the view's rules of layout anew; called where code asks for a layout pass and carries it out.
  open func updateConstraints() {}

  /// Asks for the view's rules of layout anew, which comes when code asks that it be carried out.
  open func setNeedsUpdateConstraints() { needsConstraints = true }

  /// Makes the rules of layout anew where that was asked for: of the views inside first, then of this one.
  open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

  /// Whether the view cannot be laid out without rules; a class may override it, and nobody asks.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer that the view is drawn with; a class of no layer's stands for `CALayer`, which another module has.
  open class var layerClass: AnyClass { UIView.self }

  /// Says that the view's own size is another one; without effect, there is no layout.
  open func invalidateIntrinsicContentSize() {}

  /// The size that the view would have of itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size in which the view's contents fit: the present one, unless a class knows better.
  ///
  /// - Parameter size: The size that there is.
  /// - Returns: The size that the view needs.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the rules would give the view; here what the view itself says of it.
  ///
  /// - Parameter targetSize: The size that is wanted.
  /// - Returns: The size in which the view's contents fit.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size that the rules would give the view; here what the view itself says of it.
  ///
  /// - Parameters:
  ///   - targetSize: The size that is wanted.
  ///   - horizontalFittingPriority: How much its width matters.
  ///   - verticalFittingPriority: How much its height matters.
  /// - Returns: The size in which the view's contents fit.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }

  /// Which view a touch is for: the frontmost of the subviews that has the point, then the view itself.
  ///
  /// It goes by frames, which only code sets. The model's own user finds controls by the tree, and not by this.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event, if there is one.
  /// - Returns: The view, or `nil` where the point is outside or the view takes no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touched(at: point, with: event) }

  /// Whether a point is within the view's bounds.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event, if there is one.
  /// - Returns: Whether it is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view is another one or inside it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether this view is `view` or below it.
  open func isDescendant(of view: UIView) -> Bool { isTrackedDescendant(of: view) }

  /// Whether a recogniser on the view may recognise its gesture; a class may override it, and the delegate is asked then.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  /// - Returns: Whether it may.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what the user can touch: the view's own, or that of the views it is in; `nil` means the latter.
  open var tintColor: UIColor! {
    get {
      trackAccess()
      let views = sequence(first: self, next: \.superviewInEffect)
      return views.lazy.compactMap { $0.rare?.tintColor }.first ?? .systemBlue
    }
    set {
      rareProperties.tintColor = newValue
      tellTint()
    }
  }

  /// The color of what the user can touch has changed; a class may override it.
  open func tintColorDidChange() {}

  /// What bars and the device's edges cover: nothing, there is no layout.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// What bars and the device's edges cover has changed; never called, as they cover nothing.
  open func safeAreaInsetsDidChange() {}

  /// The margins have changed; never called, there is no layout.
  open func layoutMarginsDidChange() {}

  /// Gives the view the size in which its contents fit.
  open func sizeToFit() { fitContents() }

  /// Called after the environment has changed, unless the view stands nowhere.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How contents fill the view; kept, never used.
  open var contentMode: ContentMode {
    get { tracked(rare?.contentMode ?? .scaleToFill) }
    set { rareProperties.contentMode = newValue }
  }

  /// Whether subviews are cut off at the bounds; kept, never used.
  open var clipsToBounds: Bool {
    get { tracked(rare?.clipsToBounds ?? false) }
    set { rareProperties.clipsToBounds = newValue }
  }

  /// Which way the view is read; kept, never used.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { tracked(rare?.semanticContentAttribute ?? .unspecified) }
    set { rareProperties.semanticContentAttribute = newValue }
  }

  /// The middle of the view in the superview's coordinates.
  open var center: CGPoint {
    get { tracked(centerInEffect) }
    set {
      let change = KeyValues.begin(self)
      defer { change?.end() }
      let size = ownFrame.size
      frameStorage = CGRect(around: newValue, width: size.width, height: size.height)
    }
  }

  /// What is done to the view about its center.
  open var transform: CGAffineTransform {
    get { tracked(transformInEffect) }
    set {
      AnimatedValues.note(self)
      transformInEffect = newValue
    }
  }

  /// How far contents stay away from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { tracked(rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
    set { rareProperties.layoutMargins = newValue }
  }

  /// Asks that the view be drawn anew; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Asks that a part of the view be drawn anew; nothing is drawn.
  ///
  /// - Parameter rect: The part.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// How far the edges by which the view is aligned stay away from its frame; never asked, nothing is laid out.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first line stands where that of others does; never asked, nothing is laid out.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line stands where that of others does; never asked, nothing is laid out.
  open var forLastBaselineLayout: UIView { self }

  /// Whether a remote control or keys can choose the view; never asked.
  open var canBecomeFocused: Bool { false }

  /// Draws; never called, nothing is drawn.
  ///
  /// - Parameter rect: What to draw.
  open func draw(_ rect: CGRect) {}

  // MARK: - For people who cannot see it: kept, never used

  /// Whether it is told of.
  open var isAccessibilityElement: Bool {
    get { tracked(rare?.spoken.isAccessibilityElement ?? false) }
    set { rareProperties.spoken.isAccessibilityElement = newValue }
  }

  /// What it is called.
  open var accessibilityLabel: String? {
    get { tracked(rare?.spoken.accessibilityLabel) }
    set { rareProperties.spoken.accessibilityLabel = newValue }
  }

  /// What it does.
  open var accessibilityHint: String? {
    get { tracked(rare?.spoken.accessibilityHint) }
    set { rareProperties.spoken.accessibilityHint = newValue }
  }

  /// What it says.
  open var accessibilityValue: String? {
    get { tracked(rare?.spoken.accessibilityValue) }
    set { rareProperties.spoken.accessibilityValue = newValue }
  }

  /// What kind of thing it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { tracked(rare?.spoken.accessibilityTraits ?? []) }
    set { rareProperties.spoken.accessibilityTraits = newValue }
  }

  /// What is told of in the view, in order; kept, never used.
  open var accessibilityElements: [Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Does what a tap does; the model never calls it.
  ///
  /// - Returns: Whether there was anything to do.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value larger; the model never calls it.
  open func accessibilityIncrement() {}

  /// Makes the value smaller; the model never calls it.
  open func accessibilityDecrement() {}
}
