import CProcesses
import Foundation
import Journeys

/// Does shares of an exploration in copies of this process, which take them from a pipe until it is empty.
@MainActor
final class ShareProcesses: ShareWorkers {
  private let count: Int
  private let longestStep: Duration

  /// Prepares copies, so many at a time.
  ///
  /// One whose step takes longer than `longestStep` is stopped. Whoever asked for the share does it again then, and
  /// measures the step against the limit that a user has set.
  init(count: Int, longestStep: Duration = .seconds(3)) {
    (self.count, self.longestStep) = (count, longestStep)
  }

  /// A copy that does shares.
  private struct Helper {
    let process: pid_t
    let answers: PipeEnd
    let pulse: Pulse
  }

  func answers(
    to count: Int, _ work: (_ share: Int, _ follower: any JourneyFollower) -> [UInt8]
  ) -> [[UInt8]?] {
    var answers = [[UInt8]?](repeating: nil, count: count)
    guard let shares = try? PipePair() else { return answers }
    // A hundred numbers or so: a pipe has room for them before anybody reads.
    _ = shares.writing.write((0..<count).flatMap { Self.bytes(UInt32($0)) })
    shares.writing.close()
    // Where the system makes no more processes, the shares are done by fewer, or by whoever asked for them.
    var helpers = (0..<min(self.count, count)).compactMap { _ in try? helper(with: shares.reading, work) }
    while !helpers.isEmpty {
      for index in ready(among: helpers).reversed() {
        if let answer = Message.read(from: helpers[index].answers)?.bytes {
          answers[Int(Self.number(answer))] = Array(answer.dropFirst(Self.numberLength))
        } else {
          Self.awaitEnd(of: helpers.remove(at: index).process)
        }
      }
      for helper in helpers where helper.pulse.age > longestStep { kill(helper.process, SIGKILL) }
    }
    return answers
  }

  private func helper(
    with shares: PipeEnd, _ work: (_ share: Int, _ follower: any JourneyFollower) -> [UInt8]
  ) throws(WorkerError) -> Helper {
    let pipe = try PipePair()
    let pulse = Pulse(try SharedMemory(size: MemoryLayout<UInt64>.size))
    let process = CProcessesFork()
    if process == 0 {
      CProcessesDieQuietly()
      while let share = shares.read(exactly: Self.numberLength),
        Message(bytes: share + work(Int(Self.number(share)), pulse)).write(to: pipe.writing)
      {}
      _exit(0)
    }
    guard process > 0 else { throw .system("fork", code: errno) }
    pipe.writing.close()
    return Helper(process: process, answers: pipe.reading, pulse: pulse)
  }

  /// Waits until something happens, but not long, and says who has answered or died, by their places.
  private func ready(among helpers: [Helper]) -> [Int] {
    var requests = helpers.map { pollfd(fd: $0.answers.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), 100) > 0 else { return [] }
    return requests.indices.filter { requests[$0].revents != 0 }
  }

  private static func awaitEnd(of process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static let numberLength = MemoryLayout<UInt32>.size

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  private static func number(_ bytes: [UInt8]) -> UInt32 {
    bytes.prefix(numberLength).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Counts the steps of a process for the one that waits for it, which sees that a step hangs.
@MainActor
private final class Pulse: JourneyFollower {
  private let memory: SharedMemory
  private var last: (beats: UInt64, time: ContinuousClock.Instant)

  init(_ memory: SharedMemory) {
    self.memory = memory
    last = (0, .now)
  }

  private var beats: UnsafeMutablePointer<UInt64> { memory.start.assumingMemoryBound(to: UInt64.self) }

  func launches() { beats.pointee &+= 1 }

  func does(_ words: String) { beats.pointee &+= 1 }

  /// How long nothing has begun, as far as was looked.
  var age: Duration {
    let (beats, now) = (beats.pointee, ContinuousClock.now)
    if beats != last.beats { last = (beats, now) }
    return last.time.duration(to: now)
  }
}
