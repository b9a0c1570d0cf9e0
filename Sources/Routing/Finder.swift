public import HeadlessUIKit

/// Answers whether a step's controller is on the stack already, and which one it is.
///
/// Most finders conform to ``StackIteratingFinder`` and only say which controller they mean.
@MainActor
public protocol Finder<ViewController, Context> {
  /// The class of the controllers that it finds.
  associatedtype ViewController: UIViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Looks for the controller in the stack as it stands now.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Returns: The controller, or `nil` if it is not on the stack.
  /// - Throws: Any error that makes the navigation impossible; nothing has been changed then.
  func findViewController(with context: Context) throws -> ViewController?
}
