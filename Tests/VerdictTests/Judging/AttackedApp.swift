import HeadlessUIKit
import RoutingSpecs

/// The screens and the route of an attacked app.
@MainActor
struct AttackedApp {
  /// The screen that routes lead to, the one that does nothing, and those that make the trouble.
  let screens: [ScreenClass]

  /// The route.
  let route: Route

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - screens: The screens that make the trouble.
  ///   - route: The route; its target is the screen with the index 0.
  init(_ screens: [ScreenClass], _ route: Route) {
    self.screens = [.screen { WelcomeScreen() }, .screen { HomeScreen() }] + screens
    self.route = route
  }

  /// The app as a check sees it.
  ///
  /// - Parameters:
  ///   - bounds: How large the stacks become.
  ///   - startsOver: Whether the app forgets what it keeps before each run.
  ///   - hasIdleScreens: Whether there are more screens that do nothing.
  /// - Returns: The app, of which few small stacks are run one by one, as of apps with many screens.
  /// - Throws: What is wrong with the app's description.
  func routed(
    _ bounds: StackSpace.Bounds, startsOver: Bool, hasIdleScreens: Bool = false
  ) throws -> RoutedApp {
    let screens = screens + (hasIdleScreens ? ScreenClass.idle : [])
    let catalogue = try ScreenCatalogue(screens.map(\.entry))
    let small = StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false).cut(to: bounds)
    return try RoutedApp(
      name: "attacked", summary: "An app whose code knows more than its route asks.",
      space: StackSpace(catalogue: catalogue, bounds: bounds),
      exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: small),
      binding: ScreenClassBinding(screens: screens, startsOver: startsOver), routes: [route])
  }
}

/// What there is to say of a class of screens.
@MainActor
struct ScreenClass {
  /// What the catalogue says about it.
  let entry: ScreenEntry

  /// The class.
  let type: UIViewController.Type

  /// Makes a controller.
  let make: @MainActor (Screen) -> UIViewController

  /// A class of screens.
  static func screen<Controller: UIViewController>(
    dismissal: ScreenEntry.Dismissal = .allowed, places: ScreenPlaces = .all,
    _ make: @escaping @MainActor () -> Controller
  ) -> ScreenClass {
    ScreenClass(
      entry: ScreenEntry(name: className(Controller.self), dismissal: dismissal, places: places),
      type: Controller.self
    ) { _ in make() }
  }

  /// A class of screens that show different things.
  static func variants<Controller: ScreenOfVariants>(
    contexts: [String] = [], dismissal: ScreenEntry.Dismissal = .allowed, places: ScreenPlaces = .all,
    _ make: @escaping @MainActor (Screen) -> Controller
  ) -> ScreenClass {
    ScreenClass(
      entry: ScreenEntry(
        name: className(Controller.self), contexts: contexts, dismissal: dismissal, places: places),
      type: Controller.self, make: make)
  }

  /// A class of screens that are pushed, as most of an app's are.
  static func pushed<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller
  ) -> ScreenClass { screen(places: .navigation, make) }

  /// A class of screens that are presented, with a navigation controller around them or without.
  static func sheet<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller
  ) -> ScreenClass { screen(places: [.modal, .navigation], make) }

  /// A class of screens that stand in tabs.
  static func tab<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller
  ) -> ScreenClass { screen(places: [.tab, .navigation], make) }

  /// A class of screens that stand in the columns of split view controllers.
  static func column<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller
  ) -> ScreenClass { screen(places: [.primary, .secondary], make) }

  /// A class of screens that are containers, which cannot be pushed.
  static func container<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller
  ) -> ScreenClass {
    screen(places: [.root, .tab, .modal, .primary, .secondary], make)
  }
}

/// A screen that knows what it shows, and whether it may be dismissed.
@MainActor
protocol ScreenOfVariants: UIViewController {
  /// What it shows; its kind does not matter.
  var variant: Screen { get }
}

/// Recognises screens by their classes.
private struct ScreenClassBinding: ScreenBinding {
  let screens: [ScreenClass]
  let startsOver: Bool

  func makeController(for screen: Screen) -> UIViewController { screens[screen.kind].make(screen) }

  func screen(of controller: UIViewController) -> Screen? {
    let type = type(of: controller)
    let screen = screens.firstIndex { $0.type == type }.map { Screen(kind: $0) }
    guard let screen, let variant = controller as? any ScreenOfVariants else { return screen }
    return Screen(
      kind: screen.kind, context: variant.variant.context, refusesDismissal: variant.variant.refusesDismissal)
  }

  func startOver() {
    if startsOver { AppServices.startOver() }
  }
}

/// What a class is called; an optimised build would write the file beside a private name that it knows beforehand.
@inline(never)
private func className(_ type: UIViewController.Type) -> String { String(describing: type) }
