import Foundation

/// What knows the rules of layout that a view keeps.
@MainActor
package protocol LayoutRules: AnyObject {
  /// Whether the rules hold all four edges of a view at those of the view that it is in.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - container: The view that it is in, which keeps the rules.
  /// - Returns: Whether they do.
  func stretch(_ view: UIView, over container: UIView) -> Bool
}

// What lies behind an opaque view that covers it fully is neither seen nor touched.
extension UIView {
  /// The rules of layout that the view keeps, if it keeps any.
  package final var layoutRules: (any LayoutRules)? {
    get { rare?.layoutRules }
    set { rareProperties.layoutRules = newValue }
  }

  /// Calls a closure for each subview of which a user sees something, unless it is hidden.
  final func forEachUncoveredSubview(_ body: (UIView) -> Void) {
    // Few views have an opaque one before others, and this is asked at each rest.
    guard subviewStorage.dropFirst().contains(where: \.isOpaqueInEffect) else {
      for view in subviewStorage { body(view) }
      return
    }
    for view in subviewStorage where !view.isCovered { body(view) }
  }

  /// Whether one of the views in front of this one in the same superview covers it fully.
  final var isCovered: Bool {
    guard let superview = superviewStorage else { return false }
    let inFront = superview.subviewStorage.reversed().prefix { $0 !== self }
    return inFront.contains { $0.isOpaqueInEffect && $0.covers(self, in: superview) }
  }

  /// Whether nothing of what is inside the view is seen or touched: it is hidden, has no size, or lies behind another one.
  final var isOutOfSight: Bool {
    isHiddenStorage || alphaStorage <= 0 || isEmptied || isCovered
  }

  private var isOpaqueInEffect: Bool {
    guard let color = backgroundColorStorage else { return false }
    return !isHiddenStorage && alphaStorage >= 1 && color.isOpaque
  }

  /// Calls a closure for each subview that a finger reaches past those in front of it, as far as their places are known.
  final func forEachUnblockedSubview(_ body: (UIView) -> Void) {
    guard mayBlockSubviews else { return forEachUncoveredSubview(body) }
    for view in subviewStorage where !view.isCovered && !view.isBlocked(in: self) { body(view) }
  }

  /// Whether one of the views in front of this one in the same superview takes all touches that would come to it.
  final var isBlocked: Bool {
    guard let superview = superviewStorage, superview.mayBlockSubviews else { return false }
    return isBlocked(in: superview)
  }

  private func isBlocked(in superview: UIView) -> Bool {
    let inFront = superview.subviewStorage.reversed().prefix { $0 !== self }
    return inFront.contains {
      $0.keepsFingers && $0.isPlaced(in: superview) && $0.covers(self, in: superview)
    }
  }

  /// Whether a subview may be in front of another one where that is known: what is scrolled comes out from under it.
  private var mayBlockSubviews: Bool {
    subviewStorage.count > 1 && !(self is UIScrollView)
      && subviewStorage.dropFirst().contains { $0.takesFingers && $0.isPlaced(in: self) } && !choosesTouches
  }

  /// Whether code has said where the view is; a controller's view that nobody has sized may be laid out by what the model does not
  /// know.
  private func isPlaced(in container: UIView) -> Bool {
    let isGiven = !translatesAutoresizingMaskIntoConstraintsStorage || !isUnsizedScreen
    return isGiven && extent(in: container) != nil
  }

  /// Whether the view lies over all of the one that it is in.
  final var coversSuperview: Bool {
    guard let superview = superviewStorage else { return false }
    return extent(in: superview)?.contains(superview.boundsInEffect) ?? false
  }

  private func covers(_ other: UIView, in container: UIView) -> Bool {
    guard let extent = extent(in: container) else { return false }
    if extent.contains(container.boundsInEffect) { return true }
    return other.extent(in: container).map { extent.contains($0) } ?? false
  }

  /// Where the view is in the one that it is in, or `nil` where layout decides.
  private func extent(in container: UIView) -> CGRect? {
    if container.layoutRules?.stretch(self, over: container) ?? false { return container.boundsInEffect }
    guard translatesAutoresizingMaskIntoConstraintsStorage, !ownFrame.isEmpty, !(container is UIStackView),
      rare?.transform.isIdentity ?? true, !LayoutMethods.place(subviewsOf: container)
    else { return nil }
    return ownFrame
  }
}

extension UIColor {
  /// Whether nothing is seen through the color; `false` where only the app's own code or a picture would tell.
  fileprivate var isOpaque: Bool {
    switch source {
    case .parts(_, _, _, let alpha), .gray(_, let alpha): alpha >= 1
    case .faded(let color, let alpha): alpha >= 1 && color.isOpaque
    case .dynamic(let provider): provider.name != nil && resolvedNow.isOpaque
    case .named, .pattern: false
    }
  }
}

/// Which classes lay out what is inside them by code: the model never calls that of its own accord.
@MainActor
private enum LayoutMethods {
  private final class PlainView: UIView {}
  private final class LayingView: UIView {
    override func layoutSubviews() { count(1) }
  }
  private final class PlainScreen: UIViewController {}
  private final class ScreenBefore: UIViewController {
    override func viewWillLayoutSubviews() { count(2) }
  }
  private final class ScreenAfter: UIViewController {
    override func viewDidLayoutSubviews() { count(3) }
  }

  // The methods above differ, so that no optimiser takes two of them for the same.
  private static var counted = 0

  private static func count(_ number: Int) { counted += number }

  private static let ofViews = OverriddenMethod(
    of: UIView.self, plain: PlainView.self, overriding: LayingView.self)
  private static let ofScreens = [ScreenBefore.self, ScreenAfter.self].map {
    OverriddenMethod(of: UIViewController.self, plain: PlainScreen.self, overriding: $0)
  }

  /// Whether code places what is inside a view whenever UIKit lays it out.
  static func place(subviewsOf view: UIView) -> Bool {
    if ofViews.isOverridden(by: view) { return true }
    guard let screen = view.nearestController else { return false }
    return ofScreens.contains { $0.isOverridden(by: screen) }
  }
}
