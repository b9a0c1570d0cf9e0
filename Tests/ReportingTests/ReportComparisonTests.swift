import Reporting
import Testing

/// What is different between results of one space, and what several of them say together.
@Suite struct ReportComparisonTests {
  private let full = SampleReport.full

  private func without(_ index: Int) -> Report {
    var report = full
    let gone = report.violations.remove(at: index)
    for cell in report.cells.indices
    where [report.cells[cell].route, report.cells[cell].property] == [gone.route, gone.property] {
      report.cells[cell].verdict = .holds(.proved)
    }
    return report
  }

  @Test func `a report has not changed since itself`() throws {
    let comparison = try ReportComparison(from: full, to: full)
    #expect(comparison.broken.isEmpty && comparison.fixed.isEmpty && comparison.changed.isEmpty)
    #expect(comparison.verdicts.isEmpty)
    #expect(comparison.unchanged == full.violations.count)
  }

  @Test(arguments: 0..<3)
  func `what is fixed one way round is broken the other way round`(index: Int) throws {
    let fixed = try ReportComparison(from: full, to: without(index))
    let broken = try ReportComparison(from: without(index), to: full)
    #expect(fixed.fixed.map(\.route) == [full.violations[index].route])
    #expect(broken.broken.map(\.route) == fixed.fixed.map(\.route))
    #expect(fixed.broken.isEmpty && broken.fixed.isEmpty)
    #expect(fixed.unchanged == 2 && broken.unchanged == 2)
    #expect(fixed.fixed[0].before == full.violations[index].groupCount && fixed.fixed[0].after == 0)
    #expect(
      fixed.verdicts.map(\.after) == ["holds, proved"] && broken.verdicts.map(\.before) == ["holds, proved"])
  }

  @Test func `another count of the same failure is a change, and another smallest state is none`() throws {
    var after = full
    after.violations[0].groupCount = 5
    after.violations[1].notation = "Account"
    let comparison = try ReportComparison(from: full, to: after)
    #expect(comparison.changed.map(\.after) == [5])
    #expect(comparison.unchanged == 2 && comparison.broken.isEmpty && comparison.fixed.isEmpty)
  }

  @Test func `what was not checked again is not called fixed`() throws {
    var after = full
    let route = full.violations[0].route
    after.violations.removeFirst()
    after.cells.removeAll { $0.route == route }
    let comparison = try ReportComparison(from: full, to: after)
    #expect(comparison.fixed.isEmpty)
    #expect(comparison.verdicts.allSatisfy { $0.route == route && $0.after == nil })
    #expect(!comparison.verdicts.isEmpty)
  }

  @Test func `an app that was renamed is compared, and the comparison says so`() throws {
    var renamed = full
    renamed.app = "Shop"
    let comparison = try ReportComparison(from: full, to: renamed)
    #expect(comparison.app == "Shop" && comparison.earlierApp == full.app)
    #expect(comparison.broken.isEmpty && comparison.fixed.isEmpty && comparison.verdicts.isEmpty)
    let text = TextRenderer().render(comparison)
    #expect(text.contains("The earlier result is of an app called “\(full.app)”."))
    #expect(try ReportComparison(from: full, to: full).earlierApp == nil)
  }

  @Test func `results under other settings are compared, and the comparison says so`() throws {
    var (before, after) = (full, full)
    (before.settings, after.settings) = (nil, ["presentInFlight=wait"])
    let text = TextRenderer().render(try ReportComparison(from: before, to: after))
    #expect(
      text.replacing(/\s+/, with: " ").contains(
        "The earlier result was made under the app's own settings, the later one under presentInFlight=wait.")
    )
    before.settings = after.settings
    #expect(try ReportComparison(from: before, to: after).settings == nil)
  }

  @Test func `results of two spaces are not compared`() {
    var other = full
    other.spaceCount = 2
    #expect(throws: ReportComparison.MismatchError.spaces(before: full.spaceCount, after: 2)) {
      try ReportComparison(from: full, to: other)
    }
  }

  // MARK: - Merging

  @Test func `one run is merged to itself`() throws {
    #expect(try Report(merging: [full]) == full)
  }

  @Test func `a failure is new, known or fixed`() throws {
    let merged = try Report(merging: [without(0), without(2), without(0), without(1)])
    let statuses = try #require(merged.history).reduce(into: [:]) { $0[$1.route] = $1.status }
    #expect(
      statuses == [
        full.violations[0].route: .known, full.violations[1].route: .fixed, full.violations[2].route: .known,
      ])
    #expect(merged.violations == without(1).violations && merged.cells == without(1).cells)
    let late = try Report(merging: [without(0), full])
    #expect(late.history?.first { $0.route == full.violations[0].route }?.status == .new)
  }

  @Test func `what only an earlier run checked stays as it was`() throws {
    var part = full
    part.routes = [full.routes[0]]
    part.cells.removeAll { $0.route != full.routes[0].name }
    part.violations.removeAll { $0.route != full.routes[0].name }
    let merged = try Report(merging: [full, part])
    #expect(Set(merged.cells) == Set(full.cells))
    #expect(Set(merged.violations) == Set(full.violations))
    #expect(merged.routes == full.routes)
  }

  @Test func `a run of another space is named by its position`() throws {
    let error = #expect(throws: Report.MergeError.self) {
      try Report(merging: [full, full, SampleReport.empty])
    }
    #expect(error?.index == 2)
  }
}
