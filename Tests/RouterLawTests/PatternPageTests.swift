import Checking
import Foundation
import RoutingSpecs
import TestSupport
import Testing

/// What the page `CheckingOtherPatterns` shows for each pattern is compiled here, and holds.
@MainActor
@Suite(.serialized) struct PatternPageTests {
  /// A pattern, its file, and the app around the route.
  struct Pattern: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let app: @MainActor @Sendable () throws -> RoutedApp
  }

  nonisolated static let patterns = [
    Pattern(testDescription: "VIP", file: "VIPPattern", app: { try VIPPattern.app() }),
    Pattern(testDescription: "MVVM", file: "MVVMPattern", app: { try MVVMPattern.app() }),
    Pattern(
      testDescription: "coordinators", file: "CoordinatorPattern", app: { try CoordinatorPattern.app() }),
  ]

  @Test(arguments: patterns)
  func `the page shows the lines that are compiled, and at most twenty`(pattern: Pattern) throws {
    let file = Repository.folder.appending(path: "Tests/RouterLawTests/Patterns/\(pattern.file).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("// Page: \(pattern.testDescription)") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// Page: end") })
    let shown = lines[(start + 1)..<end].map { String($0.dropFirst(4)) }
    #expect((5...20).contains(shown.count))
    let page = try Repository.article("CheckingOtherPatterns")
    #expect(page.contains("\n```swift\n\(shown.joined(separator: "\n"))\n```\n"))
  }

  @Test(arguments: patterns)
  func `what the page shows holds in every stack`(pattern: Pattern) throws {
    let app = try pattern.app().exhausting(.init(tabs: 1, depth: 2, modals: 1, splits: false))
    let result = RouteCheck(app.routes[0], of: app).run()
    #expect(result.violated == [])
    #expect(result[.reachesTarget].verdict == .holds)
  }
}
