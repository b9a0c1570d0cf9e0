extension FirstFile {
  /// An app is used from launch.
  package static let launch = FirstFile(
    usualPath: "Tests/LaunchTests/LaunchTests.swift",
    target: Target(
      products: ["RouteChecking", "UIKit"],
      otherDependency: "the target of your app, such as \"Shop\","),
    text: """
      // A check of your app from launch. It uses the app as a person would, and opens each link wherever the user is.
      //
      // For your app, change the lines below 1, 2 and 3, and delete the example at the end.
      // The test target of this file depends on your app's target and on the products RouteChecking and UIKit. If your
      // app needs SwiftUI, Combine or others of Apple's modules, its target depends on the product UIKitShims.

      import RouteChecking
      import Testing
      import UIKit

      // 1: your app's module, without the slashes.
      // @testable import Shop

      let app = App("app") { window in
        // 2: what your scene delegate does with its window. RouteCheck keeps what you return, and hands it to each link.
        AppCoordinator(window: window)
      }

      // `Root` is what 2 returns.
      extension Link where Root == AppCoordinator {
        // 3: a link, with the screen that must be on top and how your app opens it. Add one for each of your links.
        static var message: Link { Link("message", reaches: MessageViewController.self) { $0.open("app://message/7") } }
      }

      @MainActor @Test func `every screen and every link works from wherever the user is`() {
        check(app, links: [.message])
      }

      // The example, to be deleted: an app of two screens and a sheet.

      final class MessageViewController: UIViewController {}
      final class DraftViewController: UIViewController {}

      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Write",
            primaryAction: UIAction { [weak self] _ in
              self?.present(UINavigationController(rootViewController: DraftViewController()), animated: true)
            })
        }
      }

      @MainActor
      final class AppCoordinator {
        private let navigation = UINavigationController(rootViewController: HomeViewController())

        init(window: UIWindow) { window.rootViewController = navigation }

        // It has a flaw: the sheet may be open.
        func open(_ link: String) {
          navigation.setViewControllers([navigation.viewControllers[0], MessageViewController()], animated: false)
        }
      }

      """)

  /// Routes are checked from every stack.
  package static let routes = FirstFile(
    usualPath: "Tests/RouteTests/RouteTests.swift",
    target: Target(products: ["HeadlessUIKit", "Routing", "RoutingSpecs", "RoutingTesting"]),
    text: """
      // A check of your app's routes from every stack that its user may be in.
      //
      // The test target of this file depends on the products HeadlessUIKit, Routing, RoutingSpecs and RoutingTesting.

      import HeadlessUIKit
      import Routing
      import RoutingSpecs
      import RoutingTesting
      import Testing

      // Your screens. If their code is in a package, use the real ones.
      final class HomeViewController: UIViewController {}
      final class MessageViewController: UIViewController {}

      // Makes the controller of a screen, and tells which screen a controller shows.
      struct Binding: ScreenBinding {
        func makeController(for screen: Screen) -> UIViewController {
          screen.kind == 0 ? HomeViewController() : MessageViewController()
        }

        func screen(of controller: UIViewController) -> Screen? {
          switch controller {
          case is HomeViewController: Screen(kind: 0)
          case is MessageViewController: Screen(kind: 1)
          default: nil
          }
        }
      }

      @MainActor
      func app() throws -> RoutedApp {
        let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Message")])
        // A message from a notification: found if it is on screen, otherwise presented in a navigation controller.
        let message = StepAssembly(finder: ClassFinder<MessageViewController, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        // Home in place of the root. It has a flaw: `current()` is the topmost controller, which cannot be replaced while
        // something is presented. `root()` mends it.
        let home = StepAssembly(
          finder: ClassFinder<HomeViewController, Any?>(options: [.current, .visible]), factory: ClassFactory()
        )
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.current())
        .assemble()
        return try RoutedApp(
          name: "my-app", summary: "Two screens and two routes.",
          space: StackSpace(catalogue: catalogue, bounds: .init(tabs: 3, depth: 3, modals: 2)),
          exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: .init(tabs: 1, depth: 2, modals: 1)),
          binding: Binding(),
          routes: [
            Route(
              "message", summary: "A message from a notification.", to: message, with: nil,
              expecting: Expectation(reaches: Target(screen: 1))),
            Route(
              "home", summary: "Home in place of the root.", to: home, with: nil,
              expecting: Expectation(reaches: Target(screen: 0), disturbance: .everything)),
          ])
      }

      @MainActor
      @Test(arguments: try await app().routes)
      func `a route keeps its promises from every stack`(route: Route) throws {
        try checkRoute(route, of: app())
      }

      """)
}
