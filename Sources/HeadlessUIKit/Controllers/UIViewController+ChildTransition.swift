public import Foundation

extension UIViewController {
  /// Exchanges one child's view for another's, with the callbacks of containment in between (rule C6).
  ///
  /// Both must be children of the receiver, which is the caller's duty as in `addChild`; so is to call `willMove`
  /// and `didMove` where the containment changes.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that goes.
  ///   - toViewController: The child that comes.
  ///   - duration: Seconds of virtual time.
  ///   - options: How the animation runs.
  ///   - animations: What changes with it.
  ///   - completion: Called with `true` when the time is over.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    noteReadingChildren(handingOut: [fromViewController, toViewController])
    let call = begin(.exchange, [.controller(fromViewController), .controller(toViewController)])
    defer { call.end() }
    let completion = call.following(completion)
    guard fromViewController.parentStorage === self, toViewController.parentStorage === self else {
      Simulation.current.raise(
        .noCommonParent(ControllerReference(fromViewController), ControllerReference(toViewController)))
      return
    }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let isOnScreen = appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods
    let animated = duration > 0
    if isOnScreen { Simulation.current.clock.noteAnimation(of: UIView.milliseconds(duration)) }
    if isOnScreen { fromViewController.beginLayerAppearance(false, animated: animated) }
    enterView(of: toViewController, animated: animated, isOnScreen: isOnScreen)
    let isOfLibrary = StructureReads.isInLibrary
    if let animations { StructureReads.callOut("exchange", isOfLibrary: isOfLibrary) { animations() } }
    Simulation.current.clock.scheduleOwn(after: UIView.milliseconds(duration)) { [self] in
      HierarchyChange.begin()
      if isOnScreen != (appearance == .appeared) { HierarchyChange.noteDisorder() }
      if isOnScreen, toViewController.parentStorage === self { toViewController.endLayerAppearance() }
      leaveView(of: fromViewController)
      HierarchyChange.end()
      guard let completion else { return }
      StructureReads.callOut("exchanged", isOfLibrary: isOfLibrary) { completion(true) }
    }
  }

  /// Puts a child's view in without the callbacks that putting it in by hand would bring.
  private func enterView(of child: UIViewController, animated: Bool, isOnScreen: Bool) {
    if isOnScreen { child.beginLayerAppearance(true, animated: animated) }
    guard child.parentStorage === self, let container = loadedView, let childView = child.loadedView else {
      return
    }
    container.attachWithoutCallbacks(childView)
  }

  private func leaveView(of child: UIViewController) {
    guard child.parentStorage === self || child.parentStorage == nil else { return }
    child.viewStorage?.takeOut()
    child.endLayerAppearance()
  }
}
