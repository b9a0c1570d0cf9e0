// The order of the views inside one, and the search among them.

extension UIView {
  /// Puts a view in right behind another one.
  ///
  /// - Parameters:
  ///   - view: The view to put in.
  ///   - siblingSubview: The other view; one that is not inside this view means the front.
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    trackAccess(handingOut: [view, siblingSubview])
    insertSubview(view, at: index(beside: siblingSubview, for: view, isAbove: false))
  }

  /// Puts a view in right before another one.
  ///
  /// - Parameters:
  ///   - view: The view to put in.
  ///   - siblingSubview: The other view; one that is not inside this view means the front.
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    trackAccess(handingOut: [view, siblingSubview])
    insertSubview(view, at: index(beside: siblingSubview, for: view, isAbove: true))
  }

  private func index(beside sibling: UIView, for view: UIView, isAbove: Bool) -> Int {
    let others = subviewStorage.filter { $0 !== view }
    if let index = others.firstIndex(where: { $0 === sibling }) { return isAbove ? index + 1 : index }
    // What a container shows is behind all that the app has put there.
    return subviewsInEffect.contains { $0 === sibling } ? 0 : others.count
  }

  /// Puts one of the subviews before the others; nobody appears or disappears by that.
  ///
  /// - Parameter view: The subview; any other view is left alone.
  public final func bringSubviewToFront(_ view: UIView) {
    trackAccess(handingOut: [view])
    move(view) { $0.append(view) }
    noteFront(view)
  }

  /// Puts one of the subviews behind the others; nobody appears or disappears by that.
  ///
  /// - Parameter view: The subview; any other view is left alone.
  public final func sendSubviewToBack(_ view: UIView) {
    trackAccess(handingOut: [view])
    move(view) { $0.insert(view, at: 0) }
    view.rare?.layersBeneath = nil
  }

  private func move(_ view: UIView, _ insert: (inout [UIView]) -> Void) {
    guard view.superviewStorage === self else { return }
    subviewStorage.removeAll { $0 === view }
    insert(&subviewStorage)
  }

  /// Lets two subviews change places.
  ///
  /// - Parameters:
  ///   - index1: The position of one; where there is none, nothing happens.
  ///   - index2: The position of the other.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    trackAccess(handingOut: subviewStorage)
    guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
    subviewStorage.swapAt(index1, index2)
  }

  /// The first view with a number: this one, or one inside it, whole branches one after the other.
  ///
  /// - Parameter tag: The number.
  /// - Returns: The view, or `nil` where there is none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    trackAccess(handingOut: subviewsInEffect)
    if tagStorage == tag { return self }
    return subviewsInEffect.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  final func isTrackedDescendant(of view: UIView) -> Bool {
    trackAccessToWindow("isDescendant(of:)")
    trackAccess(handingOut: [view], "isDescendant(of:)")
    return isShown(inside: view)
  }
}

/// The move of a view from one superview, or none, to another one, or none.
///
/// Who is told, and in which order, is what apps have logged of removals; it is taken to be the same when a view comes.
@MainActor
struct ViewMove {
  private let view: UIView
  private let target: UIView?
  private let window: UIWindow?
  private let changesWindow: Bool

  init(of view: UIView, to target: UIView?) {
    (self.view, self.target) = (view, target)
    window = target?.windowInEffect
    // The view of a child controller that stands nowhere is in no window yet, although its parent is.
    let isPlaced = view.superviewStorage != nil || view.controller?.parentStorage == nil
    changesWindow = (isPlaced ? view.windowInEffect : nil) !== window
  }

  /// Tells that the move will come.
  func announce() {
    StructureReads.reenter("willMove(toSuperview:)") { view.willMove(toSuperview: target) }
    if changesWindow { announceWindow(to: view) }
    guard let old = view.superviewStorage else { return }
    StructureReads.reenter("willRemoveSubview") { old.willRemoveSubview(view) }
  }

  private func announceWindow(to view: UIView) {
    StructureReads.reenter("willMove(toWindow:)") { view.willMove(toWindow: window) }
    for inner in view.subviewStorage { announceWindow(to: inner) }
  }

  /// Tells that the move is over.
  func tell() {
    if changesWindow { tellWindow(to: view) }
    StructureReads.reenter("didMoveToSuperview") { view.didMoveToSuperview() }
    guard let target, view.superviewStorage === target else { return }
    StructureReads.reenter("didAddSubview") { target.didAddSubview(view) }
  }

  private func tellWindow(to view: UIView) {
    StructureReads.reenter("didMoveToWindow") { view.didMoveToWindow() }
    for inner in view.subviewStorage { tellWindow(to: inner) }
  }
}

extension UIView {
  /// Puts a view in at a position.
  final func putIn(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else { return }
    // Only the order changes: nobody comes or goes.
    if view.superviewStorage === self { return reorder(view, to: index) }
    if TraitUpdates.areOverridden { TraitUpdates.noteMove(of: view.controller ?? view, into: self) }
    guard mayHold(controllersOf: view) else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let move = ViewMove(of: view, to: self)
    move.announce()
    view.leaveSuperview()
    // A callback may have moved either of them.
    guard view.superviewStorage == nil, !isInside(view) else { return }
    view.superviewStorage = self
    insert(view, at: index)
    if RowLayout.isAwaited { RowLayout.noteArrival() }
    move.tell()
    view.forEachTraveller { $0.viewDidEnter() }
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviewStorage.removeAll { $0 === view }
    insert(view, at: index)
  }

  private func insert(_ view: UIView, at index: Int) {
    subviewStorage.insert(view, at: min(max(index, 0), subviewStorage.count))
    needsLayout = true
  }

  private func mayHold(controllersOf view: UIView) -> Bool {
    if let child = view.controller, !child.mayEnter(nearest: nearestController) { return false }
    return !view.carriesControllers(under: nearestController)
  }

  /// Takes the view out of its superview.
  final func takeOut() {
    guard superviewStorage != nil else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let move = ViewMove(of: self, to: nil)
    move.announce()
    leaveSuperview()
    if superviewStorage == nil { move.tell() }
  }

  /// Takes the view out of its superview, and tells the controllers that come and go with it.
  private func leaveSuperview() {
    guard superviewStorage != nil else { return }
    forEachTraveller { $0.viewWillLeave() }
    guard let superview = superviewStorage else { return }
    superview.subviewStorage.removeAll { $0 === self }
    superview.needsLayout = true
    superviewStorage = nil
    forEachTraveller { $0.viewDidLeave() }
  }
}
