/// Writes a report as JSON Lines: one object a line, for programs that read a long report piece by piece.
///
/// The first line describes the run, then comes one line for each route, cell and violation, each with a `kind` and
/// otherwise in the form that the whole document has for it.
public struct JSONLinesRenderer: ReportRenderer {
  /// Is `json-lines`.
  public let identifier = "json-lines"

  /// Is `jsonl`.
  public let fileExtension = "jsonl"

  /// Makes the renderer; it has no options.
  public init() {}

  /// Writes the lines.
  ///
  /// - Parameter report: What to write.
  /// - Returns: One JSON object on each line.
  public func render(_ report: Report) -> String {
    var head = report
    head.routes = []
    head.cells = []
    head.violations = []
    let lines =
      [JSONText.line(Line(kind: "run", value: head))]
      + report.routes.map { JSONText.line(Line(kind: "route", value: $0)) }
      + report.cells.map { JSONText.line(Line(kind: "cell", value: $0)) }
      + report.violations.map { JSONText.line(Line(kind: "violation", value: $0)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A value with its kind beside its own keys.
  private struct Line<Value: Encodable>: Encodable {
    let kind: String
    let value: Value

    private enum CodingKeys: CodingKey {
      case kind
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try value.encode(to: encoder)
    }
  }
}
