public import Foundation
public import HeadlessUIKit

/// Makes a scene of a storyboard.
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory {
  private let name: String
  private let identifier: String?
  private let bundle: Bundle?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard.
  ///   - identifier: The scene's identifier; `nil` for the scene that the storyboard starts with.
  ///   - bundle: The bundle of the storyboard.
  ///   - configuration: Called with every new controller.
  public init(
    name: String, identifier: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) {
    self.name = name
    self.identifier = identifier
    self.bundle = bundle
    self.configuration = configuration
  }

  /// Makes the scene; one of another class is a typed error.
  public func build(with context: Context) throws -> ViewController {
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    let made =
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    guard let made else { throw NoInitialScene(storyboard: name) }
    guard let controller = made as? ViewController else {
      throw RoutingError.typeMismatch(expected: ViewController.self, actual: type(of: made), nil)
    }
    configuration?(controller)
    return controller
  }
}

/// A storyboard has no scene to start with.
public struct NoInitialScene: Error, Hashable {
  /// The name of the storyboard.
  public let storyboard: String
}
