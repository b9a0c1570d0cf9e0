import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct ExcursionTests {
  /// An app, and what is wrong with it, if anything is.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether all of the app can be read, so that going on always leads where it led before.
    var isPlain = true
    let app: @Sendable @MainActor () -> CheckedApp
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "stacks in tabs") { CheckedApp(stairs(tabs: 2, depth: 2), links: []) },
    Row(testDescription: "a stack that is emptied") {
      CheckedApp(
        stackApp {
          [
            ("Open", { $0.navigationController?.pushViewController(Stair(depth: 2), animated: true) }),
            ("Empty", { $0.navigationController?.setViewControllers([], animated: false) }),
          ]
        }, links: [])
    },
    Row(testDescription: "a screen that is another one every second time", isPlain: false) {
      var count = 0
      @MainActor func show(_ shown: UIViewController, over screen: UIViewController) {
        shown.modalPresentationStyle = .fullScreen
        screen.present(shown, animated: true)
      }
      @MainActor func next() -> UIViewController {
        count += 1
        let close: @MainActor (UIViewController) -> Void = { $0.dismiss(animated: true) }
        return Told([
          ("Close", close), count % 2 == 1 ? ("Deep", { show(Stair(depth: 0), over: $0) }) : ("Leave", close),
        ])
      }
      return CheckedApp(
        App("alternating") { window in
          count = 0
          return stack(in: window, [("Go", { show(next(), over: $0) })])
        }, links: [])
    },
    Row(testDescription: "sheets over sheets and a link") {
      CheckedApp(
        stackApp {
          [
            (
              "Sheet",
              { screen in
                screen.present(
                  Told([
                    ("Close", { $0.dismiss(animated: true) }),
                    ("More", { $0.present(Target(), animated: true) }),
                  ]),
                  animated: true)
              }
            )
          ]
        },
        links: [
          Link<UINavigationController>("a", reaches: Target.self) {
            $0.pushViewController(Target(), animated: true)
          }
        ])
    },
  ]

  private func report(_ app: CheckedApp, launchingAfter steps: Int) -> JourneyReport {
    let exploration = Exploration(app, limits: JourneyLimits(states: 40), launchingAfter: steps)
    exploration.run()
    return JourneyReport(exploration, links: app.links.map(\.name))
  }

  @Test(arguments: rows)
  func `an app that is used on shows what one that is launched for each step shows`(row: Row) {
    let (used, launched) = (report(row.app(), launchingAfter: 64), report(row.app(), launchingAfter: 0))
    #expect(used.findings == launched.findings && used.notExercised == launched.notExercised)
    #expect(used.stop == launched.stop)
    #expect(used.counts.actions < launched.counts.actions || !row.isPlain)
    #expect(used.counts.launches < launched.counts.launches)
    var counts = used.counts
    (counts.actions, counts.launches) = (launched.counts.actions, launched.counts.launches)
    #expect(counts == launched.counts)
  }

  @Test func `of two ways to use a closure's secret the shortest journey holds for the state`() {
    let app = stackApp {
      var isOpen = false
      return [
        ("Unlock", { _ in isOpen = true }),
        ("Enter", { if isOpen { $0.navigationController?.pushViewController(Target(), animated: true) } }),
      ]
    }
    let report = JourneyReport.exploring(app)
    #expect(report.holds && report.counts.states == 1, "\(report.text)")
  }

  @Test func `a link in the middle is judged by what the shortest journey shows`() {
    let app = stackApp {
      var isOpen = false
      return [
        ("Unlock", { _ in isOpen = true }),
        (
          "Enter",
          { screen in
            Simulation.current.clock.schedule(after: 100) {}
            if isOpen { screen.navigationController?.pushViewController(Target(), animated: true) }
          }
        ),
      ]
    }
    let link = Link<UINavigationController>("a", reaches: Target.self, or: .declines("never")) { _ in }
    let report = JourneyReport.exploring(app, links: [link])
    #expect(report.holds && report.counts.intrusions > 0, "\(report.text)")
  }

  @Test
  func `an app that shows something else each time is named as that with what the shortest journey showed`() {
    var taps = 0
    let screens: [@MainActor () -> UIViewController] = [
      { Stair(depth: 0) }, Target.init, ButtonScreen.init,
    ]
    let app = stackApp {
      [
        ("Idle", { _ in }),
        (
          "Next",
          { screen in
            taps += 1
            screen.navigationController?.pushViewController(screens[taps % 3](), animated: true)
          }
        ),
      ]
    }
    let report = JourneyReport.exploring(app)
    #expect(
      report.stop
        == .differs(
          after: ["tap 'Next'"], first: "Nav[Told, ButtonScreen]", second: "Nav[Told, Stair]"))
  }

  @Test func `what is wrong only after more than the shortest journey is told with what it takes`() throws {
    func app() -> App<UINavigationController> {
      stackApp {
        var (isArmed, isReady) = (false, false)
        return [
          ("Wait", { _ in }), ("Arm", { _ in isArmed = true }), ("Look", { _ in isReady = isArmed }),
          ("Fire", { if isReady { $0.navigationController?.setViewControllers([], animated: false) } }),
        ]
      }
    }
    let report = JourneyReport.exploring(app(), limits: JourneyLimits(moments: 0))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && report.stop == nil)
    #expect(finding.journey == ["tap 'Arm'", "tap 'Look'", "tap 'Fire'"])
    #expect(
      try JourneyReport.replaying(finding.journey, of: app()).findings.map(\.sentence) == ["Nav is blank"])
  }
}
