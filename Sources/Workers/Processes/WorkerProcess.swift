import CProcesses
import Checking
import Foundation

/// One worker: a copy of this process that answers requests until it dies or nobody has any more.
///
/// It is copied (`fork`) and starts no program, so it has everything that the app under test consists of, closures
/// included. A copy has one thread, the one that made it: code must be synchronous there, which on the main actor all
/// routing code is.
@MainActor
final class WorkerProcess {
  /// Where the worker notes its runs.
  let board: RunBoard

  private let memory: SharedMemory
  private let number: pid_t
  private let requests: PipeEnd
  let answers: PipeEnd
  let output: PipeEnd
  private var tail: [UInt8] = []

  /// How much of what a worker printed is kept: enough for the message of a trap.
  private static let tailLength = 16 << 10

  /// Makes a worker, which must not keep the pipes of its siblings open.
  ///
  /// The memory, where it notes its runs, may have served an earlier worker.
  init(
    memory: SharedMemory, siblings: [WorkerProcess], serve: @escaping WorkerPool.Service
  ) throws(WorkerError) {
    let (requests, answers, output) = (try PipePair(), try PipePair(), try PipePair())
    board = RunBoard(memory.start)
    board.clear()
    let number = CProcessesFork()
    if number == 0 {
      for sibling in siblings { sibling.closePipes() }
      for end in [requests.writing, answers.reading, output.reading] { end.close() }
      WorkerLoop(requests: requests.reading, answers: answers.writing, board: board)
        .run(printingTo: output.writing, serve)
    }
    guard number > 0 else { throw .system("fork", code: errno) }
    self.number = number
    self.memory = memory
    self.requests = requests.writing
    self.answers = answers.reading
    self.output = output.reading
  }

  private func closePipes() {
    for end in [requests, answers, output] { end.close() }
  }

  /// Sends a request; a worker that has died in the meantime is noticed when its answer is awaited.
  func send(_ request: [UInt8]) {
    _ = Message(bytes: request).write(to: requests)
  }

  /// Reads what the worker has printed, so that it never waits for a reader; keeps the end of it.
  func drainOutput() {
    let bytes = output.readSome(atMost: 64 << 10)
    tail = Array((tail + bytes).suffix(Self.tailLength))
  }

  /// Stops the worker at once.
  func kill() { _ = Foundation.kill(number, SIGKILL) }

  /// Waits until the worker is gone, and says how it ended.
  func awaitEnd() -> WorkerEnd {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    while output.isReadable(within: 0) {
      let before = tail
      drainOutput()
      // At its end the pipe stays readable and gives nothing.
      if tail == before { break }
    }
    return WorkerEnd(status: status, printed: tail)
  }

  /// Forgets what was printed and noted before a new request.
  ///
  /// It is this process that clears the board: a worker that dies before it has read the request leaves no old runs.
  func forgetTraces() {
    tail.removeAll(keepingCapacity: true)
    board.clear()
  }
}
