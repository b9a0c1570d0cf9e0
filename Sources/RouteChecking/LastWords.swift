import Foundation
import Journeys

/// Says on standard error by which journey an app has trapped, because a trap ends the process and no issue is recorded.
///
/// The journey lies in memory that is written before each step, and a signal handler writes it out: of the little that a
/// handler may do, that is enough. Then the signal goes on to whoever handled it before, such as the backtrace.
@MainActor
final class LastWords: JourneyFollower {
  private let app: String

  private let slowCheck: SlowCheck

  private var hasLaunched = false

  private init(app: String) {
    self.app = app
    slowCheck = SlowCheck(app)
  }

  /// Does something to an app, and says by which journey it has trapped if it does.
  static func follow<Result>(_ app: String, _ use: (LastWords) throws -> Result) rethrows -> Result {
    lendStack()
    let before = signals.map { ($0, install($0)) }
    defer {
      Buffer.count = 0
      for (signal, action) in before { restore(signal, action) }
    }
    return try use(LastWords(app: app))
  }

  func launches() {
    hasLaunched = false
    Buffer.count = 0
    Buffer.append("\n\(app) has trapped at launch.\n")
  }

  func does(_ words: String) {
    if !hasLaunched {
      hasLaunched = true
      Buffer.count = 0
      Buffer.append("\n\(app) has trapped at the end of this journey, from launch:\n")
    }
    Buffer.append("    \"")
    Buffer.append(words)
    Buffer.append("\",\n")
  }

  func pauses(_ progress: () -> ExplorationProgress) { slowCheck.note(progress) }

  // MARK: - Signals

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Lends handlers a stack of their own: where code calls itself without end, none is left on the usual one.
  private static func lendStack() {
    var former = stack_t()
    guard sigaltstack(nil, &former) == 0, former.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var own = stack_t()
    own.ss_sp = Buffer.stack
    own.ss_size = numericCast(Buffer.size)
    sigaltstack(&own, nil)
  }

  /// Lets the words be written when a signal comes.
  ///
  /// - Returns: What was done with the signal before.
  private static func install(_ signal: Int32) -> sigaction {
    var (old, new) = (sigaction(), sigaction())
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = speak
    #else
      new.__sigaction_handler.sa_handler = speak
    #endif
    new.sa_flags = SA_ONSTACK
    sigaction(signal, &new, &old)
    Buffer.former[Int(signal)] = old
    return old
  }

  private static func restore(_ signal: Int32, _ action: sigaction) {
    var action = action
    sigaction(signal, &action, nil)
  }
}

/// Where the journey lies; read by a signal handler, which no actor isolates.
private enum Buffer {
  static let size = 1 << 16
  nonisolated(unsafe) static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
  nonisolated(unsafe) static let stack = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  nonisolated(unsafe) static var count = 0

  /// Adds a text, as far as there is room.
  static func append(_ text: String) {
    var text = text
    text.withUTF8 { added in
      guard let start = added.baseAddress, count + added.count <= size else { return }
      (bytes + count).update(from: start, count: added.count)
      count += added.count
    }
  }
}

/// Writes the journey, once, and hands the signal on.
private func speak(_ signal: Int32) {
  _ = write(STDERR_FILENO, Buffer.bytes, Buffer.count)
  Buffer.count = 0
  sigaction(signal, Buffer.former + Int(signal), nil)
  raise(signal)
}
