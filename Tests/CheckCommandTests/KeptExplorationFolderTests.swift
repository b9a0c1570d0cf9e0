import Foundation
import HeadlessUIKit
import Journeys
import LaunchedApps
import Reporting
import Testing

@testable import CheckCommand

/// `routecheck explore --dir`.
@MainActor
@Suite(.serialized) struct KeptExplorationFolderTests {
  private func surroundings(jobs: Int = 0) -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = jobs
    return surroundings
  }

  private let apps = [
    AvailableApp(launching: stairApp(), links: stairLinks),
    AvailableApp(launching: App("other") { $0.rootViewController = UIViewController() }),
  ]

  private static let line = "explore stairs --dir kept"
  private static let log = "kept/states.jsonl"

  /// What a run without a folder prints.
  private var whole: Transcript { surroundings().run("explore stairs", apps: apps) }

  @Test(arguments: [0, 1])
  func `a folder changes nothing of what is printed, and nothing is written that is not in it`(jobs: Int) {
    let surroundings = surroundings(jobs: jobs)
    let transcript = surroundings.run(Self.line, apps: apps)
    #expect(transcript == whole)
    #expect(surroundings.files.keys.sorted() == ["kept/exploration.json", Self.log])
    #expect(surroundings.locked.isEmpty)
    #expect(surroundings.run(Self.line, apps: apps) == whole)
  }

  @Test(arguments: [0, 1])
  func `wherever the writing was cut off, the next run ends as one that was not`(jobs: Int) throws {
    let first = surroundings()
    first.tick = 1
    _ = first.run(Self.line, apps: apps)
    let lines = try #require(first.files[Self.log])
    #expect(lines.split(separator: "\n").count > 1)
    // Each line cut in the middle and at its end, and nothing at all.
    var lengths = [0]
    for line in lines.split(separator: "\n") {
      let end = line.utf8.count + (lengths.last ?? 0) + 1
      lengths += [end - line.utf8.count / 2, end]
    }
    for length in lengths {
      let next = surroundings(jobs: jobs)
      next.files = first.files
      next.files[Self.log] = String(decoding: lines.utf8.prefix(length), as: UTF8.self)
      #expect(next.run(Self.line, apps: apps) == whole, "cut off after \(length) bytes")
      #expect(next.run(Self.line, apps: apps) == whole, "cut off after \(length) bytes, and run again")
    }
  }

  @Test func `a line that is damaged costs what came after it, and no more`() throws {
    let first = surroundings()
    first.tick = 1
    _ = first.run(Self.line, apps: apps)
    let lines = try #require(first.files[Self.log]).split(separator: "\n").map(String.init)
    for index in lines.indices {
      let next = surroundings()
      next.files = first.files
      var damaged = lines
      damaged[index] = damaged[index].replacing("entry", with: "entrx")
      next.files[Self.log] = damaged.joined(separator: "\n") + "\n"
      #expect(next.run(Self.line, apps: apps) == whole)
      #expect(next.run(Self.line, apps: apps) == whole)
    }
  }

  @Test(arguments: [
    (
      "explore other --dir kept",
      "kept: its exploration is one of the app `stairs`, not of `other`. Remove the folder, or name another with --dir."
    ),
    (
      "explore stairs --states 7 --dir kept",
      "kept: its exploration is one of at most 20,000 states, not of 7. Remove the folder, or name another with --dir."
    ),
    (
      "explore stairs --moments 2 --dir kept",
      "kept: its exploration is one of 1 in the middle of an action, not of 2."
    ),
    ("fuzz stairs --dir kept", "kept: `routecheck explore` keeps an exploration there."),
  ])
  func `a folder of something else is refused with a sentence, and left as it is`(line: String, words: String)
  {
    let surroundings = surroundings()
    _ = surroundings.run(Self.line, apps: apps)
    let files = surroundings.files
    let transcript = surroundings.run(line, apps: apps)
    #expect(transcript.code == 2 && transcript.errors.contains(words), "\(transcript.errors)")
    #expect(surroundings.files == files && surroundings.locked.isEmpty)
  }

  @Test func `a folder of another version, or of a campaign, is refused with a sentence`() throws {
    let surroundings = surroundings()
    _ = surroundings.run(Self.line, apps: apps)
    let plan = try #require(surroundings.files["kept/exploration.json"])
    let version = ToolVersion.current
    surroundings.files["kept/exploration.json"] = plan.replacing("\"\(version)\"", with: "\"0.0.1\"")
    let old = surroundings.run(Self.line, apps: apps)
    #expect(
      old.code == 2 && old.errors.contains("routecheck 0.0.1, whose states are not those of \(version)"))
    surroundings.files["kept/exploration.json"] = "{"
    let torn = surroundings.run(Self.line, apps: apps)
    #expect(torn.code == 2 && torn.errors.contains("exploration.json: it does not say what is explored"))
    _ = surroundings.run("fuzz stairs --runs 10 --dir campaign", apps: apps)
    let campaign = surroundings.run("explore stairs --dir campaign", apps: apps)
    #expect(campaign.code == 2 && campaign.errors.contains("it is the folder of a campaign"))
  }

  @Test func `an app that has changed is refused, and what it showed and shows is told`() {
    let surroundings = surroundings()
    _ = surroundings.run(Self.line, apps: apps)
    let changed = AvailableApp(
      launching: App("stairs") { (window: UIWindow) in
        let stack = UINavigationController(rootViewController: UITabBarController())
        window.rootViewController = stack
        return stack
      }, links: stairLinks)
    let transcript = surroundings.run(Self.line, apps: [changed])
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(
      transcript.errors.contains("kept: the app has changed: after launch it showed Nav["), "\(transcript)")
  }

  @Test func `a folder in which somebody explores is refused`() throws {
    let surroundings = surroundings()
    let lock = try surroundings.lock("kept/lock", waits: false)
    let transcript = surroundings.run(Self.line, apps: apps)
    #expect(
      transcript.code == 2 && transcript.errors == "routecheck: kept: another process explores there now.\n")
    withExtendedLifetime(lock) {}
  }

  @Test(arguments: ["kept/exploration.json", "kept/lock"])
  func `a folder that cannot be written is refused before anything is explored`(path: String) {
    let surroundings = surroundings()
    surroundings.unwritable = [path]
    let transcript = surroundings.run(Self.line, apps: apps)
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.contains("`\(path)` cannot be written: "))
  }

  @Test(arguments: [0, 1, 400, 3_000])
  func `a full disk is told once, the report is whole, and the next run goes on with what was kept`(room: Int)
  {
    let surroundings = surroundings()
    (surroundings.tick, surroundings.room) = (1, room)
    let full = surroundings.run(Self.line + " --quiet", apps: apps)
    #expect(full.output == whole.output && full.code == 0)
    #expect(
      full.errors == "routecheck: The file `kept/states.jsonl` cannot be written: no space left on device. "
        + "The exploration goes on, and nothing more of it is kept.\n")
    surroundings.room = .max
    #expect(surroundings.run(Self.line + " --quiet", apps: apps) == whole)
    #expect(surroundings.run(Self.line + " --quiet", apps: apps) == whole)
  }

  private static let shop = "explore shop --states 60 --moments 0 --quiet"

  @Test func `an exploration whose time was up goes on with the next`() {
    let whole = surroundings().run(Self.shop)
    let surroundings = surroundings()
    surroundings.tick = 0.2
    var transcript = surroundings.run(Self.shop + " --time 1s --dir kept")
    #expect(transcript.code == 3 && transcript.output.contains("The limit of 1 s was reached."))
    var sessions = 1
    while transcript.output.contains("The limit of 1 s was reached."), sessions < 1_000 {
      transcript = surroundings.run(Self.shop + " --time 1s --dir kept")
      sessions += 1
    }
    #expect(transcript == whole && sessions > 2)
  }

  @Test func `how far an exploration is is told every ten seconds`() {
    let surroundings = surroundings()
    surroundings.tick = 0.5
    let transcript = surroundings.run(Self.shop.replacing(" --quiet", with: ""))
    let lines = transcript.errors.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.contains(" states, ") }, "\(transcript.errors)")
  }
}
