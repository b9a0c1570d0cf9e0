/// What is wrong with a file that should be a report.
public enum ReportError: Error, Hashable, Sendable {
  /// The file is not JSON; `detail` says where it goes wrong.
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

extension ReportError: CustomStringConvertible {
  /// What is wrong and where, as a clause that a file's name comes before.
  public var description: String {
    switch self {
    case .notJSON(let detail): "this is not JSON (\(detail))"
    case .unsupportedSchemaVersion(let found):
      "its schemaVersion is \(found), and this routecheck reads \(Report.currentSchemaVersion)"
    case .missing(let key, let path): "\(path) lacks `\(key)`"
    case .malformed(let path, let reason): "\(path) is not valid: \(reason)"
    case .duplicate(let name, let path): "\(path) says something about `\(name)` twice"
    }
  }
}
