// What a navigation controller does when it is asked for a change of its stack; who asks has been noted.
extension UINavigationController {
  /// Pushes a controller, or waits until it can (rules N4 to N8, N15, N37).
  final func push(_ controller: UIViewController, animated: Bool) {
    guard isPushable(controller), mayEdit("pushViewController:animated:") else { return }
    if let busy = transitionToWaitFor(pushAnimated: animated) {
      busy.wait { [weak self] in self?.pushViewController(controller, animated: animated) }
      return
    }
    noteLatePush(of: controller)
    append(controller, animated: animated)
  }

  /// Pops the top controller, or waits until it can (rules N12, N13); where a finger asks for it, the finger drives it (rule N40).
  final func pop(animated: Bool) -> UIViewController? {
    if animated, takeFingersOrder() { return beginInteractivePop() }
    guard childStorage.count > 1, mayEdit("popViewControllerAnimated:") else { return nil }
    let popped = childStorage[childStorage.count - 1]
    if let busy = transitionToWaitFor() {
      busy.wait { [weak self] in self?.popViewController(animated: animated) }
    } else {
      removeTop(popped, animated: animated)
    }
    return popped
  }

  /// Pops until a controller is on top (rules N13, N13', N14).
  final func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    let index = childStorage.lastIndex { $0 === controller }
    let call: StaticString = "popToViewController(_:animated:)"
    noteReadingChildren(handingOut: index.map { Array(childStorage[($0 + 1)...]) } ?? [], call)
    guard let index else {
      Simulation.current.raise(
        .poppedToAbsent(ControllerReference(controller), on: ControllerReference(self)))
      return nil
    }
    guard index < childStorage.count - 1 else { return emptyPop }
    guard mayEdit("popToViewController:animated:") else { return nil }
    return pop(above: index, animated: animated)
  }

  /// Replaces the stack, or waits until it can (rules N9 to N11).
  final func set(_ controllers: [UIViewController], animated: Bool) {
    if isEmptyAtRest, areNew(controllers) { return fill(with: controllers, animated: animated) }
    guard isStack(controllers), mayEdit("setViewControllers:animated:") else { return }
    if let busy = transitionToWaitFor() {
      busy.wait { [weak self] in self?.setViewControllers(controllers, animated: animated) }
      return
    }
    replaceStack(with: controllers, animated: animated && controllers.last !== childStorage.last)
  }
}
