/// Writes a report for a terminal: the verdict, the table, then every violation with its smallest state as a tree.
///
/// The table has one column of symbols for each property and one line for each different set of counts of a
/// route, so that every verdict stands beside the three numbers it rests on.
public struct TextRenderer: ReportRenderer {
  /// What a terminal can show and a reader wants to see.
  public struct Options: Hashable, Sendable {
    /// Switches colour on; it only repeats what the symbols say.
    public var usesColor: Bool

    /// Limits lines to this many columns; below 60 counts as 60.
    public var width: Int

    /// Replaces everything that is not ASCII, names included.
    public var isASCII: Bool

    /// Adds one line for each route and property, with its verdict and counts, and the table where all is well.
    public var listsCells: Bool

    /// Adds the stack after each decision, where it was recorded.
    public var showsStacks: Bool

    /// Chooses how to write.
    ///
    /// - Parameters:
    ///   - usesColor: Whether to colour.
    ///   - width: The columns of the terminal, at least 60.
    ///   - isASCII: Whether to write nothing but ASCII.
    ///   - listsCells: Whether to list every route and property.
    ///   - showsStacks: Whether to show the stack after each decision.
    public init(
      usesColor: Bool = false, width: Int = 100, isASCII: Bool = false, listsCells: Bool = false,
      showsStacks: Bool = false
    ) {
      self.usesColor = usesColor
      self.width = width
      self.isASCII = isASCII
      self.listsCells = listsCells
      self.showsStacks = showsStacks
    }
  }

  /// Is `text`.
  public let identifier = "text"

  /// Is `txt`.
  public let fileExtension = "txt"

  /// Tells what the terminal can show and the reader wants to see.
  public var options: Options

  /// Makes a renderer.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Writes the verdict, then every violation, then the table, which is one line where nothing is wrong.
  ///
  /// - Parameter report: What to show.
  /// - Returns: Lines of at most `options.width` columns, save for replay commands, which are never broken.
  public func render(_ report: Report) -> String {
    var page = TextPage(options)
    page.writeHeading(report)
    let causes = report.causes
    for (index, cause) in causes.enumerated() {
      let place = "violation \(index + 1) of \(causes.count)"
      page.write(cause.first, alsoBreaking: cause.otherWords, place: place, space: report.spaceCount)
    }
    let matrix = ReportMatrix(report)
    page.writeTable(matrix, TestedNotes(report, matrix), SizeNotes(report, matrix))
    if let growth = report.growth { page.writeGrowth(growth) }
    if let sweep = report.sweep { page.writeSweep(sweep) }
    page.writeHistory(report.history ?? [])
    if options.listsCells { page.writeCells(matrix) }
    return page.text
  }

  /// Writes what bounds have shown alone.
  ///
  /// - Parameter growth: What to show.
  /// - Returns: The part of the whole text that tells about it.
  public func render(_ growth: Report.Growth) -> String {
    var page = TextPage(options)
    page.writeGrowth(growth)
    return page.text
  }

  /// Writes what one run has broken, told by its first property.
  package func render(_ cause: Report.Cause, space: DecimalCount) -> String {
    var page = TextPage(options)
    page.write(cause.first, alsoBreaking: cause.otherWords, place: "", space: space)
    return page.text
  }

  /// Writes one violation alone, as the answer to a replay.
  ///
  /// - Parameters:
  ///   - violation: What to show.
  ///   - space: How many states the space has.
  /// - Returns: The part of the whole text that tells about this violation.
  public func render(_ violation: Report.Violation, space: DecimalCount) -> String {
    var page = TextPage(options)
    page.write(violation, place: "", space: space)
    return page.text
  }
}
