internal import Foundation
import Reporting
import Testing

@MainActor
@Suite struct MomentsOptionTests {
  private static let bound = "tabs=0,depth=0,modals=1,splits=no"

  private func report(_ surroundings: MemorySurroundings, routes: [String]) throws -> Report {
    let line = ["check", "storefront", "--moments", "--jobs", "0", "--bound", Self.bound, "--json"]
    let transcript = surroundings.run(line + routes.flatMap { ["--route", $0] })
    return try Report(json: Data(transcript.output.utf8))
  }

  @Test func `a route stands for itself with everything that may come, and a pair for itself`() throws {
    let surroundings = MemorySurroundings()
    let all = try report(surroundings, routes: ["bag-modal"]).routes.map(\.name)
    #expect(all.count > 15 && all.allSatisfy { $0.hasPrefix("bag-modal + ") })
    #expect(all.contains("bag-modal + swipe the sheet down"))
    let pairs = ["bag-modal + product", "swipe the sheet down + bag-modal"]
    #expect(try report(surroundings, routes: pairs).routes.map(\.name) == pairs)
  }

  @Test func `a replayed violation is the one that the check told, in the same order of events`() throws {
    let surroundings = MemorySurroundings()
    let report = try report(surroundings, routes: ["login-from-root"])
    #expect(Set(report.properties.map(\.name)).contains("isIdempotent") && report.properties.count == 6)
    #expect(report.violations.count >= 2)
    for violation in report.violations {
      let replayed = surroundings.run(
        violation.replay.command.dropFirst("routecheck ".count) + " --jobs 0 --json")
      #expect(replayed.code == 1 && replayed.errors.isEmpty)
      let again = try JSONDecoder().decode(Report.Violation.self, from: Data(replayed.output.utf8))
      #expect(again.decisions.map(\.title) == violation.decisions.map(\.title))
      #expect(again.actual == violation.actual && again.finalStack == violation.finalStack)
    }
  }

  @Test
  func `what no stack of the bound puts to the test is told with the larger stack in which it is violated`()
    throws
  {
    let transcript = MemorySurroundings().run([
      "check", "storefront", "--moments", "--jobs", "0", "--samples", "1", "--exhaust",
      "tabs=0,depth=0,modals=0,splits=no", "--bound", "tabs=2,depth=1,modals=0,splits=no", "--route",
      "let go of the edge too early + home-from-current",
    ])
    #expect(transcript.code == 3)
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(#/not exercised in \d+ runs, and violated in the larger .+; a larger bound shows more/#))
  }

  @Test func `a request of another app is refused with a sentence`() {
    let transcript = MemorySurroundings().run("replay storefront/product%20%2B%20nothing/reachesTarget/0")
    #expect(transcript.code == 2)
    #expect(transcript.errors.contains("product + nothing"))
  }

  @Test func `no certificate is written of what is audited by itself alone`() {
    let transcript = MemorySurroundings().run("check storefront --moments --certificate routes.jsonl")
    #expect(transcript.code == 2)
    #expect(transcript.errors.contains("--moments") && transcript.errors.contains("--certificate"))
  }
}
