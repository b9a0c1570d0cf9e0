import Checking
import PlantedMistakes
import RoutingSpecs
import TestSupport
import Testing
import TimingDefects

/// A search at random finds the mistakes of timing too, and soon.
@MainActor
@Suite(.serialized) struct TimingDefectFuzzTests {
  @Test(arguments: TimingDefect.all.filter { TestBudget.isLong || !$0.hasManyOrders })
  func `from nothing each of five seeds finds the mistake`(_ defect: TimingDefect) throws {
    let seeds = TestBudget.isLong && !defect.hasManyOrders ? 1...5 : UInt64(1)...1
    let mistake = try PlantedMistake(defect)
    for seed in seeds {
      #expect(mistake.firstRun(Seed(seed), within: 4_096) != nil, "seed \(seed)")
    }
  }

  @Test(arguments: TimingDefect.all)
  func `run by run the two requests that show the mistake do so within 40, and from that stack again`(
    _ defect: TimingDefect
  ) throws {
    let app = try TimingApp.app(defect.routes(true), tabs: defect.tabs).inMoments()
    let execution = RouteExecution(try #require(app.route(named: defect.pair)), of: app)
    let (draws, seed) = (FuzzDraws(app), Seed(1))
    var source = SamplingSource(seed: seed)
    var found: StackState?
    for run in UInt64(0)..<40 where found == nil {
      if run > 0 { _ = source.advance() }
      source.begin(with: draws.beginning(of: run, seed: seed))
      let (state, judgement) = execution.run(drawing: &source)
      if judgement.violated.contains(defect.property) { found = state }
    }
    let told = execution.explain(try #require(found))
    #expect(told.judgement.violated.contains(defect.property))
  }

  @Test(arguments: TestBudget.some(TimingDefect.all.filter { !$0.hasManyOrders }, 6))
  func `a finding is replayed by its token`(_ defect: TimingDefect) throws {
    let app = try TimingApp.app(defect.routes(true), tabs: defect.tabs).inMoments()
    let route = try #require(app.route(named: defect.pair))
    let plan = FuzzPlan(app: app, routes: [route], seed: Seed(1), toolVersion: "")
    let search = FuzzSearch(plan, by: PlainFuzzRunner(app))
    var blocks: [UInt64] = [0]
    search.run(.init(next: { blocks.popLast() }, keep: { _ in }))
    let finding = try #require(search.known.findingsByRun.first { $0.property == defect.property.rawValue })
    #expect(!finding.isFlaky)
    guard case .rank(let rank) = finding.token.payload else {
      Issue.record("the stack alone does not show it")
      return
    }
    let state = try app.space.state(at: rank)
    #expect(RouteExecution(route, of: app).run(from: state).violated.contains(defect.property))
    #expect(StackNotation(catalogue: app.catalogue).text(for: state) == finding.notation)
  }
}

extension TimingDefect {
  /// Whether each run tries hundreds of orders, so that the block of the first run takes most of a minute.
  fileprivate var hasManyOrders: Bool { name == "stale-task" }
}
