/// Counts what is read of the surroundings and the inside of a probe.
///
/// A checker asks tests about controllers that stand nowhere. Where a test looks at more than the controller itself, the
/// answer for the probe says nothing about others, and the checker has to know.
@MainActor
package enum StructureReads {
  /// How often something was read of a probe.
  package private(set) static var count = 0

  fileprivate static func note() { count &+= 1 }

  /// Makes a controller a probe for the rest of its life.
  ///
  /// - Parameter controller: A controller that never comes onto a stack.
  package static func watch(_ controller: UIViewController) {
    controller.flags.insert(.isProbe)
    for child in controller.childStorage { watch(child) }
  }
}

extension UIViewController {
  /// Notes that somebody reads where the controller stands or what is inside it, if it is a probe.
  @inline(__always)
  final func noteReading() {
    if flags.contains(.isProbe) { StructureReads.note() }
  }

  /// Notes that somebody reads what is inside the controller, if it is a probe for what may contain anything.
  ///
  /// A screen's own children come with it wherever it stands.
  @inline(__always)
  final func noteReadingInside() {
    if flags.contains(.isProbe) { noteContainerReading() }
  }

  private func noteContainerReading() {
    if self is UINavigationController || self is UITabBarController || self is UISplitViewController {
      StructureReads.note()
    }
  }
}
