extension UITabBarController {
  /// How many places the bar has.
  final var barPlaceCount: Int {
    overflows ? UITabBarController.narrowTabCount : tabs.count
  }

  /// The user taps a place in the bar (rules T9 to T12).
  ///
  /// - Returns: Whether there is such a place.
  final func tapTab(at index: Int) -> Bool {
    guard index >= 0, index < barPlaceCount else { return false }
    let isMore = overflows && index == UITabBarController.narrowTabCount - 1
    let tapped = isMore ? moreNavigationController : tabs[index]
    guard maySelect(tapped) else { return true }
    if tapped === visibleTab {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tapped
    }
    tellDidSelect(tapped)
    return true
  }

  /// The user taps a row of the list behind More (rule T8).
  ///
  /// - Returns: Whether the list is on screen and has such a row.
  final func tapMoreRow(at row: Int) -> Bool {
    let index = UITabBarController.narrowTabCount - 1 + row
    guard row >= 0, isMoreSelected, overflows, tabs.indices.contains(index),
      more?.childStorage.last === more?.childStorage.first
    else { return false }
    let tapped = tabs[index]
    guard maySelect(tapped) else { return true }
    selectedViewController = tapped
    tellDidSelect(tapped)
    return true
  }

  private func maySelect(_ tapped: UIViewController) -> Bool {
    guard let delegate = delegateStorage else { return true }
    return StructureReads.callOut("shouldSelect", about: tapped) {
      delegate.tabBarController(self, shouldSelect: tapped)
    }
  }

  private func tellDidSelect(_ tapped: UIViewController) {
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("didSelect", about: tapped) { delegate.tabBarController(self, didSelect: tapped) }
  }
}
