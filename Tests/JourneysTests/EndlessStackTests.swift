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
    #expect(report.stop == .repeats("Target", 17) && report.endless.isEmpty, "\(report.text)")
    #expect(report.counts.intrusions > 0 && report.counts.actions < 20_000)
    // Beneath the stack stands one screen more.
    #expect(report.counts.states == 17)
  }

  @Test func `who says how often a screen may stand there gets a verdict about that`() {
    let quiet = App("stacks", interruptions: []) { stack(in: $0) }
    let report = JourneyReport.exploring(quiet, links: [pushing], limits: JourneyLimits(repeats: 3))
    #expect(report.holds && report.counts.states == 4, "\(report.text)")
  }

  @Test func `what goes wrong in the middle is found although stacks grow without end`() {
    let report = JourneyReport.exploring(app, links: [pushing])
    #expect(!report.findings.isEmpty && report.findings.contains { $0.journey.count <= 2 }, "\(report.text)")
    #expect(report.stop == .repeats("Target", 17))
  }
}
