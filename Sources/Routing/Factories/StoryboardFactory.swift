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

  /// Refuses a storyboard or a scene that is not there, and a scene of another class.
  public func prepare(with context: Context) throws {
    let storyboards = Simulation.storyboards
    guard let document = storyboards.document(named: name) else {
      throw RoutingError.unknownStoryboard(name, known: storyboards.names)
    }
    let scene = document.scenes.first {
      identifier == nil ? $0.id == document.initialScene : $0.identifier == identifier
    }
    guard let scene else {
      throw RoutingError.unknownScene(
        identifier, storyboard: name, known: document.scenes.compactMap(\.identifier))
    }
    // A reference leads to another storyboard; its class is known when the scene is made.
    guard let type = storyboards.type(of: scene), !(type is ViewController.Type) else { return }
    throw RoutingError.typeMismatch(expected: ViewController.self, actual: type, nil)
  }

  /// Makes the scene; one of another class is a typed error.
  public func build(with context: Context) throws -> ViewController {
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    let made =
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    guard let made else { throw RoutingError.unknownScene(nil, storyboard: name, known: []) }
    guard let controller = made as? ViewController else {
      throw RoutingError.typeMismatch(expected: ViewController.self, actual: type(of: made), nil)
    }
    configuration?(controller)
    return controller
  }
}

extension StoryboardFactory: LibraryPart {
  package var callsAppCode: Bool { configuration != nil }
}
