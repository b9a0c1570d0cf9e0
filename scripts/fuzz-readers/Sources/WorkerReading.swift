import Checking
import Foundation
import RoutingSpecs

@testable import Workers

/// Reads what a worker process leaves: messages, the board of its runs, and what it printed last.
@MainActor
enum WorkerReading {
  /// Reads messages as they come through a pipe; the first byte says what the messages are to be.
  static func messages(_ bytes: [UInt8]) {
    // More would wait for a reader.
    guard let first = bytes.first, bytes.count < 60_000 else { return }
    do {
      let pipe = try PipePair()
      require(pipe.writing.write(Array(bytes.dropFirst())), "a pipe takes nothing")
      pipe.writing.close()
      let read = kinds[Int(first) % kinds.count]
      while let message = Message.read(from: pipe.reading) { read(message.bytes) }
    } catch {
      fatalError("\(error)")
    }
  }

  static let kinds: [@MainActor @Sendable ([UInt8]) -> Void] = [
    { check(CheckRequest.self, $0) }, { check(RouteCheck.PartRecord.self, $0) },
    { check([FailureSignature].self, $0) }, { check(JudgementAnswer.self, $0) },
    { check(RouteExplanation.self, $0) }, { check(DrawnExplanation.self, $0) },
    { check([FailureStudy].self, $0) }, { check([[StackFork]].self, $0) }, { check(RunRepetition.self, $0) },
    { check(RunRecord.self, $0) }, { check(FuzzBlock.Sighting.self, $0) },
    { check(RegionUnderWay.self, $0) }, { check(CoverRecord.self, $0) },
    { check(SettingSweep.Sighting.self, $0) }, { check(SettingSweep.Record.self, $0) },
  ]

  /// What is read is written and read as the same.
  private static func check<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try? encoder.encode(value)
    let again = written.flatMap { try? JSONDecoder().decode(type, from: $0) }
    require(again.flatMap { try? encoder.encode($0) } == written, "\(value) is read as another")
  }

  /// Reads a board that code under test may have written over.
  static func board(_ bytes: [UInt8]) {
    let size = RunBoard.size(choices: 4, results: 4, news: 4)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    UnsafeMutableRawBufferPointer(start: memory, count: size).copyBytes(from: bytes.prefix(size))
    let board = RunBoard(memory, choices: 4, results: 4, news: 4)
    let traces = WorkerTraces(board)
    _ = (traces.isRunUnderWay, board.isResting, traces.trail.description, board.news)
    _ = RunJournal.results(traces.results, told: [[]])
    board.clear()
    require(board.runsStarted == 0 && board.results.isEmpty, "a board keeps runs that were cleared")
  }

  /// Reads what a process printed before it ended; the first two bytes are how it ended.
  static func lastWords(_ bytes: [UInt8]) {
    let status = bytes.prefix(2).reduce(0) { $0 << 8 | Int32($1) }
    _ = WorkerEnd(status: status, printed: Array(bytes.dropFirst(2))).endOfRun(isAgain: false)
  }
}
