import Foundation

// How much room a view takes, as far as code has said so. There is no layout, so what rules, stacks or storyboards would make
// of a view is not known, and nothing is concluded from it.

extension UIView {
  /// The frame without a transform: what code has set, and of a controller's view that nobody has sized all that the app has
  /// of the screen, which is what UIKit makes such a view with.
  final var ownFrame: CGRect {
    guard isUnsizedScreen else { return frameStorage }
    return CGRect(origin: frameStorage.origin, size: Simulation.current.windowFrame.size)
  }

  /// The bounds, likewise.
  final var boundsInEffect: CGRect { CGRect(origin: contentOrigin, size: ownFrame.size) }

  private var isUnsizedScreen: Bool {
    controller != nil && frameStorage.size == .zero && !(rare?.isEmptied ?? false)
  }

  /// Whether code has made the view so small that nothing of it can be seen or touched.
  final var isEmptied: Bool { rare?.isEmptied ?? false && frameStorage.size.isFlat }

  /// Sets a size, as code has said, and takes down what that means.
  ///
  /// A size without width or height may come from one that only layout would have given, so it counts only where nobody has
  /// asked for such a size at the same moment.
  final func sizing(_ body: () -> Void) {
    body()
    guard frameStorage.size.isFlat else {
      if let rare, rare.isEmptied { rare.isEmptied = false }
      return
    }
    let isMeant = !UnsizedLook.isRecent
    if isMeant != (rare?.isEmptied ?? false) { rareProperties.isEmptied = isMeant }
  }

  /// Where the view is or how large, as the code that asks is told; that is taken down if only layout would tell.
  final func measured(_ rect: CGRect, _ call: StaticString = #function) -> CGRect {
    trackAccess(call)
    if controller == nil, frameStorage.size.isFlat, !isEmptied { UnsizedLook.note() }
    return rect
  }
}

/// When code last asked for a size that nobody has set.
@MainActor
private enum UnsizedLook {
  private static var last = (run: -1, instant: 0)

  static func note() { last = (Simulation.runCount, Simulation.current.clock.now) }

  static var isRecent: Bool { last == (Simulation.runCount, Simulation.current.clock.now) }
}

extension CGSize {
  /// Whether there is no width or no height.
  fileprivate var isFlat: Bool { width == 0 || height == 0 }
}
