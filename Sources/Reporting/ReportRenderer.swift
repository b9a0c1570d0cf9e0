/// Turns a report into the text of one output format.
///
/// A renderer is pure: equal reports give byte-equal text, and it touches no file, clock or environment.
public protocol ReportRenderer: Sendable {
  /// Selects this format on the command line, in lower case, such as `html`.
  var identifier: String { get }

  /// Ends the names of files in this format, without the dot.
  var fileExtension: String { get }

  /// Writes the whole report in this format.
  ///
  /// - Parameter report: What to show; names in it may contain anything and come out shown and harmless.
  /// - Returns: The complete file, ending in a newline.
  func render(_ report: Report) -> String
}
