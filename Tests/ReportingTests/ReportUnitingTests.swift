internal import Foundation
@testable import Reporting
import Testing

/// Results of some routes, put together without a check.
@Suite struct ReportUnitingTests {
  private static let sweep = Report.Sweep(
    settings: [], states: 4, controllers: 1, dependencies: [], independent: 1)

  private static func entry(_ route: String) -> Report.Shard.Entry {
    .init(route: .init(name: route), properties: ["terminates"])
  }

  /// A result of one of the routes `a` and `b`, with eight violations, each of which tells what else could be done.
  private func shard(_ route: String, stopReason: String? = nil) -> Report {
    let violation = Report.Violation(
      route: route, property: "terminates", groupCount: 1, start: [], notation: "Home",
      decisions: [.init(title: "a step", fork: 0)], expected: "", actual: "", finalStack: [],
      replay: .init(token: "", command: ""), forks: [.init(notation: "Home", stack: [], moves: [])])
    var sweep = Self.sweep
    sweep.stopReason = stopReason
    return Report(
      toolVersion: "1", app: "app", bound: "", spaceCount: 4, properties: [.init(name: "terminates")],
      routes: [.init(name: route)],
      cells: [
        .init(
          route: route, property: "terminates", verdict: .violated,
          counts: .init(states: 4, covered: 4, runs: 4))
      ], violations: Array(repeating: violation, count: 8), sweep: sweep,
      shard: .init(
        entries: [Self.entry("a"), Self.entry("b")], bounds: .init(large: "1 tab", small: nil), options: [],
        results: [.init(route: route, extent: route == "a" ? .exhausted : .covered)]))
  }

  @Test func `as many violations tell what else could be done as one process would tell`() throws {
    let united = try Report(uniting: [shard("b"), shard("a")])
    #expect(
      united.violations.map(\.route) == Array(repeating: "a", count: 8) + Array(repeating: "b", count: 8))
    #expect(united.violations.map { $0.forks != nil } == (0..<16).map { $0 < 12 })
    #expect(united.violations.map { $0.decisions[0].fork != nil } == (0..<16).map { $0 < 12 })
    #expect(united.shard == nil && united.bound == "up to 1 tab; every stack was run or covered")
    #expect(try Report(uniting: [united, shard("b")]) == united)
  }

  @Test(arguments: [0, 2])
  func `a sweep says up to how many controllers it ran every stack, where it did`(controllers: Int) {
    var sweep = Self.sweep
    sweep.controllers = controllers
    #expect(sweep.extent.contains("every stack of up to 2 controllers, ") == (controllers == 2))
    #expect(sweep.extent.contains("every stack of up to") == (controllers == 2))
  }

  @Test(arguments: [DecimalCount(0), 6])
  func `screens of which no pair was compared are not said to be treated alike`(pairs: DecimalCount) {
    let declared = Report.Interchangeable(
      groups: [["A", "B"]], runs: 2, standFor: 4, pairs: pairs, untestedBy: ["a"])
    #expect(declared.words.contains("every route does the same") == (pairs != 0))
    #expect(declared.words.hasSuffix("Not put to the test for a."))
  }

  @Test func `why settings were not all tried does not depend on the order`() throws {
    let shards = [shard("a", stopReason: "time"), shard("b", stopReason: "memory")]
    let united = try Report(uniting: shards)
    #expect(united.sweep?.stopReason == "memory" && united.sweep?.independent == 2)
    #expect(try Report(uniting: shards.reversed()) == united)
  }

  @Test func `a shard that tells of a route which its check does not have is refused`() throws {
    var report = shard("a")
    report.shard?.results.append(.init(route: "b", extent: .covered))
    #expect(throws: ReportError.self) { try Report(json: .init(JSONRenderer().render(report).utf8)) }
  }
}
