internal import Foundation
@testable import Reporting
import Testing

/// The formats that other programs read.
@Suite struct ExchangeFormatTests {
  static let reports = [
    SampleReport.full, SampleReport.astronomical, SampleReport.empty, HostileReport.report,
  ]

  @Test func `JUnit is valid against the schema of the Jenkins plugin`() throws {
    guard let schema = Fixtures.publishedSchema("junit-jenkins-10.xsd") else {
      print("not validated: the folder with the published schemas is missing")
      return
    }
    for report in Self.reports {
      Validator.expect(try Validator.xml(JUnitRenderer().render(report), schema: schema))
    }
  }

  @Test func `SARIF is valid against the schema of OASIS`() throws {
    guard let schema = Fixtures.publishedSchema("sarif-schema-2.1.0.json") else {
      print("not validated: the folder with the published schemas is missing")
      return
    }
    for report in Self.reports {
      Validator.expect(try Validator.json(SARIFRenderer().render(report), schema: schema))
    }
  }

  @Test func `JUnit is valid against what we say that we write of it`() throws {
    for report in Self.reports {
      Validator.expect(try Validator.xml(JUnitRenderer().render(report), schema: Fixtures.junitProfile))
    }
  }

  @Test func `SARIF is valid against what we say that we write of it`() throws {
    let schema = try SchemaReader(Data(contentsOf: Fixtures.sarifProfile))
    for report in Self.reports {
      let text = SARIFRenderer().render(report)
      #expect(schema.problems(of: try JSONSerialization.jsonObject(with: Data(text.utf8))) == [])
      Validator.expect(try Validator.json(text, schema: Fixtures.sarifProfile))
    }
  }

  @Test func `JUnit has one test case for each cell, and counts them right`() {
    for report in Self.reports {
      let text = JUnitRenderer().render(report)
      let summary = report.summary
      #expect(text.matches(of: /<testcase\s/).count == summary.total + report.failuresBeyond.count)
      #expect(text.matches(of: /<failure\s/).count == summary.violated + report.failuresBeyond.count)
      #expect(text.matches(of: /<skipped\s/).count == summary.inconclusive + summary.notExercised)
    }
  }

  @Test func `SARIF has one failing result for each violation and an open one for each inconclusive cell`() {
    for report in Self.reports {
      let text = SARIFRenderer().render(report)
      #expect(
        text.matches(of: /"kind" : "fail"/).count == report.violations.count + report.failuresBeyond.count)
      #expect(text.matches(of: /"kind" : "open"/).count == report.summary.inconclusive)
      #expect(text.matches(of: /"kind" : "notApplicable"/).count == report.summary.notExercised)
    }
  }

  @Test func `every rule index leads to the rule that the result names`() throws {
    try checkRules(SampleReport.full, results: 8)
    // What only violations mention, each twice.
    var report = SampleReport.full
    report.properties = []
    report.cells = []
    report.violations += report.violations
    try checkRules(report, results: 7)
  }

  private func checkRules(_ report: Report, results count: Int) throws {
    let log = try JSONSerialization.jsonObject(with: Data(SARIFRenderer().render(report).utf8))
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      try #require(rules.indices.contains(index))
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func `Markdown keeps to its limit and says how many violations it leaves out`() {
    let whole = MarkdownRenderer().render(SampleReport.full)
    #expect(!whole.contains("see the full report") && whole.matches(of: /<details>/).count == 3)
    for limit in stride(from: 0, to: whole.utf8.count, by: 500) {
      let text = MarkdownRenderer(byteLimit: limit).render(SampleReport.full)
      let written = text.matches(of: /<details>/).count
      #expect(written == 3 || text.contains("\(3 - written) more violation"))
      #expect(written == 0 || text.utf8.count <= limit + 60)
    }
  }

  @Test func `no text can end the code span or the block that it stands in`() {
    for name in HostileReport.names {
      let span = MarkdownText.code(name)
      let fence = span.prefix { $0 == "`" }
      let inner = span.dropFirst(fence.count).dropLast(fence.count)
      #expect(span.hasSuffix(fence) && !inner.contains(fence) && !inner.isEmpty)
      #expect(!inner.hasPrefix("`") && !inner.hasSuffix("`") && !span.contains("\n"))
      #expect(MarkdownText.cell(name).matches(of: /[^\\]\|/).isEmpty)
    }
    #expect(MarkdownText.fenced("a\n````\nb") == "`````text\na\n````\nb\n`````\n")
  }

  @Test func `a format is found by its identifier, and none has the identifier of another`() {
    let identifiers = ReportFormats.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    for identifier in identifiers { #expect(ReportFormats.renderer(identifier)?.identifier == identifier) }
    #expect(ReportFormats.renderer("HTML") == nil)
  }
}
