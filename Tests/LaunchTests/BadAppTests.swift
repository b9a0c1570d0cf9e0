import Foundation
import HeadlessUIKit
import RouteChecking
import TestSupport
import Testing

/// Apps that cannot be explored, each of which must be named as what it is.
@MainActor
@Suite struct BadAppTests {
  /// A screen with a button that traps after another one was tapped.
  final class Fragile: UIViewController {
    private var isBroken = false

    override func viewDidLoad() {
      super.viewDidLoad()
      for (title, action) in [("Break", { self.isBroken = true }), ("Use", { precondition(!self.isBroken) })]
      {
        view.addSubview(UIButton(frame: .zero, primaryAction: UIAction(title: title) { _ in action() }))
      }
    }
  }

  nonisolated static let fragile = App("fragile") { window in
    window.rootViewController = Fragile()
    return window.rootViewController
  }

  /// A screen with a button that calls itself without end.
  final class Bottomless: UIViewController {
    private var sink: () -> Int = { 0 }

    override func viewDidLoad() {
      super.viewDidLoad()
      sink = { self.sink() + 1 }
      let action = UIAction(title: "Sink") { _ in self.title = "\(self.sink())" }
      view.addSubview(UIButton(frame: .zero, primaryAction: action))
    }
  }

  nonisolated static let bottomless = App("bottomless") { window in
    window.rootViewController = Bottomless()
    return window.rootViewController
  }

  nonisolated static let stillbornLine = #line + 2
  nonisolated static let stillborn = App("stillborn") { (_: UIWindow) -> Int in
    preconditionFailure("no configuration")
  }

  nonisolated static let twin = Link<UIViewController?>("twin", reaches: Fragile.self) { _ in }

  private func words(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `an app that traps says by which journey`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = check(BadAppTests.fragile, limits: JourneyLimits(moments: 0)) }
    }
    let text = try words(result)
    let journey = "\nfragile has trapped at the end of this journey, from launch:\n"
    #expect(text.contains(journey), "\(text)")
    #expect(text.contains("    \"tap 'Break'\",\n"), "\(text)")
    #expect(text.contains("    \"tap 'Use'\",\n"), "\(text)")
  }

  @Test func `an app that traps on the journey of a test says so too`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try replay(["tap 'Break'", "tap 'Use'"], of: BadAppTests.fragile) }
    }
    let journey = """

      fragile has trapped at the end of this journey, from launch:
          "tap 'Break'",
          "tap 'Use'",

      """
    #expect(try words(result).contains(journey))
  }

  @Test func `an app that runs out of stack says by which journey`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = check(BadAppTests.bottomless, limits: JourneyLimits(moments: 0)) }
    }
    let text = try words(result)
    #expect(text.contains("\nbottomless has trapped at the end of this journey, from launch:\n"), "\(text)")
    #expect(text.contains("    \"tap 'Sink'\",\n"), "\(text)")
  }

  @Test func `an app that traps at launch is named as that`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = check(BadAppTests.stillborn) }
    }
    let text = try words(result)
    #expect(text.contains("\nstillborn has trapped at launch.\n"), "\(text)")
    #expect(
      text.contains("BadAppTests.swift:\(Self.stillbornLine): Fatal error: no configuration"), "\(text)")
  }

  @Test func `two links of one name are refused, for no report could tell them apart`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = check(BadAppTests.fragile, links: [BadAppTests.twin, BadAppTests.twin])
      }
    }
    let text = try words(result)
    #expect(text.contains("fragile has two links of one name: twin"), "\(text)")
  }

  /// A label that counts for ever.
  final class Ticker: UILabel {
    func tick() {
      text = "\((Int(text ?? "") ?? 0) + 1)"
      Simulation.current.clock.schedule(after: 16) { self.tick() }
    }
  }

  @Test func `an app that never comes to rest after launch is named as that, and what changes`() throws {
    let app = App("restless") { window in
      let (screen, label) = (UIViewController(), Ticker())
      screen.view.addSubview(label)
      window.rootViewController = screen
      label.tick()
    }
    let issues = RecordedIssues { check(app) }.texts
    try #require(issues.count == 1)
    #expect(issues[0].hasPrefix("The app never comes to rest\n"), "\(issues[0])")
    #expect(issues[0].contains("the text of a Ticker on ViewController changes from '"), "\(issues[0])")
    #if os(Linux)
      #expect(issues[0].contains("; scheduled by BadAppTests.Ticker.tick"), "\(issues[0])")
    #endif
  }

  @Test func `an app that shows something else at each launch is named as that, with both`() throws {
    var launches = 0
    let app = App("dice") { window in
      launches += 1
      window.rootViewController = launches.isMultiple(of: 2) ? Fragile() : UITableViewController()
    }
    let report = JourneyReport.exploring(app)
    #expect(report.findings.isEmpty)
    #expect(report.stop == .differs(after: [], first: "UITable", second: "Fragile"))
    launches = 0
    let issues = RecordedIssues { check(app) }.texts
    try #require(issues.count == 1)
    #expect(issues[0].contains("The app differs from launch to launch: after launch it was"), "\(issues[0])")
    #expect(issues[0].contains("\nonce  UITable\nand then  Fragile\n"), "\(issues[0])")
  }

  /// An app that shows a label, then another one when somebody answers, which is never.
  nonisolated private static func asking(at launch: Bool) -> App<UIViewController> {
    App("asking") { window in
      let (screen, label) = (UIViewController(), UILabel())
      screen.view.addSubview(label)
      @MainActor func ask() {
        Task {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          label.text = "Answered"
        }
      }
      if launch { ask() }
      let button = UIButton(
        frame: .zero,
        primaryAction: UIAction(title: "Ask") { _ in
          let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
          window.rootViewController?.present(alert, animated: true)
          ask()
        })
      screen.view.addSubview(button)
      window.rootViewController = screen
      return screen
    }
  }

  @Test(arguments: [
    (true, "Still waiting after launch: 1 task waits on UIViewController"),
    (false, "Still waiting after tap 'Ask': 1 task waits on UIAlertController"),
  ])
  func `an app that waits for the network says after what`(atLaunch: Bool, start: String) {
    let app = Self.asking(at: atLaunch)
    let report = JourneyReport.exploring(app, limits: JourneyLimits(states: 3, moments: 0))
    #expect(report.waiting.count == 1 && report.waiting.first?.hasPrefix(start) ?? false, "\(report.text)")
    #expect(report.text.contains(start) && report.document.contains(start))
    let issues = RecordedIssues { check(app, limits: JourneyLimits(states: 3, moments: 0)) }.texts
    #expect(issues.contains { $0.hasPrefix(start) && $0.contains("such as the network") }, "\(issues)")
    let again = JourneyReport.exploring(app, limits: JourneyLimits(states: 3, moments: 0))
    #expect(again.text == report.text)
  }
}
