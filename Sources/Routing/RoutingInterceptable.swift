public import HeadlessUIKit

/// A screen that has a say in whether it may be taken off the stack, how it goes, and who presents over it.
///
/// A navigation that would remove such a screen – a modal layer over its target, a controller that is popped, a
/// root that is replaced, or anything inside these – is refused while the answer is no, and changes nothing.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether the screen may leave now, for instance because nothing on it is unsaved.
  var canBeDismissed: Bool { get }

  /// The controller that presents what a route presents from the screen; the screen itself unless it says otherwise.
  var modalHost: UIViewController { get }

  /// Takes the screen, which is presented, and all that is presented over it off the stack.
  ///
  /// It is asked of the lowest modal layer that a navigation needs gone. A screen that says it has gone and has not is
  /// an error.
  ///
  /// - Parameters:
  ///   - animated: Whether with animation.
  ///   - completion: To be called exactly once, when the screen has gone or cannot go.
  func leaveStack(animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension RoutingInterceptable {
  /// The screen presents itself unless it says otherwise.
  public var modalHost: UIViewController { self }

  /// Its presenter dismisses the screen unless it says otherwise.
  public func leaveStack(animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    OpenRegions.ownCode {
      guard let presenter = presentingViewController else {
        return completion(.failure(.notDismissible(self)))
      }
      presenter.dismiss(animated: animated) { completion(.success) }
    }
  }
}

extension UIViewController {
  /// Whether the screen has a say in how it goes.
  var isInterceptable: Bool { ControllerTraits.of(self).isInterceptable }

  /// The screen's own say, where it has one; the class is looked up first, because asking the object is slow.
  var routingRules: (any RoutingInterceptable)? {
    if OpenRegions.isActive {
      let question = OpenRegions.Search(start: self, testsStart: true, depth: .nothing, needsMatch: true)
      OpenRegions.current?.willSearch(question) { $0.isInterceptable }
    }
    return isInterceptable ? self as? any RoutingInterceptable : nil
  }
}
