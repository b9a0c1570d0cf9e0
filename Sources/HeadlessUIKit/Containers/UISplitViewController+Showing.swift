// What a split view does with a controller that is to be shown, unless its delegate has shown it.
extension UISplitViewController {
  /// Shows a controller in the secondary column, or pushed where the split view is collapsed (rule S7).
  final func showAsDetail(_ viewController: UIViewController, sender: Any?) {
    if kind != .unspecified {
      setViewController(viewController, for: .secondary)
      show(.secondary)
    } else if let primary = childStorage.first {
      if collapsed {
        primary.show(viewController, sender: sender)
      } else if childStorage.last !== viewController || childStorage.count < 2 {
        replaceColumns(with: [primary, viewController])
      }
    } else {
      replaceColumns(with: [viewController])
    }
  }

  /// Shows a controller in the column of the sender, or presents it where the split view is collapsed (rule S8).
  final func showInColumn(of sender: Any?, _ viewController: UIViewController) {
    guard !collapsed, kind == .unspecified else {
      present(viewController, animated: true)
      return
    }
    let secondary = childStorage.count > 1 ? childStorage[1] : nil
    if let secondary, let asker = sender as? UIViewController, secondary.contains(asker) {
      replaceColumns(with: [childStorage[0], viewController])
    } else {
      replaceColumns(with: [viewController] + (secondary.map { [$0] } ?? []))
    }
  }
}
