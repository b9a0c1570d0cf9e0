import HeadlessUIKit
import Routing
package import RoutingSpecs

/// The app in which the mutants live: three screens, one of which shows one of two contexts and one refuses to leave.
@MainActor
package enum MutantApp {
  /// The app with a single route.
  ///
  /// - Parameters:
  ///   - route: The route: a mutant's, or the original of one.
  ///   - exhausted: The bounds of the small space, every stack of which is run.
  ///   - sampled: The bounds of the large space; the same as the small one where it is `nil`.
  /// - Returns: The app.
  /// - Throws: `StackSpaceError` for bounds out of their range.
  package static func app(
    of route: Route, exhausting exhausted: StackSpace.Bounds, sampling sampled: StackSpace.Bounds? = nil
  ) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home"),
      ScreenEntry(name: "Item", contexts: ["7", "8"]),
      ScreenEntry(name: "Form", dismissal: .refused),
    ])
    let small = try StackSpace(catalogue: catalogue, bounds: exhausted)
    let large = try sampled.map { try StackSpace(catalogue: catalogue, bounds: $0) }
    return try RoutedApp(
      name: "mutants", summary: "Three screens, and routes with a planted defect.", space: large ?? small,
      exhaustiveSpace: small, binding: MutantBinding(), routes: [route])
  }
}

/// The first screen.
final class HomeScreen: UIViewController {
  /// Called when the user is done with the screen.
  var onDone: (() -> Void)?
}

/// A screen that shows one of several items.
final class ItemScreen: UIViewController, ContextChecking {
  /// Which item, as an index into the contexts of the catalogue.
  var item = 0

  func isTarget(for context: Int) -> Bool { item == context }
}

/// A screen that refuses to leave.
final class FormScreen: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

/// Makes and recognises the screens by their classes.
private struct MutantBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    switch screen.kind {
    case 0: return HomeScreen()
    case 1:
      let controller = ItemScreen()
      controller.item = screen.context ?? 0
      return controller
    default: return FormScreen()
    }
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is HomeScreen: Screen(kind: 0)
    case let controller as ItemScreen: Screen(kind: 1, context: controller.item)
    case is FormScreen: Screen(kind: 2, refusesDismissal: true)
    default: nil
    }
  }
}
