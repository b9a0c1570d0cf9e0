public import HeadlessUIKit

/// Does nothing: the controller is on the stack already, or its factory has seen to it.
public struct NilAction: Action {
  /// Makes the action.
  public init() {}

  /// Nothing is done.
  public func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }
}

extension GeneralAction {
  /// Does nothing, for controllers that previous steps have brought along.
  ///
  /// - Returns: The action.
  public static func nilAction() -> NilAction {
    NilAction()
  }
}
