import Foundation
import Synchronization

/// Sees to it that this process ends within a second when the user, or whoever started it, has asked it to stop.
///
/// A command that has nothing to say ends at once, by the signal. One that has is given a moment to say it. Where its
/// thread does not come to that, because a route hangs in this process or a run takes long, its last words are said
/// here. A second signal ends the process whatever it is doing. Workers die with the process.
final class Interruption {
  private let course: Course
  private let sources: [any DispatchSourceSignal]

  init() {
    let course = Course()
    self.course = course
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { course.take(number) }
      source.resume()
      return source
    }
  }

  /// Whether somebody has asked to stop.
  var hasHappened: Bool { course.isAsked }

  /// Keeps what is to be said if the process has to end now, in place of what was kept before.
  func keep(_ words: @escaping @Sendable () -> LastWords) { course.keep(words) }

  /// Notes that the command itself says what it has to say; does not return where that has been said for it.
  func beginSpeaking() { course.beginSpeaking() }
}

/// How an interruption goes, on whatever thread.
private final class Course: Sendable {
  private enum Speaker {
    case command, interruption
  }

  private struct State {
    var signal: Int32?
    var words: (@Sendable () -> LastWords)?
    var speaker: Speaker?
  }

  /// How long a command may take to come to its own end, and when the process ends in any case.
  private static let (patience, limit) = (DispatchTimeInterval.milliseconds(450), 900)

  private let state = Mutex(State())
  private let flag = Atomic(false)

  var isAsked: Bool { flag.load(ordering: .relaxed) }

  func keep(_ words: @escaping @Sendable () -> LastWords) { state.withLock { $0.words = words } }

  func take(_ signal: Int32) {
    let waits = state.withLock { state in
      defer { state.signal = signal }
      return state.signal == nil && state.words != nil
    }
    flag.store(true, ordering: .relaxed)
    guard waits else { Self.end(by: signal) }
    let queue = DispatchQueue.global(qos: .userInitiated)
    queue.asyncAfter(deadline: .now() + Self.patience) { self.speak() }
    queue.asyncAfter(deadline: .now() + .milliseconds(Self.limit)) { Self.end(by: signal) }
  }

  /// Says the last words, unless the command is saying something itself.
  private func speak() {
    let words = state.withLock { state in
      if state.speaker == nil { state.speaker = .interruption }
      return state.speaker == .interruption ? state.words : nil
    }
    guard let said = words?() else { return }
    try? FileReplacement.replace(said.files)
    // There is nowhere left to say that a stream is closed.
    try? Descriptor(STDERR_FILENO).write(said.errors)
    try? Descriptor(STDOUT_FILENO).write(said.output)
    FileReplacement.removeDrafts()
    _exit(said.code.rawValue)
  }

  func beginSpeaking() {
    let isLate = state.withLock { state in
      if state.signal != nil, state.speaker == nil { state.speaker = .command }
      return state.speaker == .interruption
    }
    while isLate { sleep(1) }
  }

  /// Ends the process as the signal would have ended it, so that a shell and its scripts see that it was the signal.
  private static func end(by number: Int32) -> Never {
    FileReplacement.removeDrafts()
    signal(number, SIG_DFL)
    kill(getpid(), number)
    // The signal may be on its way to another thread.
    usleep(50_000)
    _exit(128 + number)
  }
}
