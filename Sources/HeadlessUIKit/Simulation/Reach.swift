import Foundation

// Where a finger gets through. UIKit asks each view from the window down, so whatever does not let fingers through stops them
// for all that is inside it: bars and the screens of a container as well, whose views the model does not put anywhere.
extension UIView {
  /// Whether fingers get to the view and to what is inside it, as far as it is up to the view itself.
  final var takesFingers: Bool { !isHiddenStorage && isUserInteractionEnabledStorage && alphaStorage >= 0.01 }
}

extension UIViewController {
  /// Whether fingers get to the view, because neither it nor what is around it stops them.
  final var isInReach: Bool {
    var place: UIViewController? = self
    while let controller = place {
      let parent = controller.parentStorage
      if parent?.hasCover ?? false { return false }
      var view = controller.viewStorage
      // A view that is in no other stands in its container's.
      while let candidate = view, candidate !== parent?.viewStorage {
        guard candidate.takesFingers, !candidate.isBlocked else { return false }
        view = candidate.superviewStorage
      }
      place = parent
    }
    return true
  }

  /// Whether fingers get to the bars around the screens of a container.
  fileprivate final var areBarsInReach: Bool { !hasCover && isInReach }

  /// Whether what lies over the screens of a container keeps fingers off all of them.
  private final var hasCover: Bool {
    viewStorage?.subviewStorage.contains { $0.rare?.layersBeneath != nil && $0.stopsFingers } ?? false
  }
}

extension UITabBarController {
  /// The bar that there is, made now if nobody has asked for it.
  final var bar: UITabBar {
    if let madeBar { return madeBar }
    let made = UITabBar(managedBy: self)
    madeBar = made
    return made
  }

  /// Whether fingers get to the bar; one that nobody has asked for is as it was made.
  final var isBarInReach: Bool { !hasHiddenBar && madeBar?.takesFingers ?? true && areBarsInReach }
}

extension UINavigationController {
  /// Whether fingers get to the bar over the stack; one that nobody has asked for is as it was made.
  final var isBarInReach: Bool {
    !isNavigationBarHiddenStorage && rare?.navigationBar?.takesFingers ?? true && areBarsInReach
  }

  /// Whether fingers get to the bar below the stack; one that nobody has asked for is as it was made.
  final var isToolbarInReach: Bool { rare?.toolbar?.takesFingers ?? true && areBarsInReach }

  /// The stack on which Back goes back: the one around this one, if this one stands in it with a single screen, as the secondary
  /// column of a collapsed split view does (rule S5).
  final var stackForBack: UINavigationController {
    guard childStorage.count == 1, let around = parentStorage as? UINavigationController else { return self }
    return around
  }

  /// Whether a tap on Back goes back; a swipe from the edge is not on the bar and asks nothing of it.
  final var canTapBack: Bool { canPopByFinger && isBarInReach }
}

extension UIWindow {
  /// The views that the user works with and that fingers get to.
  final var viewsInReach: [UIView] {
    isBehindCover
      ? viewsOverLayers.filter { !$0.isBlocked }
      : shownViews.filter { $0.controller?.isInReach ?? !$0.isBlocked }
  }

  /// Whether what the app has put into the window itself keeps fingers off all screens.
  final var isBehindCover: Bool { viewsOverLayers.contains(where: \.stopsFingers) }

  /// What the app has put into the window itself, over all layers that the user sees now.
  final var viewsOverLayers: [UIView] {
    guard !subviewStorage.isEmpty else { return [] }
    let layers = visibleLayers.count
    return subviewStorage.filter { $0.rare?.layersBeneath.map { $0 >= layers } ?? false }
  }
}

// What an app puts over the screens: into the window, or into the view of a container of UIKit's. The model puts the screens' own
// views nowhere, so it takes down of such a view that it lies over them.
extension UIView {
  /// Whether screens stand in the view.
  private var holdsScreens: Bool {
    controller.map { $0.containerClass != .none } ?? (self is UIWindow)
  }

  /// Takes down that a view lies over the screens that stand here now, if it is a subview and there may be any.
  final func noteFront(_ view: UIView) {
    // A controller's view stands where the controller does.
    guard holdsScreens, view.controller == nil, view.superviewStorage === self else { return }
    view.rareProperties.layersBeneath = (self as? UIWindow)?.visibleLayers.count ?? 0
  }

  /// Whether no finger gets past the view to any of what it lies on.
  fileprivate final var stopsFingers: Bool { keepsFingers && coversSuperview }

  /// Whether no finger gets past the view where it is; of a spinner nobody says.
  final var keepsFingers: Bool { takesFingers && !choosesTouches && !(self is UIActivityIndicatorView) }

  /// Whether a class of the app's says which touches are for the view and for what is inside it.
  final var choosesTouches: Bool { HitMethods.areOverridden(by: self) }
}

/// The methods by which classes of the app's say that fingers pass through a view.
@MainActor
private enum HitMethods {
  private final class PlainView: UIView {}
  private final class HitView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  private final class PointView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  private static let all = [HitView.self, PointView.self].map {
    OverriddenMethod(of: UIView.self, plain: PlainView.self, overriding: $0)
  }

  static func areOverridden(by view: UIView) -> Bool { all.contains { $0.isOverridden(by: view) } }
}
