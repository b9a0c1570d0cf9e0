import CoordinatorRouting
import HeadlessUIKit
import RoutingSpecs

/// A team's coordinator, and what it adds to have it checked.
@MainActor
enum CoordinatorPattern {
  final class MailCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []

    func start() {}

    func openMessage(from inbox: InboxViewController) {
      let message = MessageViewController()
      message.coordinator = self
      inbox.navigationController?.pushViewController(message, animated: true)
    }
  }

  final class InboxViewController: UIViewController {
    weak var coordinator: MailCoordinator?
  }

  final class MessageViewController: UIViewController {
    weak var coordinator: MailCoordinator?
  }

  static func app() throws -> RoutedApp {
    let coordinator = MailCoordinator()
    // Page: coordinators
    let message = Route(
      "message", summary: "A message, which the inbox's coordinator opens.",
      expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      if let inbox = attempt.onScreen(InboxViewController.self) {
        inbox.coordinator?.openMessage(from: inbox)
      }
      attempt.finish(.reached)
    }
    .alsoChecking("retainsCoordinator", "A message's coordinator is alive as long as the message.") { after in
      guard let message = after.onScreen(MessageViewController.self) else { return .notExercised }
      return message.coordinator != nil ? .holds : .fails("Nobody retains the message's coordinator.")
    }
    // Page: end
    return try mail(
      message,
      binding: MailBinding(
        makeInbox: { make(InboxViewController(), coordinator) },
        makeMessage: { () -> MessageViewController in
          let message = MessageViewController()
          message.coordinator = coordinator
          return message
        }))
  }

  private static func make(_ inbox: InboxViewController, _ coordinator: MailCoordinator)
    -> InboxViewController
  {
    inbox.coordinator = coordinator
    return inbox
  }
}
