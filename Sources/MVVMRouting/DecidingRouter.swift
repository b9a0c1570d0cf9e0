public import HeadlessUIKit

/// A router whose names are the cases of an enumeration, so that none can be forgotten.
///
///     final class LoginRouter: DecidingRouter {
///       unowned let viewModel: LoginViewModel
///
///       func destination(of route: LoginViewController.Route, parameters: Any?) -> UIViewController {
///         switch route {
///         case .login: viewModel.passwordHasExpired ? ChangePasswordViewController() : HomeViewController()
///         case .signUp: SignUpViewController()
///         }
///       }
///     }
@MainActor
public protocol DecidingRouter: Router {
  /// The names that the screen gives.
  associatedtype Route: RawRepresentable, CaseIterable where Route.RawValue == String

  /// Decides, and makes what comes next together with its view model and its router.
  ///
  /// - Parameters:
  ///   - route: What the screen wants.
  ///   - parameters: What the way needs for itself.
  /// - Returns: The next controller, in no hierarchy yet.
  func destination(of route: Route, parameters: Any?) -> UIViewController

  /// Brings what comes next; by default it is pushed.
  ///
  /// - Parameters:
  ///   - destination: What `destination(of:parameters:)` has made.
  ///   - context: The controller to start from.
  /// - Throws: `MVVMRoutingError` where there is no way to bring it.
  func show(_ destination: UIViewController, from context: UIViewController) throws(MVVMRoutingError)

  /// Called where nothing was done and nothing has changed; by default the simulation records a fault.
  ///
  /// - Parameters:
  ///   - error: Why nothing was done.
  ///   - context: The controller to start from.
  func routeWasRefused(_ error: MVVMRoutingError, from context: UIViewController)
}

extension DecidingRouter {
  /// Finds the name's case, lets the router decide, and brings the next controller; refuses an unknown name.
  ///
  /// - Parameters:
  ///   - routeID: The name.
  ///   - context: The controller to start from.
  ///   - parameters: What the way needs for itself.
  public func route(to routeID: String, from context: UIViewController, parameters: Any?) {
    do throws(MVVMRoutingError) {
      guard let route = Route(rawValue: routeID) else {
        throw MVVMRoutingError.unknownRoute(
          routeID, router: String(describing: type(of: self)), known: Route.allCases.map(\.rawValue))
      }
      try show(destination(of: route, parameters: parameters), from: context)
    } catch {
      routeWasRefused(error, from: context)
    }
  }

  /// Pushes the next controller.
  ///
  /// - Parameters:
  ///   - destination: The next controller.
  ///   - context: The controller to start from.
  /// - Throws: `MVVMRoutingError.noNavigation` where it stands in no navigation controller.
  public func show(_ destination: UIViewController, from context: UIViewController) throws(MVVMRoutingError) {
    guard let navigation = context.navigationController else {
      throw .noNavigation(context: String(describing: type(of: context)))
    }
    navigation.pushViewController(destination, animated: true)
  }

  /// Records the error, so that a check finds it.
  ///
  /// - Parameters:
  ///   - error: Why nothing was done.
  ///   - context: The controller to start from.
  public func routeWasRefused(_ error: MVVMRoutingError, from context: UIViewController) {
    Simulation.current.report(error.description)
  }
}
