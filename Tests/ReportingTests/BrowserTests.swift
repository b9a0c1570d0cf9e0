internal import Foundation
@testable import Reporting
import TestSupport
import Testing

/// The page in a real browser, used by keyboard and pointer; screenshots stay in `.build/screenshots`.
///
/// One browser at a time: each takes a processor for itself.
@Suite(.serialized) struct BrowserTests {
  /// What the browser saw, as `scripts/browse-report.py` prints it.
  private struct Seen: Decodable {
    let console: [String]
    let requests: [String]
    let visited: [String]
    let address: String
    let hidden: Int
    let afterNext: String
    let afterPrevious: String
    let forked: [String]
    let copied: [String]
    let unnamed: Int
    let curves: Int
    let backgrounds: [String]
    let phoneOverflow: Int
    let phoneCut: Int
    let phoneNames: Bool
  }

  /// Opens a report, or gives `nil` and says why where the machine cannot.
  private func browse(_ report: Report, name: String) throws -> Seen? {
    let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).html")
    try HTMLRenderer().render(report).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let screenshots = Repository.folder.appending(path: ".build/screenshots/\(name)")
    let script = Repository.folder.appending(path: "scripts/browse-report.py")
    let result = try ExternalTool.run(["python3", script.path, file.path, screenshots.path])
    if [77, 127].contains(result.status) {
      print("not used in a browser: this machine lacks python3 with playwright, or chromium")
      return nil
    }
    try #require(result.status == 0, "\(result.output)")
    return try JSONDecoder().decode(Seen.self, from: Data(result.output.utf8))
  }

  /// What the browser saw of a report that it only opened.
  private struct Opened: Decodable {
    let console: [String]
    let requests: [String]
    let seconds: Double
    let violations: Int
  }

  @Test func `a report with ten thousand groups of failures is small, whole, and opens`() throws {
    var report = SampleReport.full
    let sample = report.violations
    report.violations = (0..<10_000).map { index in
      var violation = sample[index % sample.count]
      // Each has a smallest stack of its own: what one run breaks is told once.
      (violation.group, violation.notation) = ("group \(index)", "\(violation.notation) > Product(\(index))")
      return violation
    }
    let text = HTMLRenderer().render(report)
    #expect(text.utf8.count < 20_000_000)
    let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).html")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let screenshots = Repository.folder.appending(path: ".build/screenshots/many")
    let script = Repository.folder.appending(path: "scripts/browse-report.py")
    let result = try ExternalTool.run(["python3", script.path, file.path, screenshots.path, "open"])
    if [77, 127].contains(result.status) {
      return print("not used in a browser: this machine lacks python3 with playwright, or chromium")
    }
    try #require(result.status == 0, "\(result.output)")
    let opened = try JSONDecoder().decode(Opened.self, from: Data(result.output.utf8))
    #expect(opened.console == [] && opened.requests == [] && opened.violations == 10_000)
    print("10,000 groups: \(text.utf8.count) bytes, open after \(opened.seconds) s")
  }

  @Test(arguments: ["sample", "long", "hostile"])
  func `a person steps, copies, reads in the dark and on a phone`(_ name: String) throws {
    var report = name == "hostile" ? HostileReport.report : SampleReport.full
    if name == "long" {
      // More steps than a screen shows at once.
      let decisions = report.violations[0].decisions
      report.violations[0].decisions = (0..<10).flatMap { _ in decisions }
    }
    guard let seen = try browse(report, name: name) else { return }
    let violation = report.violations[0]
    #expect(seen.console == [])
    #expect(seen.requests == [])
    let steps = violation.decisions.count + 2
    #expect(seen.visited == (0..<steps).map { "v1-s\($0)" })
    #expect(seen.address == "#v1-s\(steps - 2)")
    #expect(seen.hidden == 0)
    #expect(seen.afterNext == "v2" && seen.afterPrevious == "v1")
    #expect(seen.unnamed == 0)
    #expect(seen.curves == 3)
    #expect(Set(seen.backgrounds).count == 2)
    #expect(seen.phoneOverflow <= 0 && seen.phoneCut == 0 && seen.phoneNames)
    #expect(seen.forked == ["v1-f0", name == "hostile" ? "v1-f0" : "v1-f1", "1"])
    #expect(seen.copied.first == VisibleText.line(violation.replay.command))
    if let test = violation.replay.test { #expect(seen.copied.contains(test)) }
    let trace = try #require(seen.copied.last)
    #expect(try JSONDecoder().decode(Report.Violation.self, from: Data(trace.utf8)) == violation)
  }
}
