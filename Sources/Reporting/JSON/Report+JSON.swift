import Checking
public import Foundation

extension Report {
  /// Reads a report that `JSONRenderer` wrote.
  ///
  /// - Parameter data: The content of the file.
  /// - Throws: What is wrong with the file, and where in it.
  public init(json data: Data) throws(ReportError) {
    do {
      self = try JSONDecoder().decode(Report.self, from: data)
    } catch let error as ReportError {
      throw error
    } catch {
      throw ReportError(error, in: data)
    }
    try checkNames()
    try checkVerdicts()
    try checkShard()
  }

  /// Refuses a document that says two things about one route, one property or one cell.
  private func checkNames() throws(ReportError) {
    try Self.checkUnique(routes.map(\.name), path: "routes")
    try Self.checkUnique(properties.map(\.name), path: "properties")
    var seen: Set<[String]> = []
    for cell in cells where !seen.insert([cell.route, cell.property]).inserted {
      throw .duplicate(name: "\(cell.route) × \(cell.property)", path: "cells")
    }
  }

  /// Refuses a result of some routes that does not know what the others are, or which ones it is about.
  private func checkShard() throws(ReportError) {
    guard let shard else { return }
    try Self.checkUnique(shard.entries.map(\.route.name), path: "shard.entries")
    try Self.checkUnique(shard.results.map(\.route), path: "shard.results")
    let (known, told) = (Set(shard.entries.map(\.route.name)), Set(routes.map(\.name)))
    for (index, result) in shard.results.enumerated()
    where !known.contains(result.route) || !told.contains(result.route) {
      throw .malformed(
        path: "shard.results[\(index)]", reason: "'\(result.route)' is no route of the report and its check")
    }
  }

  /// Refuses a verdict that claims more than its own counts: two of them mean that every state was covered.
  private func checkVerdicts() throws(ReportError) {
    for (index, cell) in cells.enumerated() where cell.verdict.strength != nil {
      let counts = cell.counts
      guard counts.covered < counts.states else { continue }
      throw .malformed(
        path: "cells[\(index)]",
        reason:
          "it says '\(cell.verdict.words)', but covers \(counts.covered.readable) of \(counts.states.readable) states"
      )
    }
  }

  private static func checkUnique(_ names: [String], path: String) throws(ReportError) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw .duplicate(name: name, path: path)
    }
  }
}

extension ReportError {
  /// Keeps the facts of what a decoder has thrown: the key, and the place as a path such as `cells[3].counts`.
  init(_ error: any Error, in data: Data) {
    switch DocumentFault(error) {
    case .unreadable: self = .notJSON(detail: Self.place(of: error, in: data))
    case .missing(let key, let path): self = .missing(key: key, path: Self.shown(path))
    case .malformed(let path, let reason): self = .malformed(path: Self.shown(path), reason: reason)
    }
  }

  private static func shown(_ path: String) -> String { path.isEmpty ? "the document" : path }

  /// Where a text goes wrong; where nobody knows, what it is.
  private static func place(of error: any Error, in data: Data) -> String {
    guard case DecodingError.dataCorrupted(let context) = error,
      let index = (context.underlyingError as NSError?)?.userInfo["NSJSONSerializationErrorIndex"] as? Int
    else { return data.isEmpty ? "it is empty" : "it is another text, or a part of one" }
    let lines = data.prefix(index).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return "it goes wrong at line \(max(lines.count, 1)), column \((lines.last?.count ?? 0) + 1)"
  }
}
