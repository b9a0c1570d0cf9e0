import CheckCommand
import Foundation
import HeadlessUIKit
import Reporting
import RoutingSpecs
import TestSupport
import Testing

/// The real executable, in a folder of its own, and what is left of it after a signal.
private struct RunningCommand {
  let process = Process()
  let folder = FileManager.default.temporaryDirectory.appending(path: "signal-\(UUID().uuidString)")
    .resolvingSymlinksInPath()

  /// The executable stands beside the test bundle.
  private static let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "routecheck")

  init(_ line: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = Self.executable
    process.arguments = line.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    for name in ["out", "err"] {
      _ = FileManager.default.createFile(atPath: folder.appending(path: name).path, contents: nil)
    }
    process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: folder.appending(path: "err"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  /// Waits until something is so or the command has ended.
  func wait(until isSo: @escaping @Sendable (Self) -> Bool) async throws {
    try await aside { while process.isRunning, !isSo(self) { usleep(5_000) } }
  }

  /// Waits until the command has ended.
  func waitForEnd() async throws { try await aside { process.waitUntilExit() } }

  /// Lets the command work for so many microseconds, perhaps from where it has said that it has begun, sends a signal,
  /// and says how long the process still lived.
  func end(
    by signal: Int32, after time: UInt32 = 0, sinceBeginning: Bool = false
  ) async throws -> Duration {
    try await aside {
      while sinceBeginning, process.isRunning, text("err").isEmpty { usleep(5_000) }
      usleep(time)
      let start = ContinuousClock.now
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return start.duration(to: .now)
    }
  }

  /// The processes that still work in the folder: the command and its workers.
  var living: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { number in
      Int(number) != nil
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/cwd")) == folder.path
    }
  }

  /// Fails where a process lives on, or a file is there that is not whole.
  func expectNothingLeftBehind() async throws {
    let deadline = ContinuousClock.now + .seconds(5)
    while !living.isEmpty, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    #expect(living == [])
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasSuffix(".new") } == [])
    let lastRun = folder.appending(path: ".routecheck/last-run.json")
    if let data = try? Data(contentsOf: lastRun) { _ = try Report(json: data) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// SIGINT and SIGTERM end every command within a second; the tests leave a busy machine more.
@Suite(.serialized) struct InterruptionTests {
  private static let slack = Duration.seconds(5)

  @Test(
    arguments: TestBudget.some(
      [
        "check emporium", "check emporium --jobs 0", "check storefront --bound tabs=5,depth=6,modals=4",
        "check emporium --time 10m", "check emporium --certificate routes.jsonl",
      ], 2), TestBudget.isLong ? [SIGINT, SIGTERM] : [SIGINT])
  func `a check says what is known, and leaves nothing behind`(_ line: String, _ signal: Int32) async throws {
    let command = try await Self.interrupted(line, by: signal)
    defer { command.remove() }
    #expect(command.process.terminationReason == .exit)
    #expect([1, 3].contains(command.process.terminationStatus))
    #expect(command.text("out").contains("RouteCheck") && command.text("out").contains("interrupted"))
    #expect(command.text("err").contains("Stopped early; this is what was run by then."))
    try await command.expectNothingLeftBehind()
  }

  /// A command that was interrupted in its work; on a busy machine it is given longer until it has something to say.
  private static func interrupted(_ line: String, by signal: Int32) async throws -> RunningCommand {
    var work: UInt32 = 700_000
    while true {
      let command = try RunningCommand(line)
      #expect(try await command.end(by: signal, after: work, sinceBeginning: true) < slack)
      guard command.process.terminationStatus == 128 + signal, work < 10_000_000 else { return command }
      try await command.expectNothingLeftBehind()
      command.remove()
      work *= 2
    }
  }

  @Test func `who watches a search stops, and leaves a page that does not read itself again`() async throws {
    let search = try RunningCommand("fuzz storefront --time 10m --jobs 0 --quiet --dir campaign")
    defer { search.remove() }
    let campaign = search.folder.appending(path: "campaign").path
    try await search.wait { _ in FileManager.default.fileExists(atPath: campaign + "/log-1.jsonl") }
    let watch = try RunningCommand("status \(campaign) --html page.html --watch")
    defer { watch.remove() }
    try await watch.wait { !$0.text("page.html").isEmpty }
    #expect(watch.text("page.html").contains("http-equiv=\"refresh\""))
    #expect(try await watch.end(by: SIGINT) < Self.slack)
    #expect(watch.process.terminationReason == .exit)
    #expect([1, 3].contains(watch.process.terminationStatus))
    #expect(watch.text("out").contains("A process is searching, and writes log-1.jsonl; last written"))
    #expect(!watch.text("page.html").contains("http-equiv=\"refresh\""))
    try await watch.expectNothingLeftBehind()
    #expect(try await search.end(by: SIGINT) < Self.slack)
    try await search.expectNothingLeftBehind()
  }

  @Test func `whatever a check is doing, it ends`() async throws {
    let line = "check messages-defects --jobs 2"
    let whole = try RunningCommand(line)
    defer { whole.remove() }
    let start = ContinuousClock.now
    try await whole.waitForEnd()
    let duration = start.duration(to: .now)
    for part in stride(from: 1, through: 9, by: TestBudget.times(2, short: 8)) {
      let command = try RunningCommand(line)
      defer { command.remove() }
      let work = UInt32(Int(duration / .microseconds(1)) * part / 10)
      #expect(try await command.end(by: SIGINT, after: work) < Self.slack)
      try await command.expectNothingLeftBehind()
    }
  }

  @Test(
    arguments: [
      ("fuzz storefront --jobs 1", [1, 3]), ("fuzz storefront --jobs 0", [1, 3]),
      ("grow storefront --time 10m", [1, 3]), ("grow storefront --time 10m --jobs 0 --json", [1, 3]),
    ] as [(String, [Int32])])
  func `a campaign and growing bounds say what is known`(_ line: String, codes: [Int32]) async throws {
    let command = try RunningCommand(line)
    defer { command.remove() }
    #expect(try await command.end(by: SIGTERM, after: 1_500_000) < Self.slack)
    #expect(command.process.terminationReason == .exit && codes.contains(command.process.terminationStatus))
    #expect(!command.text("out").isEmpty)
    try await command.expectNothingLeftBehind()
  }

  @Test func `an audit says which routes it has looked at`() async throws {
    let check = try RunningCommand("check storefront --route product --certificate routes.jsonl --quiet")
    defer { check.remove() }
    try await check.waitForEnd()
    let audit = try RunningCommand("audit \(check.folder.path)/routes.jsonl --samples 100000000")
    defer { audit.remove() }
    #expect(try await audit.end(by: SIGINT, after: 1_500_000) < Self.slack)
    #expect(audit.process.terminationReason == .exit && audit.process.terminationStatus == 3)
    #expect(audit.text("out").contains("audit of storefront"))
    try await audit.expectNothingLeftBehind()
  }

  // MARK: - Routes that hang

  /// Checks a route that never comes back, and sends this process a signal meanwhile.
  @MainActor
  private static func checkHangingRoute(_ options: String) -> Never {
    Thread.detachNewThread {
      usleep(1_500_000)
      kill(getpid(), SIGINT)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "hanging-\(getpid())").path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    let arguments = ["check", "hanging"] + options.split(separator: " ").map(String.init)
    exit(RouteCheckCommand.main(arguments, apps: [AvailableApp("hanging") { try hangingApp() }]))
  }

  @MainActor
  private static func hangingApp() throws -> RoutedApp {
    let routes = [false, true].map { hangs in
      Route(
        hangs ? "hang" : "stay", summary: "Stays.", expecting: Expectation(reaches: Target(screen: 0))
      ) { attempt in
        while hangs { usleep(10_000) }
        attempt.finish(.reached)
      }
    }
    let space = try StackSpace(
      catalogue: ScreenCatalogue([ScreenEntry(name: "Home")]),
      bounds: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    return try RoutedApp(
      name: "hanging", summary: "Hangs.", space: space, exhaustiveSpace: space, binding: HangingBinding(),
      routes: routes)
  }

  @Test func `a route that hangs in the command's own process does not keep what others have shown`()
    async throws
  {
    let start = ContinuousClock.now
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardOutputContent]) {
      await Self.checkHangingRoute("--jobs 0")
    }
    #expect(start.duration(to: .now) < .seconds(1.5) + Self.slack * 2)
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("hanging") && output.contains("interrupted"))
    let stay = try #require(output.split(separator: "\n").first { $0.hasPrefix("stay") })
    #expect(stay.contains("✓"))
    let hang = try #require(output.split(separator: "\n").first { $0.hasPrefix("hang ") })
    #expect(hang.contains("?") && !hang.contains("✓"))
  }

  @Test func `a route that hangs in a worker does not keep the command`() async throws {
    let start = ContinuousClock.now
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardOutputContent]) {
      await Self.checkHangingRoute("--jobs 1 --hang-budget 10m")
    }
    #expect(start.duration(to: .now) < .seconds(1.5) + Self.slack * 2)
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("interrupted"))
  }
}

private struct HangingBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController { UIViewController() }

  func screen(of controller: UIViewController) -> Screen? { Screen(kind: 0) }
}
