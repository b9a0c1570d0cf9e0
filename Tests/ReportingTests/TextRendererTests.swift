internal import Foundation
@testable import Reporting
import Testing

@Suite struct TextRendererTests {
  @Test(arguments: [60, 72, 80, 100, 140])
  func `no line of prose or table is wider than the terminal`(_ width: Int) {
    let text = TextRenderer(options: .init(width: width, listsCells: true)).render(SampleReport.full)
    for line in text.split(separator: "\n") where !line.contains("routecheck replay") {
      #expect(TextWidth.columns(String(line)) <= width, "\(line)")
    }
  }

  @Test func `ASCII means ASCII, whatever the names are`() {
    for report in [SampleReport.full, HostileReport.report, SampleReport.astronomical] {
      let options = TextRenderer.Options(isASCII: true, listsCells: true, showsStacks: true)
      #expect(TextRenderer(options: options).render(report).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `colour adds nothing but colour`() {
    let plain = TextRenderer().render(SampleReport.full)
    let colored = TextRenderer(options: .init(usesColor: true)).render(SampleReport.full)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
  }

  @Test func `every name, verdict and count of the document is in the text`() {
    let report = SampleReport.full
    let text = TextRenderer(options: .init(width: 200, listsCells: true)).render(report)
    for name in report.routes.map(\.name) + report.properties.map(\.name) { #expect(text.contains(name)) }
    for cell in report.cells {
      #expect(text.contains("\(cell.route) × \(cell.property)"))
      #expect(text.contains(cell.counts.runs.grouped) && text.contains(cell.counts.covered.grouped))
    }
    for violation in report.violations {
      #expect(text.contains(violation.replay.command) && text.contains(violation.notation))
    }
  }

  @Test func `two sets of counts of one route stand on two lines`() {
    let text = TextRenderer().render(SampleReport.full)
    let rows = text.split(separator: "\n").filter { $0.hasSuffix("200,000  200,000") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.contains("?") && !$0.contains("✓") })
  }

  @Test func `the worse of two verdicts on one pair is the one that is shown`() {
    let counts = Report.Counts(states: 1, covered: 1, runs: 1)
    for verdicts in [
      [Report.Verdict.holds(.proved), .violated], [.violated, .holds(.tested)],
      [.notExercised(.proved), .violated],
    ] {
      let report = Report(
        toolVersion: "1", app: "A", bound: "b", spaceCount: 1, properties: [], routes: [],
        cells: verdicts.map { .init(route: "r", property: "p", verdict: $0, counts: counts) })
      #expect(TextRenderer().render(report).contains("r      ✗"))
    }
  }

  @Test func `the sentence never claims more than the cells do`() {
    let counts = Report.Counts(states: 2, covered: 1, runs: 1)
    func sentence(_ verdicts: [Report.Verdict]) -> String {
      Report(
        toolVersion: "1", app: "A", bound: "b", spaceCount: 2, properties: [], routes: [],
        cells: verdicts.enumerated().map {
          .init(route: "\($0)", property: "p", verdict: $1, counts: counts)
        }
      ).verdictSentence
    }
    #expect(sentence([]) == "Nothing was checked.")
    #expect(
      sentence(
        Array(repeating: .violated, count: 1_000) + Array(repeating: .inconclusive(reason: "?"), count: 2_712)
      )
        == "1,000 of 3,712 checks are violated; 2,712 inconclusive.")
    let (proved, tested) = (Report.Verdict.holds(.proved), Report.Verdict.holds(.tested))
    let idle = Report.Verdict.notExercised(.proved)
    #expect(sentence([proved]) == "1 check holds in every state, proved.")
    #expect(sentence([proved, proved]) == "All 2 checks hold in every state, proved.")
    #expect(sentence([tested]) == "1 check holds, tested and not proved.")
    #expect(sentence([tested, tested]) == "All 2 checks hold, tested and not proved.")
    #expect(sentence([tested, proved, proved]) == "No check is violated; 2 proved, 1 tested.")
    #expect(sentence([tested, idle]) == "No check is violated; 1 tested, 1 not exercised.")
    #expect(sentence([proved, .notExercised(.tested)]) == "No check is violated; 1 proved, 1 not exercised.")
    #expect(
      sentence([.violated, proved, tested, idle])
        == "1 of 4 checks is violated; 1 proved, 1 tested, 1 not exercised.")
    #expect(
      sentence([proved, idle, idle])
        == "No check is violated in any state; 1 proved, 2 not exercised.")
    #expect(sentence([idle]) == "No check is violated in any state; 1 not exercised.")
    #expect(sentence([.violated, idle]) == "1 of 2 checks is violated; 1 not exercised.")
    #expect(sentence([.violated]) == "1 of 1 check is violated.")
    #expect(sentence([.violated, .violated, proved]) == "2 of 3 checks are violated; 1 proved.")
    #expect(
      sentence([.inconclusive(reason: "x"), proved])
        == "Nothing was violated, but 1 of 2 checks did not cover every state.")
  }

  @Test func `wrapping loses no word and breaks only words that are too long`() {
    let words = "one two three four five six seven eight nine 日本語 ten elevenandtwelve"
    for width in 4...40 {
      let lines = TextWidth.wrap(words, to: width)
      #expect(lines.allSatisfy { TextWidth.columns($0) <= width })
      #expect(lines.joined().filter { $0 != " " } == words.filter { $0 != " " })
    }
  }
}
