import Checking
import Foundation
import RoutingSpecs

@testable import RoutingTesting

/// Reads the failures that an earlier test has kept.
@MainActor
enum FailureReading {
  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "fuzz-failures-\(ProcessInfo.processInfo.processIdentifier)")

  static func read(_ bytes: [UInt8]) {
    do {
      let file = folder.appending(path: "shop/home.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      let database = FailureDatabase(folder: folder)
      let failures = database.failures(of: "home", in: "shop")
      let new = FailureDatabase.Failure(property: "reachesTarget", state: "Home")
      try database.add([new], of: "home", in: "shop")
      let kept = database.failures(of: "home", in: "shop")
      require(kept.contains(new) || failures.contains(new), "a failure that was added is not kept")
      try FileManager.default.removeItem(at: folder)
    } catch {
      fatalError("failures cannot be kept: \(error)")
    }
  }
}
