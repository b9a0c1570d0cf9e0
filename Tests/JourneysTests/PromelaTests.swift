import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Journeys

/// How many states an exploration tells apart, held against Spin, which knows nothing of view controllers.
///
/// The model is `scripts/peers/launched.pml`; it says what the app is, and was written from that sentence alone.
@MainActor
@Suite struct PromelaTests {
  /// How large the app is.
  struct Bound: Sendable, CustomTestStringConvertible {
    let tabs, depth, sheets: Int

    var testDescription: String { "\(tabs) tabs, \(depth) deep, sheets of \(sheets)" }
  }

  nonisolated static let bounds = [
    Bound(tabs: 1, depth: 2, sheets: 1), Bound(tabs: 2, depth: 2, sheets: 2),
    Bound(tabs: 3, depth: 3, sheets: 2),
  ]

  @Test(.enabled(if: Spin.isThere, "spin or gcc is not installed"), arguments: bounds)
  func `an exploration tells as many states apart as Spin stores`(bound: Bound) throws {
    let report = JourneyReport.exploring(Self.app(bound), limits: JourneyLimits(moments: 0))
    #expect(report.holds, "\(report.text)")
    #expect(report.counts.states == (try Self.statesInSpin(bound)))
  }

  // MARK: - Spin

  private static func statesInSpin(_ bound: Bound) throws -> Int {
    let said = try Spin.verify(
      "launched.pml", ["TABS": bound.tabs, "DEPTH": bound.depth, "SHEETS": bound.sheets])
    #expect(said.status == 0 && said.output.contains("errors: 0"), "\(said.output)")
    let words = try #require(said.output.firstMatch(of: /(\d+) states, stored/), "\(said.output)")
    return try #require(Int(words.1))
  }

  // MARK: - The app

  @MainActor
  private final class Session {
    var isLoggedIn = false
  }

  private static func app(_ bound: Bound) -> App<Session> {
    App("peer") { window in
      let session = Session()
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<bound.tabs).map { _ in
        UINavigationController(rootViewController: screen(1, bound, session))
      }
      window.rootViewController = tabs
      return session
    }
  }

  /// A button with a title.
  private typealias Button = (String, @MainActor (UIViewController) -> Void)

  private static func screen(_ depth: Int, _ bound: Bound, _ session: Session) -> UIViewController {
    let sheet: Button = (
      "Sheet",
      { $0.present(UINavigationController(rootViewController: login(1, bound, session)), animated: true) }
    )
    let deeper = pushing("Deeper") { screen(depth + 1, bound, session) }
    return Told(depth < bound.depth ? [sheet, deeper] : [sheet])
  }

  private static func login(_ depth: Int, _ bound: Bound, _ session: Session) -> UIViewController {
    let buttons: [Button] = [
      ("Close", { $0.dismiss(animated: true) }), ("Log in", { _ in session.isLoggedIn = true }),
    ]
    let further = pushing("Further") { login(depth + 1, bound, session) }
    return Told(depth < bound.sheets ? buttons + [further] : buttons)
  }

  private static func pushing(
    _ title: String, _ next: @escaping @MainActor () -> UIViewController
  ) -> Button {
    (title, { $0.navigationController?.pushViewController(next(), animated: true) })
  }
}
