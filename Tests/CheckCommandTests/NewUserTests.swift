import Foundation
import TestSupport
import Testing

/// What the README tells a new user to type, typed.
@Suite struct NewUserTests {
  /// The commands of the README's section.
  private func commands() throws -> [String] {
    let readme = try String(contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    let title = "## From nothing to a first counterexample"
    let section = try #require(readme.split(separator: title).dropFirst().first)
    let block = try #require(section.split(separator: "```sh\n").dropFirst().first)
    return try #require(block.split(separator: "```").first).split(separator: "\n").map(String.init)
  }

  /// Takes minutes on a busy machine: the whole package is built for the new one.
  @Test(.enabled(if: TestBudget.isLong, TestBudget.reason))
  func `the README leads from an empty folder to a counterexample in at most five commands`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new-user-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try commands()
    #expect((1...5).contains(lines.count))
    var place = folder.path
    for (index, line) in lines.enumerated() {
      let command = line.replacing("../RouteCheck", with: "'\(Repository.folder.path)'")
      let arguments = ["bash", "-c", "cd '\(place)' && \(command)"]
      let result = try await aside { try ExternalTool.run(arguments) }
      if index == 0 { place += "/mail" }
      let isLast = index == lines.count - 1
      #expect(result.status == (isLast ? 1 : 0), "\(line)\n\(result.output.suffix(2_000))")
      if isLast {
        #expect(result.output.contains("1 of 28 checks is violated"))
        #expect(result.output.contains("✗ home × reachesTarget"))
      }
    }
  }
}
