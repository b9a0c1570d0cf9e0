import HeadlessUIKit
import Testing

@testable import Journeys

/// Links that push their screen on whatever stands there, so that stacks grow without end.
@MainActor
@Suite struct EndlessStackTests {
  private let app = App("stacks", interruptions: []) { window in
    stack(in: window, [("Out", { $0.view.window?.rootViewController = Target() })])
  }

  private var pushing: Link<UINavigationController> {
    Link("push", reaches: Target.self) { $0.pushViewController(Target(), animated: true) }
  }

  @Test func `what stands too often is left out, with its name, and things still come in the middle`() {
    let quiet = App("stacks", interruptions: []) { stack(in: $0) }
    let report = JourneyReport.exploring(quiet, links: [pushing])
    #expect(
      report.stop == .repeats("Target", 17, by: "open link push") && report.endless.isEmpty, "\(report.text)")
    #expect(
      report.text.contains("If open link push is not to add one more Target each time, that is a mistake."))
    #expect(report.counts.intrusions > 0 && report.counts.actions < 20_000)
    // Beneath the stack stands one screen more.
    #expect(report.counts.states == 17)
  }

  @Test func `who says how often a screen may stand there gets a verdict about that`() {
    let quiet = App("stacks", interruptions: []) { stack(in: $0) }
    let report = JourneyReport.exploring(quiet, links: [pushing], limits: JourneyLimits(repeats: 3))
    #expect(report.holds && report.counts.states == 4, "\(report.text)")
    let start = report.text.split(separator: "\n").prefix(2)
    #expect(start.first == "stacks: everything holds, but for what was left out")
    #expect(
      start.last?.hasPrefix("Left out: 1 state in which Target stands more than 3 times was not tried.")
        == true)
    #expect(report.document.contains("one more Target each time"))
  }

  @Test func `what goes wrong in the middle is found although stacks grow without end`() {
    let report = JourneyReport.exploring(app, links: [pushing])
    #expect(!report.findings.isEmpty && report.findings.contains { $0.journey.count <= 2 }, "\(report.text)")
    #expect(report.stop == .repeats("Target", 17, by: "open link push"))
  }
}
