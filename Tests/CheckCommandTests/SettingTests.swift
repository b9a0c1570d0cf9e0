import CheckCommand
import Checking
internal import Foundation
import Reporting
import RoutingSpecs
import Testing

/// Settings of the model on the command line: one that is changed for a command, and all of them one at a time.
@MainActor
@Suite struct SettingTests {
  private let surroundings = MemorySurroundings()

  @discardableResult
  private func run(_ line: String) -> Transcript {
    surroundings.clear()
    let command = RouteCheckCommand(
      surroundings: surroundings, apps: [AvailableApp("divided") { try DividedApp.app() }])
    let code = command.run(line.split(separator: " ").map(String.init)).rawValue
    return Transcript(code: code, output: surroundings.output, errors: surroundings.errors)
  }

  private static let change = "dismissalCompletion=carriedOut"
  private static let properties = "--property terminates --property reachesTarget"

  @Test func `a route is checked under another setting, and the line that replays a run names it`() throws {
    #expect(run("check divided \(Self.properties)").code == 0)
    let transcript = run("check divided \(Self.properties) --setting \(Self.change)")
    #expect(transcript.code == 1)
    #expect(transcript.output.contains("\nUnder  \(Self.change)\n"))
    let line = try #require(
      transcript.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        .first { $0.hasPrefix("routecheck replay divided/home/") })
    #expect(line.hasSuffix(" --setting \(Self.change)"))
    let replay = String(line.dropFirst("routecheck ".count))
    #expect(run(replay).code == 1)
    #expect(run(replay.replacing(" --setting \(Self.change)", with: "")).code == 0)
  }

  @Test func `a setting that is the app's own already is not named`() {
    let output = run("check divided --setting dismissalCompletion=always").output
    #expect(!output.contains("Under ") && !output.contains("--setting"))
  }

  @Test func `the report as JSON, Markdown and HTML says under which settings`() throws {
    let document = run("check divided --json --setting \(Self.change) --setting splitPush=ignore").output
    let report = try Report(json: Data(document.utf8))
    #expect(report.settings == [Self.change, "splitPush=ignore"])
    let options = " --setting \(Self.change) --setting splitPush=ignore"
    #expect(report.violations.allSatisfy { $0.replay.command.hasSuffix(options) })
    #expect(MarkdownRenderer().render(report).contains("Under: `\(Self.change), splitPush=ignore`"))
    #expect(HTMLRenderer().render(report).contains("<dd>\(Self.change), splitPush=ignore</dd>"))
    #expect(try Report(json: Data(run("check divided --json").output.utf8)).settings == nil)
  }

  @Test func `a certificate names its settings, and is audited under them`() throws {
    let line = "check divided \(Self.properties) --certificate c.jsonl"
    #expect(run(line + " --setting splitPush=ignore").code == 0)
    let certificate = try #require(surroundings.files["c.jsonl"])
    #expect(certificate.contains(#""settings":["splitPush=ignore"]"#))
    #expect(run("audit c.jsonl --all").code == 0)
    #expect(run("audit c.jsonl --all --setting \(Self.change)").code == 1)
    run(line)
    #expect(surroundings.files["c.jsonl"]?.contains("settings") == false)
    surroundings.files["c.jsonl"] = certificate.replacing("splitPush=ignore", with: "splitPush=never")
    let audit = run("audit c.jsonl")
    #expect(audit.code == 2)
    #expect(audit.errors.contains("The setting splitPush does not take `never`; allowed: ignore or raise."))
  }

  @Test func `a campaign is one of its settings, and goes on under no others`() {
    surroundings.tick = 0.1
    #expect(run("fuzz divided --time 1s --dir f").code != 2)
    let other = run("fuzz divided --time 1s --dir f --setting \(Self.change)")
    #expect(other.code == 2)
    let difference = "its campaign is one of the app's own settings, not of the settings \(Self.change)"
    #expect(other.errors.contains(difference))
    let own = run("fuzz divided --time 1s --dir g --setting \(Self.change)")
    #expect(own.code == 1)
    #expect(own.output.contains("home violates terminates"))
    #expect(own.output.contains(" --setting \(Self.change)\n"))
    #expect(run("fuzz divided --time 1s --dir g --setting \(Self.change)").code == 1)
  }

  // MARK: - All settings

  @Test func `a verdict that depends on a setting is told with the smallest stack and what replays it`()
    throws
  {
    let transcript = run("check divided \(Self.properties) --settings all")
    #expect(transcript.code == 0, "what depends on a setting is no violation under the app's own")
    let output = transcript.output
    #expect(output.contains("  2 verdicts depend on a setting, 0 verdicts on none.\n"))
    let words = "  home: reachesTarget, terminates are violated with \(Self.change)\n    from   Home\n"
    #expect(output.contains(words))
    let replay = "routecheck replay divided/home/reachesTarget/0 --setting \(Self.change)\n"
    #expect(output.contains("    replay \(replay)"))
    #expect(run(String(replay.dropFirst("routecheck ".count).dropLast())).code == 1)
  }

  @Test func `a violation that a setting cures is told, and the document can be read again`() throws {
    let line = "check divided \(Self.properties) --setting \(Self.change) --settings all"
    #expect(run(line).output.contains("are no longer violated with dismissalCompletion=always\n"))
    let report = try Report(json: Data(run(line + " --json").output.utf8))
    let sweep = try #require(report.sweep)
    #expect(sweep.independent == 0 && sweep.stopReason == nil && sweep.settings.count == 27)
    #expect(sweep.dependencies.count == 2)
    for dependency in sweep.dependencies {
      #expect(dependency.setting == "dismissalCompletion=always" && dependency.change == .notViolated)
      #expect(!dependency.replay.contains("--setting"))
    }
    #expect(run(line) == run(line))
  }

  @Test func `where the time is up the part that was not run is said`() throws {
    surroundings.tick = 0.5
    let output = run("check divided \(Self.properties) --bound modals=1 --time 9s --settings all").output
    #expect(output.replacing(/\s+/, with: " ").contains("Not everything was run: "))
  }
}
