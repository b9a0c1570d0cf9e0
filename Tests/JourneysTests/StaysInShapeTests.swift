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

  @Test func `what the shape has and nothing showed is told, but not what is in something that was not seen`()
    throws
  {
    let shape = try Shape {
      Stack(Told.self) { Target.self }.presents { Target.self }
      Stack(Target.self) { Told.self }
    }
    let report = JourneyReport.exploring(app(), shape: shape)
    let lines = [
      "The root of the window is a stack on Target",
      "Target is pushed on Target in a stack on Told",
    ]
    #expect(report.unseen.map(\.description) == lines && report.holds)
    for line in lines {
      #expect(report.text.contains("\nNever seen of the shape: \(line)\n"))
      #expect(report.shapeText.contains("\nNever seen of the shape: \(line)\n"))
      #expect(report.document.contains("\"\(line)\"") && report.shapeDocument.contains("\"\(line)\""))
    }
    #expect(try JourneyReport.exploring(app(), shape: Self.narrow()).unseen.isEmpty)
  }

  private static func narrow() throws -> Shape {
    try Shape { Stack(Told.self) { Pushed(Target.self, on: Told.self) }.presents { Target.self } }
  }

  @Test func `a state that breaks an assumption is a finding with its journey, which replays`() throws {
    let shape = try Self.narrow().assuming("nothing is pushed") { $0.children.count < 2 }
    let report = JourneyReport.exploring(app(), shape: shape)
    #expect(
      report.findings.map(\.sentence) == ["It does not hold that nothing is pushed"], "\(report.text)")
    let finding = try #require(report.findings.first)
    #expect(finding.property == .staysInShape && finding.journey == ["tap 'Push'"])
    let replayed = try JourneyReport.replaying(finding.journey, of: app(), shape: shape)
    #expect(replayed.findings.map(\.sentence) == [finding.sentence])
    #expect(shape.text.hasSuffix("\nassuming that nothing is pushed\n"))
    #expect(shape != (try Self.narrow()) && report.shape != shape)
  }

  @Test func `an assumption that holds everywhere is no finding`() throws {
    let target = ScreenClass(Target.self)
    let shape = try Self.narrow().assuming("a target is there at most twice") { $0.count(of: target) <= 2 }
    #expect(JourneyReport.exploring(app(), shape: shape).holds)
  }

  @Test func `what stands in states for which there is no room is in the shape`() {
    let report = JourneyReport.exploring(app(), limits: JourneyLimits(states: 1, moments: 0))
    #expect(report.shape.allRules.contains { $0.head.screen == ScreenClass(Target.self) }, "\(report.text)")
    #expect(report.counts.states == 1 && report.cuts == ["what \(report.counts.queued) states lead to"])
  }

  @Test func `a root outside the shape is told of the launch`() throws {
    let report = JourneyReport.exploring(app(), shape: try Shape { Target.self })
    #expect(report.findings.map(\.journey) == [[]])
    #expect(report.findings.first?.sentence.hasPrefix("The root of the window is a stack on Told") == true)
  }

  @Test func `what lies behind something outside the shape is explored, and judged, too`() throws {
    // Each of the three is only behind the one before.
    let app = stackApp {
      [
        (
          "Push",
          { screen in
            let step = Told([("Present", { $0.present(Told([("Empty", empty)]), animated: true) })])
            screen.navigationController?.pushViewController(step, animated: true)
          }
        )
      ]
    }
    let narrow = try Shape { Stack(Told.self) {} }
    let report = JourneyReport.exploring(app, shape: narrow, limits: JourneyLimits(moments: 0))
    let push = "Told is pushed on Told in a stack on Told, where the shape does not have it"
    let presentation = "Told is presented by a stack on Told, where the shape does not have it"
    let found = report.findings.map { [$0.sentence] + $0.journey }
    #expect(found.prefix(2) == [[push, "tap 'Push'"], [presentation, "tap 'Push'", "tap 'Present'"]])
    #expect(found.count == 3 && report.findings[2].property == .isNeverBlank, "\(report.text)")
    #expect(
      report.counts.states == JourneyReport.exploring(app, limits: JourneyLimits(moments: 0)).counts.states)
    #expect(
      report.shapeText.contains(
        "\n1 thing is wrong, behind which nothing was explored.\n2 things are outside the shape; what lies behind was "
          + "explored as well.\n"), "\(report.shapeText)")
    for finding in report.findings {
      let replayed = try JourneyReport.replaying(finding.journey, of: app, shape: narrow)
      #expect(replayed.findings.map(\.sentence) == [finding.sentence])
    }
  }

  @Test func `of what is in or over something outside the shape nothing more is told`() throws {
    let shape = try Shape { Target.self }
    let report = JourneyReport.exploring(app(), shape: shape, limits: JourneyLimits(moments: 0))
    #expect(report.findings.count == 1 && report.findings[0].stateCount == 1, "\(report.text)")
    #expect(
      report.counts.states == JourneyReport.exploring(app(), limits: JourneyLimits(moments: 0)).counts.states)
  }
}

@MainActor private func empty(_ screen: UIViewController) {
  (screen.presentingViewController as? UINavigationController)?.setViewControllers([], animated: false)
  screen.dismiss(animated: true)
}
