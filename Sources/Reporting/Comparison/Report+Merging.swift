extension Report {
  /// What earlier runs say about a failure.
  public struct History: Hashable, Codable, Sendable {
    /// How a failure of several runs stands now.
    public enum Status: String, Hashable, Codable, Sendable, CaseIterable {
      /// It stands, and no other run had it.
      case new
      /// It stands, and several runs had it.
      case known
      /// A run had it; the last one that made the check does not have it.
      case fixed
    }

    /// Names the route.
    public var route: String
    /// Names the property.
    public var property: String
    /// Says how the route failed.
    public var group: String
    /// Tells how it stands now.
    public var status: Status
    /// Counts the runs that had it.
    public var runs: Int
    /// Writes the smallest state that was seen last on one line.
    public var notation: String
  }

  /// Two runs of several that cannot stand in one report.
  public struct MergeError: Error, Hashable, Sendable {
    /// The position of the run that does not fit the first one.
    public var index: Int
    /// What does not fit.
    public var mismatch: ReportComparison.MismatchError
  }

  /// Puts several runs of the same space into one report: of each check what the latest run says, and the history of
  /// every failure.
  ///
  /// Merging is idempotent: a run that is given twice in a row changes nothing but how often a failure was seen.
  ///
  /// - Parameter runs: The runs, the earliest first; at least one.
  /// - Throws: `MergeError` for the first run that is about another app or space than the first.
  public init(merging runs: [Report]) throws(MergeError) {
    guard var merged = runs.first else { preconditionFailure("there is no run to merge") }
    for (index, run) in runs.enumerated().dropFirst() {
      do throws(ReportComparison.MismatchError) {
        guard merged.app == run.app else { throw ReportComparison.MismatchError.apps(merged.app, run.app) }
        _ = try ReportComparison(from: merged, to: run)
      } catch {
        throw MergeError(index: index, mismatch: error)
      }
      merged.takeOver(run)
    }
    if runs.count > 1 { merged.history = Self.history(of: runs, checked: merged) }
    self = merged
  }

  /// Takes over what a later run says; what it does not check stays.
  private mutating func takeOver(_ run: Report) {
    let keys = Set(run.cells.map { [$0.route, $0.property] })
    let isOld = { (route: String, property: String) in !keys.contains([route, property]) }
    (toolVersion, bound, seed) = (run.toolVersion, run.bound, run.seed)
    growth = run.growth ?? growth
    interchangeable = run.interchangeable
    settings = run.settings
    sweep = run.sweep
    takeOver(run.comparisons, isOld: isOld)
    properties += run.properties.filter { new in !properties.contains { $0.name == new.name } }
    routes = routes.map { old in run.routes.first { $0.name == old.name } ?? old }
    routes += run.routes.filter { new in !routes.contains { $0.name == new.name } }
    cells = cells.filter { isOld($0.route, $0.property) } + run.cells
    violations = violations.filter { isOld($0.route, $0.property) } + run.violations
  }

  /// Takes over what was compared; of checks that were not made again the old comparison stays.
  private mutating func takeOver(_ new: [Comparison]?, isOld: (String, String) -> Bool) {
    let old = (comparisons ?? []).compactMap { comparison in
      var rest = comparison
      rest.properties.removeAll { !isOld(comparison.route, $0) }
      return rest.properties.isEmpty ? nil : rest
    }
    let all = old + (new ?? [])
    comparisons = all.isEmpty ? nil : all
  }

  private static func history(of runs: [Report], checked: Report) -> [History] {
    var entries: [History] = []
    let standing = Set(checked.violations.map(\.key))
    for run in runs {
      for violation in run.violations {
        let index = entries.firstIndex { [$0.route, $0.property, $0.group] == violation.key }
        if let index {
          entries[index].runs += 1
          entries[index].notation = violation.notation
        } else {
          entries.append(
            History(
              route: violation.route, property: violation.property, group: violation.group ?? "",
              status: .known, runs: 1, notation: violation.notation))
        }
      }
    }
    for index in entries.indices {
      let entry = entries[index]
      let isStanding = standing.contains([entry.route, entry.property, entry.group])
      entries[index].status = isStanding ? (entry.runs == 1 ? .new : .known) : .fixed
    }
    return entries
  }
}

extension Report.Violation {
  /// What makes two failures the same.
  var key: [String] { [route, property, group ?? ""] }
}
