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
  private var canPopBySwipe: Bool { canPopByFinger || freeRecognizer != nil && canFollowFinger }

  /// Whether the top can go and the screen can follow a finger, whatever the bar shows.
  private var canFollowFinger: Bool {
    childStorage.count > 1 && stackTransition == nil && appearance == .appeared
  }

  /// The user puts a finger on the left edge and starts to swipe.
  ///
  /// UIKit's own delegate refuses the gesture at the bottom of the stack. Where that was taken away, a swipe that nobody refuses
  /// begins to pop what cannot be popped, and the next push is not carried out to its end (rule N39).
  final func beginEdgeSwipe() {
    guard let recognizer = freeRecognizer else { return popByFinger() }
    flags.insert(.fingerAtEdge)
    guard recognizer.isLetBegin() else { return }
    if childStorage.count > 1 { popByFinger() } else { flags.insert(.stuckAtRoot) }
  }

  /// The user lets go at the edge.
  ///
  /// - Returns: Whether there was a finger.
  final func endEdgeSwipe() -> Bool {
    defer { flags.remove(.fingerAtEdge) }
    return flags.contains(.fingerAtEdge)
  }

  /// The swipe asks for a pop as a tap on Back does, so that a class that looks at its pops sees it (rule N40).
  ///
  /// A class that does not hand it on pops nothing, and neither does the finger then.
  private func popByFinger() {
    guard canPopBySwipe else { return }
    guard PopMethods.pop.isOverridden(by: self) else {
      beginInteractivePop()
      return
    }
    flags.insert(.popsByFinger)
    StructureReads.suspended { _ = popViewController(animated: true) }
    flags.remove(.popsByFinger)
  }

  /// Whether a pop is the one that a finger has asked for, which is asked for once, and the screen can follow the finger.
  final func takeFingersOrder() -> Bool {
    guard flags.contains(.popsByFinger) else { return false }
    flags.remove(.popsByFinger)
    return canFollowFinger
  }

  /// The user starts to swipe from the left edge (rules N24 to N26).
  ///
  /// The stack is without its top at once and gets it back where the user lets go too early.
  ///
  /// - Returns: The top, which goes with the finger, if it does.
  @discardableResult
  final func beginInteractivePop() -> UIViewController? {
    guard canFollowFinger, let popped = childStorage.last, mayEdit("popViewControllerAnimated:")
    else { return nil }
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    popped.callWillMove(toParent: nil)
    // A callback may have changed what the finger is on; nobody goes then.
    guard canFollowFinger, isTop(popped) else {
      if childStorage.holds(popped) { popped.callWillMove(toParent: self) }
      return nil
    }
    beginDrivenPop(of: popped)
    return popped
  }

  private func beginDrivenPop(of popped: UIViewController) {
    let transition = Simulation.current.clock.makeTransition(
      .stack, presenter: self, presented: nil, animated: true, completion: nil)
    stackTransition = transition
    transition.isDriven = true
    childStorage.remove(popped)
    transition.addLeaving(popped)
    show(childStorage.last, with: transition)
  }
}

/// Which classes of navigation controllers look at their pops.
@MainActor
private enum PopMethods {
  private final class Plain: UINavigationController {}

  private final class Looks: UINavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { nil }
  }

  static let pop = OverriddenMethod(
    of: UINavigationController.self, plain: Plain.self, overriding: Looks.self)
}
