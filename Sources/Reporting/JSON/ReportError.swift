/// What is wrong with a file that should be a report.
public enum ReportError: Error, Hashable, Sendable {
  /// The file is no JSON; `detail` says where it goes wrong.
  case notJSON(detail: String)

  /// The document has another form than `Report.currentSchemaVersion`.
  case unsupportedSchemaVersion(found: Int)

  /// The object at `path` has no value for `key`.
  case missing(key: String, path: String)

  /// The value at `path` is not what `reason` demands.
  case malformed(path: String, reason: String)

  /// Two entries of the list at `path` say something about the same `name`.
  case duplicate(name: String, path: String)
}

/// The one place that makes sentences of report errors.
public struct ReportErrorMessage: Hashable, Sendable, CustomStringConvertible {
  /// Is what went wrong.
  public var error: ReportError

  /// Names the file that was read.
  public var file: String

  /// Prepares the sentence for an error.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - file: The file that was read, as the user named it.
  public init(_ error: ReportError, file: String) {
    self.error = error
    self.file = file
  }

  /// What is wrong, where, and what to do about it.
  public var description: String {
    "\(VisibleText.line(file)): \(VisibleText.line(problem, limit: 400))"
  }

  private var problem: String {
    let again = "Write the report again with 'routecheck report'."
    switch error {
    case .notJSON(let detail):
      return "this is not JSON (\(detail)). \(again)"
    case .unsupportedSchemaVersion(let found):
      let known = Report.currentSchemaVersion
      let remedy = found > known ? "Update routecheck, or write the report again with this version." : again
      return "schemaVersion is \(found), and this routecheck reads only \(known). \(remedy)"
    case .missing(let key, let path):
      return "\(path) lacks '\(key)'. \(again)"
    case .malformed(let path, let reason):
      return "\(path) is not valid: \(reason). \(again)"
    case .duplicate(let name, let path):
      return "\(path) says something about '\(name)' twice. Keep one of the two."
    }
  }
}
