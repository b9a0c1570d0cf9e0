extension UITabBarController {
  /// How many places the bar has that the user can tap.
  final var barPlaceCount: Int {
    if hasHiddenBar { return 0 }
    return overflows ? UITabBarController.narrowTabCount : tabControllers.count
  }

  /// The user taps a place in the bar (rules T9 to T12).
  ///
  /// - Returns: Whether there is such a place.
  final func tapTab(at index: Int) -> Bool {
    guard index >= 0, index < barPlaceCount else { return false }
    let isMore = overflows && index == UITabBarController.narrowTabCount - 1
    let tapped = isMore ? moreNavigationController : tabControllers[index]
    let previous = selectedController.flatMap { tab(of: $0) }
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
    let previous = selectedController.flatMap { tab(of: $0) }
    guard maySelect(tapped) else { return true }
    selectedViewController = tapped
    tellDidSelect(tapped, after: previous)
    return true
  }
}
