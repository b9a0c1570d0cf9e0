/// The use cases of Detail.
enum Detail {
  /// The message is shown.
  enum ShowMessage {
    /// The view has been loaded.
    struct Request {}

    /// The message as it was kept.
    struct Response {
      let message: String
    }

    /// The message as it is shown.
    struct ViewModel {
      let text: String
    }
  }
}

/// What Detail can do.
@MainActor
protocol DetailBusinessLogic: AnyObject {
  func showMessage(_ request: Detail.ShowMessage.Request)
}

/// What Detail must be given.
@MainActor
protocol DetailDataStore {
  var message: String { get set }
}

/// Detail's use cases, and its data.
final class DetailInteractor: DetailBusinessLogic, DetailDataStore {
  var message = ""
  private let presenter: any DetailPresentationLogic

  init(presenter: any DetailPresentationLogic) {
    self.presenter = presenter
  }

  func showMessage(_ request: Detail.ShowMessage.Request) {
    presenter.presentMessage(Detail.ShowMessage.Response(message: message))
  }
}

/// How Detail puts things.
@MainActor
protocol DetailPresentationLogic: AnyObject {
  func presentMessage(_ response: Detail.ShowMessage.Response)
}

/// Turns what is kept into what is shown.
final class DetailPresenter: DetailPresentationLogic {
  weak var viewController: (any DetailDisplayLogic)?

  func presentMessage(_ response: Detail.ShowMessage.Response) {
    viewController?.displayMessage(Detail.ShowMessage.ViewModel(text: response.message))
  }
}
