import AppFiles
import Foundation
import TestSupport

/// The files in `Fixtures`, as these tests need them.
enum Fixtures {
  static let folder = Repository.fixtures

  static let appSchema = folder.appending(path: "Schemas/app.schema.json")

  static func app(_ name: String) throws -> [UInt8] {
    Array(try Repository.fixture("Apps/\(name).json"))
  }

  static func brokenApp(_ name: String) throws -> [UInt8] {
    Array(try Repository.fixture("Apps/Broken/\(name).json"))
  }

  /// The names of the JSON files in a folder below `Fixtures`, without their extension, sorted.
  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}

/// What reading some bytes ends in.
func errors(reading bytes: [UInt8], limits: AppFile.Limits = .standard) -> AppFileErrors? {
  do {
    _ = try AppFile.read(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}
