public import HeadlessUIKit

/// What a scene's router knows of its scene's data: the interactor, seen as the scene's data store.
///
/// A scene declares its own protocol for the store, which need not be bound to classes:
///
///     protocol HomeDataStore { var message: String { get set } }
///
///     final class HomeRouter: HomeRoutingLogic, DataPassing {
///       weak var viewController: HomeViewController?
///       var dataStore: (any HomeDataStore)?
///     }
@MainActor
public protocol DataPassing: AnyObject {
  /// The scene's protocol for what it may hand on and be given.
  associatedtype DataStore

  /// The interactor, as its store; `nil` until the scene has been put together.
  var dataStore: DataStore? { get set }
}

extension DataPassing {
  /// Changes what another scene has been given, in place.
  ///
  /// The store is passed `inout`, so that it may be a value as well as an object, and is written back.
  ///
  /// - Parameter pass: Copies what the other scene needs.
  /// - Throws: `VIPRoutingError.noDataStore` where the scene has not been put together.
  public func receive(_ pass: (inout DataStore) -> Void) throws(VIPRoutingError) {
    guard var store = dataStore else {
      throw .noDataStore(router: String(describing: type(of: self)))
    }
    pass(&store)
    dataStore = store
  }
}

/// A controller whose scene has a router: others hand their data to it.
@MainActor
public protocol RoutedScene: UIViewController {
  /// The class of the scene's router, or its routing protocols.
  associatedtype Router

  /// The router; the controller holds it, and it holds the controller weakly.
  var router: Router? { get }
}
