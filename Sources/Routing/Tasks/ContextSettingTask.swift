public import HeadlessUIKit

/// A controller that takes a context from outside.
@MainActor
public protocol ContextAccepting<Context>: UIViewController {
  /// What a navigation hands to its steps.
  associatedtype Context

  /// Refuses a context that the screen cannot show, before anything on the stack has changed.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Throws: Any error; the stack stays as it was.
  static func checkCompatibility(with context: Context) throws

  /// Shows what the context asks for.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Throws: Any error; the stack stays as it was.
  func setup(with context: Context) throws
}

extension ContextAccepting {
  /// Every context can be shown unless a screen says otherwise.
  public static func checkCompatibility(with context: Context) throws {}
}

/// Hands the context to controllers that take one.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// What a navigation hands to its steps.
  public typealias Context = ViewController.Context

  /// Makes the task.
  public init() {}

  /// Asks the class.
  public func prepare(with context: Context) throws {
    try ViewController.checkCompatibility(with: context)
  }

  /// Hands over the context.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try viewController.setup(with: context)
  }
}
