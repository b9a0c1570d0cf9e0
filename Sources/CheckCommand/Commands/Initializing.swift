extension RouteCheckCommand {
  /// `routecheck init`: writes something to begin with.
  func initialize(_ arguments: ParsedArguments) throws -> ExitCode {
    let isTest = arguments.has("--test")
    let path = arguments.value("--output") ?? (isTest ? "Tests/RouteTests/RouteTests.swift" : "routes.json")
    guard !surroundings.exists(path) else { throw CommandError.fileExists(path) }
    try surroundings.replace(path, with: isTest ? FirstFiles.test : FirstFiles.app)
    surroundings.write("wrote \(path.visible)\n")
    if isTest {
      let target = FirstFiles.target(of: path)
      surroundings.write(
        """

        Its target, for your Package.swift if that has none of this name:

        \(FirstFiles.manifest(of: target))

        next: swift test --filter \(target.shellWord)

        """)
    } else {
      surroundings.write("next: \(named("routecheck check \(path.shellWord)"))\n")
    }
    return .success
  }
}

/// What `routecheck init` writes: an app with a flaw, so that the first check has something to show.
enum FirstFiles {
  /// An app file.
  static let app = #"""
    {
      "$comment": [
        "An app whose routes are checked from every stack its user may be in.",
        "Check it with: routecheck check routes.json",
        "Replace the screens and routes by your own; Fixtures/Schemas/app.schema.json describes all there is."
      ],
      "format": 1,
      "app": "my-app",
      "summary": "Two screens and two routes.",
      "screens": [
        {"name": "Home"},
        {"$comment": "A screen that must not be swiped away has \"dismissal\": \"refused\".", "name": "Message"}
      ],
      "bounds": {
        "$comment": "How large stacks become: the whole space, and the part of it that is run stack by stack.",
        "default": {"tabs": 3, "depth": 3, "modals": 2, "splits": false},
        "exhaustive": {"tabs": 1, "depth": 2, "modals": 1, "splits": false}
      },
      "routes": [
        {
          "$comment": [
            "A message from a notification: found where it is on screen, else pushed into a new navigation",
            "controller that is presented over whatever the user sees."
          ],
          "name": "message",
          "steps": [
            {
              "finder": {"class": "Message", "options": ["current", "visible"]},
              "factory": {"screen": "Message"},
              "action": "push"
            },
            {"finder": "nil", "factory": "navigation", "action": {"presentModally": {}}}
          ],
          "from": "current",
          "expects": {"reaches": {"class": "Message"}}
        },
        {
          "$comment": [
            "Home in place of the root. It has a flaw: it starts from the topmost controller, which cannot be",
            "replaced while something is presented. Say \"from\": \"root\" to mend it."
          ],
          "name": "home",
          "steps": [
            {
              "finder": {"class": "Home", "options": ["current", "visible"]},
              "factory": {"screen": "Home"},
              "action": "replaceRoot"
            }
          ],
          "from": "current",
          "expects": {"reaches": {"class": "Home"}},
          "mayDisturb": "everything"
        }
      ]
    }

    """#

  /// The products that the Swift test imports.
  static let products = ["HeadlessUIKit", "Routing", "RoutingSpecs", "RoutingTesting"]

  /// The test target that a file belongs to: SwiftPM names it by its folder.
  static func target(of path: String) -> String {
    path.split(separator: "/").dropLast().last { $0 != "." && $0 != ".." }.map(String.init) ?? "RouteTests"
  }

  /// The piece of a manifest that has the test compiled.
  static func manifest(of target: String) -> String {
    let dependencies = products.map { "      .product(name: \"\($0)\", package: \"RouteCheck\"),\n" }
    return """
        .testTarget(
          name: "\(target.visible)",
          dependencies: [
      \(dependencies.joined())    ]),
      """
  }

  /// A Swift test.
  static let test = """
    // The routes of an app, checked from every stack its user may be in.
    //
    // Its test target depends on the products HeadlessUIKit, Routing, RoutingSpecs and RoutingTesting.

    import HeadlessUIKit
    import Routing
    import RoutingSpecs
    import RoutingTesting
    import Testing

    // Your screens; the real ones, where their code is in a package.
    final class HomeViewController: UIViewController {}
    final class MessageViewController: UIViewController {}

    // How a screen of the catalogue becomes a controller, and how a controller is recognised.
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
      // A message from a notification: found where it is on screen, else presented in a navigation controller.
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

    """
}
