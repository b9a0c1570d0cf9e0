import Checking
import Foundation
import RoutingSpecs

/// Keeps the stacks from which a route has failed, one file a route, so that the next check tries them first.
///
/// What is kept are values and no seeds: a stack in the notation of reports stays what it is when the space, the
/// generator or the order of its draws changes. The folder is git's to ignore: a
/// failure that a team wants to share is a test, which every report prints.
struct FailureDatabase {
  /// One failure: what was violated, from where.
  struct Failure: Hashable, Codable, Sendable {
    let property: String
    let state: String
  }

  private struct Document: Codable {
    var version = 1
    let app: String
    let route: String
    let failures: [Failure]
  }

  /// The most failures that are kept of a route; older ones make room.
  static let capacity = 100

  /// The most bytes that are read of a file: far more than the capacity needs.
  private static let longestFile = 4 << 20

  private let folder: URL

  init(folder: URL) { self.folder = folder }

  /// The database of the package that a source file belongs to, or `nil` where there is no manifest above it.
  init?(ofPackageWith filePath: String) {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    self.folder = folder.appendingPathComponent(".routecheck/failures", isDirectory: true)
  }

  /// The known failures of a route, in the order in which they were found; none where the file is no such file.
  func failures(of route: String, in app: String) -> [Failure] {
    let file = file(of: route, in: app)
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size <= Self.longestFile, let data = try? Data(contentsOf: file),
      let document = try? JSONDecoder().decode(Document.self, from: data), document.version == 1
    else { return [] }
    return document.failures
  }

  /// Adds failures that are not known yet.
  ///
  /// - Throws: What the file system says where the file cannot be written.
  func add(_ new: [Failure], of route: String, in app: String) throws {
    let old = failures(of: route, in: app)
    let added = new.filter { !old.contains($0) }
    guard !added.isEmpty else { return }
    let document = Document(app: app, route: route, failures: (old + added).suffix(Self.capacity))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = file(of: route, in: app)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(document).write(to: file, options: .atomic)
  }

  private func file(of route: String, in app: String) -> URL {
    folder.appendingPathComponent("\(PercentEscape.escape(app))/\(PercentEscape.escape(route)).json")
  }
}
