import Checking
import TestSupport
import Testing

@testable import RoutingSpecs
@testable import Workers

/// Campaigns whose runs are made in a worker process.
@MainActor
@Suite(.serialized) struct WorkerFuzzingTests {
  private func app(_ endings: [TrappingApp.Ending]) throws -> RoutedApp {
    try TrappingApp.app(pages: 2, large: true, endings)
  }

  private func workers(_ app: RoutedApp, _ count: Int = 1) throws -> WorkerCheck {
    try WorkerCheck(app.routes, of: app, plan: .init(), workers: count, runTime: .milliseconds(400))
  }

  /// What the first blocks of a campaign show.
  private func record<Runner: FuzzRunner>(
    _ app: RoutedApp, blocks: UInt64, by runner: Runner, seed: UInt64 = 7,
    between: @escaping () -> Void = {}
  ) throws -> FuzzRecord {
    let plan = FuzzPlan(app: app, routes: app.routes, seed: Seed(seed), toolVersion: "0")
    return try FuzzRecord.known(after: blocks, of: plan, by: runner, between: between)
  }

  @Test(arguments: [1, 2, 3])
  func `where nothing traps any number of workers finds what this process finds`(_ count: Int) throws {
    let app = try app([])
    let expected = try record(app, blocks: 5, by: PlainFuzzRunner(app))
    #expect(!expected.findings.isEmpty && expected.runs == 5 * UInt64(FuzzPlan.blockLength))
    #expect(try record(app, blocks: 5, by: workers(app, count)) == expected)
  }

  @Test(arguments: [1, 2])
  func `a route that traps is a finding with its words and its smallest stack`(_ count: Int) throws {
    let app = try app([.fatal])
    let blocks: UInt64 = TestBudget.isLong ? 4 : 2
    let record = try record(app, blocks: blocks, by: workers(app, count))
    #expect(record.runs == blocks * UInt64(FuzzPlan.blockLength))
    let traps = record.findingsByRun.filter { $0.property == "doesNotTrap" }
    #expect(traps.map(\.notation) == ["Page0 > Page0 > Page0"])
    #expect(
      traps.map(\.signature)
        == ["trapped: Fatal error: no page (WorkersTests/TrappingApp.swift:\(TrappingApp.fatalLine))"])
    // The other route had its turn too.
    #expect(record.findingsByRun.contains { $0.route == "wait" })
  }

  @Test func `so is one that ends its process`() throws {
    let app = try app([.exit])
    let findings = try record(app, blocks: 1, by: workers(app), seed: 3).findingsByRun
    #expect(findings.filter { $0.property == "doesNotTrap" }.count == 1)
  }

  @Test func `a run that hangs is one, and the runs behind it are made`() throws {
    let app = try app([.hang])
    var blocks = [FuzzBlock(route: "hang", seed: Seed(3), firstRun: 0, count: 3)]
    var news: [FuzzBlock.News] = []
    try workers(app).run({ blocks.popLast() }, take: { news += $1 })
    let violated = news.compactMap {
      if case .violation(let sighting) = $0 { sighting.property } else { nil }
    }
    #expect(violated.filter { $0 == "terminates" }.count >= 1)
    let last = news.contains { if case .behaviour(_, run: 2) = $0 { true } else { false } }
    #expect(last || violated.count > 1)
  }

  @Test func `a worker that is killed from outside changes nothing`() throws {
    let app = try app([])
    let expected = try record(app, blocks: 5, by: PlainFuzzRunner(app))
    let workers = try workers(app, 2)
    var kills = 0
    let killed = try record(app, blocks: 5, by: workers) {
      // A run in which a second process dies is to blame, so each process is left its first run.
      guard workers.pool.runsStarted(by: 0) > 1 else { return }
      workers.pool.kill(0)
      kills += 1
    }
    #expect(killed == expected && kills > 0)
  }

  @Test func `a run drawn by choices that traps is explained until it does`() throws {
    let app = try app([.fatal])
    let workers = try workers(app)
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Page1 > Page0 > Page1")
    let choices = app.space.choices(drawing: state)
    let (told, mismatch) = try workers.explain(drawing: choices, route: 0)
    #expect(mismatch == nil && told.state == state)
    #expect(told.judgement.violated == RouteProperties(.doesNotTrap))
    // One that comes to its end is compared with its choices: the run asks whether to animate too.
    let calm = try StackNotation(catalogue: app.catalogue).state(from: "Page1 > Page0")
    let (_, difference) = try workers.explain(drawing: app.space.choices(drawing: calm), route: 0)
    #expect(difference == .asksMore(recorded: app.space.choices(drawing: calm).count))
  }

  @Test func `behaviours stand on the board as far as there is room, and other news arrives as it was told`()
    throws
  {
    let size = RunBoard.size(news: 1)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let app = try app([])
    let plan = FuzzPlan(app: app, routes: app.routes, seed: Seed(7), toolVersion: "0")
    let told: [FuzzBlock.News] = [
      .violation(plan.block(0).sighting(of: .hang, after: 3, drawing: ChoiceSequence())),
      .behaviour(Fingerprint(rawValue: .max), run: 1 << 55), .behaviour(Fingerprint(rawValue: 0), run: 1),
    ]
    var sent: [[UInt8]] = []
    let port = WorkerPort(board: RunBoard(memory, news: 1)) { sent.append($0) }
    for news in told { port.tell(news) }
    #expect(sent.map { Wire.value(FuzzBlock.News.self, from: $0) } == [told[0], told[2]])
    #expect(WorkerTraces(port.board).behaviours == [told[1]])
  }
}

extension FuzzRecord {
  /// What the first blocks of a campaign show.
  @MainActor
  static func known<Runner: FuzzRunner>(
    after blocks: UInt64, of plan: FuzzPlan, by runner: Runner, between: @escaping () -> Void
  ) throws -> FuzzRecord {
    let search = FuzzSearch(plan, by: runner)
    var numbers = Array((0..<blocks).reversed())
    try search.run(
      .init(
        next: {
          between()
          return numbers.popLast()
        }, keep: { _ in }))
    return search.known
  }
}
