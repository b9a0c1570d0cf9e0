import HeadlessUIKit
import Routing
import RoutingSpecs
import RoutingTesting
import Testing

final class InboxViewController: UIViewController {}
final class MessageViewController: UIViewController {}

struct Binding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    screen.kind == 0 ? InboxViewController() : MessageViewController()
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is InboxViewController: Screen(kind: 0)
    case is MessageViewController: Screen(kind: 1)
    default: nil
    }
  }
}

@MainActor
func mail() throws -> RoutedApp {
  let catalogue = try ScreenCatalogue([ScreenEntry(name: "Inbox"), ScreenEntry(name: "Message")])
  let message = StepAssembly(finder: ClassFinder<MessageViewController, Any?>(), factory: ClassFactory())
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  return try RoutedApp(
    name: "mail", summary: "Mail.",
    space: StackSpace(catalogue: catalogue, bounds: .init(tabs: 3, depth: 3, modals: 2)),
    exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: .init(tabs: 1, depth: 2, modals: 1)),
    binding: Binding(),
    routes: [
      Route(
        "message", summary: "A message from a link.", to: message, with: nil,
        expecting: Expectation(reaches: Target(screen: 1)))
    ])
}

@MainActor
@Test(arguments: try await mail().routes)
func `a route keeps its promises from every stack`(route: Route) throws {
  try checkRoute(route, of: mail())
}
