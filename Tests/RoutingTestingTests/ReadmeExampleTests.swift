import Checking
import Foundation
import RoutingSpecs
import TestSupport
import Testing

/// The test file that the README shows is a file of this target: it compiles, and its test runs with the others.
@MainActor
@Suite struct ReadmeExampleTests {
  @Test func `the README shows the file that is compiled`() throws {
    let file = Repository.folder.appending(path: "Tests/RoutingTestingTests/ReadmeExample.swift")
    let readme = try String(contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    let example = try String(contentsOf: file, encoding: .utf8)
    #expect(readme.contains("\n```swift\n\(example)```\n"))
  }

  @Test func `what the example checks holds in every stack of its small bound`() throws {
    let app = try mail()
    #expect(app.exhaustiveSpace.count > Natural(100))
    let result = RouteCheck(app.routes[0], of: app).run()
    #expect(result.violated == [])
  }
}
