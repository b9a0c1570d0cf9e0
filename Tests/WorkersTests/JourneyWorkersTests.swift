import Checking
import Foundation
import HeadlessUIKit
import JourneyFuzzing
import Journeys
import LaunchedApps
import TestSupport
import Testing

@testable import RoutingSpecs
@testable import Workers

/// Campaigns that use an app from launch, in worker processes.
@MainActor
@Suite(.serialized) struct JourneyWorkersTests {
  /// What the first blocks of a campaign show.
  private func record<Runner: FuzzRunner>(
    _ app: CheckedApp, blocks: UInt64, by runner: Runner, between: @escaping () -> Void = {}
  ) throws -> FuzzRecord {
    let plan = FuzzPlan(app, seed: Seed(7), toolVersion: "0")
    return try FuzzRecord.known(after: blocks, of: plan, by: runner, between: between)
  }

  private func app(_ fault: StairFault) -> CheckedApp { CheckedApp(stairApp(fault), links: stairLinks) }

  @Test func `any number of workers finds what this process finds, also if one is killed`() throws {
    let app = app(.blank)
    let expected = try record(app, blocks: 2, by: PlainJourneyRunner(app))
    #expect(!expected.findings.isEmpty)
    #expect(try record(app, blocks: 2, by: JourneyWorkers(app, workers: 1)) == expected)
    let workers = try JourneyWorkers(app, workers: 2)
    var asked = 0
    let killed = try record(app, blocks: 2, by: workers) {
      asked += 1
      if asked == 2 { workers.pool.kill(0) }
    }
    #expect(killed == expected)
  }

  @Test func `a trap is a finding with the shortest journey to it, whoever finds it`() throws {
    let app = app(.trap)
    let records = try [1, 2].map { try record(app, blocks: 1, by: JourneyWorkers(app, workers: $0)) }
    #expect(records[0] == records[1] && records[0].runs == UInt64(FuzzPlan.blockLength))
    let finding = try #require(records[0].findingsByRun.first)
    #expect(records[0].findings.count == 1 && finding.property == "doesNotTrap" && !finding.isFlaky)
    #expect(
      finding.signature
        == "trapped: Fatal error: the stairs have no third step (LaunchedApps/StairApp.swift:\(stairTrapLine))"
    )
    guard case .steps(let steps) = finding.token.payload else {
      Issue.record("no journey: \(finding.token)")
      return
    }
    #expect(steps.count == 3 && steps.last == "tap 'Clear'")
    // Another process, which has seen nothing yet.
    let again = try JourneyWorkers(app, workers: 1).ending(of: steps)
    #expect(again == JourneySearch.Ending(property: "doesNotTrap", sentence: finding.signature, steps: steps))
  }

  @Test func `a hang is a finding, and the runs behind it are made`() throws {
    let app = app(.hang)
    let workers = try JourneyWorkers(app, workers: 2, runTime: .milliseconds(100))
    let whole = FuzzPlan(app, seed: Seed(7), toolVersion: "0").block(0)
    let count = TestBudget.isLong ? whole.count : whole.count / 4
    var blocks = [FuzzBlock(route: whole.route, seed: whole.seed, firstRun: whole.firstRun, count: count)]
    var (hung, behaviours) = (0, 0)
    try workers.run({ blocks.popLast() }) { _, news in
      for shown in news {
        switch shown {
        case .violation(let sighting): hung += sighting.property == "terminates" ? 1 : 0
        case .behaviour: behaviours += 1
        }
      }
    }
    #expect(hung > 0 && behaviours > 20)
  }

  @Test func `blocks that take long are left where they are to be, and what they have shown is taken`() throws
  {
    let app = app(.hang)
    let workers = try JourneyWorkers(app, workers: 2, runTime: .milliseconds(200))
    let end = ContinuousClock.now + .seconds(4)
    workers.leavesBlocks = { .now > end }
    let record = try record(app, blocks: 2, by: workers)
    #expect(record.runs == 0 && record.findings.values.map(\.property) == ["terminates"])
    #expect(!record.behaviours.isEmpty)
  }

  /// How an exploration of the app ends.
  private func endOfExploration(_ fault: StairFault) throws -> JourneySearch.Ending? {
    switch try JourneyWorkers(app(fault), workers: 1, runTime: .milliseconds(400)).explore() {
    case .whole, .refused: nil
    case .ended(let ending): ending
    }
  }

  @Test func `an exploration ends with the journey to the step that hangs`() throws {
    let ending = try #require(try endOfExploration(.hang))
    #expect(ending.property == "terminates" && ending.steps.last == "tap 'Clear'")
    #expect(try JourneyWorkers(app(.hang), workers: 1, runTime: .milliseconds(400)).shows(ending))
  }

  @Test func `an exploration that traps ends with the shortest journey`() throws {
    let ending = try #require(try endOfExploration(.trap))
    #expect(ending.property == "doesNotTrap")
    #expect(ending.steps.count == 3 && ending.steps.last == "tap 'Clear'")
  }

  @Test func `what an app is asked for between the steps may hang as well`() throws {
    let telling = { @MainActor (stack: UINavigationController) -> String in
      while stack.viewControllers.count > 1 { usleep(1_000) }
      return ""
    }
    let app = App("slow", telling: telling) { window in
      let stack = UINavigationController(rootViewController: UITableViewController())
      window.rootViewController = stack
      return stack
    }
    let push = Link<UINavigationController>("push", reaches: UIViewController.self) { stack in
      if stack.viewControllers.count < 4 { stack.pushViewController(UITableViewController(), animated: true) }
    }
    let workers = try JourneyWorkers(
      CheckedApp(app, links: [push]), workers: 1, runTime: .milliseconds(400))
    guard case .ended(let ending) = try workers.explore()
    else {
      Issue.record("the exploration is said to be whole")
      return
    }
    #expect(ending.property == "terminates" && ending.steps.last == "open link push")
  }

  @Test(arguments: [
    JourneyNews.launch, .step("tap 'Next'"), .step(""), .kept([], number: 0),
    .kept([1, 2, 255], number: 70_000),
  ])
  func `what a worker tells is read as it was told`(news: JourneyNews) {
    #expect(JourneyNews(bytes: news.bytes) == news)
  }

  @Test func `a worker that is killed while it explores is replaced, and what was kept still fits together`()
    throws
  {
    let app = app(.blank)
    let plain = ExploredApp(JourneyReport.exploring(app))
    let workers = try JourneyWorkers(app, workers: 1, keepingAfter: KeptExploration())
    var entries: [[UInt8]] = []
    var told = 0
    workers.keep = { entry, number in
      entries.removeLast(entries.count - number)
      entries.append(entry)
    }
    workers.noteProgress = { _ in told += 1 }
    workers.endsAtOnce = {
      if told == 0 { workers.pool.kill(0) }
      told += 1
      return false
    }
    guard case .whole(let explored) = try workers.explore() else {
      Issue.record("the exploration is not whole")
      return
    }
    #expect(explored.text == plain.text)
    var kept = KeptExploration()
    for entry in entries { try kept.add(entry) }
    guard case .whole(let again) = try JourneyWorkers(app, workers: 1, keepingAfter: kept).explore() else {
      Issue.record("the exploration that goes on is not whole")
      return
    }
    #expect(again.text == plain.text && !kept.isEmpty)
    // Another app begins elsewhere.
    let other = CheckedApp(App("other") { $0.rootViewController = UITableViewController() }, links: [])
    guard case .refused = try JourneyWorkers(other, workers: 1, keepingAfter: kept).explore() else {
      Issue.record("what was kept of another app is taken")
      return
    }
  }
}
