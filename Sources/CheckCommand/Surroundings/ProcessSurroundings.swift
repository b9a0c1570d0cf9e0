import Foundation

/// The surroundings of a real process.
@MainActor
final class ProcessSurroundings: Surroundings {
  private let traits: TerminalTraits
  private(set) var outputFailure: String?
  private let started = ContinuousClock.now

  private let interruption: Interruption?
  private let memory = HeldMemory()

  /// Prepares the surroundings.
  ///
  /// - Parameter interruption: Hears of signals; `nil` where they are somebody else's.
  init(_ interruption: Interruption? = nil) {
    self.interruption = interruption
    traits = TerminalTraits(
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment)
  }

  var commandName: String {
    let process = ProcessInfo.processInfo
    return CommandName(
      program: process.arguments.first ?? process.processName,
      folder: FileManager.default.currentDirectoryPath, environment: process.environment
    ).words
  }

  var folder: String? { FileManager.default.currentDirectoryPath }

  var showsColor: Bool { traits.showsColor }

  var showsProgress: Bool { traits.showsProgress }

  var width: Int { columns(of: STDOUT_FILENO) ?? 100 }

  var progressWidth: Int { columns(of: STDERR_FILENO) ?? 80 }

  private func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  var seconds: Double {
    let elapsed = (ContinuousClock.now - started).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }

  var date: Int? { Int(Date().timeIntervalSince1970) }

  func wait(_ seconds: Double) {
    let end = self.seconds + seconds
    while !isInterrupted, case let left = end - self.seconds, left > 0 {
      usleep(useconds_t(min(left, 0.1) * 1e6))
    }
  }

  var heldMemory: Int { memory.bytes(at: seconds) }

  /// Half of what the machine has.
  var standardMemory: Int? { Int(clamping: ProcessInfo.processInfo.physicalMemory / 2) }

  var standardJobs: Int { max(ProcessInfo.processInfo.activeProcessorCount, 1) }

  var isInterrupted: Bool { interruption?.hasHappened ?? false }

  func keep(lastWords words: @escaping @Sendable () -> LastWords) { interruption?.keep(words) }

  func write(_ text: String) {
    interruption?.beginSpeaking()
    guard outputFailure == nil else { return }
    do {
      try Descriptor(STDOUT_FILENO).write(text)
    } catch {
      // A reader who has seen enough, such as `head`, is no failure.
      if error.code != EPIPE { outputFailure = error.reason }
    }
  }

  func writeError(_ text: String) {
    // There is nowhere left to say that standard error is closed.
    try? Descriptor(STDERR_FILENO).write(text)
  }

  func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  func read(_ path: String, limit: Int) throws -> [UInt8] {
    let bytes = try reading(path) { try $0.read(atMost: limit + 1) }
    guard bytes.count <= limit else { throw CommandError.fileTooLarge(path, limit: limit) }
    return bytes
  }

  func read(_ path: String, from offset: Int) throws -> [UInt8] {
    guard exists(path) else { return [] }
    return try reading(path) { file in
      guard lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw SystemError.last }
      return try file.read(atMost: .max)
    }
  }

  func append(_ text: String, to path: String) throws { try FileReplacement.append(text, to: path) }

  func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  func age(of path: String) -> Double? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date).map { max(0, -$0.timeIntervalSinceNow) }
  }

  func lock(_ path: String, waits: Bool) throws -> FileLock? {
    guard let file = try FileReplacement.lock(path, waits: waits) else { return nil }
    return FileLock { close(file.number) }
  }

  func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  func forEachLine(of path: String, limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    try reading(path) { file in
      var rest: [UInt8] = []
      while true {
        let piece = try file.read(atMost: 1 << 20)
        rest += piece
        var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = piece.isEmpty ? [] : lines.removeLast()
        if piece.isEmpty, lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines { try body(line) }
        if piece.isEmpty { return }
        rest = Array(last)
        guard rest.count <= limit else { throw CommandError.fileTooLarge(path, limit: limit) }
      }
    }
  }

  private func reading<Result>(_ path: String, _ use: (Descriptor) throws -> Result) throws -> Result {
    do {
      return try Descriptor.withRegularFile(path, use)
    } catch let error as SystemError {
      if [ENOENT, ENOTDIR].contains(error.code) { throw CommandError.noSuchFile(path) }
      throw CommandError.unreadableFile(path, reason: error.reason)
    }
  }

  func stream<Result>(
    to path: String, _ body: (@escaping (String) -> Void) throws -> Result
  ) throws -> Result {
    try FileReplacement.stream(to: path, body)
  }

  func replace(_ files: [(path: String, text: String)]) throws {
    interruption?.beginSpeaking()
    try FileReplacement.replace(files)
  }
}
