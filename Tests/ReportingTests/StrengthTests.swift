internal import Foundation
@testable import Reporting
import Testing

/// What is proved and what is tested are told apart wherever a verdict is shown.
@Suite struct StrengthTests {
  private static let counts = Report.Counts(states: 9, covered: 9, runs: 3)

  /// A report with one route for each verdict, all of one property.
  private static func report(_ verdicts: Report.Verdict..., comparing: [Report.Comparison]? = nil) -> Report {
    Report(
      toolVersion: "1", app: "A", bound: "b", spaceCount: 9, properties: [.init(name: "p")],
      routes: verdicts.indices.map { .init(name: "r\($0)") },
      cells: verdicts.enumerated().map { .init(route: "r\($0)", property: "p", verdict: $1, counts: counts) },
      comparisons: comparing)
  }

  private static func comparison(
    _ route: String = "r0", strength: Int = 1, controllers: Int = 3, questions: [String] = [],
    obstacles: [String] = ["Login overrides viewDidLoad"], sizes: Report.Sizes? = nil
  ) -> Report.Comparison {
    .init(
      route: route, properties: ["p"], states: 1_680, strength: strength, controllers: controllers,
      questions: questions, obstacles: obstacles, sizes: sizes)
  }

  @Test(arguments: ["text", "markdown", "html"])
  func `a format says of which sizes what is proved holds, and what matters where it is not any`(
    _ name: String
  ) throws {
    let renderer = try #require(ReportFormats.renderer(name))
    func text(_ sizes: Report.Sizes?) -> String {
      renderer.render(
        Self.report(.holds(.proved), comparing: [Self.comparison(obstacles: [], sizes: sizes)])
      ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(text(Report.Sizes()).contains("in states of any size"))
    let bounded = text(Report.Sizes(bound: "modals", reader: "presentedViewController"))
    #expect(bounded.contains("Which modals there are matters"))
    #expect(bounded.contains("(first asked by presentedViewController)"))
    #expect(!bounded.contains("any size") && !text(nil).contains("up to the bound."))
  }

  @Test(arguments: ReportFormats.all.map(\.identifier).filter { !["mermaid", "dot"].contains($0) })
  func `a format does not write the same of what is proved and what is tested`(_ name: String) throws {
    let renderer = try #require(ReportFormats.renderer(name))
    let texts = [
      Report.Verdict.holds(.proved), .holds(.tested), .notExercised(.proved), .notExercised(.tested),
    ]
    .map { renderer.render(Self.report($0)) }
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: ReportFormats.all.map(\.identifier).filter { !["mermaid", "dot"].contains($0) })
  func `a format says how much was compared, how deep, why nothing is proved, and what was added`(
    _ name: String
  ) throws {
    let renderer = try #require(ReportFormats.renderer(name))
    let text = renderer.render(
      Self.report(
        .holds(.tested), comparing: [Self.comparison(strength: 2, questions: ["Special is the root"])]))
    for words in ["680", "Login overrides viewDidLoad", "Special is the root"] {
      #expect(text.contains(words), "\(words)")
    }
    guard !["json", "json-lines"].contains(name) else { return }
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in ["up to 3 controllers", "every 2 screens", "t = 2", "needs 3 particular screens"] {
      #expect(flat.contains(words), "\(words)")
    }
  }

  @Test func `the legend explains the marks that occur, and no others`() {
    func legend(_ verdicts: Report.Verdict...) -> [String] {
      var report = Self.report()
      for (index, verdict) in verdicts.enumerated() {
        report.cells.append(.init(route: "r\(index)", property: "p", verdict: verdict, counts: Self.counts))
      }
      return ReportMatrix(report).legend.map(\.symbol)
    }
    #expect(legend(.holds(.proved)) == ["✓"])
    #expect(legend(.holds(.tested), .violated) == ["○", "✗"])
    #expect(
      legend(.inconclusive(reason: "x"), .notExercised(.tested), .holds(.proved), .holds(.tested), .violated)
        == ["✓", "○", "✗", "?", "–"])
    let text = TextRenderer(options: .init(listsCells: true)).render(Self.report(.holds(.proved)))
    #expect(text.contains("✓ proved\n") && !text.contains("blank"))
  }

  @Test func `routes that are tested for the same reason stand together, others apart`() {
    let report = Self.report(
      .holds(.tested), .notExercised(.tested), .holds(.tested), .holds(.proved),
      comparing: [
        Self.comparison("r0"), Self.comparison("r1"), Self.comparison("r2", strength: 2),
        Self.comparison("r3", obstacles: []),
      ])
    let notes = TestedNotes(report, ReportMatrix(report)).notes
    #expect(notes.map { $0.reasons.map { $0.cells.map(\.route) } } == [[["r0", "r1"]], [["r2"]]])
  }

  @Test func `the shortest list of reasons is told, and how many more there are`() {
    let report = Self.report(
      .holds(.tested), comparing: [Self.comparison(obstacles: ["one", "two", "three", "four", "five"])])
    let words = TestedNotes(report, ReportMatrix(report)).notes[0].reasons[0].words
    #expect(words == "1,680 stacks compared; not proved because one; two; three; and 2 more")
  }

  @Test func `where no whole size of stacks was compared, none is named`() {
    let report = Self.report(.holds(.tested), comparing: [Self.comparison(controllers: 0)])
    let extent = TestedNotes(report, ReportMatrix(report)).notes[0].extent
    #expect(!extent.contains("controller") && !extent.contains("larger"))
    #expect(extent.contains("every screen in every sort of place (t = 1)"))
  }

  @Test func `a verdict of an earlier version is not called proved`() throws {
    let text = JSONRenderer().render(Self.report(.holds(.proved), .notExercised(.proved)))
    let old = text.replacing(#"      "strength" : "proved","# + "\n", with: "")
      .replacing("notExercised", with: "neverAtStake")
    let report = try Report(json: Data(old.utf8))
    #expect(report.cells.map(\.verdict) == [.holds(.tested), .notExercised(.tested)])
    #expect(TextRenderer().render(report).contains("This report does not say which stacks were compared"))
  }

  @Test func `a verdict that became weaker or stronger is a difference, and breaks nothing`() throws {
    let (proved, tested) = (Self.report(.holds(.proved)), Self.report(.holds(.tested)))
    for (before, after) in [(proved, tested), (tested, proved)] {
      let comparison = try ReportComparison(from: before, to: after)
      #expect(comparison.verdicts.map(\.before) == [before.cells[0].verdict.words])
      #expect(comparison.verdicts.map(\.after) == [after.cells[0].verdict.words])
      #expect(comparison.broken.isEmpty)
      #expect(TextRenderer().render(comparison).contains("→"))
    }
  }

  @Test func `merged runs keep the comparison of what was not checked again`() throws {
    let first = Self.report(
      .holds(.tested), .holds(.tested), comparing: [Self.comparison("r0"), Self.comparison("r1")])
    var second = first
    second.cells.removeLast()
    second.comparisons = [Self.comparison("r0", strength: 2)]
    let merged = try Report(merging: [first, second])
    #expect(merged.comparisons == [Self.comparison("r1"), Self.comparison("r0", strength: 2)])
    second.comparisons = nil
    #expect(try Report(merging: [first, second]).comparisons == [Self.comparison("r1")])
  }
}
