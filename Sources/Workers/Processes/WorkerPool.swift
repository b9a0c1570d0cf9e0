import Checking
import Foundation

/// Some worker processes and what they are doing; replaces those that die.
@MainActor
final class WorkerPool {
  /// Answers a request, inside a worker.
  typealias Service = @MainActor ([UInt8], WorkerPort) -> [UInt8]

  /// Something that a worker did.
  enum Event {
    /// The worker answered.
    case answer([UInt8])
    /// The worker said something before its answer.
    case interim([UInt8])
    /// The worker is dead and has been replaced.
    case death(WorkerEnd, WorkerTraces)
  }

  private var workers: [WorkerProcess] = []
  private var memories: [SharedMemory] = []
  private var isBusy: [Bool] = []
  private let serve: Service

  /// Makes the workers; the best moment is before this process has allocated much.
  init(count: Int, serve: @escaping Service) throws(WorkerError) {
    self.serve = serve
    // A worker that dies while it is idle must not take its supervisor with it at the next request.
    signal(SIGPIPE, SIG_IGN)
    for _ in 0..<max(count, 1) {
      let memory = try SharedMemory(size: RunBoard.size())
      memories.append(memory)
      workers.append(try WorkerProcess(memory: memory, siblings: workers, serve: serve))
      isBusy.append(false)
    }
  }

  isolated deinit { stop() }

  /// How many workers there are.
  var count: Int { workers.count }

  /// The first worker that has nothing to do.
  var idleWorker: Int? { isBusy.firstIndex(of: false) }

  /// Gives a worker something to do.
  func send(_ request: [UInt8], to worker: Int) {
    isBusy[worker] = true
    workers[worker].forgetTraces()
    workers[worker].send(request)
  }

  /// How many runs a worker has started in answer to its request.
  func runsStarted(by worker: Int) -> Int { workers[worker].board.runsStarted }

  /// Whether a worker is busy with something that is no run.
  func isResting(_ worker: Int) -> Bool { workers[worker].board.isResting }

  /// What a worker that has answered has left on its board.
  func traces(of worker: Int) -> WorkerTraces { WorkerTraces(workers[worker].board) }

  /// Asks a worker to answer as soon as it can.
  func requestStop(_ worker: Int) { workers[worker].board.requestStop() }

  /// Stops a worker, which then dies; the next wait reports it.
  func kill(_ worker: Int) { workers[worker].kill() }

  /// Waits until something happens, but no longer than told; throws where a dead worker cannot be replaced.
  func wait(milliseconds: Int32) throws(WorkerError) -> [(worker: Int, event: Event)] {
    var requests = workers.flatMap { worker in
      [worker.answers, worker.output].map {
        pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
      }
    }
    guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return [] }
    var events: [(worker: Int, event: Event)] = []
    for index in workers.indices {
      if requests[2 * index + 1].revents & Int16(POLLIN) != 0 { workers[index].drainOutput() }
      if requests[2 * index].revents != 0 { events.append((index, try takeEvent(of: index))) }
    }
    return events
  }

  private func takeEvent(of index: Int) throws(WorkerError) -> Event {
    if let message = Message.read(from: workers[index].answers) {
      if message.kind == .interim { return .interim(message.bytes) }
      isBusy[index] = false
      return .answer(message.bytes)
    }
    let end = workers[index].awaitEnd()
    let traces = WorkerTraces(workers[index].board)
    let others = workers.indices.filter { $0 != index }.map { workers[$0] }
    workers[index] = try WorkerProcess(memory: memories[index], siblings: others, serve: serve)
    isBusy[index] = false
    return .death(end, traces)
  }

  /// Stops all workers and waits until they are gone.
  func stop() {
    for worker in workers { worker.kill() }
    for worker in workers { _ = worker.awaitEnd() }
    workers.removeAll()
  }
}

/// Notices workers that die again and again before they do anything.
struct DeathCount {
  private var inARow = 0

  /// How many such deaths in a row are borne.
  private static let most = 10

  /// Takes down that a worker has died; throws where too many have died before they did anything.
  mutating func note(_ traces: WorkerTraces) throws(WorkerError) {
    inARow = traces.runsStarted > 0 ? 0 : inARow + 1
    if inARow > Self.most { throw .workersDoNotStart }
  }
}
