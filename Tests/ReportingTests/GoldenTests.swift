@testable import Reporting
import Testing

/// One file under `Fixtures/Golden` and the renderer that writes it.
struct Golden: CustomTestStringConvertible, Sendable {
  var name: String
  var renderer: any ReportRenderer
  var report = SampleReport.full

  var testDescription: String { name }

  static let all: [Golden] = [
    Golden(name: "report.txt", renderer: TextRenderer()),
    Golden(
      name: "report-details.txt",
      renderer: TextRenderer(options: .init(listsCells: true, showsStacks: true))),
    Golden(
      name: "report-ascii-80.txt", renderer: TextRenderer(options: .init(width: 80, isASCII: true))),
    Golden(name: "report-color.txt", renderer: TextRenderer(options: .init(usesColor: true))),
    Golden(name: "report-astronomical.txt", renderer: TextRenderer(), report: SampleReport.astronomical),
    Golden(name: "report-empty.txt", renderer: TextRenderer(), report: SampleReport.empty),
    Golden(name: "report.json", renderer: JSONRenderer()),
    Golden(name: "report.html", renderer: HTMLRenderer()),
    Golden(name: "report.md", renderer: MarkdownRenderer()),
    Golden(name: "report-junit.xml", renderer: JUnitRenderer()),
    Golden(name: "report.sarif", renderer: SARIFRenderer()),
    Golden(name: "report.jsonl", renderer: JSONLinesRenderer()),
    Golden(name: "report.mmd", renderer: MermaidRenderer()),
    Golden(name: "report.dot", renderer: DOTRenderer()),
    Golden(name: "report-empty.mmd", renderer: MermaidRenderer(), report: SampleReport.empty),
    Golden(name: "report-listed.html", renderer: HTMLRenderer(drawnViolations: 1)),
    Golden(name: "report-empty.html", renderer: HTMLRenderer(), report: SampleReport.empty),
  ]
}

@Suite struct GoldenTests {
  @Test(arguments: Golden.all)
  func `a format writes what was looked at and approved`(_ golden: Golden) throws {
    try Fixtures.expectGolden(golden.renderer.render(golden.report), golden.name)
  }

  @Test(arguments: Golden.all)
  func `a format writes the same bytes every time and ends in a newline`(_ golden: Golden) {
    let text = golden.renderer.render(golden.report)
    #expect(text == golden.renderer.render(golden.report))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n\n"))
  }
}
