import HeadlessUIKit

extension Stage {
  /// Gives the window another root while the old one presents, so that the old one stays in the window (rule W4).
  ///
  /// - Parameters:
  ///   - sheet: What the old root presents first.
  ///   - next: The new root.
  func replaceRoot(presenting sheet: UIViewController, by next: UIViewController) {
    window.rootViewController?.presentNow(sheet)
    window.rootViewController = next
    settle()
    _ = takeJournal()
  }
}
