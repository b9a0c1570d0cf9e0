@testable import CheckCommand
import Checking
@testable import Reporting
@testable import RoutingSpecs
import Testing

/// What a check asks of the strength of verdicts, and how results with one become a report.
@MainActor
@Suite struct StrengthOptionTests {
  @Test func `the number of places reaches the plan, and nothing but 1 and 2 is taken`() throws {
    let surroundings = MemorySurroundings.withApps()
    let lookup = AppLookup(surroundings: surroundings, available: [])
    for (options, strength) in [("", 1), (" --strength 1", 1), (" --strength 2", 2)] {
      let line = "tiny.json\(options)".split(separator: " ").map(String.init)
      let arguments = try ParsedArguments(line, for: CommandSpecs.check)
      #expect(try CheckRun(arguments, surroundings: surroundings, lookup: lookup).plan.strength == strength)
    }
    for wrong in ["0", "3", "two"] {
      let transcript = surroundings.run("check tiny.json --strength \(wrong)")
      #expect(transcript.code == 2 && transcript.errors.contains("a whole number from 1 to 2"))
    }
  }

  @Test func `a cover is given as many regions as asked for, and says so where it needs more`() {
    let surroundings = MemorySurroundings.withApps()
    let enough = surroundings.run("check tiny.json --regions 1000")
    #expect(enough.code == 0, "\(enough.errors)")
    #expect(surroundings.run("check tiny.json").output == enough.output)
    let few = surroundings.run("check tiny.json --bound depth=2,modals=3 --samples 10 --regions 1")
    #expect(few.code == 3 && few.output.contains("its cover ended early: stopped"), "\(few.output)")
    for wrong in ["0", "-1", "many"] {
      let transcript = surroundings.run("check tiny.json --regions \(wrong)")
      #expect(transcript.code == 2 && transcript.errors.contains("a whole number from 1 to 1000000000"))
    }
    let both = surroundings.run("check tiny.json --regions 5 --no-cover")
    #expect(both.code == 2 && both.errors.contains("--no-cover"), "\(both.errors)")
  }

  @Test func `who requires a proof gets 3 where something is only tested, and 0 where all is proved`() {
    func code(_ verdicts: Report.Verdict...) -> [Int32] {
      let counts = Report.Counts(states: 1, covered: 1, runs: 1)
      let report = Report(
        toolVersion: "1", app: "A", bound: "b", spaceCount: 1, properties: [], routes: [],
        cells: verdicts.enumerated().map {
          .init(route: "\($0)", property: "p", verdict: $1, counts: counts)
        })
      return [false, true].map {
        RouteCheckCommand.exitCode(of: report, requiringProof: $0).rawValue
      }
    }
    #expect(code(.holds(.proved), .notExercised(.proved)) == [0, 0])
    #expect(code(.holds(.proved), .holds(.tested)) == [0, 3])
    #expect(code(.holds(.proved), .notExercised(.tested)) == [0, 3])
    #expect(code(.violated, .holds(.tested)) == [1, 1])
    #expect(code(.inconclusive(reason: "x"), .holds(.proved)) == [3, 3])
  }

  /// A result of the app's route, covered with comparisons as they may come from the engine.
  private func result(_ app: RoutedApp, own: StackComparison?, others: StackComparison) -> RouteResult {
    var plan = RouteCheck.Plan()
    plan.covers = true
    let result = RouteCheck(app.routes[0], of: app, plan: plan).run()
    let cells = result.cells.map { cell in
      var covered = cell.covered
      covered?.comparison = cell.property == .terminates ? own : others
      return PropertyResult(
        property: cell.property, exhausted: cell.exhausted, sampled: cell.sampled, covered: covered,
        exercisedRuns: cell.exercisedRuns, groups: cell.groups, space: cell.space, isSampled: cell.isSampled)
    }
    return RouteResult(route: result.route, cells: cells, exchanges: nil, waiting: result.waiting)
  }

  @Test func `a report repeats what was compared, for the properties it is about`() throws {
    let surroundings = MemorySurroundings.withApps()
    let app = try AppLookup(surroundings: surroundings, available: []).app("tiny.json")
      .bounded(byLarge: "modals=1", small: "modals=0")
    let tested = StackComparison(
      stacks: 840, strength: 1, controllers: 3, questions: ["is it Other?"],
      obstacles: ["Home overrides init"])
    let proved = StackComparison(stacks: 840, strength: 1, controllers: 3)
    let frame = ReportAssembly.Frame(toolVersion: "1", seed: Seed(1))
    let report = ReportAssembly(app: app, frame: frame).report(
      of: [result(app, own: tested, others: proved)])
    #expect(report.summary.tested == 1 && report.summary.proved + report.summary.notExercised == 13)
    let comparisons = try #require(report.comparisons)
    #expect(comparisons.count == 2)
    let own = try #require(comparisons.first { $0.properties == ["terminates"] })
    #expect(own.route == "home" && own.states == 840 && own.controllers == 3 && own.strength == 1)
    #expect(own.questions == ["is it Other?"] && own.obstacles == ["Home overrides init"])
    #expect(comparisons.first { $0.obstacles.isEmpty }?.properties.count == 13)
    #expect(TextRenderer().render(report).contains("not proved because Home overrides init"))
  }

  @Test func `counts that are tested are not called exact`() throws {
    let surroundings = MemorySurroundings.withApps()
    let app = try AppLookup(surroundings: surroundings, available: []).app("broken-route.json")
    let frame = ReportAssembly.Frame(toolVersion: "1", seed: Seed(1))
    let tested = StackComparison(stacks: 6, obstacles: ["Home overrides init"])
    let scopes = [tested, StackComparison(stacks: 6)].map { comparison in
      ReportAssembly(app: app, frame: frame)
        .report(of: [result(app, own: nil, others: comparison)]).violations.map(\.groupScope)
    }
    #expect(scopes == [["among all 6 states, tested and not proved"], ["exactly, among all 6 states"]])
  }
}
