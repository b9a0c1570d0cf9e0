import CProcesses
import Checking
import Foundation

/// What a worker does from its first breath: reads requests, answers them, and ends with the last one.
@MainActor
struct WorkerLoop {
  let requests: PipeEnd
  let answers: PipeEnd
  let board: RunBoard

  /// Serves until nobody has requests any more; never returns into the code that made the copy.
  func run(printingTo output: PipeEnd, _ serve: WorkerPool.Service) -> Never {
    CProcessesDieQuietly()
    redirect(to: output)
    let port = WorkerPort(board: board) { bytes in
      // An answer that nobody waits for ends the worker: its supervisor is gone.
      if !Message(kind: .interim, bytes: bytes).write(to: answers) { _exit(0) }
    }
    while let request = Message.read(from: requests) {
      guard Message(bytes: serve(request.bytes, port)).write(to: answers) else { break }
    }
    _exit(0)
  }

  /// Lets everything that the app's code prints go to the supervisor, who looks for the message of a trap in it.
  private func redirect(to output: PipeEnd) {
    dup2(output.descriptor, STDOUT_FILENO)
    dup2(output.descriptor, STDERR_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing >= 0 { dup2(nothing, STDIN_FILENO) }
  }
}

/// What a worker has besides a request: its board, and a way to say something before the answer.
@MainActor
struct WorkerPort {
  /// Where the worker notes its runs.
  let board: RunBoard

  /// Sends something that may be known even if the answer never comes.
  let sendInterim: ([UInt8]) -> Void
}
