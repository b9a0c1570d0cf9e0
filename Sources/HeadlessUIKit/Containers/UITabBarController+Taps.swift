extension UITabBarController {
  /// How many places the bar has that the user can tap.
  final var barPlaceCount: Int {
    if hasHiddenBar { return 0 }
    return overflows ? UITabBarController.narrowTabCount : tabControllers.count
  }

  /// Whether the bar has a place, and its item is enabled.
  final func takesTap(at index: Int) -> Bool {
    (0..<barPlaceCount).contains(index)
      && controller(atBarPlace: index).rare?.tabBarItem?.isEnabledStorage ?? true
  }

  private func controller(atBarPlace index: Int) -> UIViewController {
    let isMore = overflows && index == UITabBarController.narrowTabCount - 1
    return isMore ? moreNavigationController : tabControllers[index]
  }

  /// The user taps a place in the bar (rules T9 to T12).
  ///
  /// - Returns: Whether there is such a place.
  final func tapTab(at index: Int) -> Bool {
    guard takesTap(at: index) else { return false }
    let tapped = controller(atBarPlace: index)
    let previous = selectedTabInEffect
    guard maySelect(tapped) else { return true }
    if tapped === visibleTab {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tapped
    }
    tellDidSelect(tapped, after: previous)
    return true
  }

  /// The user taps a row of the list behind More (rule T8).
  ///
  /// - Returns: Whether the list is on screen and has such a row.
  final func tapMoreRow(at row: Int) -> Bool {
    let index = UITabBarController.narrowTabCount - 1 + row
    guard row >= 0, isMoreSelected, overflows, tabControllers.indices.contains(index),
      more?.childStorage.last === more?.childStorage.first
    else { return false }
    let tapped = tabControllers[index]
    let previous = selectedTabInEffect
    guard maySelect(tapped) else { return true }
    selectedViewController = tapped
    tellDidSelect(tapped, after: previous)
    return true
  }
}
