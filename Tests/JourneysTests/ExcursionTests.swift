import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct ExcursionTests {
  /// An app, and what is wrong with it, if anything is.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
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
    #expect(used.counts.actions < launched.counts.actions)
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
