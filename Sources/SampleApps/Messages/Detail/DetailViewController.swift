import Foundation
import HeadlessUIKit
import VIPRouting

/// What Detail shows.
@MainActor
protocol DetailDisplayLogic: AnyObject {
  func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel)
}

/// The second scene: a label with the message.
final class DetailViewController: UIViewController, RoutedScene, DetailDisplayLogic {
  private var interactor: (any DetailBusinessLogic)?

  /// The scene's router; it leads nowhere, and is how others reach the scene's data.
  var router: DetailRouter?

  /// What the label says; empty until the view has been loaded.
  private(set) var shownText = ""

  /// Makes the scene as the storyboard asks for it, and puts its parts together.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let presenter = DetailPresenter()
    let interactor = DetailInteractor(presenter: presenter)
    let router = DetailRouter()
    presenter.viewController = self
    router.viewController = self
    router.dataStore = interactor
    self.interactor = interactor
    self.router = router
  }

  /// Asks for what is to be shown.
  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.showMessage(Detail.ShowMessage.Request())
  }

  func displayMessage(_ viewModel: Detail.ShowMessage.ViewModel) {
    shownText = viewModel.text
  }
}

/// Detail's router: nothing but its data.
final class DetailRouter: DataPassing {
  weak var viewController: DetailViewController?
  var dataStore: (any DetailDataStore)?
}
