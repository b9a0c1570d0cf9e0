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
  }

  /// Puts one of the subviews behind the others; nobody appears or disappears by that.
  ///
  /// - Parameter view: The subview; any other view is left alone.
  public final func sendSubviewToBack(_ view: UIView) {
    trackAccess(handingOut: [view])
    move(view) { $0.insert(view, at: 0) }
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
