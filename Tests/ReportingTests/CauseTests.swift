internal import Foundation
import Testing

@testable import Reporting

/// One run that breaks several properties is one violation for people, and one entry for each property for programs.
@Suite struct CauseTests {
  /// The sample with a second property that its first violation breaks, and a third from more states.
  private static let report = {
    var report = SampleReport.full
    report.violations.insert(also("terminates", 0), at: 1)
    report.violations.append(also("keepsTheRest", 7))
    return report
  }()

  private static func also(_ property: String, _ more: DecimalCount) -> Report.Violation {
    var violation = SampleReport.full.violations[0]
    violation.property = property
    violation.expected = "what \(property) expects"
    violation.actual = "what breaks \(property)."
    if more > 0 { violation.groupCount = more }
    return violation
  }

  @Test func `violations of one run are one cause, in the order of the report`() {
    let causes = Self.report.causes
    #expect(
      causes.map(\.properties) == [
        ["reachesTarget", "terminates", "keepsTheRest"], ["isIdempotent"], ["staysWellFormed"],
      ])
    #expect(causes.flatMap { [$0.first] + $0.others }.count == Self.report.violations.count)
  }

  /// Something that tells two runs apart.
  struct Difference: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout Report.Violation) -> Void

    init(_ id: String, _ make: @escaping @Sendable (inout Report.Violation) -> Void) {
      testDescription = id
      self.make = make
    }

    static let all = [
      Difference("the stack") { $0.notation += " > Bag" }, Difference("the route") { $0.route = "login" },
      Difference("the way in which the same property fails") {
        ($0.property, $0.group) = ("reachesTarget", "never ended")
      },
      Difference("the start") { $0.start = [] },
      Difference("the final stack") { $0.finalStack = [] },
      Difference("the faults") { $0.faults.append("a fault") },
      Difference("the steps") { $0.decisions.append(.init(title: "second time")) },
    ]
  }

  @Test(arguments: Difference.all)
  func `what differs in one of these is another cause`(_ difference: Difference) {
    var report = Self.report
    difference.make(&report.violations[1])
    #expect(report.causes.count == Self.report.causes.count + 1)
  }

  @Test func `a check of the team's own that fails in the same run is no cause of its own`() {
    var report = Self.report
    report.violations[1].group = "the check failed; never ended"
    #expect(report.causes.count == Self.report.causes.count)
  }

  @Test func `text tells a cause once, with all that it breaks`() throws {
    let text = TextRenderer().render(Self.report)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("✗ ") } == 3)
    let title = try #require(lines.first { $0.hasPrefix("✗ ") })
    #expect(title.hasPrefix("✗ home-from-current × reachesTarget, terminates, keepsTheRest ──"))
    #expect(title.hasSuffix("─ violation 1 of 3"))
    #expect(text.contains("\n  also      terminates: what breaks terminates.\n"))
    #expect(text.contains("\n  also      keepsTheRest: what breaks keepsTheRest. (7 states)\n"))
    let narrow = TextRenderer(options: .init(width: 60)).render(Self.report)
    #expect(narrow.contains("✗ home-from-current × reachesTarget and 2 more ─"))
  }

  @Test func `HTML and Markdown tell it once, and each mark of the table leads there`() {
    let page = HTMLRenderer().render(Self.report)
    #expect(page.ranges(of: "<article ").count == 3 && page.contains(">3 violations</h2>"))
    #expect(page.contains(#"also <span class="broken">terminates</span>: what breaks terminates."#))
    let listed = HTMLRenderer(drawnViolations: 0).render(Self.report)
    #expect(listed.contains("<b>home-from-current × reachesTarget, terminates, keepsTheRest</b>"))
    let comment = MarkdownRenderer().render(Self.report)
    #expect(comment.ranges(of: "<details>").count == 3)
    let properties = ["reachesTarget", "terminates", "keepsTheRest"].map { "<code>\($0)</code>" }
    #expect(comment.contains(" breaks \(properties.joined(separator: ", ")) in "))
    #expect(comment.contains("\n  also      terminates: what breaks terminates.\n"))
  }

  @Test(arguments: [("json", "\"route\" : \"home-from-current\""), ("sarif", "\"kind\" : \"fail\"")])
  func `programs get an entry for each property`(_ format: String, _ entry: String) throws {
    let renderer = try #require(ReportFormats.renderer(format))
    let counts = [SampleReport.full, Self.report].map { report in
      renderer.render(report).components(separatedBy: entry).count
    }
    #expect(counts[1] == counts[0] + 2)
  }

  // MARK: - The table

  @Test func `the table comes after the violations`() throws {
    let text = TextRenderer().render(Self.report)
    let last = try #require(text.ranges(of: "\n  Replay\n").last)
    let table = try #require(text.range(of: "┌"))
    #expect(last.upperBound < table.lowerBound)
  }

  @Test(arguments: [
    ("html", "id=\"violations-title\"", "id=\"matrix-title\""), ("markdown", "\n</details>\n", "| Route |"),
  ])
  func `so it does on a page and in a comment`(_ format: String, violation: String, table: String) throws {
    let text = try #require(ReportFormats.renderer(format)).render(Self.report)
    let last = try #require(text.ranges(of: violation).last)
    let first = try #require(text.range(of: table))
    #expect(last.upperBound < first.lowerBound)
  }

  /// The sample without what is violated or open.
  private static let holding = {
    var report = SampleReport.full
    report.violations = []
    report.cells.removeAll { $0.verdict.strength == nil }
    for route in report.routes where !report.cells.contains(where: { $0.route == route.name }) {
      report.routes.removeAll { $0 == route }
    }
    return report
  }()

  @Test(arguments: ["html", "markdown"])
  func `on a page and in a comment it is folded up`(_ format: String) throws {
    let renderer = try #require(ReportFormats.renderer(format))
    let routes = Self.holding.routes.count
    let line = "<summary>\(routes) routes × 6 properties, none violated and none open.</summary>"
    #expect(renderer.render(Self.holding).contains(line))
    #expect(!renderer.render(Self.report).contains("none open"))
  }

  @Test func `where nothing is wrong and nothing is open the table is a line`() {
    let line = "6 routes × 6 properties, none violated and none open; --cells shows the table.\n"
    #expect(!TextRenderer().render(SampleReport.full).contains(line))
    var report = Self.holding
    let text = TextRenderer().render(report)
    #expect(text.contains(line.replacing("6 routes", with: "\(report.routes.count) routes")))
    #expect(!text.contains("┌"))
    #expect(text.contains("Every proof assumes") && text.contains("Tested, not proved"))
    #expect(TextRenderer(options: .init(listsCells: true)).render(report).contains("┌"))
    report.cells[0].verdict = .inconclusive(reason: "the time was up")
    #expect(TextRenderer().render(report).contains("┌"))
  }
}
