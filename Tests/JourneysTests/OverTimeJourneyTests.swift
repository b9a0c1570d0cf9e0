import HeadlessUIKit
import Testing
import Watching

@testable import Journeys

/// What a team says of every run of an app from launch.
@MainActor
@Suite struct OverTimeJourneyTests {
  private final class Locked: UIViewController {}
  private final class Gate: UIViewController {}

  @MainActor private final class Session {
    var isOpen = true
    weak var stack: UINavigationController?
  }

  /// A stack with a button to what is locked, which takes a moment, and buttons that open and close it.
  private func app(forgets: Bool) -> App<Session> {
    App("gated") { window in
      let session = Session()
      session.stack = stack(
        in: window,
        [
          (
            "Look",
            { screen in
              guard session.isOpen else {
                screen.navigationController?.pushViewController(Target(), animated: true)
                return
              }
              Simulation.current.clock.schedule(after: 100) {
                guard forgets || session.isOpen, let stack = session.stack, stack.topViewController === screen
                else { return }
                stack.pushViewController(Locked(), animated: true)
              }
            }
          ),
          ("Open", { _ in session.isOpen = true }),
          ("Close", { _ in session.isOpen = false }),
        ])
      return session
    }
  }

  private let staysLocked = OverTime(
    "stays locked",
    .always(
      .shows(Locked.self).implies(
        .now("the session is open", of: Session.self) { session, _ in session.isOpen })))

  private func report(
    _ overTime: [OverTime], forgets: Bool = true, limits: JourneyLimits = JourneyLimits()
  ) -> JourneyReport {
    JourneyReport.exploring(app(forgets: forgets), overTime: overTime, limits: limits)
  }

  @Test func `what is not kept in the middle of something is found by its shortest journey`()
    throws
  {
    let report = report([staysLocked])
    let finding = try #require(report.findings.first { $0.property == .keepsOverTime })
    #expect(finding.sentence == "What is said of every run is not kept: stays locked")
    #expect(finding.journey == ["tap 'Look'", "at once: tap 'Close'"])
    #expect(finding.expected == "always (if Locked is shown then the session is open)")
    #expect(finding.actual == "not kept at 100 ms, when Locked is shown and not the session is open")
    #expect(report.test(for: finding).contains("of: gated, overTime: [staysLocked])"))
    let again = try JourneyReport.replaying(
      finding.journey, of: app(forgets: true), overTime: [staysLocked])
    #expect(again.findings.map(\.journey) == [finding.journey])
    #expect(again.findings.map(\.actual) == [finding.actual])
  }

  @Test func `where nothing comes in the middle it is kept, and where the code looks again`() {
    let atRest = report([staysLocked], limits: JourneyLimits(moments: 0))
    #expect(atRest.findings.isEmpty && atRest.untested.isEmpty && atRest.holds)
    let right = report([staysLocked], forgets: false)
    #expect(right.findings.isEmpty && right.untested.isEmpty && right.holds)
  }

  @Test func `what was never put to the test does not hold, and is said in text and document`() {
    let gated = OverTime("no gate", .always(.shows(Gate.self).implies(.not(.shows(Locked.self)))))
    let report = report([gated, staysLocked], forgets: false)
    #expect(report.untested == ["no gate (Gate is shown)"])
    #expect(report.findings.isEmpty && !report.holds)
    #expect(report.text.hasPrefix("gated: something was never put to the test\n"))
    #expect(report.text.contains("\nNever put to the test: no gate (Gate is shown)\n"))
    #expect(report.document.contains("\"no gate (Gate is shown)\""))
  }

  @Test func `a launch is a run of its own`() throws {
    let shown = OverTime(
      "begins elsewhere", .shows(Gate.self).until(.shows(Told.self)).and(.not(.shows(Told.self))))
    let finding = try #require(report([shown]).findings.first)
    #expect(finding.journey.isEmpty && finding.property == .keepsOverTime)
    let atRest = OverTime("rests", .always(.isAtRest.implies(.not(.shows(Gate.self)))))
    #expect(report([atRest]).holds)
  }

  @Test func `where nothing is said of runs nothing is said of it, and nothing is different`() {
    let (with, without) = (report([staysLocked], forgets: false), report([], forgets: false))
    #expect(without.untested.isEmpty && !without.document.contains("untested"))
    #expect(with.counts == without.counts)
    #expect(with.text == without.text)
  }
}
