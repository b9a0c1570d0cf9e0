extension UIViewController {
  /// What `presentedViewController` is, for the model's own use.
  final var presentedInEffect: UIViewController? {
    if let presentedStorage { return presentedStorage }
    return parentLink.isEmpty ? nil : nearestPresenter.target?.presentedStorage
  }

  /// What `presentingViewController` is, for the model's own use.
  final var presentingInEffect: UIViewController? {
    if parentLink.isEmpty { return presentingLink.target }
    return nearestPresented.target?.presentingStorage
  }

  /// The style in which the controller is or would be presented now (rules P9, P10, P31).
  final var styleInEffect: UIModalPresentationStyle {
    if let controller = rare?.presentationController { return controller.styleInEffect }
    let own = modalPresentationStyle
    guard own == .popover || own == .formSheet else { return own }
    guard widthInEffect == .compact else { return own }
    return own == .popover ? Simulation.current.settings.compactPopoverStyle : .pageSheet
  }

  /// Lets the nearest container that carries an action out show a controller, else presents it (rule P30).
  final func present(
    _ controller: UIViewController, unlessBy action: Selector, _ sender: Any?,
    _ show: (UIViewController) -> Void
  ) {
    if let target = targetViewController(forAction: action, sender: sender), target !== self {
      show(target)
    } else {
      present(controller, animated: true)
    }
  }
}
