import HeadlessUIKit
import Testing

@testable import Journeys

/// Screens that go by themselves.
@MainActor
@Suite struct PassingScreenTests {
  /// Behind a login stands a screen until its time is up.
  @MainActor
  private final class Session {
    let window: UIWindow
    let duration: Int

    init(_ window: UIWindow, _ duration: Int) {
      (self.window, self.duration) = (window, duration)
      logOut()
    }

    private func logIn() {
      window.rootViewController = Target()
      Simulation.current.clock.schedule(after: duration) { [weak self] in self?.logOut() }
    }

    private func logOut() {
      let logIn: @MainActor (UIViewController) -> Void = { [weak self] _ in self?.logIn() }
      window.rootViewController = Told([("Log in", logIn)])
    }
  }

  private func session(of duration: Int) -> App<Session> {
    App("session", interruptions: []) { Session($0, duration) }
  }

  @Test func `a screen that is there for minutes and never at rest is told with the way to it`() {
    let report = JourneyReport.exploring(session(of: 600_000))
    let told =
      "Never at rest after tap 'Log in': Target stays until it goes by itself. What can be done there was judged only once it "
      + "has gone."
    #expect(report.waiting == [told] && report.holds, "\(report.text)")
    #expect(report.text.contains(told))
  }

  @Test func `a screen that is there for seconds is not`() {
    #expect(JourneyReport.exploring(session(of: 5_000)).waiting == [])
  }

  @Test func `a launch that shows something for minutes is told, unless it is seen at rest elsewhere`() {
    func app(isSeen: Bool) -> App<UINavigationController> {
      App("splash", interruptions: []) { window in
        let up: @MainActor (UIViewController) -> Void = {
          $0.navigationController?.pushViewController(Target(), animated: true)
        }
        let navigation = UINavigationController(rootViewController: Target())
        window.rootViewController = navigation
        Simulation.current.clock.schedule(after: 120_000) {
          navigation.setViewControllers([Told(isSeen ? [("Up", up)] : [])], animated: false)
        }
        return navigation
      }
    }
    let limits = JourneyLimits(moments: 0)
    let told = JourneyReport.exploring(app(isSeen: false), limits: limits)
    #expect(told.waiting.map { $0.hasPrefix("Never at rest after launch: Target stays") } == [true])
    #expect(JourneyReport.exploring(app(isSeen: true), limits: limits).waiting == [])
  }
}
