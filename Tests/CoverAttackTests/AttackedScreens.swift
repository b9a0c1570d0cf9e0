import HeadlessUIKit
import RoutingSpecs

/// The screens of the attacked apps, which do nothing: all that differs is what routes do with them.
@MainActor
enum AttackedScreens {
  /// The screen that every route leads to.
  final class Offer: UIViewController {}
  final class Home: UIViewController {}
  final class Detail: UIViewController {}

  /// An app of these screens with one route.
  ///
  /// - Parameters:
  ///   - attack: What performs the route.
  ///   - bounds: How large the stacks become.
  ///   - small: How large those become that are run one by one before anything is covered.
  /// - Returns: The app.
  /// - Throws: What is wrong with the bounds.
  static func app(
    _ attack: CoverAttack, at bounds: StackSpace.Bounds, small: StackSpace.Bounds = tiny
  ) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue(["Offer", "Home", "Detail"].map { ScreenEntry(name: $0) })
    let route = Route(
      "attack", summary: attack.testDescription, expecting: Expectation(reaches: Target(screen: 0)),
      perform: attack.perform)
    return try RoutedApp(
      name: "attacked", summary: "Screens that do nothing.",
      space: StackSpace(catalogue: catalogue, bounds: bounds),
      exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: small.cut(to: bounds)),
      binding: Binding(), routes: [route])
  }

  /// A bound that says next to nothing, so that the cover has to say it.
  static let tiny = StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false)

  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController {
      switch screen.kind {
      case 0: Offer()
      case 1: Home()
      default: Detail()
      }
    }

    func screen(of controller: UIViewController) -> Screen? {
      switch controller {
      case is Offer: Screen(kind: 0)
      case is Home: Screen(kind: 1)
      case is Detail: Screen(kind: 2)
      default: nil
      }
    }
  }
}
