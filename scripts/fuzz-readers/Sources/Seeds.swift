import CheckCommand
import Checking
import Foundation
import RoutingSpecs

@testable import RoutingTesting
@testable import Workers

/// What RouteCheck itself writes, as the first inputs of the readers.
@MainActor
struct Seeds {
  let folder: String

  func write() {
    let files = MemoryFiles()
    files.contents["app.json"] = Array(TinyApp.file.utf8)
    for route in KnownApps.shop.routes.prefix(4).map(\.name) {
      let path = "\(route).certificate"
      _ = files.run(
        "check storefront --bound \(KnownApps.bound) --route \(route) --jobs 0 --quiet --certificate \(path)")
      if let bytes = files.contents[path] { put(bytes, "certificates", route) }
    }
    _ = files.run("check app.json --jobs 0 --quiet --json")
    put(Array(files.output.utf8), "reports", "tiny")
    _ = files.run("check messages-defects --bound tabs=0,depth=1,modals=1 --jobs 0 --quiet --json")
    put(Array(files.output.utf8), "reports", "defects")
    _ = files.run("grow app.json --jobs 0 --quiet --json")
    put(Array(files.output.utf8), "reports", "growth")
    writeCampaign()
    writeFailures()
    writeMessages()
  }

  private func put(_ bytes: [UInt8], _ reader: String, _ name: String) {
    let file = URL(fileURLWithPath: folder).appending(path: "\(reader)/written-\(name)")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      fatalError("\(error)")
    }
  }

  /// What says what is searched, and the lines of a log without their digests, a sample among them.
  private func writeCampaign() {
    let files = MemoryFiles()
    let routes = KnownApps.shop.routes.prefix(2).map { " --route \($0.name)" }.joined()
    _ = files.run(
      "fuzz storefront --bound \(KnownApps.bound)\(routes) --dir campaign --time 9s --jobs 0 --quiet")
    guard let plan = files.contents["campaign/campaign.json"],
      let log = files.contents["campaign/log-1.jsonl"]
    else { fatalError("a search leaves a folder") }
    put(plan, "campaigns", "plan")
    // Before each entry stand the sixteen digits of its digest and a space.
    let entries = log.split(separator: UInt8(ascii: "\n")).map { $0.dropFirst(17) }
    put(entries.flatMap { [UInt8(ascii: "\n")] + $0 }, "campaigns", "log")
    for name in ["claim", "record", "sample"] {
      let start = Array("{\"\(name)\"".utf8)
      guard let entry = entries.first(where: { $0.starts(with: start) }) else {
        fatalError("a log has a \(name)")
      }
      put([UInt8(ascii: "\n")] + entry, "campaigns", name)
    }
  }

  private func writeFailures() {
    let place = URL(fileURLWithPath: folder).appending(path: "failures")
    do {
      let failures = ["Home", "Nav[Home, Other] > fullScreen: Home"].map {
        FailureDatabase.Failure(property: "reachesTarget", state: $0)
      }
      try FailureDatabase(folder: place).add(failures, of: "home", in: "shop")
    } catch {
      fatalError("\(error)")
    }
  }

  /// Requests, and what a worker answers to them.
  private func writeMessages() {
    let app = KnownApps.shop
    let service = CheckService(routes: [app.routes[0]], of: app, plan: RouteCheck.Plan())
    let memory = UnsafeMutableRawPointer.allocate(byteCount: RunBoard.size(), alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: RunBoard.size())
    var source = RandomSource(seed: Seed(1))
    let stack = app.space.sample(using: &source)
    let requests: [(CheckRequest.Work, answer: UInt8)] = [
      (.judge(stack, .reachesTarget), 3), (.explain(stack), 4), (.repeating(stack), 8),
      (.record(stack, afterPerformingOnce: false), 9), (.fork([stack]), 7), (.study([]), 6),
    ]
    for (number, (work, kind)) in requests.enumerated() {
      let port = WorkerPort(board: RunBoard(memory)) { _ in }
      let asked = Wire.bytes(CheckRequest(work: work, route: 0))
      put([0] + framed(asked), "messages", "request-\(number)")
      put([kind] + framed(service.answer(asked, port)), "messages", "answer-\(number)")
    }
  }

  /// A message as it stands in a pipe.
  private func framed(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian, Array.init) + [Message.Kind.whole.rawValue] + bytes
  }
}
