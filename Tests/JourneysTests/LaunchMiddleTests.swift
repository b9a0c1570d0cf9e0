import HeadlessUIKit
import Testing

@testable import Journeys

/// What comes while an app is still being launched.
@MainActor
@Suite struct LaunchMiddleTests {
  private static let link = Link<UINavigationController>("a", reaches: Target.self) { navigation in
    // It is dropped while the first screen stands.
    if navigation.title == "launched" { navigation.setViewControllers([Target()], animated: false) }
  }

  /// An app whose first screen pushes another one after half a second, as a splash does.
  private func splash(
    _ first: @escaping @MainActor () -> [(String, @MainActor (UIViewController) -> Void)] = { [] },
    then next: @escaping @MainActor () -> [(String, @MainActor (UIViewController) -> Void)] = { [] },
    after end: @escaping @MainActor (UINavigationController) -> Bool = { _ in true }
  ) -> App<UINavigationController> {
    App("splash", interruptions: []) { window in
      let navigation = stack(in: window, first())
      Simulation.current.clock.schedule(after: 500) {
        navigation.title = "launched"
        guard end(navigation) else { return }
        let screen = Told(next())
        screen.navigationItem.hidesBackButton = true
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.pushViewController(screen, animated: false)
      }
      return navigation
    }
  }

  @Test func `a link that comes during the launch is tried, told as such, and can be replayed`() throws {
    let report = JourneyReport.exploring(splash(), links: [Self.link])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.needsTiming, "\(report.text)")
    #expect(finding.journey == ["at once: open link a"])
    #expect(
      finding.sentence == "A link that comes while the launch is going on does not reach its screen")
    #expect(
      try JourneyReport.replaying(finding.journey, of: splash(), links: [Self.link]).findings == [finding])
    #expect(try JourneyReport.replaying(["open link a"], of: splash(), links: [Self.link]).holds)
    let atRest = JourneyLimits(moments: 0)
    #expect(JourneyReport.exploring(splash(), links: [Self.link], limits: atRest).holds)
  }

  @Test func `the timeline of what comes during the launch says which is the launch's doing`() throws {
    let finding = try #require(JourneyReport.exploring(splash(), links: [Self.link]).findings.first)
    #expect(finding.timelines.count == 2 && finding.drawings.count == 2)
    #expect(
      Array(finding.timelines[0].prefix(3)) == ["●││  launch", "│●│  open link a", "││●  UIKit"],
      "\(finding.timelines)")
    #expect(finding.timelines[1].contains { $0.hasPrefix("●││") && $0.contains("push(") })
  }

  @Test func `a link that waits for the end of the launch is fine`() {
    @MainActor final class Waiting {
      var isLaunched = false
      var wanted = false
      let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func open() {
        wanted = !isLaunched
        if isLaunched { navigation.setViewControllers([Target()], animated: false) }
      }
    }
    let app = App("waiting", interruptions: []) { window in
      let waiting = Waiting(stack(in: window))
      Simulation.current.clock.schedule(after: 500) {
        waiting.isLaunched = true
        if waiting.wanted { waiting.open() }
      }
      return waiting
    }
    let report = JourneyReport.exploring(app, links: [Link("a", reaches: Target.self) { $0.open() }])
    #expect(report.holds && report.counts.intrusions > 0, "\(report.text)")
  }

  @Test func `a link that declines during the launch changes nothing of what the launch leads to`() {
    let link = Link<UINavigationController>("a", reaches: Target.self, or: .declines("never")) { _ in }
    let report = JourneyReport.exploring(splash(), links: [link])
    #expect(report.holds && report.linkUses[0].declined > 1, "\(report.text)")
  }

  @Test func `a launch that is over at once has no middle`() {
    // What UIKit does at the end of the turn takes no time.
    let report = JourneyReport.exploring(stackApp { [("Nothing", { _ in })] })
    #expect(report.holds && report.counts.intrusions == 0, "\(report.text)")
  }

  /// Does shares in this process.
  private final class InTurn: ShareWorkers {
    private final class Silent: JourneyFollower {
      func launches() {}
      func does(_ words: String) {}
    }

    private(set) var count = 0

    func answers(to count: Int, _ work: (Int, any JourneyFollower) -> [UInt8]) -> [[UInt8]?] {
      self.count += count
      return (0..<count).map { work($0, Silent()) }
    }
  }

  /// An app in the middle of whose launch a tap leads to what nothing else leads to.
  private func forked() -> CheckedApp {
    let up =
      ("Up", { $0.navigationController?.pushViewController(Stair(depth: 1), animated: true) })
      as (String, @MainActor (UIViewController) -> Void)
    let app = splash(
      {
        [
          (
            "Stay",
            { $0.navigationController?.setViewControllers([Told([up, up]), Target()], animated: true) }
          )
        ]
      },
      then: { [up, up, up] }, after: { $0.viewControllers.count < 2 })
    return CheckedApp(app, links: [Self.link])
  }

  @Test(arguments: [1, 2])
  func `whoever does the shares, and wherever it is left, the middle of the launch is the same`(moments: Int)
    throws
  {
    let sizes = ShareSizes(
      parts: 2, leastTries: 4, leastConfirmations: 2, mostTries: 24, interrupted: 6, interruptedByMore: 4)
    let limits = JourneyLimits(states: 40, moments: moments)
    @MainActor func explored(_ keeper: ExplorationKeeper, by workers: (any ShareWorkers)?) throws -> String {
      let app = forked()
      let exploration = Exploration(app, limits: limits, by: workers, inShares: sizes)
      try exploration.run(keptBy: keeper)
      return JourneyReport(exploration, links: app.linkNames).document
    }
    var entries: [[UInt8]] = []
    let workers = InTurn()
    let whole = try explored(
      ExplorationKeeper(every: .zero) { entry, _ in entries.append(entry) }, by: workers)
    #expect(whole.contains("at once: "), "\(whole)")
    var kept = KeptExploration()
    for (number, entry) in entries.enumerated() {
      try kept.add(entry)
      let again = try explored(ExplorationKeeper(after: kept) { _, _ in }, by: nil)
      #expect(again == whole, "left after \(number + 1) of \(entries.count)")
    }
    #expect(entries.count > 4 && workers.count > 4)
  }

  @Test func `what a tap opens and the launch opens once more is found, and what goes on is not`() throws {
    let skip: @MainActor () -> [(String, @MainActor (UIViewController) -> Void)] = {
      [("Skip", { $0.navigationController?.pushViewController(Told([]), animated: true) })]
    }
    let found = JourneyReport.exploring(splash(skip)).findings.filter { $0.property == .opensOnce }
    let finding = try #require(found.first)
    #expect(finding.journey == ["after 1 event: tap 'Skip'"])
    #expect(finding.sentence == "The launch opens Told although tap 'Skip' has opened it")
    #expect(try JourneyReport.replaying(finding.journey, of: splash(skip)).findings == [finding])
    // The same tap opens one more after the launch, too.
    let stairs = App("stairs", interruptions: []) { window in
      let navigation = UINavigationController(rootViewController: Stair(depth: 2))
      window.rootViewController = navigation
      Simulation.current.clock.schedule(after: 500) {}
      return navigation
    }
    // The launch opens nothing, and takes the button away.
    let pages = App("pages", interruptions: []) { window in
      let navigation = stack(in: window, skip())
      let first = navigation.viewControllers[0]
      Simulation.current.clock.schedule(after: 500) {
        for view in first.view.subviews { view.removeFromSuperview() }
        first.view.addSubview(UILabel(frame: UIScreen.main.bounds))
      }
      return navigation
    }
    for app in [stairs, pages] {
      let report = JourneyReport.exploring(app)
      #expect(report.holds && report.counts.intrusions > 0, "\(report.text)")
    }
  }

  @Test func `who is locked out by a tap during the launch is found`() {
    func app(isLocked: Bool) -> App<UINavigationController> {
      App("locked", interruptions: []) { window in
        let navigation = stack(in: window)
        var asked = 1
        let lock = Told([("Again", { _ in asked += isLocked ? 1 : 0 })])
        lock.modalPresentationStyle = .fullScreen
        navigation.present(lock, animated: false)
        Simulation.current.clock.schedule(after: 500) { [weak lock] in
          if asked == 1 { lock?.dismiss(animated: true) }
        }
        return navigation
      }
    }
    let report = JourneyReport.exploring(app(isLocked: true))
    #expect(report.findings.map(\.property) == [.leadsHome], "\(report.text)")
    #expect(report.findings.first?.journey.count == 1 && report.findings.first?.needsTiming == true)
    #expect(JourneyReport.exploring(app(isLocked: false)).holds)
  }

  @Test func `what two things during the launch lead to is found where two may come`() throws {
    func app() -> App<UINavigationController> {
      splash(
        {
          var taps = 0
          return [
            (
              "Tap",
              {
                taps += 1
                if taps == 2 { $0.navigationController?.setViewControllers([], animated: false) }
              }
            )
          ]
        }, after: { !$0.viewControllers.isEmpty })
    }
    #expect(JourneyReport.exploring(app()).holds)
    let finding = try #require(
      JourneyReport.exploring(app(), limits: JourneyLimits(moments: 2)).findings.first)
    #expect(finding.journey == ["after 1 event: tap 'Tap'", "at once: tap 'Tap'"])
    #expect(try JourneyReport.replaying(finding.journey, of: app()).findings == [finding])
  }

  @Test func `what is wrong after a state that only the launch's middle leads to has a journey from there`()
    throws
  {
    func app() -> App<UINavigationController> {
      splash(
        { [("Stay", { $0.navigationController?.setViewControllers([self.broken()], animated: false) })] },
        after: { $0.viewControllers.first?.title != "broken" })
    }
    let finding = try #require(JourneyReport.exploring(app()).findings.first)
    #expect(finding.journey == ["after 1 event: tap 'Stay'", "tap 'Empty'"])
    #expect(try JourneyReport.replaying(finding.journey, of: app()).findings == [finding])
  }

  private func broken() -> UIViewController {
    let empty: @MainActor (UIViewController) -> Void = {
      $0.navigationController?.setViewControllers([], animated: false)
    }
    let screen = Told([("Empty", empty)])
    screen.title = "broken"
    return screen
  }
}
