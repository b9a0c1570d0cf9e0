/// The use cases of Home.
enum Home {
  /// The user writes a message.
  enum KeepMessage {
    /// What the user has written.
    struct Request {
      let text: String
    }
  }
}

/// What Home can do.
@MainActor
protocol HomeBusinessLogic: AnyObject {
  func keepMessage(_ request: Home.KeepMessage.Request)
}

/// What Home can hand on.
@MainActor
protocol HomeDataStore {
  var message: String { get }
}

/// Home's use cases, and its data.
final class HomeInteractor: HomeBusinessLogic, HomeDataStore {
  private(set) var message = ""

  func keepMessage(_ request: Home.KeepMessage.Request) {
    message = request.text
  }
}
