import HeadlessUIKit
import Testing

@testable import Journeys

/// What an exploration sees, held against a shape.
@MainActor
@Suite struct StaysInShapeTests {
  private func app() -> App<UINavigationController> {
    stackApp {
      [
        ("Push", { $0.navigationController?.pushViewController(Target(), animated: true) }),
        ("Present", { $0.present(Target(), animated: true) }),
      ]
    }
  }

  private static func wide() throws -> Shape {
    try Shape { Stack(Told.self) { Target.self }.presents { Target.self } }
  }

  @Test func `an exploration tells the shape that it saw`() throws {
    let report = JourneyReport.exploring(app(), limits: JourneyLimits(moments: 0))
    let pushed = try Shape {
      Stack(Told.self) { Pushed(Target.self, on: Told.self) }.presents { Target.self }
    }
    #expect(report.shape == pushed, "\(report.shapeText)")
    #expect(report.shapeText.hasPrefix("small, explored from launch\n"))
    #expect(
      report.shape.text == """
        root
          a stack on Told
            Target, pushed on Told
            presents
              Target

        """)
  }

  @Test func `what is inside the shape is no finding`() throws {
    #expect(try JourneyReport.exploring(app(), shape: Self.wide()).holds)
  }

  @Test func `what is outside the shape is a finding with its journey, which replays`() throws {
    let narrow = try Shape { Stack(Told.self) { Pushed(Target.self, on: Told.self) } }
    let report = JourneyReport.exploring(app(), shape: narrow)
    #expect(report.findings.map(\.property) == [.staysInShape], "\(report.text)")
    let finding = try #require(report.findings.first)
    #expect(finding.journey == ["tap 'Present'"])
    #expect(
      finding.sentence == "Target is presented by a stack on Told, where the shape does not have it")
    #expect(report.test(for: finding).contains("of: small, shape: shape)"))
    let replayed = try JourneyReport.replaying(finding.journey, of: app(), shape: narrow)
    #expect(replayed.findings.map(\.sentence) == [finding.sentence])
    #expect(try JourneyReport.replaying(finding.journey, of: app(), shape: Self.wide()).holds)
  }

  @Test func `a root outside the shape is told of the launch`() throws {
    let report = JourneyReport.exploring(app(), shape: try Shape { Target.self })
    #expect(report.findings.map(\.journey) == [[]])
    #expect(report.findings.first?.sentence.hasPrefix("The root of the window is a stack on Told") == true)
  }
}
