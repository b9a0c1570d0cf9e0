import Checking
import HeadlessUIKit
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// What a check says about what it ran: never more than it knows.
@MainActor
@Suite struct RouteCheckTests {
  /// 8 + 8² + 8³ stacks: more than the monitor's interval.
  static let small = StackSpace.Bounds(tabs: 0, depth: 1, modals: 2, splits: false)
  static let large = StackSpace.Bounds(tabs: 2, depth: 2, modals: 2)

  private func check(
    _ route: Route, sampling bounds: StackSpace.Bounds?, samples: Int = 40, exhausts: Bool = true,
    monitor: RouteCheck.Monitor = .init()
  ) throws -> RouteResult {
    let app = try MutantApp.app(of: route, exhausting: Self.small, sampling: bounds)
    var plan = RouteCheck.Plan()
    plan.samples = samples
    plan.exhausts = exhausts
    return RouteCheck(route, of: app, plan: plan).run(monitor: monitor)
  }

  private func largeCount() throws -> Natural {
    try MutantApp.app(of: MutantOriginals.home, exhausting: Self.large).space.count
  }

  @Test func `a property holds where the one space was exhausted`() throws {
    for cell in try check(MutantOriginals.home, sampling: nil).cells {
      #expect(cell.verdict == .holds)
      #expect(cell.exhaustiveVerdict == .holds)
      #expect(cell.coverage == Coverage(statesInSpace: 584, statesCovered: 584, runsExecuted: 584))
    }
  }

  @Test(arguments: [0, 1, 40])
  func `a sample proves nothing, however large, and says how large it was`(samples: Int) throws {
    let space = try largeCount()
    for cell in try check(MutantOriginals.home, sampling: Self.large, samples: samples).cells {
      #expect(cell.verdict == .inconclusive(.sampled(runs: samples, space: space)))
      #expect(cell.exhaustiveVerdict == .holds)
      #expect(cell.coverage.statesInSpace == space)
      #expect(cell.coverage.runsExecuted == 584 + samples)
      #expect(cell.coverage.mayCountTwice == (samples > 0))
    }
  }

  @Test func `a space of the same size is not the same space`() throws {
    var other = Self.small
    other.modalKinds = .screen
    var another = Self.small
    another.modalKinds = .navigation
    let route = MutantOriginals.home
    let app = try MutantApp.app(of: route, exhausting: other, sampling: another)
    #expect(app.space.count == app.exhaustiveSpace.count)
    var plan = RouteCheck.Plan()
    plan.samples = 30
    for cell in RouteCheck(route, of: app, plan: plan).run().cells {
      #expect(
        cell.verdict == .inconclusive(.sampled(runs: 30, space: app.space.count)))
    }
  }

  @Test func `what was not exhausted does not hold`() throws {
    for cell in try check(MutantOriginals.home, sampling: nil, exhausts: false).cells {
      #expect(cell.verdict == .inconclusive(.runLimit(0)))
      #expect(cell.exhaustiveVerdict == .inconclusive(.runLimit(0)))
      #expect(cell.coverage.runsExecuted == 0)
    }
  }

  @Test(arguments: [StopReason.time, .cancelled])
  func `the reason to stop early is passed on`(reason: StopReason) throws {
    let monitor = RouteCheck.Monitor(shouldStop: { reason })
    for bounds in [nil, Self.large] {
      for cell in try check(MutantOriginals.home, sampling: bounds, samples: 2_000, monitor: monitor).cells {
        #expect(cell.verdict == .inconclusive(reason))
        #expect(cell.exhaustiveVerdict == .inconclusive(reason))
        #expect(cell.exhausted.coverage.runsExecuted == 512)
      }
    }
  }

  @Test func `progress is told for each phase in turn`() throws {
    var told: [String] = []
    let monitor = RouteCheck.Monitor(progress: { told.append("\($0.rawValue) \($1)") })
    _ = try check(MutantOriginals.home, sampling: Self.large, samples: 1_100, monitor: monitor)
    #expect(told == ["exhausting 512", "sampling 512", "sampling 1024"])
  }

  @Test func `a violation is shown by choices that draw its stack`() throws {
    let mutant = try #require(Mutant.all.first { $0.name == "root-from-current" })
    let app = try MutantApp.app(of: mutant.route, exhausting: Self.small, sampling: Self.large)
    var plan = RouteCheck.Plan()
    plan.samples = 100
    let result = RouteCheck(mutant.route, of: app, plan: plan).run()
    #expect(result.violated == RouteProperties(.reachesTarget))
    for verdict in [result[.reachesTarget].verdict, result[.reachesTarget].exhaustiveVerdict] {
      guard case .violated(let group) = verdict else {
        Issue.record("the defect was not found: \(verdict)")
        continue
      }
      var source = ReplaySource(app.space.choices(drawing: group.witness))
      #expect(app.space.drawUniformly(from: &source) == group.witness)
      #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == "Home > Home")
    }
  }

  @Test func `violations are grouped by how the route ended, the smallest witness first`() throws {
    let mutant = try #require(Mutant.all.first { $0.name == "hides-failures" })
    let app = try MutantApp.app(of: mutant.route, exhausting: Self.small)
    let groups = RouteCheck(mutant.route, of: app).run()[.reachesTarget].groups
    let notation = StackNotation(catalogue: app.catalogue)
    #expect(groups.map { notation.text(for: $0.witness) } == ["Home", "Item(7) > Form!"])
    #expect(groups.map(\.signature.expectedError) == ["notFound", "cannotBeDismissed"])
    #expect(groups.allSatisfy { $0.signature.saysReached && $0.signature.error == nil })
  }
}

extension PropertyResult {
  /// The verdict on the small space alone.
  fileprivate var exhaustiveVerdict: Verdict<ViolationGroup> {
    if let first = groups.first(where: { !$0.exhaustedStates.isZero }) { return .violated(first) }
    if let reason = exhausted.reason { return .inconclusive(reason) }
    return .holds
  }
}
