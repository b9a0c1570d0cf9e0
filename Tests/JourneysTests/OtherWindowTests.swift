import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// Windows beside the one that is used.
@MainActor
@Suite struct OtherWindowTests {
  /// What keeps a window.
  private final class Keeper {
    var window: UIWindow?
  }

  /// How another window is made.
  enum Way: CaseIterable { case shown, shownEmpty, hidden, withoutScene }

  private final class Curtain: UIWindow {}

  private func app(_ way: Way) -> App<Keeper> {
    App("curtain") { window in
      let keeper = Keeper()
      let draw: @MainActor (UIViewController) -> Void = { screen in
        guard let scene = screen.view.window?.windowScene else { return }
        let other = way == .withoutScene ? Curtain(frame: .zero) : Curtain(windowScene: scene)
        if way != .shownEmpty { other.rootViewController = Target() }
        if way == .shown || way == .shownEmpty { other.isHidden = false }
        keeper.window = other
      }
      _ = stack(in: window, [("Draw", draw)])
      return keeper
    }
  }

  @Test func `another window on screen is told with its class and root, and nothing is said to hold`() {
    let report = JourneyReport.exploring(app(.shown))
    #expect(report.stop == .window("Curtain", root: "Target") && !report.holds, "\(report.text)")
    #expect(
      report.text.hasPrefix("curtain: inconclusive\n") && report.text.contains("Curtain with the root Target")
    )
    #expect(report.document.contains("Curtain with the root Target"))
  }

  @Test(arguments: [Way.shownEmpty, .hidden, .withoutScene])
  func `a window that nobody sees makes no difference`(way: Way) {
    let report = JourneyReport.exploring(app(way))
    #expect(report.holds, "\(report.text)")
  }

  @Test func `a window that comes and goes is told, too`() {
    let app = App("lock") { window in
      let keeper = Keeper()
      let lock: @MainActor (UIViewController) -> Void = { screen in
        keeper.window?.isHidden = true
        if keeper.window != nil { return keeper.window = nil }
        let other = screen.view.window?.windowScene.map { UIWindow(windowScene: $0) }
        other?.rootViewController = Target()
        other?.isHidden = false
        keeper.window = other
      }
      _ = stack(in: window, [("Lock", lock)])
      return keeper
    }
    #expect(JourneyReport.exploring(app).stop == .window("UIWindow", root: "Target"))
  }
}
