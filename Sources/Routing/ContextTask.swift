public import HeadlessUIKit

/// Gives the context to a step's controller, just built or just found.
@MainActor
public protocol ContextTask<ViewController, Context> {
  /// The class of the controllers that it applies to.
  associatedtype ViewController: UIViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Refuses what the task cannot apply, before anything on the stack has changed.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Throws: Any error; the stack stays as it was.
  func prepare(with context: Context) throws

  /// Applies the context.
  ///
  /// - Parameters:
  ///   - viewController: The step's controller; a new one is not on the stack yet.
  ///   - context: What the navigation was asked to show.
  /// - Throws: Any error; the stack stays as it was.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Nothing is refused unless a task says so.
  public func prepare(with context: Context) throws {}
}
