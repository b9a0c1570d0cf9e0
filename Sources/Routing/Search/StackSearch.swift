public import HeadlessUIKit

/// The one search through the stack that finders, starting points and dismissal checks use.
///
/// The order in which controllers are tested is the law written at ``SearchOptions``. A search that finds nothing
/// allocates nothing of its own; it costs one test and one look at the class for each controller it passes.
@MainActor
public struct StackSearch {
  /// Which parts of the stack are looked at.
  public let options: SearchOptions

  /// Makes a search.
  ///
  /// - Parameter options: Which parts of the stack to look at.
  public init(options: SearchOptions) { self.options = options }

  /// The first controller, in the order of the search, that passes a test.
  ///
  /// - Parameters:
  ///   - start: The controller to start from.
  ///   - isMatch: The test; it must not change the stack.
  /// - Returns: The first match, or `nil` if no controller passes.
  public func firstViewController(
    from start: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    if options.contains(.current), isMatch(start) { return start }
    if let match = firstInside(start, where: isMatch) { return match }
    if options.contains(.parent), let match = firstAncestor(of: start, where: isMatch) { return match }
    if options.contains(.presented) {
      var layer = start.layerAbove
      while let own = layer {
        if let match = firstInLayer(own, where: isMatch) { return match }
        layer = own.layerAbove
      }
    }
    if options.contains(.presenting) {
      var layer = start.layerBelow
      while let own = layer {
        if let match = firstInLayer(own, where: isMatch) { return match }
        layer = own.layerBelow
      }
    }
    return nil
  }

  private func firstInLayer(
    _ own: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    isMatch(own) ? own : firstInside(own, where: isMatch)
  }

  private func firstAncestor(
    of start: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    var ancestor = start.parent
    while let candidate = ancestor {
      if isMatch(candidate) { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  private func firstInside(
    _ container: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    if options.contains(.contained) {
      return Self.first(inside: container, onlyVisible: false, where: isMatch)
    }
    if options.contains(.visible) { return Self.first(inside: container, onlyVisible: true, where: isMatch) }
    return nil
  }

  /// The first match among a container's descendants, depth first.
  static func first(
    inside container: UIViewController, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    let kind = ControllerTraits.of(container).container
    guard kind != .none else { return nil }
    if let regions = OpenRegions.current {
      switch regions.answer(inside: container, onlyVisible: onlyVisible, where: isMatch) {
      case .none: return nil
      case .match(let match): return match
      case .lookYourself: break
      }
    }
    return firstInChildren(of: container, kind: kind, onlyVisible: onlyVisible, where: isMatch)
  }
}

/// What stands where parts of a stack have not been decided yet; a checker answers searches in their place.
///
/// Shipped code never sets it. It exists so that the search which is checked is the search which is shipped.
@MainActor
package protocol OpenRegionSearch: AnyObject {
  /// Answers a search through the descendants of a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - onlyVisible: Whether only visible children are entered.
  ///   - isMatch: The test of the search.
  /// - Returns: The answer, or the advice to look at the children one by one.
  func answer(
    inside container: UIViewController, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> OpenRegions.Answer
}

/// The hook through which a checker answers searches over parts of a stack that are still open.
@MainActor
package enum OpenRegions {
  /// What is known about the inside of a container.
  package enum Answer {
    /// Nothing inside passes the test.
    case none
    /// This is the first controller inside that passes.
    case match(UIViewController)
    /// The children are there: look at them one by one.
    case lookYourself
  }

  /// Who answers, or `nil` where the whole stack is there.
  package static var current: (any OpenRegionSearch)? {
    get { searcher }
    set { searcher = newValue }
  }

  // Private, so that the compiler can prove that nobody changes it while a search reads it.
  private static weak var searcher: (any OpenRegionSearch)?
}
