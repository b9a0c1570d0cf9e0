internal import Foundation

/// Writes the document itself, in the form of `Fixtures/Schemas/report.schema.json`.
///
/// Keys are sorted and the output is stable. Scalars that could steer a terminal or reorder a line are written
/// as escapes, which every reader of JSON turns back into what they were.
public struct JSONRenderer: ReportRenderer {
  /// Is `json`.
  public let identifier = "json"

  /// Is `json`.
  public let fileExtension = "json"

  /// Makes the renderer; it has no options.
  public init() {}

  /// Writes the document on many lines, two spaces for each level, as `Report(json:)` reads it back.
  public func render(_ report: Report) -> String {
    JSONText.document(report)
  }
}
