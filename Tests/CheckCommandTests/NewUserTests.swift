import Foundation
import TestSupport
import Testing

/// What the documentation tells a new user to type, typed.
///
/// Each takes minutes on a busy machine: the package is built for the new one. Packages of one name share what is built.
@Suite(.serialized, .enabled(if: TestBudget.isLong, TestBudget.reason)) struct NewUserTests {
  /// Where the package is built for the packages that a new user makes, kept for the next one.
  private static let built = Repository.folder.appending(path: ".build/new-user")

  /// The commands of a section.
  private func commands(of page: String, under title: String) throws -> [String] {
    let section = try #require(page.split(separator: title).dropFirst().first)
    let block = try #require(section.split(separator: "```sh\n").dropFirst().first)
    return try #require(block.split(separator: "```").first).split(separator: "\n").map(String.init)
  }

  /// Runs a command in a folder that is there for this test only.
  private func run(_ command: String, in place: URL, building built: URL? = nil) async throws
    -> (status: Int32, output: String)
  {
    let sharing = built.map { ["SWIFTPM_BUILD_DIR=\($0.path)"] } ?? []
    let result = try await aside {
      try ExternalTool.run(sharing + ["bash", "-c", "cd '\(place.path)' && \(command)"])
    }
    return (result.status, result.output)
  }

  /// Makes a folder, and takes it away in the end.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new-user-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `a page leads from an empty folder to a counterexample in at most five commands`() async throws {
    let page = try Repository.article("DescribingAnApp")
    let lines = try commands(of: page, under: "### From nothing to a first counterexample")
    #expect((1...5).contains(lines.count))
    try await withFolder { folder in
      var place = folder
      for (index, line) in lines.enumerated() {
        let result = try await run(
          line.replacing("../RouteCheck", with: "'\(Repository.folder.path)'"), in: place,
          building: Self.built)
        if index == 0 { place.append(path: "mail") }
        let isLast = index == lines.count - 1
        #expect(result.status == (isLast ? 1 : 0), "\(line)\n\(result.output.suffix(2_000))")
        if isLast {
          #expect(result.output.contains("1 of 28 checks is violated"))
          #expect(result.output.contains("✗ home × reachesTarget"))
        }
      }
    }
  }

  @Test(arguments: [
    ("--test", "✗ home × reachesTarget"), ("--launch", "Link message does not show MessageViewController"),
  ])
  func `a first test compiles in the target that comes with it, and shows its flaw`(
    option: String, flaw: String
  ) async throws {
    try await withFolder { folder in
      let place = folder.appending(path: "mail")
      let begin = """
        mkdir mail && cd mail && swift package init --type library --name mail \
        && swift package add-dependency --type path '\(Repository.folder.path)'
        """
      #expect(try await run(begin, in: folder).status == 0)
      let first = try await run("swift package routecheck init \(option)", in: place, building: Self.built)
      #expect(first.status == 0, "\(first.output.suffix(2_000))")
      let target = try #require(first.output.firstMatch(of: #/  \.testTarget\((?:.|\n)*?\n    \]\),\n/#))
        .output
      let file = place.appending(path: "Package.swift")
      let manifest = try String(contentsOf: file, encoding: .utf8)
      // The package's name is that of the folder of its clone.
      let piece = target.replacing("\"RouteCheck\"", with: "\"\(Repository.folder.lastPathComponent)\"")
      try manifest.replacing("targets: [\n", with: "targets: [\n\(piece)", maxReplacements: 1)
        .write(to: file, atomically: true, encoding: .utf8)
      let next = try #require(first.output.split(separator: "next: ").last)
      let result = try await run(next.trimmingCharacters(in: .newlines), in: place, building: Self.built)
      #expect(
        result.status == 1 && result.output.contains(flaw),
        "\(result.output.suffix(2_000))")
    }
  }

  @Test func `the README leads to the mistake of the first app, to the one behind it, and to its end`()
    async throws
  {
    let readme = try Repository.readme()
    let lines = try commands(of: readme, under: "## The first minute")
    #expect(lines == ["cd Fixtures/FirstApp", "swift test"])
    let function = "  private func showPlace(_ name: String) {\n"
    let mended = try #require(readme.split(separator: "```swift\n\(function)").dropFirst().first)
    let tries: [(lines: String, says: String)] = [
      ("", "Link place does not show PlaceViewController"),
      ("    tabs.dismiss(animated: false)\n", "from 4 states, only while something is still going on"),
      (String(try #require(mended.split(separator: "```").first)), "with 1 test in 0 suites passed"),
    ]
    try await withFolder { folder in
      let app = folder.appending(path: "FirstApp")
      let copied = try await run(
        "cp -R '\(Repository.folder.path)/Fixtures/FirstApp' . && rm -rf FirstApp/.build", in: folder)
      #expect(copied.status == 0, "\(copied.output)")
      // Where it stands the package is not two folders up, and what is built of it for the others serves this one, too.
      let manifest = app.appending(path: "Package.swift")
      try String(contentsOf: manifest, encoding: .utf8)
        .replacing("path: \"../..\"", with: "path: \"\(Repository.folder.path)\"")
        .write(to: manifest, atomically: true, encoding: .utf8)
      let file = app.appending(path: "Sources/Trips/AppCoordinator.swift")
      let source = try String(contentsOf: file, encoding: .utf8)
      for (index, attempt) in tries.enumerated() {
        let text = source.replacing(function, with: function + attempt.lines)
        try text.write(to: file, atomically: true, encoding: .utf8)
        let result = try await run(lines[1], in: app, building: Self.built)
        #expect(result.status == (index == 2 ? 0 : 1), "\(result.output.suffix(2_000))")
        #expect(result.output.contains(attempt.says), "\(result.output.suffix(2_000))")
      }
    }
  }
}
