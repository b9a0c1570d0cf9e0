/// Writes a report as one page that needs no network: the verdict, each violation drawn, and the table.
///
/// Every violation has its smallest state as device frames and a stepper through the router's decisions. Without
/// scripts the page shows all steps at once. The content-security policy admits the page's own style and script by
/// their hash and nothing else, so that no text of a report can do anything.
public struct HTMLRenderer: ReportRenderer {
  /// Is `html`.
  public let identifier = "html"

  /// Is `html`.
  public let fileExtension = "html"

  /// Limits how many violations are drawn; the others are listed with their notation and replay command.
  ///
  /// Keeps a report with ten thousand violations small enough to open. Default: 200.
  public var drawnViolations: Int

  /// Makes a renderer.
  ///
  /// - Parameter drawnViolations: How many violations are drawn, 0 or more; the others are listed.
  public init(drawnViolations: Int = 200) {
    self.drawnViolations = max(0, drawnViolations)
  }

  /// Writes the page as a complete HTML file.
  public func render(_ report: Report) -> String {
    let causes = report.causes
    var page = HTMLPage(report: report, causes: causes, drawn: min(drawnViolations, causes.count))
    page.write()
    return page.writer.output
  }
}
