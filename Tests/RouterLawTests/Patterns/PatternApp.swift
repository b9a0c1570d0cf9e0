import HeadlessUIKit
import RoutingSpecs

/// An inbox and a message, for the routes that the page about patterns shows: the app around them is the same for every pattern.
@MainActor
func mail(_ route: Route, binding: any ScreenBinding) throws -> RoutedApp {
  let catalogue = try ScreenCatalogue([
    ScreenEntry(name: "Inbox", places: .navigation), ScreenEntry(name: "Message", places: .navigation),
  ])
  let space = try StackSpace(
    catalogue: catalogue,
    bounds: .init(tabs: 2, depth: 2, modals: 1, splits: false, modalKinds: .navigation))
  return try RoutedApp(
    name: "mail", summary: "Mail.", space: space, exhaustiveSpace: space, binding: binding, routes: [route])
}

/// Makes screens with two closures, one for each, and recognises them by their classes.
struct MailBinding<Inbox: UIViewController, Message: UIViewController>: ScreenBinding {
  let makeInbox: @MainActor () -> Inbox
  let makeMessage: @MainActor () -> Message

  func makeController(for screen: Screen) -> UIViewController {
    screen.kind == 0 ? makeInbox() : makeMessage()
  }

  func screen(of controller: UIViewController) -> Screen? {
    controller is Inbox ? Screen(kind: 0) : controller is Message ? Screen(kind: 1) : nil
  }
}
