public import Foundation
public import HeadlessUIKit

/// Which controller presents.
public enum PresentationStartingPoint {
  /// The previous step's controller.
  case current

  /// The topmost container around the previous step's controller.
  case topmostParent

  /// Whatever the closure names.
  case custom(@MainActor () -> UIViewController?)
}

/// Presents a controller over the previous step's controller.
public struct PresentModallyAction: Action {
  let startingPoint: PresentationStartingPoint
  let style: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?
  let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  let preferredContentSize: CGSize?
  let isModalInPresentation: Bool?
  let configuration: (@MainActor (UIPresentationController) -> Void)?

  /// Presents, unless something is presented there already.
  public func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let presenter = presenter(for: existing) else {
      return completion(.failure(.cannotShow(viewController, in: existing)))
    }
    if let presented = presenter.presentedViewController {
      return completion(.failure(.alreadyPresenting(presenter, presented: presented)))
    }
    if viewController.parent != nil || viewController.presentingViewController != nil {
      return completion(.failure(.alreadyOnStack(viewController)))
    }
    configure(viewController)
    presenter.present(viewController, animated: animated) { completion(.success) }
  }

  private func presenter(for existing: UIViewController) -> UIViewController? {
    switch startingPoint {
    case .current:
      existing.routingRules.map { rules in OpenRegions.appCode(.modalHost) { rules.modalHost } } ?? existing
    case .topmostParent: existing.layerRoot
    case .custom(let choose): OpenRegions.appCode(.presenter) { choose() }
    }
  }

  private func configure(_ viewController: UIViewController) {
    if let style { viewController.modalPresentationStyle = style }
    if let transitionStyle { viewController.modalTransitionStyle = transitionStyle }
    if let transitioningDelegate { viewController.transitioningDelegate = transitioningDelegate }
    if let preferredContentSize { viewController.preferredContentSize = preferredContentSize }
    if let isModalInPresentation { viewController.isModalInPresentation = isModalInPresentation }
    if let configuration, let presentation = viewController.presentationController {
      OpenRegions.appCode(.presentation) { configuration(presentation) }
    }
  }
}

extension GeneralAction {
  /// Presents the new controller over the previous step's controller.
  ///
  /// - Parameters:
  ///   - startingPoint: Which controller presents.
  ///   - style: How the new controller covers what was there; `nil` leaves the controller's own style, which with a
  ///     transitioning delegate becomes `.custom`.
  ///   - transitionStyle: How the presentation is animated; `nil` leaves the controller's own.
  ///   - transitioningDelegate: Makes the animations; the action keeps it alive.
  ///   - preferredContentSize: The size of a sheet or popover; `nil` leaves the controller's own.
  ///   - isModalInPresentation: Whether the user cannot swipe the new controller away; `nil` leaves its own.
  ///   - configuration: Sets up the presentation controller, for instance the detents of a sheet.
  /// - Returns: The action.
  public static func presentModally(
    startingFrom startingPoint: PresentationStartingPoint = .topmostParent,
    presentationStyle style: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    preferredContentSize: CGSize? = nil, isModalInPresentation: Bool? = nil,
    presentationControllerConfiguration configuration: (@MainActor (UIPresentationController) -> Void)? = nil
  ) -> PresentModallyAction {
    PresentModallyAction(
      startingPoint: startingPoint, style: style ?? (transitioningDelegate == nil ? nil : .custom),
      transitionStyle: transitionStyle, transitioningDelegate: transitioningDelegate,
      preferredContentSize: preferredContentSize, isModalInPresentation: isModalInPresentation,
      configuration: configuration)
  }
}

extension Action where Self == PresentModallyAction {
  /// Presents the new controller over the previous step's controller, as it likes to be presented.
  public static var presentModally: Self { GeneralAction.presentModally() }
}
