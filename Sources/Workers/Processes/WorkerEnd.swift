import Checking
import Foundation

/// How a worker process ended.
enum WorkerEnd: Equatable {
  /// Code in it trapped, or left the process.
  case ownFault(AbnormalEnd)
  /// A signal came that no trap raises: somebody, or the system for want of memory, killed it.
  case killed(signal: Int32)
  /// The check stopped it, because it took too long over a run.
  case stopped

  init(status: Int32, printed: [UInt8]) {
    let signal = status & 0x7f
    switch signal {
    case 0: self = .ownFault(.exit(code: (status >> 8) & 0xff))
    case SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS:
      let words = TrapWords(printed)
      self = .ownFault(.trap(message: words.message, file: words.file, line: words.line, signal: signal))
    default: self = .killed(signal: signal)
    }
  }
}

extension WorkerEnd {
  /// How the run that was under way ended; `nil` where it is not to blame and is to be made again.
  ///
  /// The first process that is stopped in a run is no evidence against the run: a copy of a process with several
  /// threads may be born with a lock that nobody is left to open. So the caller says whether it happened before.
  func endOfRun(isAgain: Bool) -> AbnormalEnd? {
    switch self {
    case .ownFault(let end): end
    case .killed(let signal): isAgain ? .kill(signal: signal) : nil
    case .stopped: isAgain ? .hang : nil
    }
  }
}

/// What a worker that is dead, or has answered, has left on its board.
struct WorkerTraces {
  /// How many runs it has started in answer to its last request.
  let runsStarted: Int
  /// What those have shown that it has finished, as words of a journal.
  let results: [UInt64]
  /// What they have told besides, and the run that was not finished too.
  let news: [(UInt64, UInt64)]
  /// The choices of the last one; the first of them where there were too many for the board.
  let trail: ChoiceSequence

  init(_ board: RunBoard) {
    runsStarted = board.runsStarted
    results = board.results
    news = board.news
    trail = board.trail
  }

  /// Whether it has not finished the last of its runs.
  var isRunUnderWay: Bool { runsStarted > results.count }
}
