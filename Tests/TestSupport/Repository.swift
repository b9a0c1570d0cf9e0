public import Foundation
import Testing

/// The files of the repository, found from where this file stands.
public enum Repository {
  /// The top folder.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The fixtures.
  public static let fixtures = folder.appending(path: "Fixtures")

  /// The contents of a fixture.
  ///
  /// - Parameter path: The path below `Fixtures`.
  /// - Returns: The bytes.
  /// - Throws: What Foundation throws where there is no such file.
  public static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: path))
  }

  /// The text of the README.
  ///
  /// - Returns: The text.
  /// - Throws: What Foundation throws where there is none.
  public static func readme() throws -> String {
    try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
  }

  /// The text of one of the documentation's articles.
  ///
  /// - Parameter name: The file's name, without its extension.
  /// - Returns: The text.
  /// - Throws: What Foundation throws where there is no such article.
  public static func article(_ name: String) throws -> String {
    let file = folder.appending(path: "Sources/RouteCheck.docc/Articles/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Compares a text with a golden file.
  ///
  /// With `ROUTECHECK_RECORD` set the file is written instead, and the test still fails: a recording is looked at
  /// before it counts.
  /// - Parameters:
  ///   - text: What was made.
  ///   - path: The golden file's path below `Fixtures`.
  /// - Throws: What Foundation throws where the file cannot be read or written.
  public static func expectGolden(_ text: String, _ path: String) throws {
    let file = fixtures.appending(path: path)
    if ProcessInfo.processInfo.environment["ROUTECHECK_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path); look at it, then run again without ROUTECHECK_RECORD")
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    // Not an expectation on the texts, which would print both of them.
    if text != golden { Issue.record("\(path) differs: \(firstDifference(text, golden))") }
  }

  private static func firstDifference(_ text: String, _ golden: String) -> String {
    let pairs = zip(text.split(separator: "\n"), golden.split(separator: "\n")).enumerated()
    guard let (index, (new, old)) = pairs.first(where: { $0.element.0 != $0.element.1 }) else {
      return "one ends earlier"
    }
    return "line \(index + 1) is “\(new.prefix(200))”, was “\(old.prefix(200))”"
  }
}
