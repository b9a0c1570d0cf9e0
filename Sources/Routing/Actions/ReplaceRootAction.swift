public import Foundation
public import HeadlessUIKit

/// Makes a controller the root of the window, from the root that it replaces.
///
/// Replacing the root while something is presented over it would leave both alive and unreachable (UIKit does not
/// dismiss it), so the action starts from the root and nothing else: from `GeneralStep.root()` the router dismisses
/// modal layers first and waits; from `GeneralStep.current()` with a modal on top the navigation is refused.
public struct ReplaceRootAction: Action {
  let source: WindowSource
  let options: UIView.AnimationOptions?
  let duration: TimeInterval

  private var window: UIWindow? { source.window }

  /// Refuses to start anywhere but at the root.
  public func prepare(on existing: UIViewController?) throws {
    let root = window?.rootViewController
    guard let existing, existing === root else {
      throw RoutingError.cannotReplaceRoot(from: existing, root: root)
    }
  }

  /// The whole stack leaves.
  public func controllerRemoved(from existing: UIViewController) -> UIViewController? { existing }

  /// Sets the root, unless the stack is no longer as it was.
  public func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let window, window.rootViewController === existing, existing.presentedViewController == nil else {
      return completion(.failure(.cannotReplaceRoot(from: existing, root: window?.rootViewController)))
    }
    guard animated, let options, duration > 0 else {
      window.rootViewController = viewController
      return completion(.success)
    }
    UIView.transition(
      with: window, duration: duration, options: options,
      animations: { window.rootViewController = viewController },
      completion: { _ in completion(.success) })
  }
}

extension GeneralAction {
  /// Makes the new controller the root of the window.
  ///
  /// - Parameters:
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  ///   - options: How the change is animated in an animated navigation; `nil` for no animation.
  ///   - duration: How long the animation takes, in seconds.
  /// - Returns: The action.
  public static func replaceRoot(
    windowProvider: (any WindowProvider)? = nil, animationOptions options: UIView.AnimationOptions? = nil,
    duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    ReplaceRootAction(source: WindowSource(windowProvider), options: options, duration: duration)
  }
}

extension Action where Self == ReplaceRootAction {
  /// Makes the new controller the root of the window, without animation.
  public static var replaceRoot: Self { GeneralAction.replaceRoot() }
}
