import Dispatch

/// The thread on which everything of UIKit happens: whichever carries out the main queue, which is not always the same.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether this is that thread.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  /// Does something there, now.
  ///
  /// The last reference to a window or a view may be dropped anywhere: a suite of tests that keeps one is released by
  /// whichever thread ran the last of its tests. UIKit lets such objects go on its main thread.
  ///
  /// - Parameter body: What is done when an object goes.
  package static func perform(_ body: @MainActor () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
