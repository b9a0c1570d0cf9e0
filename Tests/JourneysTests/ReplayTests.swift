import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct ReplayTests {
  private func faulty() -> App<UINavigationController> {
    stackApp {
      [
        ("Open", { $0.navigationController?.pushViewController(Stair(depth: 1), animated: true) }),
        ("Empty", { $0.navigationController?.setViewControllers([], animated: false) }),
      ]
    }
  }

  @Test func `a journey that a report has written down shows the same finding`() throws {
    let report = JourneyReport.exploring(faulty())
    let finding = try #require(report.findings.first)
    let again = try JourneyReport.replaying(finding.journey, of: faulty())
    #expect(again.findings == [finding] && report.findings.count == 1)
  }

  @Test func `a journey on which all is well has no finding`() throws {
    #expect(try JourneyReport.replaying(["tap 'Open'", "tap 'Down'", "tap Back"], of: faulty()).holds)
    #expect(try JourneyReport.replaying([], of: faulty()).holds)
  }

  @Test func `a step that nobody can do is named with those that are possible`() {
    let expected = JourneyError(
      description:
        "Step 2 of 2, 'tap 'Close'', is not possible here. Possible: 'tap Back', 'swipe back from the edge', "
        + "'start to swipe back from the edge and let go', 'tap 'Down'', 'leave the app and come back', "
        + "'get a memory warning'.")
    #expect(throws: expected) {
      try JourneyReport.replaying(["tap 'Open'", "tap 'Close'"], of: faulty())
    }
  }

  @Test func `of a misspelt step the nearest that is possible is named`() {
    let refusal = #expect(throws: JourneyError.self) {
      try JourneyReport.replaying(["tap 'Opne'", "tap 'Down'"], of: faulty())
    }
    let words = "Step 1 of 2, 'tap 'Opne'', is not possible here. Did you mean 'tap 'Open''? Possible: "
    #expect(refusal?.description.hasPrefix(words) == true, "\(String(describing: refusal))")
  }

  @Test func `a report has a test that can be pasted`() throws {
    let report = JourneyReport.exploring(faulty())
    let test = """
        @MainActor @Test func `Nav is blank`() throws {
          try replay([
              "tap 'Empty'",
            ], of: small)
        }
      """
    #expect(report.text.contains("\n\n\(test)\n\n\(report.summary)\n"))
  }

  @Test(arguments: [
    ("Nav[Home] is blank", "Nav Home is blank"),
    ("trapped: nil (App/File.swift:12)", "trapped nil (App File.swift 12)"),
    ("`a` shows Box<Int>", "a shows Box Int"), ("It fails", "It fails"),
  ])
  func `a test is called by its sentence, in which words stay words`(sentence: String, name: String) {
    let test = JourneyReport.test(sentence, replaying: [], of: "app", links: [])
    #expect(test.contains("@Test func `\(name)`() throws {"), "\(test)")
  }

  @Test func `names that are none in Swift become such in a test`() {
    let test = JourneyReport.test(
      "It fails", replaying: ["open link open it"], of: "My mail-app 2", links: ["open it", "newPost"])
    #expect(test.hasSuffix("], of: myMailApp2, links: [.openIt, .newPost])\n  }"), "\(test)")
  }
}
