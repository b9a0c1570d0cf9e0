import HeadlessUIKit
import MVVMRouting
import RoutingSpecs

/// A team's screens by MVVM, and what it adds to have them checked.
@MainActor
enum MVVMPattern {
  final class InboxRouter: DecidingRouter {
    enum Route: String, CaseIterable { case message }

    func destination(of route: Route, parameters: Any?) -> UIViewController { MessageViewController() }
  }

  final class InboxViewController: UIViewController {
    let router = InboxRouter()
  }

  final class MessageViewController: UIViewController {}

  static func app() throws -> RoutedApp {
    // Page: MVVM
    let message = Route(
      "message", summary: "A message, where the inbox's router decides.",
      expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      if let inbox = attempt.onScreen(InboxViewController.self) {
        inbox.router.route(to: "message", from: inbox)
      }
      attempt.finish(.reached)
    }
    // Page: end
    return try mail(
      message,
      binding: MailBinding(makeInbox: InboxViewController.init, makeMessage: MessageViewController.init))
  }
}
