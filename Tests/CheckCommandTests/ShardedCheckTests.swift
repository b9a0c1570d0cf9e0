internal import Foundation
import Reporting
import Testing

@testable import CheckCommand

/// A check that several processes share, route by route.
@MainActor
@Suite struct ShardedCheckTests {
  /// A check that is shared.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let line: String
  }

  private nonisolated static let tiny =
    "--bound tabs=0,depth=1,modals=1,splits=no --exhaust tabs=0,depth=1,modals=0,splits=no --samples 9"

  private nonisolated static let routes = [
    "home-from-current", "product", "login", "bag-modal", "account-or-new",
  ]

  nonisolated static let cases = [
    Case(
      testDescription: "storefront, covered",
      line: "check storefront \(tiny)" + routes.map { " --route \($0)" }.joined()),
    Case(
      testDescription: "storefront, drawn at random, two routes",
      line: "check storefront \(tiny) --no-cover --route product --route login"),
    Case(
      testDescription: "messages, every setting changed",
      line: "check messages --bound tabs=0,depth=1,modals=1,splits=no --settings all"),
    Case(
      testDescription: "an app with screens that are declared interchangeable",
      line: "check alike.json --exhaust tabs=0,depth=0,modals=1,splits=no"),
  ]

  /// An app file with two routes and two screens that nobody is to tell apart.
  private static var alike: String {
    let declared = TinyApps.holding.replacing(
      #"{"name": "Other"}"#, with: #"{"name": "Other"}, {"name": "Third"}"#
    )
    .replacing(#""routes": ["#, with: #""interchangeable": [["Other", "Third"]], "routes": ["#)
    let parts = declared.split(separator: #""routes": ["#)
    let route = parts[1].split(separator: "\n  ]\n")[0]
    return parts[0] + #""routes": ["# + route.replacing("home", with: "again") + "," + parts[1]
  }

  /// Surroundings in which the shards of a check have left their results, and one process its own.
  private func checked(_ line: String, in counts: [Int]) -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.files["alike.json"] = Self.alike
    surroundings.files["one.json"] = surroundings.run(line + " --json").output
    for count in counts {
      for number in 1...count {
        let transcript = surroundings.run(line + " --json --shard \(number)/\(count)")
        #expect(transcript.errors.isEmpty)
        surroundings.files["\(count)-\(number).json"] = transcript.output
      }
    }
    return surroundings
  }

  private func names(_ count: Int) -> [String] { (1...count).map { "\(count)-\($0).json" } }

  /// The result of merging, and what the command says of it.
  private func merged(_ surroundings: MemorySurroundings, _ paths: [String]) -> (String?, Transcript) {
    surroundings.files["merged.json"] = nil
    let transcript = surroundings.run("merge \(paths.joined(separator: " "))")
    return (surroundings.files["merged.json"], transcript)
  }

  @Test(arguments: cases)
  func `shards make what one process makes, in any order, some of them twice`(_ example: Case) {
    let counts = [1, 2, 3, 4, 5, 7]
    let surroundings = checked(example.line, in: counts)
    let alone = surroundings.run(example.line)
    for count in counts {
      let names = names(count)
      let orders = [names, names.reversed(), names.dropFirst() + names + names.prefix(1)]
      for order in orders {
        let (document, transcript) = merged(surroundings, order)
        #expect(document == surroundings.files["one.json"], "\(order)")
        #expect(transcript.output == alone.output && transcript.code == alone.code, "\(order)")
      }
    }
  }

  @Test func `whatever is merged first, the result is the same`() {
    let surroundings = checked(Self.cases[0].line, in: [3, 4])
    let one = surroundings.files["one.json"]
    for (first, rest) in [
      (["4-1.json", "4-3.json"], ["4-4.json", "4-2.json", "4-3.json"]), (["4-2.json"], names(4)),
      (["4-1.json", "3-2.json"], ["3-3.json", "4-1.json", "3-1.json"]),
    ] {
      let (part, _) = merged(surroundings, first)
      surroundings.files["part.json"] = part
      #expect(merged(surroundings, ["part.json"]).0 == part)
      #expect(merged(surroundings, ["part.json"] + rest).0 == one)
      #expect(merged(surroundings, rest + ["part.json"]).0 == one)
    }
    #expect(merged(surroundings, ["3-1.json", "one.json", "4-2.json"]).0 == one)
  }

  @Test func `every format of what was merged has the bytes of one process`() {
    let surroundings = checked(Self.cases[0].line, in: [3])
    surroundings.run("merge 3-2.json 3-3.json 3-1.json --into all.json")
    let formats = ReportFormats.all.map { "--format \($0.identifier)" }.joined(separator: " ")
    for name in ["one", "all"] { surroundings.run("report --input \(name).json --output \(name) \(formats)") }
    for format in ReportFormats.all {
      let files = ["one", "all"].map { surroundings.files["\($0)/report.\(format.fileExtension)"] }
      #expect(files[0] != nil && files[0] == files[1], "\(format.identifier)")
    }
  }

  @Test func `moments are shared pair by pair`() {
    let line =
      "check messages --moments --bound tabs=0,depth=1,modals=0,splits=no --route detail-by-segue"
    let surroundings = checked(line, in: [2, 5])
    for count in [2, 5] {
      #expect(merged(surroundings, names(count)).0 == surroundings.files["one.json"])
    }
  }

  @Test func `a shard that is missing leaves its routes inconclusive, and the others as they are`() throws {
    let shop = checked(Self.cases[0].line, in: [4])
    let (document, transcript) = merged(shop, ["4-4.json", "4-1.json", "4-2.json"])
    let report = try Report(json: Data(try #require(document).utf8))
    let whole = try Report(json: Data(try #require(shop.files["one.json"]).utf8))
    let missing = [Self.routes[2]]
    #expect(report.routes.map(\.name) == Self.routes)
    for cell in report.cells where missing.contains(cell.route) {
      #expect(cell.verdict == .inconclusive(reason: "not checked: the result of its shard is missing"))
      #expect(cell.counts.runs == 0 && cell.counts.covered == 0)
    }
    #expect(
      report.cells.filter { !missing.contains($0.route) }
        == whole.cells.filter { !missing.contains($0.route) })
    #expect(report.cells.map { [$0.route, $0.property] } == whole.cells.map { [$0.route, $0.property] })
    let words = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("4 of 5 routes, the others in other shards"))
    #expect(missing.allSatisfy(transcript.output.contains))
  }

  @Test func `what lacks a shard never holds`() {
    let surroundings = MemorySurroundings()
    let shard = surroundings.run(Self.cases[2].line + " --json --shard 1/2")
    surroundings.files["1.json"] = shard.output
    #expect(shard.code == 0 && merged(surroundings, ["1.json"]).1.code == 3)
  }

  @Test func `a shard without a route is no failure, and still no success of all`() {
    let surroundings = MemorySurroundings()
    let line = "check messages --bound tabs=0,depth=1,modals=0,splits=no"
    let transcript = surroundings.run(line + " --json --shard 9/9")
    #expect(transcript.code == 0)
    surroundings.files["9.json"] = transcript.output
    #expect(merged(surroundings, ["9.json"]).1.code == 3)
    #expect(
      surroundings.run(line + " --shard 9/9").output.contains("0 of 2 routes, the others in other shards"))
  }

  @Test(arguments: [
    ("check storefront --seed 2", "it is of seed 2, and the other result is of seed 1"),
    ("check storefront --property terminates", "it is of the properties terminates, and the other"),
    ("check storefront --route product", "it is of the routes product, and the other"),
    ("check messages", "it is of the app `messages`, and the other result is of the app `storefront`"),
    ("check storefront --setting presentInFlight=wait", "it is of the settings presentInFlight=wait, and"),
    ("check storefront --bound modals=0", "it is of "),
    ("check storefront --exhaust tabs=0,depth=1,modals=1,splits=no", "it is of the bounds"),
    ("check storefront --no-cover", "it is of a check with --no-cover --exhaust"),
  ])
  func `shards of different checks are refused`(_ line: String, _ reason: String) throws {
    let surroundings = MemorySurroundings()
    let bounds = (large: "tabs=0,depth=1,modals=1,splits=no", small: "tabs=0,depth=1,modals=0,splits=no")
    func shard(_ number: Int, of line: String) -> String {
      let standard = [("--bound", bounds.large), ("--exhaust", bounds.small), ("--route", "login")]
      let rest = standard.filter {
        !line.contains($0.0) && ($0.0 != "--route" || line.contains("storefront"))
      }
      let options = rest.map { "\($0.0) \($0.1)" }.joined(separator: " ")
      return surroundings.run("\(line) \(options) --samples 30 --json --shard \(number)/2").output
    }
    (surroundings.files["a.json"], surroundings.files["b.json"]) = (
      shard(1, of: "check storefront"), shard(2, of: line)
    )
    let transcript = surroundings.run("merge a.json b.json --into c.json")
    #expect(transcript.code == 2 && transcript.output.isEmpty && surroundings.files["c.json"] == nil)
    #expect(transcript.errors.hasPrefix("routecheck: b.json: \(reason)"), "\(transcript.errors)")
    #expect(transcript.errors.hasSuffix("that is `a.json`.\n"))
  }

  @Test
  func `another version, and another result of the same route, are refused`() throws {
    let surroundings = checked(Self.cases[1].line, in: [2])
    let document = try #require(surroundings.files["2-2.json"])
    surroundings.files["old.json"] = document.replacing(
      "\"toolVersion\" : \"\(ToolVersion.current)\"", with: "\"toolVersion\" : \"0.0.9\"")
    let old = surroundings.run("merge 2-1.json old.json")
    #expect(old.code == 2 && old.errors.contains("it is of routecheck 0.0.9, and the other result is of"))
    surroundings.files["stopped.json"] = document.replacing(
      "\"covered\" : \"23\"", with: "\"covered\" : \"22\"")
    let stopped = surroundings.run("merge 2-2.json stopped.json 2-1.json")
    #expect(stopped.code == 2 && stopped.errors.contains("it says something else about `login` than"))
    let mixed = surroundings.run("merge 2-2.json folder")
    #expect(mixed.code == 2 && mixed.errors.contains("`2-2.json` is the result of a check, and `folder`"))
    let history = surroundings.run("report --input 2-1.json --input 2-2.json")
    #expect(history.code == 2 && history.errors.contains("put the shards together with `routecheck merge`"))
  }

  @Test(arguments: [
    ["JOB_COMPLETION_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
  ])
  func `whatever starts many processes says which shard each one is`(_ variables: [String: String]) {
    let surroundings = checked(Self.cases[2].line, in: [3])
    surroundings.variables = variables
    let transcript = surroundings.run(Self.cases[2].line)
    #expect(transcript.errors.hasPrefix("Checking 1 of 2 routes (shard 2 of 3, as "))
    #expect(surroundings.files[".routecheck/last-run.json"] == surroundings.files["3-2.json"])
  }
}
