/// Takes a controller that the previous steps have brought along, instead of making one.
///
/// Its finder is asked when the previous steps are on the stack. Combined with ``NilAction`` the controller is made
/// visible where it stands.
public struct FinderFactory<Wrapped: Finder>: Factory {
  /// The class of the controllers that the finder finds.
  public typealias ViewController = Wrapped.ViewController

  /// What a navigation hands to its steps.
  public typealias Context = Wrapped.Context

  private let finder: Wrapped

  /// Makes a factory.
  ///
  /// - Parameter finder: Names the controller.
  public init(finder: Wrapped) { self.finder = finder }

  /// The finder can only find what is on the stack.
  public var buildsAfterPreviousSteps: Bool { true }

  /// Names the controller that the finder finds.
  public func build(with context: Context) throws -> ViewController {
    guard let controller = try finder.findViewController(with: context) else { throw NothingFound() }
    return controller
  }

  /// The finder of a ``FinderFactory`` found nothing.
  public struct NothingFound: Error {
    /// Makes the error.
    public init() {}
  }
}
