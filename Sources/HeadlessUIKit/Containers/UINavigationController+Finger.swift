// What the user's finger does to a stack.
extension UINavigationController {
  /// Whether the user can go back: there is a way back, it is not hidden, and nothing else is moving (rule N27).
  public final var canPopByGesture: Bool {
    noteReadingChildren(handingOut: Array(childStorage.suffix(1)))
    return canPopByFinger
  }

  /// The same, for the model's own use.
  final var canPopByFinger: Bool {
    guard childStorage.count > 1, stackTransition == nil, appearance == .appeared,
      !isNavigationBarHiddenStorage,
      let top = childStorage.last
    else { return false }
    return !(top.navigationItemInEffect?.replacesBackButton ?? false)
  }

  /// Whether a swipe from the left edge finds anything (rules N27, N39).
  ///
  /// - Returns: Whether the recogniser is enabled and UIKit lets the user go back, or an app that has taken UIKit's delegate away.
  final func takesEdgeSwipe() -> Bool {
    guard isInReach else { return false }
    if canPopByFinger { return interactivePopGestureRecognizer?.isEnabled ?? false }
    guard let recognizer = freeRecognizer else { return false }
    return recognizer.isEnabled && isStill
  }

  /// The recogniser of the swipe, if UIKit's own delegate was taken away from it.
  private var freeRecognizer: UIGestureRecognizer? {
    guard let recognizer = rare?.popRecognizer, recognizer.hasDelegateOfApp else { return nil }
    return recognizer
  }

  /// Whether nothing about the stack moves and it is on screen.
  private var isStill: Bool {
    stackTransition == nil && appearance == .appeared && !flags.contains(.fingerAtEdge)
  }

  /// Whether there is a way back by a swipe; with a delegate of the app's it is there, too, where the button is hidden.
  private var canPopBySwipe: Bool {
    canPopByFinger
      || childStorage.count > 1 && stackTransition == nil && appearance == .appeared && freeRecognizer != nil
  }

  /// The user puts a finger on the left edge and starts to swipe.
  ///
  /// UIKit's own delegate refuses the gesture at the bottom of the stack. Where that was taken away, a swipe that nobody refuses
  /// begins to pop what cannot be popped, and the next push is not carried out to its end (rule N39).
  final func beginEdgeSwipe() {
    guard let recognizer = freeRecognizer else { return beginInteractivePop() }
    flags.insert(.fingerAtEdge)
    guard recognizer.isLetBegin() else { return }
    if childStorage.count > 1 { beginInteractivePop() } else { flags.insert(.stuckAtRoot) }
  }

  /// The user lets go at the edge.
  ///
  /// - Returns: Whether there was a finger.
  final func endEdgeSwipe() -> Bool {
    defer { flags.remove(.fingerAtEdge) }
    return flags.contains(.fingerAtEdge)
  }

  /// The user starts to swipe from the left edge (rules N24 to N26).
  ///
  /// The stack is without its top at once and gets it back where the user lets go too early.
  final func beginInteractivePop() {
    guard canPopBySwipe, let popped = childStorage.last, mayEdit("popViewControllerAnimated:") else {
      return
    }
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    popped.callWillMove(toParent: nil)
    // A callback may have changed what the finger is on; nobody goes then.
    guard canPopBySwipe, isTop(popped) else {
      if childStorage.holds(popped) { popped.callWillMove(toParent: self) }
      return
    }
    let transition = Simulation.current.clock.makeTransition(
      .stack, presenter: self, presented: nil, animated: true, completion: nil)
    stackTransition = transition
    transition.isDriven = true
    childStorage.remove(popped)
    transition.addLeaving(popped)
    show(childStorage.last, with: transition)
  }
}
