import Testing

@testable import Checking

@Suite struct RunBoardTests {
  private func withBoard(choices: Int, results: Int, news: Int = 1, _ body: (RunBoard) -> Void) {
    let size = RunBoard.size(choices: choices, results: results, news: news)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    body(RunBoard(memory, choices: choices, results: results, news: news))
  }

  @Test func `a board shows the run that is under way, and only that`() {
    withBoard(choices: 3, results: 1) { board in
      #expect(board.runsStarted == 0)
      var source = BoardedSource(EnumeratingSource(), on: board)
      var runs = 0
      repeat {
        runs += 1
        let first = source.choose(among: 3)
        for _ in 0..<first { _ = source.choose(among: 2) }
        if first == 1 { _ = source.choose(among: 4) }
        if first == 2 { _ = source.choose(among: 1) + source.choose(among: 2) }
        #expect(board.runsStarted == runs)
        #expect(board.trail == ChoiceSequence(source.trail.choices.prefix(3)))
      } while source.advance()
      #expect(runs == 1 + 8 + 8)
    }
  }

  @Test func `a run that asks too much is overrun on a board as well`() {
    withBoard(choices: 1, results: 1) { board in
      var source = BoardedSource(EnumeratingSource(choiceLimit: 1), on: board)
      _ = source.choose(among: 2)
      #expect(!source.isOverrun)
      _ = source.choose(among: 2)
      #expect(source.isOverrun)
    }
  }

  @Test func `a board keeps the result of every finished run until it is cleared`() {
    withBoard(choices: 1, results: 4) { board in
      for round in 0..<3 {
        for count in 0...(4 - round) {
          board.clear()
          #expect(board.results.isEmpty && board.runsStarted == 0)
          let results = (0..<count).map { UInt64($0 + round) }
          for result in results {
            board.startRun()
            board.finishRun(result)
          }
          #expect(board.results == results && board.runsStarted == count)
          // A run that is under way has none yet.
          board.startRun()
          #expect(board.results == results && board.runsStarted == count + 1)
        }
      }
    }
  }

  @Test func `a result that was written before its process was stopped counts`() {
    withBoard(choices: 1, results: 3) { board in
      board.startRun()
      board.finishRun(5)
      // As if the process had been killed between the result and the number of results.
      board.words[1] = 0
      #expect(board.results == [5])
      board.clear()
      #expect(board.results.isEmpty)
    }
  }

  @Test func `a board keeps what runs have told, as far as there is room, beside their results`() {
    withBoard(choices: 2, results: 3, news: 2) { board in
      for round in 0..<3 as Range<UInt64> {
        board.startRun()
        #expect(board.news.isEmpty)
        #expect(board.tell(.max - round, round))
        // As if the process had been killed before the next of its news counts.
        #expect(board.tell(round, .max))
        board.words[5] = 1
        #expect(board.news.map(\.0) == [.max - round] && board.news.map(\.1) == [round])
        #expect(board.tell(round, .max) && !board.tell(0, 0))
        board.note(1, of: 2)
        for result in 0..<3 as Range<UInt64> { board.finishRun(result) }
        #expect(board.news.map(\.0) == [.max - round, round] && board.news.map(\.1) == [round, .max])
        #expect(board.results == [0, 1, 2] && board.trail == ChoiceSequence([Choice(1, of: 2)]))
        board.clear()
      }
    }
  }

  @Test func `a board that was written over is read as some runs, and can be cleared`() {
    withBoard(choices: 2, results: 2) { board in
      let count = RunBoard.size(choices: 2, results: 2, news: 1) / 8
      for word in [UInt64.max, UInt64.max >> 1, 1 << 40, 1 << 63, 2] {
        for index in 0..<count { board.words[index] = word }
        #expect(board.runsStarted == Int(min(word, RunBoard.mostRuns)))
        #expect(board.trail.isEmpty)
        #expect(board.results.count == (word >= 1 << 63 ? 2 : 0))
        #expect(board.news.count == 1 && !board.tell(0, 0))
        board.clear()
        #expect(board.runsStarted == 0 && board.results.isEmpty && board.trail.isEmpty && board.news.isEmpty)
      }
      board.note(1, of: 2)
      board.words[2] = .max
      #expect(board.trail == ChoiceSequence([Choice(1, of: 2)]))
    }
  }
}
