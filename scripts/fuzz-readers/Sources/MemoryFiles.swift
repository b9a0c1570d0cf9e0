import CheckCommand

/// Files in memory, and a clock of which every look costs a quarter of a second.
@MainActor
final class MemoryFiles: Surroundings {
  var contents: [String: [UInt8]] = [:]
  private(set) var output = ""
  private(set) var errors = ""
  private var now = 0.0

  let folder: String? = nil
  let showsColor = false
  let showsProgress = false
  let width = 100
  let progressWidth = 80
  let standardJobs = 0
  let isInterrupted = false
  let date: Int? = 1_000_000_000
  let outputFailure: String? = nil

  var seconds: Double {
    now += 0.25
    return now
  }

  /// Runs a command line, split at its spaces.
  func run(_ line: String) -> RouteCheckCommand.ExitCode {
    (output, errors) = ("", "")
    return RouteCheckCommand(surroundings: self).run(line.split(separator: " ").map(String.init))
  }

  func write(_ text: String) { output += text }

  func writeError(_ text: String) { errors += text }

  func exists(_ path: String) -> Bool { contents[path] != nil }

  func read(_ path: String, limit: Int) throws -> [UInt8] {
    guard let bytes = contents[path] else { throw CommandError.noSuchFile(path) }
    guard bytes.count <= limit else { throw CommandError.fileTooLarge(path, limit: limit) }
    return bytes
  }

  func read(_ path: String, from offset: Int) throws -> [UInt8] {
    Array((contents[path] ?? []).dropFirst(offset))
  }

  func append(_ text: String, to path: String) throws { contents[path, default: []] += Array(text.utf8) }

  func files(in folder: String) -> [String] {
    contents.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
      .sorted()
  }

  func lock(_ path: String, waits: Bool) throws -> FileLock? { FileLock {} }

  func replace(_ files: [(path: String, text: String)]) throws {
    for (path, text) in files { contents[path] = Array(text.utf8) }
  }

  func forEachLine(of path: String, limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    for line in try read(path, limit: .max).split(separator: UInt8(ascii: "\n")) { try body(line) }
  }

  func stream<Result>(
    to path: String, _ body: (@escaping (String) -> Void) throws -> Result
  ) throws -> Result {
    var text = ""
    let result = try body { text += $0 }
    contents[path] = Array(text.utf8)
    return result
  }
}
