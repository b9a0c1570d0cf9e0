import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct ExplorationTests {
  @Test(arguments: [1, 2, 3], [0, 1, 2])
  func `stacks in tabs have as many states as can be counted by hand`(tabs: Int, depth: Int) {
    let report = JourneyReport.exploring(stairs(tabs: tabs, depth: depth))
    // Each stack has one to depth + 1 screens, and one of the tabs is selected.
    let count = tabs * (0..<tabs).reduce(1) { product, _ in product * (depth + 1) }
    #expect(report.counts.states == count && report.counts.drawings == count)
    #expect(report.holds, "\(report.text)")
    // Whoever wants all stacks deep goes down in each, switches tabs between them, and goes back to the first one.
    let switches = tabs == 1 ? 0 : depth == 0 ? 1 : tabs
    #expect(report.counts.depth == tabs * depth + switches)
  }

  @Test func `each launch finds what was registered before the first, and nothing of another launch`()
    throws
  {
    let storyboards = Simulation.storyboards
    storyboards.removeAll()
    defer { storyboards.removeAll() }
    storyboards.register(NibDocument(name: "Before", objects: []))
    var seen: [Bool] = []
    let app = App("registering") { window in
      seen.append(storyboards.nib(named: "Before") != nil && storyboards.nib(named: "Meanwhile") == nil)
      storyboards.register(NibDocument(name: "Meanwhile", objects: []))
      window.rootViewController = UIViewController()
    }
    _ = JourneyReport.exploring(app)
    #expect(seen.count > 1 && seen.allSatisfy { $0 }, "\(seen)")
  }

  @Test
  func `a task whose stream goes on when something is tapped is not said to wait for what does not come`() {
    func report(taps: Bool) -> JourneyReport {
      JourneyReport.exploring(
        App("streaming", interruptions: []) { window in
          let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
          let label = UILabel()
          let send: @MainActor (UIViewController) -> Void = { _ in if taps { continuation.yield(1) } }
          let navigation = stack(in: window, [("Send", send)])
          navigation.viewControllers[0].view.addSubview(label)
          Task { for await number in stream { label.text = "\(number)" } }
          return continuation
        })
    }
    #expect(report(taps: true).waiting.isEmpty)
    #expect(report(taps: false).waiting.count == 1)
  }

  @Test func `a limit of time is measured on the clock of whoever waits, and not on that of the app`() {
    let start = ContinuousClock.now
    let report = JourneyReport.exploring(
      CheckedApp(stairs(tabs: 2, depth: 1), links: []), limits: JourneyLimits(duration: .seconds(600)),
      elapsed: { start.duration(to: .now) })
    #expect(report.holds && report.stop == nil, "\(report.text)")
  }

  /// Writes down what a follower is told.
  private final class Recorder: JourneyFollower {
    var heard: [Character] = []

    func launches() { heard.append("L") }

    func does(_ words: String) { heard.append("s") }

    func rests() { heard.append("r") }
  }

  @Test func `a follower hears when each launch has ended, and when states are compared`() {
    let recorder = Recorder()
    let app = CheckedApp(stairs(tabs: 1, depth: 1), links: [])
    let report = JourneyReport.exploring(app, followedBy: recorder)
    #expect(report.holds)
    let heard = String(recorder.heard)
    // Between the steps of one launch the app is asked for much: there it does not rest.
    #expect(heard.hasSuffix("r") && !heard.dropLast().split(separator: "L").isEmpty)
    let launches = heard.split(separator: "L")
    for launch in launches { #expect(launch.hasSuffix("r"), "\(heard)") }
    // The states are compared once, before the last launch has ended.
    #expect(heard.count { $0 == "r" } == launches.count + 1, "\(heard)")
  }

  @Test func `equal input gives the same report`() {
    func text() -> String { JourneyReport.exploring(stairs(tabs: 2, depth: 1)).text }
    #expect(text() == text())
  }

  @Test func `a limit of states is told, and what is left is counted`() {
    let report = JourneyReport.exploring(stairs(tabs: 2, depth: 2), limits: JourneyLimits(states: 5))
    #expect(report.stop == .states(5) && !report.holds)
    #expect(report.counts.states == 5 && report.counts.queued > 0)
    #expect(report.text.contains("Inconclusive. The limit of 5 states was reached."))
  }

  @Test func `a limit of actions is told`() {
    let report = JourneyReport.exploring(stairs(tabs: 2, depth: 2), limits: JourneyLimits(actions: 20))
    #expect(report.stop == .actions(20) && report.findings.isEmpty && !report.holds)
  }

  @Test func `an app that differs from launch to launch is named as that`() {
    var launches = 0
    let app = App("dice") { window in
      launches += 1
      window.rootViewController = launches.isMultiple(of: 2) ? Target() : Stair(depth: 0)
    }
    let report = JourneyReport.exploring(app)
    #expect(report.stop == .differs(after: [], first: "Stair", second: "Target"))
    #expect(report.findings.isEmpty)
  }

  @Test func `an app that differs later is named as that, with the way there`() {
    var taps = 0
    let report = JourneyReport.exploring(
      stackApp {
        [
          (
            "Next",
            { screen in
              taps += 1
              let next = taps.isMultiple(of: 2) ? Target() : Stair(depth: 0)
              screen.navigationController?.pushViewController(next, animated: true)
            }
          )
        ]
      })
    #expect(
      report.stop
        == .differs(after: ["tap 'Next'"], first: "Nav[Told, Stair]", second: "Nav[Told, Target]"))
  }

  @Test func `a launch that throws is named as that`() {
    struct Refusal: Error {}
    let report = JourneyReport.exploring(App("shut") { (_: UIWindow) throws -> Int in throw Refusal() })
    #expect(report.stop == .launchFails("Refusal()") && report.findings.isEmpty)
  }

  // Read, the counter stands at none, one, two or many.
  @Test(arguments: [(true, 4), (false, 1)])
  func `what an app stores tells states apart, and a counter does not go on for ever`(
    reflects: Bool, states: Int
  ) {
    let report = JourneyReport.exploring(counter(reflects: reflects))
    #expect(report.counts.states == states && report.counts.drawings == 1)
  }

  @Test func `what only a moment leads to is explored as well`() {
    let app = unlocking()
    let report = JourneyReport.exploring(app)
    #expect(report.counts.states == 3 && report.counts.depth == 3, "\(report.text)")
    let atRest = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0))
    #expect(atRest.counts.states == 1)
  }

  // Each word that is not there already, and the return key while the field has the keyboard, which makes a state of its own.
  @Test(arguments: [(["text"], 2, 2), (["a", "b"], 3, 6), (["", "a"], 3, 5), ([], 1, 0)])
  func `a field takes each word`(words: [String], states: Int, actions: Int) {
    let app = App("field", words: words, interruptions: []) { window in
      let screen = UIViewController()
      screen.view.addSubview(UITextField())
      window.rootViewController = screen
    }
    let counts = JourneyReport.exploring(app).counts
    #expect(counts.states == states && counts.generated == actions)
  }

  @Test func `what a team tells tells states apart`() {
    var count = 0
    let app = App("told", telling: { _ in String(count % 3) }) { window in
      count = 0
      return stack(in: window, [("Count", { _ in count += 1 })])
    }
    #expect(JourneyReport.exploring(app).counts.states == 3)
  }

  // So many must come while the first is going on before anything is wrong.
  @Test(arguments: [0, 1, 2, 3])
  func `as many come in the middle as the limit says`(needed: Int) throws {
    func app() -> App<UINavigationController> {
      stackApp {
        var waiting = 0
        return [
          (
            "Load",
            { screen in
              waiting += 1
              Simulation.current.clock.schedule(after: 100) { waiting -= 1 }
              if waiting > needed { screen.navigationController?.setViewControllers([], animated: false) }
            }
          )
        ]
      }
    }
    for moments in 0...2 {
      let report = JourneyReport.exploring(app(), limits: JourneyLimits(moments: moments))
      guard moments >= needed else {
        #expect(report.holds, "\(report.text)")
        continue
      }
      let finding = try #require(report.findings.first)
      #expect(finding.journey == ["tap 'Load'"] + Array(repeating: "at once: tap 'Load'", count: needed))
      #expect(
        try JourneyReport.replaying(finding.journey, of: app()).findings.map(\.journey) == [finding.journey])
    }
  }

  @Test func `a link in the middle of two others is judged by what they would lead to`() {
    let app = stackApp { [("Wait", { _ in Simulation.current.clock.schedule(after: 100) {} })] }
    // It always declines, and changes nothing.
    let link = Link<UINavigationController>("a", reaches: Target.self, or: .declines("never")) { _ in }
    let mover = Link<UINavigationController>("b", reaches: Target.self) {
      if !($0.topViewController is Target) { $0.pushViewController(Target(), animated: true) }
    }
    let limits = JourneyLimits(moments: 2)
    let report = JourneyReport.exploring(app, links: [link, mover], limits: limits)
    #expect(report.holds, "\(report.text)")
  }

  @Test func `of states that look the same as many are intruded into as the limit says`() {
    func intrusions(_ count: Int) -> Int {
      let app = App("counter") { window in
        let counter = Counted()
        _ = stack(
          in: window,
          [
            (
              "Count",
              { _ in
                counter.count += 1
                Simulation.current.clock.schedule(after: 100) {}
              }
            )
          ])
        return counter
      }
      return JourneyReport.exploring(app, limits: JourneyLimits(statesPerSight: count)).counts.intrusions
    }
    #expect(intrusions(2) == 2 * intrusions(1) && intrusions(1) > 0)
    #expect(intrusions(4) == 4 * intrusions(1) && intrusions(9) == intrusions(4))
  }

  @MainActor final class Counted {
    var count = 0
  }
}
