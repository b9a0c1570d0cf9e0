@testable import CheckCommand
internal import Foundation
import Testing

/// The real surroundings, in a folder of their own.
@MainActor
@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID().uuidString)")
    .path

  private func inFolder(_ test: (ProcessSurroundings) throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try test(ProcessSurroundings())
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  @Test func `what was written is read, in folders that were not there`() throws {
    try inFolder { surroundings in
      for text in ["first", "", String(repeating: "long ", count: 100_000)] {
        try surroundings.replace([("\(folder)/a/b/one", text), ("\(folder)/a/two", text)])
        #expect(try surroundings.read("\(folder)/a/b/one", limit: 1 << 20) == Array(text.utf8))
      }
      #expect(try names() == ["a", "a/b", "a/b/one", "a/two"])
    }
  }

  @Test func `where one file cannot be written, none is, and no draft stays`() throws {
    try inFolder { surroundings in
      try surroundings.replace("\(folder)/one", with: "old")
      try surroundings.replace("\(folder)/taken/inside", with: "")
      for (path, reason) in [("taken", "is a directory"), ("one/inside", "not a directory")] {
        #expect(throws: CommandError.unwritableFile("\(folder)/\(path)", reason: reason)) {
          try surroundings.replace([("\(folder)/one", "new"), ("\(folder)/\(path)", "new")])
        }
      }
      #expect(try surroundings.read("\(folder)/one", limit: 10) == Array("old".utf8))
      #expect(try names() == ["one", "taken", "taken/inside"])
    }
  }

  @Test func `what cannot be read is told apart`() throws {
    try inFolder { surroundings in
      try surroundings.replace("\(folder)/ten", with: "0123456789")
      #expect(try surroundings.read("\(folder)/ten", limit: 10).count == 10)
      #expect(throws: CommandError.fileTooLarge("\(folder)/ten", limit: 9)) {
        try surroundings.read("\(folder)/ten", limit: 9)
      }
      #expect(throws: CommandError.noSuchFile("\(folder)/none")) {
        try surroundings.read("\(folder)/none", limit: 9)
      }
      #expect(throws: CommandError.unreadableFile(folder, reason: "is a directory")) {
        try surroundings.read(folder, limit: 9)
      }
      #expect(surroundings.exists(folder) && !surroundings.exists("\(folder)/none"))
    }
  }

  @Test func `a pipe that nobody reads is told apart from a full disk`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    signal(SIGPIPE, SIG_IGN)
    close(ends[0])
    defer { close(ends[1]) }
    let error = #expect(throws: SystemError.self) { try Descriptor(ends[1]).write("text") }
    #expect(error?.code == EPIPE)
    let full = #expect(throws: SystemError.self) {
      try Descriptor.withFile("/dev/full", O_WRONLY) { try $0.write("text") }
    }
    #expect(full?.reason == "no space left on device")
  }
}

@Suite struct ShownTextTests {
  @Test(arguments: [
    ("plain/path.json", "plain/path.json"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#), ("", "''"),
    ("$HOME;ls", "'$HOME;ls'"), ("émile", "'émile'"),
  ])
  func `a word is quoted where a shell would not take it as it is`(_ text: String, _ word: String) {
    #expect(text.shellWord == word)
  }

  @Test func `what steers a terminal is shown as a number`() {
    #expect("a\u{1B}[1m\u{9B}\u{202E}\n🧭é".visible == "a\\u{1B}[1m\\u{9B}\\u{202E}\\u{A}🧭é")
  }

  @Test func `one is singular, everything else plural, with digits in groups`() {
    let words = [0, 1, 2, 12_345].map { $0.counting("route") }
    #expect(words == ["0 routes", "1 route", "2 routes", "12,345 routes"])
  }
}
