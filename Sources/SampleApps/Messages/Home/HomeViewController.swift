import Foundation
import HeadlessUIKit
import VIPRouting

/// The first scene: a text field, and a button that shows what was written.
final class HomeViewController: UIViewController, SegueRoutedScene {
  var interactor: (any HomeBusinessLogic & HomeDataStore)?

  /// Where the scene leads to.
  var router: HomeRouter?

  static let segues = SegueTable<HomeRouter>()
    .routing("Detail") { $0.routeToDetail(segue: $1) }
    .routing("WrappedDetail") { $0.routeToDetail(segue: $1) }
    .routing("ForcedDetail") { $0.routeToForcedDetail(segue: $1) }

  /// Makes the scene as the storyboard asks for it, and puts its parts together.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let interactor = HomeInteractor()
    let router = HomeRouter()
    self.interactor = interactor
    self.router = router
    router.viewController = self
    router.dataStore = interactor
  }

  /// Lets the router prepare the segue.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    routeSegue(segue)
  }

  /// The user has written something.
  func messageDidChange(_ text: String) {
    interactor?.keepMessage(Home.KeepMessage.Request(text: text))
  }
}
