internal import Foundation
@testable import Reporting
import TestSupport
import Testing

/// The formats that draw boxes and arrows, and the one that is read line by line.
@Suite struct GraphFormatTests {
  static let reports = ExchangeFormatTests.reports

  private static func boxes(in frame: StackGraph.Frame) -> [StackGraph.Box] {
    frame.boxes + frame.frames.flatMap(boxes)
  }

  @Test func `every arrow leads from a box to a box, and no two boxes share a name`() {
    for report in Self.reports {
      let graph = StackGraph(report)
      let boxes = graph.frames.flatMap(Self.boxes).map(\.id)
      #expect(Set(boxes).count == boxes.count)
      for arrow in graph.arrows { #expect(boxes.contains(arrow.from) && boxes.contains(arrow.to)) }
      #expect(graph.frames.count == report.violations.count)
    }
  }

  @Test func `every controller of a stack has a box, and every decision`() {
    for violation in SampleReport.full.violations {
      var report = SampleReport.full
      report.violations = [violation]
      let frames = StackGraph(report).frames[0].frames
      #expect(frames[0].boxes.count == StackOutline(violation.start).rows.count)
      #expect(frames[1].boxes.count == violation.decisions.count + 1)
      #expect(frames[2].boxes.count == max(1, StackOutline(violation.finalStack).rows.count))
    }
  }

  @Test func `what tells failing states from others is drawn where it is known`() throws {
    for report in Self.reports {
      let graph = StackGraph(report)
      for (frame, violation) in zip(graph.frames, report.violations) {
        #expect(
          frame.boxes.map(\.text)
            == [violation.study?.sentence].compactMap { $0.map { VisibleText.line($0) } })
        #expect(frame.frames.count == (violation.study?.neighbour == nil ? 3 : 4))
        guard let neighbour = violation.study?.neighbour else { continue }
        #expect(frame.frames[3].boxes.count == max(1, StackOutline(neighbour.start).rows.count))
        let start = try #require(frame.frames[0].boxes.first).id
        let arrows = graph.arrows.filter { $0.from == start && $0.to == frame.frames[3].boxes.first?.id }
        #expect(arrows.map(\.text) == [VisibleText.line(neighbour.difference)])
      }
    }
  }

  @Test func `no name leaves its quotes in Mermaid`() {
    for report in Self.reports {
      for line in MermaidRenderer().render(report).split(separator: "\n") {
        #expect(line.count { $0 == "\"" } <= 2, "\(line)")
        #expect(!line.contains("<") && !line.contains("`"), "\(line)")
      }
    }
  }

  @Test func `Graphviz reads what is written for it`() throws {
    let folder = FileManager.default.temporaryDirectory
    for (index, report) in Self.reports.enumerated() {
      let file = folder.appending(path: "graph-\(index)-\(UUID().uuidString).dot")
      defer { try? FileManager.default.removeItem(at: file) }
      try DOTRenderer().render(report).write(to: file, atomically: true, encoding: .utf8)
      let result = try ExternalTool.run(["dot", "-Tplain", file.path])
      if result.status == 127 {
        print("not read by Graphviz: there is no program dot")
        return
      }
      #expect(result.status == 0, "\(result.output)")
      let boxes = StackGraph(report).frames.flatMap(Self.boxes).count
      #expect(result.output.matches(of: #/\nnode /#).count == max(1, boxes))
    }
  }

  @Test func `JSON Lines say what the document says`() throws {
    for report in Self.reports {
      let lines = JSONLinesRenderer().render(report).split(separator: "\n")
      #expect(lines.count == 1 + report.routes.count + report.cells.count + report.violations.count)
      let decoder = JSONDecoder()
      var read = try decoder.decode(Report.self, from: Data(lines[0].utf8))
      for line in lines.dropFirst() {
        let data = Data(line.utf8)
        switch try decoder.decode([String: JSONLineKind].self, from: data)["kind"]?.text {
        case "route": read.routes.append(try decoder.decode(Report.Route.self, from: data))
        case "cell": read.cells.append(try decoder.decode(Report.Cell.self, from: data))
        case "violation": read.violations.append(try decoder.decode(Report.Violation.self, from: data))
        case let kind: Issue.record("a line of kind \(kind ?? "none")")
        }
      }
      #expect(read == report)
    }
  }

  /// A value of which only a text is read.
  private struct JSONLineKind: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }
}
