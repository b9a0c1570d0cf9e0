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
    } catch let error as DecodingError {
      throw ReportError(error)
    } catch {
      throw ReportError.notJSON(detail: "\(error)")
    }
    try checkNames()
    try checkVerdicts()
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
  /// Keeps the facts of a decoder's error: the key, and the place as a path such as `cells[3].counts`.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .missing(key: key.stringValue, path: Self.path(context.codingPath))
    case .valueNotFound(_, let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "it must not be null")
    case .typeMismatch(let type, let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "it must be \(Self.name(of: type))")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .notJSON(detail: Self.detail(context))
    case .dataCorrupted(let context):
      self = .malformed(path: Self.path(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self = .notJSON(detail: "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the document" }
    let text = keys.reduce("") { path, key in
      path + (key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)")
    }
    return String(text.drop { $0 == "." })
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  private static func detail(_ context: DecodingError.Context) -> String {
    guard let underlying = context.underlyingError as NSError? else { return context.debugDescription }
    return underlying.userInfo[NSDebugDescriptionErrorKey] as? String ?? context.debugDescription
  }
}
