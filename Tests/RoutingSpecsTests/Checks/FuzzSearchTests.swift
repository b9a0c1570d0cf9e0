import Checking
import Foundation
import HeadlessUIKit
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

@MainActor
@Suite struct FuzzSearchTests {
  /// Three routes with a defect and one without, so that blocks of runs take turns.
  static func app() throws -> RoutedApp {
    let names = ["root-from-current", "completes-twice", "presents-during-dismissal"]
    let mutants = names.compactMap { name in Mutant.all.first { $0.name == name } }
    let single = try MutantApp.app(
      of: mutants[0].route, exhausting: .init(tabs: 0, depth: 0, modals: 0),
      sampling: .init(tabs: 2, depth: 2, modals: 2))
    return try RoutedApp(
      name: "fuzzed", summary: single.summary, space: single.space, exhaustiveSpace: single.exhaustiveSpace,
      binding: single.binding, routes: mutants.map(\.route) + [mutants[0].original])
  }

  static func plan(of app: RoutedApp, seed: UInt64 = 7) -> FuzzPlan {
    FuzzPlan(app: app, routes: app.routes, seed: Seed(seed), toolVersion: "0")
  }

  /// What some blocks show, in the order in which they are made.
  static func record(
    _ blocks: some Sequence<UInt64>, of app: RoutedApp, seed: UInt64 = 7, known: FuzzRecord = FuzzRecord()
  ) -> FuzzRecord {
    let search = FuzzSearch(plan(of: app, seed: seed), known: known, by: PlainFuzzRunner(app))
    var left = Array(blocks.reversed())
    var kept = known
    search.run(.init(next: { left.popLast() }, keep: { kept.formUnion($0) }))
    #expect(kept == search.known)
    return kept
  }

  @Test func `blocks show the same in any order, at once and one after the other`() throws {
    let app = try Self.app()
    let whole = Self.record(0..<12, of: app)
    #expect(whole.runs == 12 * UInt64(FuzzPlan.blockLength) && whole.findings.count >= 4)
    #expect(Self.record((0..<12).reversed(), of: app) == whole)
    let first = Self.record([3, 7, 11], of: app)
    let stored = try JSONDecoder().decode(FuzzRecord.self, from: JSONEncoder().encode(first))
    #expect(stored == first)
    #expect(Self.record([0, 1, 2, 4, 5, 6, 8, 9, 10], of: app, known: stored) == whole)
  }

  @Test func `records are put together in any order, in any grouping and any number of times`() throws {
    let app = try Self.app()
    let parts = [[0, 4, 8], [1, 5, 2], [3, 7, 6, 11]].map { Self.record($0.map(UInt64.init), of: app) }
    let whole = Self.record([0, 1, 2, 3, 4, 5, 6, 7, 8, 11], of: app)
    func union(_ records: FuzzRecord...) -> FuzzRecord {
      records.reduce(into: FuzzRecord()) { $0.formUnion($1) }
    }
    #expect(union(parts[0], parts[1], parts[2]) == whole)
    #expect(union(parts[2], parts[0], parts[1], parts[0], parts[2]) == whole)
    #expect(union(parts[0], union(parts[1], parts[2])) == union(union(parts[0], parts[1]), parts[2]))
    #expect(union(whole, whole) == whole && union(FuzzRecord(), whole) == whole)
  }

  @Test func `equal seeds find the same, other seeds draw other runs`() throws {
    let app = try Self.app()
    let records = [UInt64(7), 7, 8].map { Self.record(0..<8, of: app, seed: $0) }
    #expect(records[0] == records[1])
    #expect(records[0].findingsByRun.map(\.run) != records[2].findingsByRun.map(\.run))
  }

  @Test func `every finding is replayed by its token, and is as small as it can be`() throws {
    let app = try Self.app()
    let record = Self.record(0..<12, of: app)
    for finding in record.findingsByRun {
      let token = try ReplayToken(parsing: finding.token.description)
      #expect(token.app == app.name && token.route == finding.route && !finding.isFlaky)
      #expect(token.property == finding.property)
      let route = try #require(app.route(named: token.route))
      let execution = RouteExecution(route, of: app)
      let told: RouteExplanation
      switch token.payload {
      case .rank(let rank): told = execution.explain(try app.space.state(at: rank))
      case .choices(let choices): told = execution.explain(drawing: choices).explanation
      case .steps(let steps):
        Issue.record("a route has no journey: \(steps)")
        return
      }
      let property = try #require(RouteProperty(rawValue: finding.property))
      #expect(told.judgement.violated.contains(property))
      #expect(execution.signature(of: property).words == finding.signature)
      #expect(StackNotation(catalogue: app.catalogue).text(for: told.state) == finding.notation)
    }
    let known = record.findingsByRun.map { "\($0.route) \($0.property): \($0.notation)" }
    #expect(known.contains("root-from-current reachesTarget: Home > Home"))
    #expect(known.contains("completes-twice terminates: Home"))
    #expect(!known.contains { $0.hasPrefix("home ") })
  }

  @Test func `what one small stack of a huge space shows is found as soon as anything`() throws {
    let route = Route(
      "home", summary: "Fails in few stacks.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      let stack = (attempt.window.rootViewController as? UINavigationController)?.viewControllers ?? []
      if stack.count == 2, stack.allSatisfy({ $0.presentedViewController == nil }) {
        attempt.finish(.declined(RouteRefusal("pushed", message: "Home does not expect that.")))
      } else {
        attempt.window.rootViewController = HomeScreen()
        attempt.finish(.reached)
      }
    }
    let app = try MutantApp.app(
      of: route, exhausting: .init(tabs: 0, depth: 0, modals: 0),
      sampling: .init(tabs: 4, depth: 4, modals: 3))
    let findings = Self.record(0..<8, of: app).findingsByRun
    #expect(findings.contains { $0.property == "reachesTarget" && $0.notation.hasPrefix("Nav[") })
  }

  @Test func `routes take turns in blocks`() throws {
    let app = try Self.app()
    func routes(_ blocks: [UInt64]) -> Set<String> {
      Set(Self.record(blocks, of: app).findings.values.map(\.route))
    }
    #expect(routes([0]) == ["root-from-current"])
    #expect(routes([0, 1]) == ["root-from-current", "completes-twice"])
    #expect(routes([4]) == ["root-from-current"])
    #expect(Self.plan(of: app).blocks(ofRound: 2) == 8..<12)
  }

  @Test func `a run that does something else when it is made again is flaky`() throws {
    var hasFailed = false
    let route = Route(
      "home", summary: "Fails once.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      let item = attempt.window.rootViewController as? ItemScreen
      if !hasFailed, let item, item.presentedViewController == nil {
        hasFailed = true
      } else {
        attempt.window.rootViewController = HomeScreen()
      }
      attempt.finish(.reached)
    }
    let app = try MutantApp.app(
      of: route, exhausting: .init(tabs: 0, depth: 0, modals: 0),
      sampling: .init(tabs: 1, depth: 1, modals: 1))
    let findings = Self.record(0..<1, of: app).findingsByRun
    let unreached = findings.filter { $0.property == "reachesTarget" }
    #expect(!unreached.isEmpty && unreached.allSatisfy(\.isFlaky))
  }

  @Test func `a search draws in every way, small stacks among them, and each run by itself`() throws {
    let app = try Self.app()
    let draws = FuzzDraws(app)
    #expect(Set(FuzzMix.standard.ways) == Set(FuzzMix.Way.allCases))
    var (small, distinct) = (0, Set<StackState>())
    for run in UInt64(0)..<400 {
      let beginning = draws.beginning(of: run, seed: Seed(3))
      #expect(beginning == FuzzDraws(app).beginning(of: run, seed: Seed(3)))
      #expect(beginning.isEmpty == (FuzzMix.standard.way(of: run) == .rank))
      guard FuzzMix.standard.way(of: run) == .shape else { continue }
      var source = ReplaySource(beginning)
      let state = app.space.drawUniformly(from: &source)
      #expect(source.isFaithful)
      distinct.insert(state)
      if state.layers.count == 1 { small += 1 }
    }
    #expect((40...90).contains(small) && distinct.count > 100)
  }

  @Test func `what takes long is drawn before the first run begins, whose time it is not`() throws {
    let app = try Self.app()
    let (draws, seed) = (FuzzDraws(app), Seed(3))
    let execution = RouteExecution(app.routes[0], of: app)
    var memory = FuzzMemory()
    // The first run of a campaign draws its rank.
    #expect(FuzzMix.standard.way(of: 0) == .rank && !draws.isPrepared(for: seed))
    FuzzBlock(route: app.routes[0].name, seed: seed, firstRun: 0, count: 1)
      .run(on: StackFuzzing(execution, draws: draws, seed: seed), memory: &memory) { _ in }
    #expect(draws.isPrepared(for: seed))
  }

  @Test func `a run that is made by itself tells again what was told before`() {
    struct Failing: FuzzTarget {
      func perform<Source: SteeredSource>(
        _ run: UInt64, drawing source: inout Source, tell: (FuzzShown) -> Void
      ) {
        tell(.violation(property: "terminates", signature: "open", choices: []))
        tell(.behaviour(Fingerprint(of: "open")))
      }
    }
    let block = FuzzBlock(route: "a", seed: Seed(3), firstRun: 0, count: 3)
    var (memory, news) = (FuzzMemory(), [FuzzBlock.News]())
    func run(_ block: FuzzBlock) -> Int {
      news = []
      block.run(on: Failing(), memory: &memory) { news.append($0) }
      return news.count
    }
    // A violation is told once, a behaviour by the two earliest runs.
    #expect(run(block) == 3)
    #expect(run(block) == 0)
    #expect(run(block.only(2)) == 2)
  }

  @Test func `what is unseen is estimated by what was seen once`() {
    var record = FuzzRecord()
    #expect(record.unseenShare == nil && record.lastNews == nil)
    record.noteMade(0)
    for (run, name) in ["a", "b", "a", "c", "a"].enumerated() {
      record.note(Fingerprint(of: name), in: UInt64(run))
    }
    #expect(record.unseenShare == 2 / Double(FuzzPlan.blockLength))
    #expect(record.lastNews == 3)
    let runs = record.behaviours[Fingerprint(of: "a")]
    #expect(runs?.first == 0 && runs?.second == 2)
  }

  @Test func `what is remembered of behaviours does not grow, and nothing early is kept back`() {
    var (memory, told, known) = (FuzzMemory(), FuzzRecord(), FuzzRecord())
    var random = RandomSource(seed: Seed(11))
    for run in UInt64(0)..<300_000 {
      // Half of the runs behave in one of a hundred ways, the others as hardly any other.
      let way = random.choose(among: 2) == 0 ? random.choose(among: 100) : random.choose(among: 1 << 30)
      let behaviour = Fingerprint(of: "\(way)")
      known.note(behaviour, in: run)
      if memory.note(behaviour, in: run) { told.note(behaviour, in: run) }
    }
    #expect(told == known && known.behaviours.count > FuzzMemory.capacity)
    #expect(memory.behaviourCount <= FuzzMemory.capacity)
    #expect(MemoryLayout<EarliestRuns>.size == 16)
  }

  @Test(arguments: [[7, 9, 3, 8], [3, 7, 9, 8], [9, 8, 7, 3], [8, 3, 3, 7, 7]])
  func `of the runs that behave alike the two earliest are kept, in whatever order they come`(
    _ runs: [UInt64]
  ) throws {
    var earliest = EarliestRuns(runs[0])
    for run in runs.dropFirst() { earliest.note(run) }
    #expect(earliest.first == 3 && earliest.second == 7)
    #expect(!earliest.note(3) && !earliest.note(7) && !earliest.note(8))
    let text = try JSONEncoder().encode(earliest)
    #expect(String(decoding: text, as: UTF8.self) == "[3,7]")
    #expect(try JSONDecoder().decode(EarliestRuns.self, from: text) == earliest)
  }
}
