/// The formats that a report can be written in.
public enum ReportFormats {
  /// Lists one renderer for each format with its default options, in the order in which help texts name them.
  public static let all: [any ReportRenderer] = [
    TextRenderer(), HTMLRenderer(), JSONRenderer(), MarkdownRenderer(), JUnitRenderer(), SARIFRenderer(),
    JSONLinesRenderer(), MermaidRenderer(), DOTRenderer(),
  ]

  /// Finds a format.
  ///
  /// - Parameter identifier: The identifier of a renderer, such as `html`.
  /// - Returns: The renderer with its default options, or `nil` if there is no such format.
  public static func renderer(_ identifier: String) -> (any ReportRenderer)? {
    all.first { $0.identifier == identifier }
  }
}
