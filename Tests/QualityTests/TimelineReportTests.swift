import Checking
import Foundation
import HeadlessUIKit
@testable import Reporting
import RouterMutants
import RoutingSpecs
import TestSupport
import Testing

/// What a person gets to read of plain UIKit code that goes wrong.
@MainActor
@Suite struct TimelineReportTests {
  /// Dismisses, and presents without waiting.
  private static let impatient = Route(
    "impatient", summary: "Dismisses, and presents without waiting.",
    expecting: Expectation(reaches: Target(screen: 0))
  ) { attempt in
    let root = attempt.window.rootViewController
    Timeline.note("replacing the modal")
    root?.dismiss(animated: true)
    root?.present(UIViewController(), animated: true) { attempt.finish(.reached) }
  }

  private func explanation(from rank: Int) throws -> (RoutedApp, RouteExplanation) {
    let bounds = StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false)
    let app = try MutantApp.app(of: Self.impatient, exhausting: bounds)
    let state = try app.space.state(at: Natural(UInt(rank)))
    return (app, RouteExecution(Self.impatient, of: app).explain(state))
  }

  private func violation(from rank: Int) throws -> Report.Violation {
    let (app, told) = try explanation(from: rank)
    let token = ReplayToken(
      app: app.name, route: "impatient", property: "terminates", payload: .rank(Natural(UInt(rank))))
    return ReportAssembly(app: app, frame: .init(toolVersion: ToolVersion.current, seed: Seed(0)))
      .violation(of: Self.impatient, .terminates, told, token: token)
  }

  @Test func `the report opens on the call that was ignored, and says why`() throws {
    let violation = try violation(from: 0)
    #expect(
      violation.cause
        == "UIKit ignored a presentation: what Home had presented was still being dismissed (rule P24).")
    #expect(violation.expected == RouteProperty.terminates.sentence)
    let text = TextRenderer(options: .init(width: 100)).render(violation, space: 1)
    #expect(text.split(separator: "\n")[1] == "  \(violation.cause ?? "")")
    #expect(text.contains("completion never called") && text.contains("replacing the modal"))
    var report = Report(
      toolVersion: "1", app: "a", bound: "b", spaceCount: 1, properties: [], routes: [], cells: [])
    report.violations = [violation]
    for renderer in [HTMLRenderer(), MarkdownRenderer(), JSONRenderer(), JSONLinesRenderer()]
      as [any ReportRenderer]
    {
      #expect(renderer.render(report).contains("ignored by rule P24"), "\(renderer.identifier)")
    }
    #expect(try Report(json: Data(JSONRenderer().render(report).utf8)).violations == [violation])
  }

  @Test func `where two overlap each has a lane, in every form of the report`() throws {
    let other = Route("other", summary: "Other.", expecting: Expectation(reaches: Target(screen: 0))) {
      Timeline.note("nothing to do")
      $0.finish(.reached)
    }
    let bounds = StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false)
    let pair = Self.impatient.meanwhile(other)
    let app = try MutantApp.app(of: pair, exhausting: bounds)
    let told = RouteExecution(pair, of: app).explain(try app.space.state(at: 0))
    let token = ReplayToken(app: app.name, route: pair.name, property: "terminates", payload: .rank(0))
    let violation = ReportAssembly(app: app, frame: .init(toolVersion: ToolVersion.current, seed: Seed(0)))
      .violation(of: pair, .terminates, told, token: token)
    #expect(violation.lanes == ["impatient", "other", "UIKit"])
    let lines = TextRenderer(options: .init(width: 100)).render(violation, space: 1).split(separator: "\n")
    for line in ["    ●││  impatient", "    │●│  other", "    ││●  UIKit"] {
      #expect(lines.contains { $0 == line }, "\(lines.joined(separator: "\n"))")
    }
    #expect(lines.contains { $0.contains("│●│  nothing to do") })
    #expect(lines.contains { $0.contains("●││  replacing the modal") })
    let plain = TextRenderer(options: .init(width: 100, isASCII: true)).render(violation, space: 1)
    #expect(plain.contains("|*|  nothing to do"))
    var report = Report(
      toolVersion: "1", app: "a", bound: "b", spaceCount: 1, properties: [], routes: [], cells: [])
    report.violations = [violation]
    #expect(MarkdownRenderer().render(report).contains("│●│  nothing to do"))
    #expect(HTMLRenderer().render(report).contains("class=\"step of-decision lane lane-2\""))
    #expect(HTMLRenderer().render(report).contains("<span class=\"whose\">other</span>"))
    #expect(try Report(json: Data(JSONRenderer().render(report).utf8)).violations == [violation])
  }

  @Test func `what the second performance did is not told as the first`() throws {
    let (_, told) = try explanation(from: 0)
    #expect(told.attempts.count == 2)
    #expect(told.attempts[0].faults == [] && told.attempts[0].steps.allSatisfy { $0.cause == nil })
    #expect(told.attempts[1].faults.count == 1)
    #expect(told.findings.first { $0.property == .terminates }?.performance == 2)
    let violation = try violation(from: 0)
    let titles = violation.decisions.map(\.title)
    let second = try #require(titles.firstIndex(of: "second time"))
    #expect(titles.first == "first time")
    let refused = violation.decisions.indices.filter { violation.decisions[$0].moment?.isRefused ?? false }
    #expect(refused.contains { $0 > second } && violation.faults.allSatisfy { $0.hasPrefix("second time: ") })
    let other = try ToldRunExample(told).violation
    #expect(other.faults == [] && !other.decisions.map(\.title).contains("second time"))
  }

  @Test func `times go forward within a performance, and names are those of the drawing`() throws {
    let (_, told) = try explanation(from: 0)
    for attempt in told.attempts {
      #expect(zip(attempt.steps, attempt.steps.dropFirst()).allSatisfy { $0.time <= $1.time })
      #expect(!attempt.steps.contains { $0.title.contains("<") || $0.outcome?.contains(": #") ?? false })
    }
    let fault = try #require(told.attempts[1].faults.first)
    #expect(fault.hasPrefix("Attempt to present UIViewController #"), "\(fault)")
    let drawn = told.attempts[0].stack.layers
    #expect(drawn.map(\.name) == ["Home", "UIViewController"])
    #expect(drawn.last?.number != nil && fault.contains("presenting UIViewController #"))
  }

  @Test func `only what the user sees is marked visible`() throws {
    let violation = try violation(from: 0)
    let app = try explanation(from: 0).0
    let covered = try #require(app.space.states.first { $0.layers.count == 2 })
    let start = RouteExecution(Self.impatient, of: app).explain(covered).start.nodes()
    #expect(start.count == 2)
    #expect(start[0].children.map(\.isVisible) == [false] && start[1].isVisible)
    #expect(violation.start[0].children.map(\.isVisible) == [true])
  }
}

/// The same run, told about a property that only the first performance can violate.
@MainActor
private struct ToldRunExample {
  let violation: Report.Violation

  init(_ told: RouteExplanation) throws {
    let route = Route("r", summary: "s", expecting: Expectation(reaches: Target(screen: 0))) {
      $0.finish(.reached)
    }
    let app = try MutantApp.app(
      of: route, exhausting: StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false))
    let token = ReplayToken(app: app.name, route: "r", property: "reachesTarget", payload: .rank(0))
    violation = ReportAssembly(app: app, frame: .init(toolVersion: ToolVersion.current, seed: Seed(0)))
      .violation(of: route, .reachesTarget, told, token: token)
  }
}
