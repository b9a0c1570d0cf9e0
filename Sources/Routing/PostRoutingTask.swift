public import HeadlessUIKit

/// Runs when a navigation has succeeded, for instance to report what the user saw.
@MainActor
public protocol PostRoutingTask<ViewController, Context> {
  /// The class of the controllers that it applies to.
  associatedtype ViewController: UIViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Does the work.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the task's step, on the stack now.
  ///   - context: What the navigation was asked to show.
  ///   - routingStack: The controllers of the navigation's steps, from the one that was found to the target.
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}
