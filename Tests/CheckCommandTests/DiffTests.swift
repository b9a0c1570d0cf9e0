import Testing

@testable import CheckCommand

/// Two results beside each other, and several as one.
@MainActor
@Suite struct DiffTests {
  /// Surroundings with a result that has a failure, and one of the mended app.
  private func surroundings() -> MemorySurroundings {
    let surroundings = MemorySurroundings.withApps()
    surroundings.files["mended.json"] = TinyApps.violated.replacing(
      "\"from\": \"current\"", with: "\"from\": \"root\"")
    for (app, file) in [("broken-route.json", "before.json"), ("mended.json", "after.json")] {
      surroundings.files[file] = surroundings.run("check \(app) --samples 50 --json").output
    }
    return surroundings
  }

  @Test func `what was fixed is told, and what broke ends with a violation`() {
    let surroundings = surroundings()
    let fixed = surroundings.run("diff before.json after.json")
    #expect(fixed.code == 0)
    #expect(fixed.output.contains("Failures: 0 broken, 1 fixed, 0 changed, 0 as before."))
    #expect(fixed.output.contains("✓ home × reachesTarget"))
    let broken = surroundings.run("diff after.json before.json")
    #expect(broken.code == 1)
    #expect(broken.output.contains("✗ home × reachesTarget"))
    let same = surroundings.run("diff before.json before.json")
    #expect(same.code == 0)
    #expect(same.output.contains("Nothing has changed: 1 failure before and after."))
  }

  @Test func `several results become one report with their history`() throws {
    let surroundings = surroundings()
    let line = "report --input before.json --input after.json --format text --format json-lines --output out"
    let transcript = surroundings.run(line)
    #expect(transcript.output.hasSuffix("\nwrote out/report.txt\nwrote out/report.jsonl\n"))
    let text = try #require(surroundings.files["out/report.txt"])
    #expect(text.contains("History\n  fixed  home × reachesTarget"))
  }
}

/// The file to begin with.
@MainActor
@Suite struct InitTests {
  @Test func `the first app file is read, and its first check shows its flaw`() {
    let surroundings = MemorySurroundings()
    let transcript = surroundings.run("init")
    let told = "wrote routes.json\nnext: routecheck check routes.json\n"
    #expect(transcript == Transcript(code: 0, output: told, errors: ""))
    let check = surroundings.run("check routes.json --samples 100")
    #expect(check.code == 1)
    #expect(check.output.contains("1 of 28 checks is violated"))
    #expect(check.output.contains("✗ home × reachesTarget"))
    let mended = surroundings.files["routes.json"]?.replacing(
      "\"from\": \"current\",\n      \"expects\": {\"reaches\": {\"class\": \"Home\"}}",
      with: "\"from\": \"root\",\n      \"expects\": {\"reaches\": {\"class\": \"Home\"}}")
    surroundings.files["mended.json"] = mended
    #expect(surroundings.run("check mended.json --samples 100").code == 0, "what the comment says mends it")
  }

  @Test(arguments: [
    ("--test", "Tests/RouteTests/RouteTests.swift", "RouteTests"),
    ("--test --output Tests/MailTests/Links.swift", "Tests/MailTests/Links.swift", "MailTests"),
    ("--test --output ./T.swift", "./T.swift", "RouteTests"),
    ("--launch", "Tests/LaunchTests/LaunchTests.swift", "LaunchTests"),
    ("--launch --output T.swift", "T.swift", "LaunchTests"),
  ])
  func `a test comes with its target, and with the line that runs it`(
    options: String, path: String, target: String
  ) throws {
    let surroundings = MemorySurroundings()
    let output = surroundings.run("init " + options).output
    #expect(output.hasPrefix("wrote \(path)\n\n"))
    #expect(output.contains("\n  .testTarget(\n    name: \"\(target)\",\n    dependencies: [\n"))
    #expect(output.hasSuffix("    ]),\n\nnext: swift test --filter \(target)\n"))
    let text = try #require(surroundings.files[path])
    for module in text.matches(of: /\nimport (\w+)/).map(\.output.1) where module != "Testing" {
      #expect(output.contains("      .product(name: \"\(module)\", package: \"RouteCheck\"),\n"))
    }
  }

  @Test func `a test from launch says which three lines are the app's, and is no test of routes`() throws {
    let surroundings = MemorySurroundings()
    #expect(
      surroundings.run("init --launch").output.contains(
        "      // the target of your app, such as \"Shop\",\n"))
    let text = try #require(surroundings.files["Tests/LaunchTests/LaunchTests.swift"])
    for number in 1...3 { #expect(text.contains("// \(number): ")) }
    #expect(surroundings.run("init --launch --test").code == 2)
  }

  @Test(arguments: ["", " --test", " --launch", " --output mine.json", " --test --output T.swift"])
  func `a file that is there is not written over`(_ options: String) {
    let surroundings = MemorySurroundings()
    #expect(surroundings.run("init" + options).code == 0)
    let files = surroundings.files
    #expect(surroundings.run("init" + options).code == 2)
    #expect(surroundings.files == files && files.count == 1)
  }
}
