internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import Storefront
import Testing

@MainActor
@Suite struct ReplayTests {
  @Test func `a replayed violation is the one that the check told, step by step`() throws {
    let surroundings = MemorySurroundings()
    let checked = surroundings.run("check storefront \(CheckTests.small) --samples 100 --json")
    let report = try Report(json: Data(checked.output.utf8))
    #expect(report.violations.count >= 2)
    for violation in report.violations {
      let command = violation.replay.command
      #expect(command.hasPrefix("routecheck replay "))
      let replayed = surroundings.run(command.dropFirst("routecheck ".count) + " --json")
      #expect(replayed.code == 1 && replayed.errors.isEmpty)
      var told = violation
      // What the group has in common, and what else could have been done, is no matter of one run.
      (told.group, told.groupScope, told.groupCount, told.study, told.forks) = (nil, nil, 1, nil, nil)
      for index in told.decisions.indices { told.decisions[index].fork = nil }
      #expect(try JSONDecoder().decode(Report.Violation.self, from: Data(replayed.output.utf8)) == told)
    }
  }

  @Test func `the text of a replay ends in a command that replays it again`() throws {
    let surroundings = MemorySurroundings.withApps()
    let line = "replay broken-route/home/reachesTarget/2 --app broken-route.json --bound modals=1"
    let transcript = surroundings.run(line)
    #expect(transcript.code == 1)
    #expect(transcript.output.contains("    routecheck \(line)\n"))
    #expect(transcript.output.hasSuffix("\nreachesTarget is violated from this stack.\n"))
    #expect(transcript.output.hasPrefix("✗ home × reachesTarget"))
  }

  @Test func `a run in which the property holds is not shown as a failure`() {
    let transcript = MemorySurroundings.withApps()
      .run("replay broken-route/home/reachesTarget/0 --app broken-route.json")
    #expect(transcript.code == 0)
    #expect(transcript.output.hasPrefix("✓ home × reachesTarget"))
    #expect(transcript.output.hasSuffix("\nreachesTarget holds from this stack.\n"))
    #expect(!transcript.output.contains("✗") && !transcript.output.contains("fail"))
  }

  @Test func `a stack is drawn again only when it has changed`() {
    let output = MemorySurroundings().run("replay storefront/product/reachesTarget/5").output
    // The start, what presenting made of it, and the end.
    #expect(output.split(separator: "\n").count { $0.hasSuffix("Window") } == 3)
  }

  @Test func `choices that were drawn are replayed, and no others`() throws {
    let app = try Storefront.app()
    let route = try #require(app.route(named: "tabs"))
    let surroundings = MemorySurroundings()
    for seed in 1...20 {
      var source = SamplingSource(seed: Seed(UInt64(seed)))
      let (_, judgement) = RouteExecution(route, of: app).run(drawing: &source)
      let choices = Array(source.trail)
      let replay = { (choices: [Choice]) in
        let token = ReplayToken(
          app: app.name, route: route.name, property: "reachesTarget",
          payload: .choices(ChoiceSequence(choices)))
        return surroundings.run(["replay", "\(token)", "--json"])
      }
      #expect(replay(choices).code == (judgement.violated.contains(.reachesTarget) ? 1 : 0))
      let short = replay(choices.dropLast())
      #expect(short.code == 2 && short.errors.contains("the run asks more than"))
      let long = replay(choices + [Choice(0, of: 2)])
      #expect(long.code == 2 && long.errors.contains("the run asks "))
    }
  }
}
