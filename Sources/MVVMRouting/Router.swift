public import HeadlessUIKit

/// Decides where a name that a screen gives leads to.
///
/// The screen says which button was tapped, never what comes next: its router asks the view model, and decides.
@MainActor
public protocol Router: AnyObject {
  /// Goes where a name leads.
  ///
  /// - Parameters:
  ///   - routeID: The name, for instance `signUp`.
  ///   - context: The controller to start from.
  ///   - parameters: What the way needs for itself, for instance the row that was tapped.
  func route(to routeID: String, from context: UIViewController, parameters: Any?)
}

extension Router {
  /// Goes where a name leads that needs nothing else.
  ///
  /// - Parameters:
  ///   - routeID: The name.
  ///   - context: The controller to start from.
  public func route(to routeID: String, from context: UIViewController) {
    route(to: routeID, from: context, parameters: nil)
  }
}
