import HeadlessUIKit
import Testing

@testable import Journeys

/// What happens by itself, but only in a minute or more: the app is at rest until then, and one can wait for it.
@MainActor
@Suite struct LongWaitTests {
  /// Behind a login stands what a session shows until its time is up.
  @MainActor
  private final class Session {
    let window: UIWindow
    let duration: Int
    let main: @MainActor (Session) -> UIViewController

    init(_ window: UIWindow, _ duration: Int, main: @escaping @MainActor (Session) -> UIViewController) {
      (self.window, self.duration, self.main) = (window, duration, main)
      logOut()
    }

    private func logIn() {
      window.rootViewController = main(self)
      Simulation.current.clock.schedule(after: duration) { [weak self] in self?.logOut() }
    }

    func logOut() {
      let logIn: @MainActor (UIViewController) -> Void = { [weak self] _ in self?.logIn() }
      window.rootViewController = Told([("Log in", logIn)])
    }
  }

  private func session(
    of duration: Int,
    main: @escaping @MainActor (Session) -> UIViewController = { _ in LongWaitTests.stackOfTwo() }
  ) -> App<Session> {
    App("session", interruptions: []) { Session($0, duration, main: main) }
  }

  private static func push(from screen: UIViewController) {
    screen.navigationController?.pushViewController(Target(), animated: true)
  }

  private static func stackOfTwo() -> UIViewController {
    UINavigationController(rootViewController: Told([("Up", push)]))
  }

  @Test func `what stands behind a login is used although the session ends by itself`() {
    let long = JourneyReport.exploring(session(of: 600_000))
    #expect(long.holds && long.counts.states == 3, "\(long.text)")
    // A session of seconds is over before a user does anything, but in its middle.
    #expect(JourneyReport.exploring(session(of: 5_000)).counts.states == 1)
  }

  @Test func `what goes wrong when the time is up is found, with the wait in the journey`() {
    let app = session(of: 600_000) { session in
      let clock = Simulation.current.clock
      clock.schedule(after: 300_000) { [weak session] in session?.window.rootViewController = nil }
      return Self.stackOfTwo()
    }
    let report = JourneyReport.exploring(app)
    #expect(
      report.findings.map(\.journey) == [["tap 'Log in'", "wait until something happens"]], "\(report.text)")
  }

  @Test func `a finger that is down when the time is up was held for long, and the step says so`() throws {
    let app = session(of: 600_000) { session in
      let home = Told([("Show", { $0.present(Target(), animated: true) })])
      Simulation.current.clock.schedule(after: 300_000) { [weak session, weak home] in
        let isHeld = home?.presentedViewController?.isBeingDismissed == true
        if isHeld { session?.window.rootViewController = nil }
      }
      return home
    }
    let report = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0))
    let finding = try #require(report.findings.first, "\(report.text)")
    let last = try #require(finding.journey.last)
    #expect(["swipe the sheet down", "start to swipe the sheet down and let go"].contains(last))
    #expect(report.text(of: finding).contains("  3. \(last), held for 5 min "), "\(report.text)")
    #expect(report.test(for: finding).contains("        \"\(last)\",\n"))
  }

  @Test func `what is to happen in long makes no waiting task, and what repeats itself then is at rest`() {
    func report(_ wait: @escaping @MainActor () async -> Void) -> JourneyReport {
      JourneyReport.exploring(
        App("waits", interruptions: []) { window in
          Task { await wait() }
          return stack(in: window, [("Up", Self.push)])
        })
    }
    func sleep() async { try? await Task.sleep(for: .seconds(300)) }
    let once = report { await sleep() }
    #expect(once.holds && once.waiting.isEmpty && once.counts.states == 4, "\(once.text)")
    let polling = report { while !Task.isCancelled { await sleep() } }
    #expect(polling.holds && polling.counts.states == 2, "\(polling.text)")
  }

  /// An app whose screen is kept by a call that was put off, or for ever.
  private func keeping(forEver: Bool) -> App<UINavigationController> {
    final class Kept: UIViewController {
      var own: (() -> Void)?
    }
    return App("keeps", interruptions: []) { window in
      stack(
        in: window,
        [
          (
            "Up",
            { screen in
              let kept = Kept()
              if forEver { kept.own = { _ = kept } }
              Simulation.current.clock.schedule(after: 120_000) { _ = kept }
              screen.navigationController?.pushViewController(kept, animated: true)
            }
          )
        ])
    }
  }

  @Test func `a screen that a call in two minutes keeps is let go with it, and one that keeps itself is not`()
  {
    let report = JourneyReport.exploring(keeping(forEver: false))
    #expect(report.findings.isEmpty, "\(report.text)")
    let leaking = JourneyReport.exploring(keeping(forEver: true))
    #expect(leaking.findings.map(\.property) == [.releasesControllers], "\(leaking.text)")
  }

  @Test func `a screen that locks a user out for five minutes is no dead end`() {
    let app = App("locks", interruptions: []) { window in
      let unlock = { @MainActor in _ = stack(in: window, [("Up", Self.push)]) }
      let lock: @MainActor (UIViewController) -> Void = { _ in
        window.rootViewController = Target()
        Simulation.current.clock.schedule(after: 300_000, unlock)
      }
      return stack(in: window, [("Up", Self.push), ("Lock", lock)])
    }
    let report = JourneyReport.exploring(app)
    #expect(report.holds, "\(report.text)")
  }

  @Test func `a session that ends in the middle of a long walk ends there in each launch`() {
    let app = session(of: 100_000) { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<4).map { _ in Self.stackOfTwo() }
      return tabs
    }
    let report = JourneyReport.exploring(app)
    #expect(report.holds, "\(report.text)")
  }

  @Test func `a journey that is written waits, too`() throws {
    let app = CheckedApp(session(of: 600_000), links: [])
    let steps = ["tap 'Log in'", "wait until something happens", "tap 'Log in'"]
    #expect(try JourneySearch(app).follow(steps).property == nil)
    #expect(throws: (any Error).self) {
      try JourneySearch(app).follow(["wait until something happens"])
    }
  }
}
