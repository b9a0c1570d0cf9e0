internal import Foundation
import HeadlessUIKit
import RoutingSpecs

/// An app with one route that does what systems do not agree about: it waits for a dismissal of nothing.
@MainActor
enum DividedApp {
  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { Page(screen) }
    func screen(of controller: UIViewController) -> Screen? { (controller as? Page)?.screen }
  }

  private final class Page: UIViewController {
    let screen: Screen

    init(_ screen: Screen) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  static func app() throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Other")])
    let space = { (modals: Int) in
      try StackSpace(catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: modals, splits: false))
    }
    let home = Route(
      "home", summary: "Home alone.",
      expecting: Expectation(reaches: Target(screen: 0), disturbance: .everything)
    ) { attempt in
      attempt.window.rootViewController?.dismiss(animated: attempt.isAnimated) {
        let root = attempt.window.rootViewController as? Page
        if root?.screen.kind != 0 { attempt.window.rootViewController = Page(Screen(kind: 0)) }
        attempt.finish(.reached)
      }
    }
    return try RoutedApp(
      name: "divided", summary: "Waits for a dismissal.", space: space(1), exhaustiveSpace: space(0),
      binding: Binding(), routes: [home])
  }
}
