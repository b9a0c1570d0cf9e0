import CheckCommand

/// Surroundings in memory: files, captured output, a clock that every look at it advances, and an interruption.
@MainActor
final class MemorySurroundings: Surroundings {
  var commandName = "routecheck"
  var folder: String?
  var showsColor = false
  var showsProgress = false
  var width = 100
  var progressWidth = 80
  var outputFailure: String?
  var standardJobs = 0
  var heldMemory = 0
  var standardMemory: Int? = 1_000_000_000

  /// The contents of the files by their paths.
  var files: [String: String] = [:]

  /// The paths that cannot be written, and those that cannot be read.
  var unwritable: Set<String> = []
  var unreadable: Set<String> = []

  /// How many seconds pass whenever somebody looks at the clock.
  var tick = 0.0

  /// The date, in seconds since 1970, at which the clock was at 0.
  var epoch: Int?

  /// How many seconds ago files were written.
  var ages: [String: Double] = [:]

  /// What happens meanwhile when somebody waits.
  var whileWaiting: () -> Void = {}

  /// After how many questions the user has asked to stop.
  var questionsUntilInterruption = Int.max

  /// The variables of the environment.
  var variables: [String: String] = [:]

  /// The paths that somebody has locked.
  private(set) var locked: Set<String> = []

  /// The paths that somebody has ever locked, so that there are such files.
  private(set) var everLocked: Set<String> = []

  /// How many bytes can still be appended to files.
  var room = Int.max

  /// How many bytes were read of files that grow.
  private(set) var bytesReadOn = 0

  private(set) var output = ""
  private(set) var errors = ""
  private(set) var writtenPaths: [String] = []
  private var now = 0.0
  private var questions = 0

  var seconds: Double {
    now += tick
    return now
  }

  var date: Int? { epoch.map { $0 + Int(now) } }

  func wait(_ seconds: Double) {
    now += seconds
    whileWaiting()
  }

  func age(of path: String) -> Double? { ages[path] }

  var isInterrupted: Bool {
    questions += 1
    return questions > questionsUntilInterruption
  }

  func write(_ text: String) { output += text }

  func writeError(_ text: String) { errors += text }

  func exists(_ path: String) -> Bool {
    files[path] != nil || unreadable.contains(path) || everLocked.contains(path)
  }

  func read(_ path: String, limit: Int) throws -> [UInt8] {
    if unreadable.contains(path) { throw CommandError.unreadableFile(path, reason: "permission denied") }
    guard let text = files[path] else { throw CommandError.noSuchFile(path) }
    guard text.utf8.count <= limit else { throw CommandError.fileTooLarge(path, limit: limit) }
    return Array(text.utf8)
  }

  func read(_ path: String, from offset: Int) throws -> [UInt8] {
    let bytes = Array((files[path] ?? "").utf8.dropFirst(offset))
    bytesReadOn += bytes.count
    return bytes
  }

  func append(_ text: String, to path: String) throws {
    let written = String(decoding: text.utf8.prefix(room), as: UTF8.self)
    room -= written.utf8.count
    files[path, default: ""] += written
    guard written == text, !unwritable.contains(path) else {
      throw CommandError.unwritableFile(path, reason: "no space left on device")
    }
    writtenPaths.append(path)
  }

  func files(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  func lock(_ path: String, waits: Bool) throws -> FileLock? {
    if unwritable.contains(path) { throw CommandError.unwritableFile(path, reason: "permission denied") }
    everLocked.insert(path)
    guard locked.insert(path).inserted else {
      precondition(!waits, "who waits here waits for ever")
      return nil
    }
    return FileLock { self.locked.remove(path) }
  }

  func environment(_ name: String) -> String? { variables[name] }

  func forEachLine(of path: String, limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    let bytes = try read(path, limit: .max)
    for line in bytes.split(separator: UInt8(ascii: "\n")) { try body(line) }
  }

  func stream<Result>(
    to path: String, _ body: (@escaping (String) -> Void) throws -> Result
  ) throws -> Result {
    let pieces = Pieces()
    let result = try body { pieces.text += $0 }
    try replace([(path, pieces.text)])
    return result
  }

  private final class Pieces {
    var text = ""
  }

  func replace(_ new: [(path: String, text: String)]) throws {
    for (path, _) in new where unwritable.contains(path) {
      throw CommandError.unwritableFile(path, reason: "no space left on device")
    }
    for (path, text) in new { files[path] = text }
    writtenPaths += new.map(\.path)
  }

  /// Forgets what was written to the terminal; the files stay.
  func clear() {
    output = ""
    errors = ""
    writtenPaths = []
  }
}

/// What one call of the command line left behind.
struct Transcript: Equatable {
  var code: Int32
  var output: String
  var errors: String
}

extension MemorySurroundings {
  /// Runs a command line, split at its spaces, and gives what it wrote since the last one.
  @discardableResult
  func run(_ line: String, apps: [AvailableApp] = AvailableApp.samples) -> Transcript {
    run(line.split(separator: " ").map(String.init), apps: apps)
  }

  /// Runs a command line.
  @discardableResult
  func run(_ arguments: [String], apps: [AvailableApp] = AvailableApp.samples) -> Transcript {
    clear()
    let code = RouteCheckCommand(surroundings: self, apps: apps).run(arguments).rawValue
    return Transcript(code: code, output: output, errors: errors)
  }

  /// Surroundings in which the tiny apps stand as files.
  static func withApps() -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.files["tiny.json"] = TinyApps.holding
    surroundings.files["broken-route.json"] = TinyApps.violated
    return surroundings
  }
}
