/// What is different between two reports on the same space: what broke, what was fixed, what stayed.
///
/// Failures are told apart by route, property and signature, so that a failure whose smallest stack or count has changed
/// is still the same failure.
public struct ReportComparison: Hashable, Codable, Sendable {
  /// A failure that only the second report has, or only the first, or both with different counts.
  public struct Failure: Hashable, Codable, Sendable {
    /// Names the route.
    public var route: String
    /// Names the property.
    public var property: String
    /// Says how the route failed.
    public var signature: String
    /// Counts the states that failed before; 0 where it is new.
    public var before: DecimalCount
    /// Counts the states that fail now; 0 where it was fixed.
    public var after: DecimalCount
    /// Writes the smallest state on one line: the one that fails now, or the one that failed before.
    public var notation: String
    /// Is the command line that runs it again.
    public var replay: String
  }

  /// What two reports were made under, beside the app's own settings.
  public struct Settings: Hashable, Codable, Sendable {
    /// Lists the changes of the first report.
    public var before: [String]
    /// Lists the changes of the second one.
    public var after: [String]
  }

  /// A verdict that is not the same in both reports.
  public struct VerdictChange: Hashable, Codable, Sendable {
    /// Names the route.
    public var route: String
    /// Names the property.
    public var property: String
    /// Says in a word or clause what was known before; `nil` where it was not checked.
    public var before: String?
    /// Says what is known now; `nil` where it is not checked.
    public var after: String?
  }

  /// Names the app of the second report.
  public let app: String
  /// Names the app of the first report where that has another name, as a renamed app has; `nil` where it is the same.
  public let earlierApp: String?
  /// The settings of the model that the two reports were made under, each with its value, where they are not the same.
  public let settings: Settings?
  /// Lists the failures that only the second report has.
  public private(set) var broken: [Failure] = []
  /// Lists the failures that only the first report has, of checks that the second has made too.
  public private(set) var fixed: [Failure] = []
  /// Lists the failures of both reports whose counts differ.
  public private(set) var changed: [Failure] = []
  /// Counts the failures that are the same in both reports.
  public private(set) var unchanged = 0
  /// Lists the checks with another verdict, and those that only one report has.
  public private(set) var verdicts: [VerdictChange] = []

  /// Compares two reports.
  ///
  /// Cost: linear in the failures and cells of both.
  ///
  /// - Parameters:
  ///   - before: The earlier report.
  ///   - after: The later one, on the same space; where its app has another name, the comparison says so.
  /// - Throws: `MismatchError` where the two are not about the same space.
  public init(from before: Report, to after: Report) throws(MismatchError) {
    guard before.spaceCount == after.spaceCount else {
      throw .spaces(before: before.spaceCount, after: after.spaceCount)
    }
    app = after.app
    earlierApp = before.app == after.app ? nil : before.app
    let (old, new) = (before.settings ?? [], after.settings ?? [])
    settings = old == new ? nil : Settings(before: old, after: new)
    compareFailures(before, after)
    compareVerdicts(ReportMatrix(before), ReportMatrix(after))
  }

  /// Why two reports cannot be compared.
  public enum MismatchError: Error, Hashable, Sendable {
    /// They are about two apps.
    case apps(String, String)
    /// They are about spaces of two sizes.
    case spaces(before: DecimalCount, after: DecimalCount)
  }

  private mutating func compareFailures(_ before: Report, _ after: Report) {
    let old = Dictionary(before.violations.map { ($0.key, $0) }) { first, _ in first }
    let new = Set(after.violations.map(\.key))
    let checked = Set(after.cells.map { [$0.route, $0.property] })
    for violation in after.violations {
      let earlier = old[violation.key]
      let failure = Failure(violation, before: earlier?.groupCount ?? 0, after: violation.groupCount)
      if earlier == nil {
        broken.append(failure)
      } else if failure.before != failure.after {
        changed.append(failure)
      } else {
        unchanged += 1
      }
    }
    for violation in before.violations where !new.contains(violation.key) {
      guard checked.contains([violation.route, violation.property]) else { continue }
      fixed.append(Failure(violation, before: violation.groupCount, after: 0))
    }
  }

  private mutating func compareVerdicts(_ before: ReportMatrix, _ after: ReportMatrix) {
    let old = before.checked
    let new = after.checked
    let known = Dictionary(old.map { ([$0.route, $0.property], $0) }) { first, _ in first }
    let keys = Set(new.map { [$0.route, $0.property] })
    for cell in new {
      let earlier = known[[cell.route, cell.property]]
      guard earlier?.verdict != cell.verdict else { continue }
      verdicts.append(
        VerdictChange(
          route: cell.route, property: cell.property, before: earlier?.verdict.words,
          after: cell.verdict.words))
    }
    for cell in old where !keys.contains([cell.route, cell.property]) {
      verdicts.append(
        VerdictChange(route: cell.route, property: cell.property, before: cell.verdict.words, after: nil))
    }
  }
}

extension ReportComparison.Failure {
  fileprivate init(_ violation: Report.Violation, before: DecimalCount, after: DecimalCount) {
    self.init(
      route: violation.route, property: violation.property, signature: violation.group ?? "", before: before,
      after: after, notation: violation.notation, replay: violation.replay.command)
  }
}

extension ReportComparison.MismatchError: CustomStringConvertible {
  /// One sentence: what does not fit.
  public var description: String {
    switch self {
    case .apps(let before, let after):
      "The first report is about the app “\(VisibleText.line(before))”, the second about “\(VisibleText.line(after))”."
    case .spaces(let before, let after):
      "The first report is about \(before.counting("state")), the second about \(after.readable); "
        + "only results of the same space can be compared."
    }
  }
}
