import Checking
import Foundation
import RoutingSpecs
import TestSupport
import Testing

/// The test file that the page `CheckingRoutesInTests` shows is a file of this target: it compiles, and its test runs with
/// the others.
@MainActor
@Suite struct MailExampleTests {
  @Test func `the page shows the file that is compiled`() throws {
    let file = Repository.folder.appending(path: "Tests/RoutingTestingTests/MailExample.swift")
    let page = try Repository.article("CheckingRoutesInTests")
    let example = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("\n```swift\n\(example)```\n"))
  }

  @Test func `what the example checks holds in every stack of its small bound`() throws {
    let app = try mail()
    #expect(app.exhaustiveSpace.count > Natural(100))
    let result = RouteCheck(app.routes[0], of: app).run()
    #expect(result.violated == [])
  }
}
