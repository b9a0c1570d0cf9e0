import HeadlessUIKit
import Routing
import RoutingSpecs
import RoutingTesting
import Storefront
import Testing

/// What pages show of routes and finders, with the least around it that compiles.
///
/// `PageTests` compares the two.
@MainActor
private enum PageExamples {
  struct Message: Equatable {
    var id = 1
  }

  final class MessageViewController: UIViewController {
    let message = Message()
    weak var coordinator: AnyObject?
  }

  final class InboxViewController: UIViewController {
    var messages: [Message] = []
  }

  final class BagViewController: UIViewController {}

  // MARK: - Describing an app

  static func described() throws -> ScreenCatalogue {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Inbox"),
      ScreenEntry(name: "Message", contexts: ["1", "2"]),
      ScreenEntry(name: "Draft", dismissal: .either, places: [.modal, .navigation]),
    ])
    return catalogue
  }

  static func declared(_ app: RoutedApp) throws -> RoutedApp {
    let app = try app.declaring(interchangeable: [["Settings", "About", "Help"]])
    return app
  }

  static func expectation() -> RoutingSpecs.Expectation {
    Expectation(
      reaches: Target(screen: 1),
      declines: [Decline("cannotBeDismissed", when: .refusesAbove(.screen("Message")))])
  }

  // MARK: - Routes

  /// What an app does with its links.
  @MainActor final class LinkHandler {
    init(_ window: UIWindow) {}

    func open(_ link: String, then: @escaping () -> Void) { then() }
  }

  static func thereAndBack() -> Route {
    Route(
      "there-and-back", summary: "A message, the inbox, the message.",
      expecting: Expectation(reaches: Target(screen: 1), disturbance: .everything)
    ) { attempt in
      let links = LinkHandler(attempt.window)
      links.open("mail://message/1") {
        links.open("mail://inbox") {
          links.open("mail://message/1") { attempt.finish(.reached) }
        }
      }
    }
  }

  // MARK: - Finders

  struct MessageFinder: StackIteratingFinder {
    func isTarget(_ controller: MessageViewController, with id: Int) -> Bool {
      controller.message.id == id
    }
  }

  struct StoreFinder: StackIteratingFinder {
    func isTarget(_ tabs: UITabBarController, with context: Any?) -> Bool {
      StackSearch(options: .contained).hasMatch(from: tabs) { $0 is BagViewController }
    }
  }

  // MARK: - Own checks

  static func retaining(_ route: Route) -> Route {
    route.alsoChecking("retainsCoordinator", "A message's coordinator lives as long as the message.") {
      after in
      guard let message = after.onScreen(MessageViewController.self) else { return .notExercised }
      return message.coordinator != nil ? .holds : .fails("Nobody retains the message's coordinator.")
    }
  }

  static func keeping(_ route: Route) -> Route {
    route.alsoChecking(
      "keepsMessages", "No inbox has other messages than before.", ofEach: InboxViewController.self,
      observing: { $0.messages },
      judging: { before, inbox in
        before == nil || before == inbox.messages ? .holds : .fails("Messages are lost.")
      })
  }
}

// MARK: - Whole tests

/// What the pages about moments and campaigns let a team write; both would search for long.
@MainActor
@Suite(.disabled("they are compiled, and other suites run the same with smaller bounds"))
private struct PageExampleTests {
  @Test(arguments: try await Storefront.app().inMoments().routes)
  func `survives the worst moment`(_ route: Route) throws {
    try checkRoute(route, of: Storefront.app().inMoments())
  }

  @MainActor
  @Suite struct CampaignTests {
    @Test func `what campaigns have found stays mended`() throws {
      try checkCampaign(in: "corpus", of: Storefront.app())
    }
  }
}
