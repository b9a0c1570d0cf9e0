import Foundation
import Synchronization

/// The surroundings of a real process.
@MainActor
final class ProcessSurroundings: Surroundings {
  let showsColor: Bool
  let showsProgress: Bool
  private let interruption = Interruption()
  private let started = ContinuousClock.now

  init() {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    showsColor = isatty(STDOUT_FILENO) == 1 && !isPlain
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
  }

  var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }

  var seconds: Double {
    let elapsed = (ContinuousClock.now - started).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }

  var isInterrupted: Bool { interruption.hasHappened }

  func write(_ text: String) { put(text, to: STDOUT_FILENO) }

  func writeError(_ text: String) { put(text, to: STDERR_FILENO) }

  private func put(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func read(_ path: String, limit: Int) throws -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError.noSuchFile(path)
    }
    guard !isFolder.boolValue, let handle = FileHandle(forReadingAtPath: path) else {
      throw CommandError.unreadableFile(path)
    }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: limit + 1) else { return [] }
    guard data.count <= limit else { throw CommandError.fileTooLarge(path, limit: limit) }
    return Array(data)
  }

  func replace(_ path: String, with text: String) throws {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandError.unwritableFile(path, reason: error.localizedDescription)
    }
  }
}

/// Notes that the user has pressed Control-C; pressed twice it ends the process as usual.
private final class Interruption {
  private let flag = Flag()
  private let source: any DispatchSourceSignal

  init() {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [flag] in
      if flag.raise() { exit(130) }
    }
    source.resume()
  }

  var hasHappened: Bool { flag.isRaised }

  /// A flag that another thread raises.
  private final class Flag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .relaxed) }

    /// Raises the flag and tells whether it was raised before.
    func raise() -> Bool { value.exchange(true, ordering: .relaxed) }
  }
}
