import Foundation
import Reporting
import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// What people read is short, leads somewhere, and shows code that compiles.
@Suite struct PageTests {
  @Test(arguments: [("README.md", 150), ("CONTRIBUTING.md", 120)])
  func `a page at the top is read in a few minutes`(path: String, most: Int) throws {
    let lines = try Page(path: path).text.count { $0 == "\n" }
    #expect(lines <= most)
  }

  @Test(arguments: try Page.all())
  func `every link leads to something that exists`(page: Page) {
    #expect(page.deadLinks == [])
  }

  @Test func `a link that leads nowhere is noticed, and one in code is none`() {
    let text = """
      [a](README.md), [b](Nowhere.md#part), <doc:Nowhere>, <doc:ReachesTarget>, [c](https://example.com/x)
      `[d](Gone.md)`, @Image(source: "none.svg", alt: "None."), @Code(name: "a", file: "MailTests-1.swift")
      """
    #expect(Page(path: "Page.md", text: text).deadLinks == ["Nowhere.md#part", "Nowhere", "none.svg"])
  }

  @Test func `every article is listed on the first page`() throws {
    let first = try Page(path: "Sources/RouteCheck.docc/RouteCheck.md").text
    for page in try Page.all() where page.path.contains("/Articles/") {
      let name = try #require(page.path.split(separator: "/").last?.dropLast(".md".count))
      #expect(first.contains("\n- <doc:\(name)>\n"), "\(name)")
    }
  }

  // MARK: - Code

  @Test(arguments: try Page.all())
  func `a block that looks like a whole file is one that is compiled`(page: Page) throws {
    for block in page.wholeFiles {
      #expect(try Self.isCompiled(block), "\(page.path) shows a file that is none:\n\(block.prefix(200))")
    }
  }

  @Test func `the files that are shown are seen to be files`() throws {
    #expect(try Page(path: "README.md").wholeFiles.count == 1)
    #expect(try Page(path: "Sources/RouteCheck.docc/Articles/CheckingRoutesInTests.md").wholeFiles.count == 1)
    let page = Page(path: "Page.md", text: "```swift\nimport Nothing\n```\n\n```text\nimport\n```\n")
    #expect(page.wholeFiles == ["import Nothing\n"])
    #expect(try !Self.isCompiled("import Nothing\n"))
  }

  /// Whether a text is the whole of a file among the tests, those of the first app included.
  private static func isCompiled(_ text: String) throws -> Bool {
    try ["Tests", "Fixtures/FirstApp/Tests"].contains { folder in
      let tests = Repository.folder.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: tests.path).contains { file in
        file.hasSuffix(".swift") && (try? Data(contentsOf: tests.appending(path: file))) == Data(text.utf8)
      }
    }
  }

  @Test(arguments: try Page.all())
  func `what a page shows in Swift stands in a file that is compiled`(page: Page) {
    for block in page.blocks(of: "swift") where !Page.isOfManifest(block) {
      #expect(Self.compiled.contains(block.folded), "\(page.path) shows what nobody compiles:\n\(block)")
    }
  }

  @Test func `code that nobody compiles is seen, however it is indented`() {
    #expect(Self.compiled.contains("@Suite\nstruct   PageTests {".folded))
    #expect(!Self.compiled.contains("@Suite struct Page\("Tests") { {".folded))
    #expect(Page.isOfManifest(".target(\n  name: \"A\"") && !Page.isOfManifest("target(a)"))
  }

  /// All Swift files that tests are made of, sample apps included, without what only lays them out.
  private static let compiled = ["Tests", "Fixtures/FirstApp", "Sources/SampleApps"].flatMap { folder in
    let place = Repository.folder.appending(path: folder)
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map {
      (try? String(contentsOf: place.appending(path: $0), encoding: .utf8)) ?? ""
    }
  }.joined(separator: "\n").folded

  @Test func `the pieces of manifests are ones that the package manager reads`() async throws {
    let pieces = try Page.all().flatMap { $0.blocks(of: "swift").filter(Page.isOfManifest) }
    #expect(pieces.count == 3)
    for piece in pieces {
      let body =
        piece.hasPrefix("dependencies:")
        ? piece : "dependencies: [.package(path: \"../RouteCheck\")], targets: [\n\(piece)\n]"
      let output = try await Self.manifest("name: \"Checks\",\n\(body)")
      #expect(output.status == 0 && output.text.contains("UIKitShims"), "\(piece)\n\(output.text)")
    }
    #expect(try await Self.manifest("name: \"Checks\", targets: [.target(nmae: \"A\")]").status != 0)
  }

  /// What the package manager says of a manifest.
  private static func manifest(_ arguments: String) async throws -> (status: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text =
      "// swift-tools-version: 6.3\n\nimport PackageDescription\n\nlet package = Package(\(arguments))\n"
    try text.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let run = try await aside {
      try ExternalTool.run(["swift", "package", "--package-path", folder.path, "dump-package"])
    }
    return (run.status, run.output)
  }

  // MARK: - What the pages say

  @Test func `the README's excerpt is taken from the sample app's page`() throws {
    let readme = try Page(path: "README.md").blocks(of: "text")
    let excerpt = try #require(readme.first { $0.hasPrefix("RouteCheck ") })
    let whole = try Repository.article("CheckingTheSampleApp")
    let parts = excerpt.split(separator: "…").map { $0.trimmingCharacters(in: .newlines) }
    #expect(parts.count > 2)
    for part in parts { #expect(whole.contains("\n\(part)\n")) }
  }

  @MainActor
  @Test func `the sample app's page has this version, every route and the number of stacks`() throws {
    let page = try Repository.article("CheckingTheSampleApp")
    let app = try Storefront.app()
    #expect(page.contains("\nRouteCheck \(ToolVersion.current) · \(app.name)\n"))
    for route in app.routes { #expect(page.contains("\n\(route.name) "), "\(route.name)") }
    #expect(page.replacing(",", with: "").contains("\n\(app.space.count) stacks"))
  }

  @Test func `every environment variable of a check in a test is on the page about tests`() throws {
    let options = try Page(path: "Sources/RoutingTesting/RouteTestOptions.swift").text
    let variables = Set(options.matches(of: /"(ROUTECHECK_[A-Z_]+)"/).map { String($0.output.1) })
    #expect(variables.count > 5)
    let page = try Repository.article("CheckingRoutesInTests")
    for variable in variables.sorted() { #expect(page.contains("| `\(variable)"), "\(variable)") }
  }
}
