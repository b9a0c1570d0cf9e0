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
      for error in [
        CommandError.notRegularOutput("\(folder)/taken", .folder),
        .notRegularOutput("\(folder)/new/", .folder),
        .unwritableFile("\(folder)/one/inside", reason: "not a directory"),
      ] {
        #expect(throws: error) {
          try surroundings.replace([("\(folder)/one", "new"), (error.path, "new")])
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
      #expect(surroundings.exists(folder) && !surroundings.exists("\(folder)/none"))
    }
  }

  @Test func `a symbolic link stays, and what it leads to is written`() throws {
    try inFolder { surroundings in
      try surroundings.replace("\(folder)/far/real", with: "old")
      symlink("far/real", "\(folder)/near")
      symlink("\(folder)/near", "\(folder)/link")
      symlink("new/none", "\(folder)/dangling")
      try surroundings.replace([("\(folder)/link", "new"), ("\(folder)/dangling", "made")])
      let streamed = "\(folder)/streamed"
      symlink("far/streamed", streamed)
      try surroundings.stream(to: streamed) { $0("text") }
      for (name, text) in [("far/real", "new"), ("new/none", "made"), ("far/streamed", "text")] {
        #expect(try surroundings.read("\(folder)/\(name)", limit: 10) == Array(text.utf8))
        #expect(FileManager.default.isRegular("\(folder)/\(name)"))
      }
      for link in ["near", "link", "dangling", "streamed"] {
        #expect(!FileManager.default.isRegular("\(folder)/\(link)"), "\(link)")
      }
      let drafts = try names().filter { $0.hasSuffix(".new") }
      #expect(drafts == [])
    }
  }

  @Test func `links that lead in a circle are refused`() throws {
    try inFolder { surroundings in
      let path = "\(folder)/one"
      symlink("two", path)
      symlink("one", "\(folder)/two")
      let reason = "too many levels of symbolic links"
      #expect(throws: CommandError.unwritableFile(path, reason: reason)) {
        try surroundings.replace(path, with: "")
      }
      #expect(throws: CommandError.unreadableFile(path, reason: reason)) {
        try surroundings.read(path, limit: 9)
      }
      let left = try names()
      #expect(left == ["one", "two"])
    }
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o400] as [mode_t])
  func `a file that is there keeps its mode`(_ mode: mode_t) throws {
    try inFolder { surroundings in
      let path = "\(folder)/one"
      try surroundings.replace(path, with: "old")
      chmod(path, mode)
      try surroundings.replace(path, with: "new")
      #expect(FileManager.default.mode(path) == mode)
      try surroundings.stream(to: path) { $0("streamed") }
      #expect(FileManager.default.mode(path) == mode)
      #expect(try surroundings.read(path, limit: 10) == Array("streamed".utf8))
    }
  }

  @Test func `what is no regular file is neither read nor written, and nothing else is touched`() throws {
    try inFolder { surroundings in
      let pipe = "\(folder)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      symlink("pipe", "\(folder)/link")
      let socket = try LocalSocket("\(folder)/s")
      defer { socket.end() }
      let kinds: [(String, FileKind)] = [
        (pipe, .pipe), ("\(folder)/link", .pipe), (socket.path, .socket), (folder, .folder),
        ("/dev/null", .device),
      ]
      for (path, kind) in kinds + [("/dev/stdout", .stream), ("/dev/fd/1", .stream)] {
        #expect(throws: CommandError.notRegularOutput(path, kind)) {
          try surroundings.replace([("\(folder)/new/one", "text"), (path, "text")])
        }
        #expect(throws: CommandError.notRegularOutput(path, kind)) {
          try surroundings.stream(to: path) { _ in Issue.record("the work has begun") }
        }
        #expect(throws: CommandError.notRegularOutput(path, kind)) {
          try surroundings.append("text", to: path)
        }
      }
      for (path, kind) in kinds {
        #expect(throws: CommandError.notRegularInput(path, kind)) { try surroundings.read(path, limit: 9) }
        #expect(throws: CommandError.notRegularInput(path, kind)) { try surroundings.read(path, from: 0) }
        #expect(throws: CommandError.notRegularInput(path, kind)) {
          try surroundings.forEachLine(of: path, limit: 9) { _ in }
        }
      }
      #expect(try names() == ["link", "pipe", "s"])
    }
  }

  @Test func `a sentence says what it is, and what is allowed`() {
    #expect(
      CommandError.notRegularInput("ff", .pipe).message
        == "The file `ff` cannot be read: it is a pipe, and only a regular file is read. "
        + "Write what comes through it to a file, and name that.")
    #expect(
      CommandError.notRegularOutput("/dev/stdout", .stream).message
        == "The file `/dev/stdout` cannot be written: it is an open stream of a process, and only a regular file, "
        + "or one that is not there yet, is written.")
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

extension CommandError {
  fileprivate var path: String {
    switch self {
    case .notRegularOutput(let path, _), .unwritableFile(let path, _): path
    default: ""
    }
  }
}

extension FileManager {
  fileprivate func isRegular(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  fileprivate func mode(_ path: String) -> mode_t? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & 0o7777 : nil
  }
}

/// A socket with a name in a folder.
private struct LocalSocket {
  let path: String
  private let number: Int32

  init(_ path: String) throws {
    self.path = path
    #if canImport(Darwin)
      number = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
    }
    let (number, size) = (number, socklen_t(MemoryLayout<sockaddr_un>.size))
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) }
    }
    guard number >= 0, bound == 0 else { throw SystemError.last }
  }

  func end() { close(number) }
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
