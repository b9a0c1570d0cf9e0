public import HeadlessUIKit

/// A controller that wants a coordinator to prepare its segues.
///
/// A controller that does not adopt this, or has no delegate, behaves as plain UIKit.
@MainActor
public protocol Coordinated: UIViewController {
  /// Who prepares the controller's segues; to be held weakly, because the coordinator may hold the controller.
  var coordinationDelegate: (any CoordinationDelegate)? { get set }
}

/// Prepares the segues of the controllers that it is the delegate of.
@MainActor
public protocol CoordinationDelegate: AnyObject {
  /// Called once for each segue, after the source's own `prepare(for:sender:)` and before the segue is performed.
  ///
  /// - Parameter segue: The segue.
  func prepareForSegue(segue: UIStoryboardSegue)
}

/// Takes over segues that another coordinator cannot prepare, because they leave its storyboard.
@MainActor
public protocol HandleSegueDelegate: AnyObject {
  /// Prepares the segue, or hands it on to whoever can.
  ///
  /// - Parameter segue: The segue.
  func handleSegue(segue: UIStoryboardSegue)
}
