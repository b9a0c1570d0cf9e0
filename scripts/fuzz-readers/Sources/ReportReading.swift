import Foundation
import Reporting

/// Reads results as `routecheck report` and `routecheck diff` do, and writes them in every format.
@MainActor
enum ReportReading {
  static func read(_ bytes: [UInt8]) {
    do {
      let report = try Report(json: Data(bytes))
      let again = try Report(json: Data(JSONRenderer().render(report).utf8))
      require(again == report, "a result is read as another one")
      for renderer in ReportFormats.all { _ = renderer.render(report) }
      compare(report)
      unite(report)
    } catch {
      require(!"\(error)".isEmpty, "a result is refused without a word")
    }
  }

  private static func compare(_ report: Report) {
    do {
      let comparison = try ReportComparison(from: report, to: report)
      require(comparison.broken.isEmpty && comparison.fixed.isEmpty, "a result differs from itself")
      _ = TextRenderer().render(comparison)
      let merged = try Report(merging: [report, report])
      for renderer in ReportFormats.all { _ = renderer.render(merged) }
    } catch {
      fatalError("a result cannot be compared with itself: \(error)")
    }
  }

  private static func unite(_ report: Report) {
    do {
      let united = try Report(uniting: [report])
      require(
        try Report(uniting: [report, united, report]) == united,
        "a result is united with itself to another one")
      for renderer in ReportFormats.all { _ = renderer.render(united) }
    } catch {
      fatalError("a result cannot be united with itself: \(error)")
    }
  }
}
