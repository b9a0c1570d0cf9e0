import Checking
import Foundation
import Reporting
import RoutingSpecs
import RoutingTesting
import Storefront
import TestSupport
import Testing

/// The regression tests that a report offers: they are Swift, and fail in the same way.
@MainActor
@Suite struct GeneratedTestTests {
  private let source = RoutedApp.Source(module: "Storefront", expression: "try Storefront.app()")

  private func token(_ payload: ReplayToken.Payload) -> ReplayToken {
    ReplayToken(app: "storefront", route: "home-from-current", property: "reachesTarget", payload: payload)
  }

  @Test func `the generated test is the one that was pasted, which fails as the report says`() throws {
    let test = RegressionTest(token(.rank(0)), from: "Home > Home", of: source)
    let file = try String(contentsOf: Repository.folder.appending(path: pasted), encoding: .utf8)
    #expect(file.hasSuffix(test.text.replacing("@Test func", with: "func")))
    let issues = try RecordedIssues {
      try `home-from-current reachesTarget from Home > Home`()
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts.first?.contains("cannotReplaceRoot") == true)
  }

  private let pasted = "Tests/RoutingTestingTests/PastedTest.swift"

  @Test(arguments: [
    "Home(\"a\\\"b\")", "Ho`me", "back\\slash", "\u{202E}left", "line\nbreak", "nul\0", "\\(print(1))",
    "😀 > Nav[é]",
    String(repeating: "Home > ", count: 500),
  ])
  func `whatever a name holds, the test can be parsed and says the name`(notation: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "generated-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let test = RegressionTest(token(.rank(0)), from: notation, of: source)
    try test.text.write(to: file, atomically: true, encoding: .utf8)
    let parsed = try ExternalTool.run(["swiftc", "-frontend", "-parse", file.path])
    #expect(parsed.status == 0, "\(parsed.output)")
  }

  @Test func `a test of an app under other settings changes them`() {
    let test = RegressionTest(
      token(.rank(0)), from: "Home", of: source, under: ["presentInFlight=wait", "splitPush=ignore"])
    let app = #"of: Storefront.app().under("presentInFlight=wait", "splitPush=ignore"), from"#
    #expect(test.call.contains(app) && test.text.contains(app))
  }

  @Test func `a run that only its choices describe is named by its token`() throws {
    let choices = try ChoiceSequence(parsing: "1:2.0:3")
    let test = RegressionTest(token(.choices(choices)), from: "Home", of: nil)
    #expect(
      test.call
        == "try checkRoute(replaying: \"storefront/home-from-current/reachesTarget/\(choices)\", of: app)")
  }
}
