import Foundation
import HeadlessUIKit
import RoutingSpecs

/// An app whose routes do what systems do not agree about.
@MainActor
enum DividedApp {
  /// What a route does.
  enum Habit: String, CaseIterable {
    /// Presents a screen while what was presented is still going: done where such a call waits.
    case hurries
    /// Ends when a dismissal has ended, whether there is anything to dismiss or not.
    case dismisses
    /// Presents over the root where nothing is presented yet.
    case presents
  }

  static func route(_ habit: Habit) -> Route {
    Route(
      habit.rawValue, summary: "Shows a screen.",
      expecting: Expectation(reaches: Target(screen: 0), disturbance: .everything)
    ) { attempt in
      guard let root = attempt.window.rootViewController else { return }
      switch habit {
      case .hurries:
        root.dismiss(animated: attempt.isAnimated)
        root.present(PlainScreenController(Screen(kind: 0)), animated: attempt.isAnimated) {
          attempt.finish(.reached)
        }
      case .dismisses:
        root.dismiss(animated: attempt.isAnimated) {
          attempt.window.rootViewController = PlainScreenController(Screen(kind: 0))
          attempt.finish(.reached)
        }
      case .presents:
        attempt.window.rootViewController = PlainScreenController(Screen(kind: 0))
        attempt.finish(.reached)
      }
    }
  }

  static func app(_ habits: [Habit] = Habit.allCases, modals: Int = 2) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Other")])
    let space = { (modals: Int) in
      try StackSpace(catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: modals, splits: false))
    }
    return try RoutedApp(
      name: "divided", summary: "Does what systems do not agree about.", space: space(modals),
      exhaustiveSpace: space(modals), binding: PlainBinding(), routes: habits.map(route))
  }
}
