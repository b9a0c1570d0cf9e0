import Foundation
import Testing

@testable import Workers

@Suite struct MessageTests {
  /// What is read of bytes after which the pipe ends.
  private func messages(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let pipe = try PipePair()
    #expect(pipe.writing.write(bytes))
    pipe.writing.close()
    var result: [[UInt8]] = []
    while let message = Message.read(from: pipe.reading) { result.append(message.bytes) }
    return result
  }

  /// The head of a message that says how long it is.
  private func head(_ length: UInt64, kind: UInt8 = 0) -> [UInt8] {
    withUnsafeBytes(of: length.littleEndian, Array.init) + [kind]
  }

  @Test func `messages are read as they were written`() throws {
    #expect(try messages(head(3) + [1, 2, 3] + head(0, kind: 1) + head(1) + [4]) == [[1, 2, 3], [], [4]])
    let long = [UInt8](repeating: 7, count: 40_000)
    #expect(try messages(head(40_000) + long) == [long])
  }

  @Test func `a message longer than a piece arrives whole`() async throws {
    let pipe = try PipePair()
    let long = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let (writing, reading) = (dup(pipe.writing.descriptor), pipe.reading)
    pipe.writing.close()
    let written = Task.detached { Message(kind: .interim, bytes: long).write(to: PipeEnd(writing)) }
    let message = try #require(Message.read(from: reading))
    #expect(message.kind == .interim && message.bytes == long)
    #expect(await written.value)
  }

  @Test func `what ends too early, or is of no kind, is no message`() throws {
    #expect(try messages(Array(head(1).dropLast())).isEmpty)
    #expect(try messages(head(2) + [1]).isEmpty)
    #expect(try messages(head(0, kind: 2)).isEmpty)
    #expect(try messages(head(.max)).isEmpty)
  }

  @Test func `no more memory is asked for than comes`() throws {
    let before = mostMemory
    #expect(try messages(head(UInt64(UInt32.max)) + [1, 2, 3]).isEmpty)
    #expect(mostMemory - before < 1 << 30)
  }

  /// The most bytes that this process has had in memory.
  private var mostMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  }
}
