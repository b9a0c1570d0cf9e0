import HeadlessUIKit
import RoutingSpecs
import VIPRouting

/// A team's scenes by Clean Swift, and what it adds to have them checked.
@MainActor
enum VIPPattern {
  final class InboxRouter: DataPassing {
    weak var viewController: InboxViewController?
    var dataStore: String? = "Hello"

    func routeToMessage(segue: UIStoryboardSegue?) {
      guard let viewController, let text = dataStore else { return }
      let message = MessageViewController()
      message.router.dataStore = text
      viewController.navigationController?.pushViewController(message, animated: true)
    }
  }

  final class MessageRouter: DataPassing {
    var dataStore: String?
  }

  final class InboxViewController: UIViewController {
    let router = InboxRouter()
  }

  final class MessageViewController: UIViewController {
    let router = MessageRouter()
  }

  static func app() throws -> RoutedApp {
    // Page: VIP
    let message = Route(
      "message", summary: "A message, by the scene's router.",
      expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      attempt.onScreen(InboxViewController.self)?.router.routeToMessage(segue: nil)
      attempt.finish(.reached)
    }
    .alsoChecking(
      "deliversText", "The message holds what the inbox has chosen.",
      observing: { $0.onScreen(InboxViewController.self)?.router.dataStore },
      judging: { chosen, after in
        guard let chosen else { return .notExercised }
        let held = after.onScreen(MessageViewController.self)?.router.dataStore
        return held == chosen ? .holds : .fails("The message holds \(held ?? "nothing").")
      })
    // Page: end
    return try mail(
      message, binding: MailBinding(makeInbox: makeInbox, makeMessage: MessageViewController.init))
  }

  private static func makeInbox() -> InboxViewController {
    let inbox = InboxViewController()
    inbox.router.viewController = inbox
    return inbox
  }
}
