public import HeadlessUIKit

/// Finds the controller that presents the topmost modal layer; nothing where no modal is shown.
public struct PresentingFinder<Context>: Finder {
  private let iterator: StackIterator

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - startingPoint: The controller whose presenter is meant.
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  public init(startingPoint: StartingPoint = .topmost, windowProvider: (any WindowProvider)? = nil) {
    iterator = StackIterator(
      options: .current, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Asks the topmost layer who presents it.
  public func findViewController(with context: Context) throws -> UIViewController? {
    let start = try iterator.begin()
    if let start { OpenRegions.current?.willReadLayer(under: start) }
    return start?.presentingViewController
  }
}
