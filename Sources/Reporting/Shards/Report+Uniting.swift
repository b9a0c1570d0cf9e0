import Checking

extension Report {
  /// Unites results of some routes, as the shards of a check leave them.
  ///
  /// The order of the results does not matter, nor does it matter whether some are given twice or have been united
  /// before. With all routes the report is that of one process; otherwise the routes that are missing are inconclusive.
  ///
  /// - Parameter reports: The results; at least one. A report of every route stands for all of its shards.
  /// - Throws: `ShardError` where the results are not of one check, or say different things about a route.
  public init(uniting reports: [Report]) throws(ShardError) {
    guard let first = reports.first else { preconditionFailure("there is no result to unite") }
    try Self.checkFacts(of: reports)
    let told = try Self.slices(of: reports)
    if let whole = reports.firstIndex(where: { $0.shard == nil }) {
      if let other = reports.firstIndex(where: { $0.shard == nil && $0 != reports[whole] }) {
        throw ShardError(index: other, other: whole, mismatch: .reports)
      }
      self = reports[whole]
      return
    }
    guard let shard = first.shard else { preconditionFailure("a report of every route was found above") }
    self = first
    unite(shard, told, of: reports)
  }

  /// What is said of each route, by its name; refuses two results that say different things.
  private static func slices(of reports: [Report]) throws(ShardError) -> [String: Slice] {
    var told: [String: (index: Int, slice: Slice)] = [:]
    for (index, report) in reports.enumerated() {
      let slices = report.slices()
      for route in report.routes {
        guard let slice = slices[route.name] else { continue }
        guard let known = told[route.name] else {
          told[route.name] = (index, slice)
          continue
        }
        if known.slice.withoutForks != slice.withoutForks {
          throw ShardError(index: index, other: known.index, mismatch: .results(route: route.name))
        }
      }
    }
    return told.mapValues(\.slice)
  }

  /// Takes over what several results tell, each route in its place.
  private mutating func unite(_ own: Shard, _ slices: [String: Slice], of reports: [Report]) {
    let known = reports.compactMap(\.shard).flatMap(\.results)
      .reduce(into: [String: Shard.Result]()) { $0[$1.route] = $1 }
    let order = own.entries.map { (entry: $0, slice: slices[$0.route.name]) }
    let told = order.compactMap(\.slice)
    let isWhole = told.count == order.count
    routes = order.map { $0.slice?.route ?? $0.entry.route }
    cells = order.flatMap { entry, slice in slice?.cells ?? entry.missingCells(of: spaceCount) }
    violations = told.flatMap(\.violations)
    for index in violations.indices.dropFirst(ReportAssembly.mostForked) { violations[index].removeForks() }
    let compared = told.flatMap(\.comparisons)
    comparisons = compared.isEmpty ? nil : compared
    var shard = own
    shard.results = own.entries.compactMap { known[$0.route.name] }
    interchangeable = interchangeable?.united(shard.results.compactMap(\.interchangeable))
    sweep = sweep?.united(told, reports.compactMap(\.sweep?.stopReason).min())
    bound = isWhole ? shard.bounds.words(afterRunning: shard.results.map(\.extent)) : shard.boundWords
    self.shard = isWhole ? nil : shard
    (history, growth) = (nil, nil)
  }
}

extension Report.Shard.Entry {
  /// What is said of a route that no result tells of.
  fileprivate func missingCells(of states: DecimalCount) -> [Report.Cell] {
    properties.map {
      Report.Cell(
        route: route.name, property: $0,
        verdict: .inconclusive(reason: "not checked: the result of its shard is missing"),
        counts: Report.Counts(states: states, covered: 0, runs: 0))
    }
  }
}

extension Report.Interchangeable {
  /// What the routes of several results say together, in the order of the routes.
  fileprivate func united(_ parts: [Report.Interchangeable]) -> Report.Interchangeable {
    Report.Interchangeable(
      groups: groups, runs: .sum(parts.map(\.runs)), standFor: .sum(parts.map(\.standFor)),
      pairs: .sum(parts.map(\.pairs)), refutedBy: parts.flatMap(\.refutedBy),
      untestedBy: parts.flatMap(\.untestedBy))
  }
}

extension Report.Sweep {
  /// What the routes of several results say together, in the order of the routes.
  fileprivate func united(_ slices: [Report.Slice], _ stopReason: String?) -> Report.Sweep {
    let dependencies = slices.flatMap(\.dependencies)
    let verdicts = slices.flatMap(\.cells).count {
      if case .inconclusive = $0.verdict { false } else { true }
    }
    let dependent = Set(dependencies.map { [$0.route, $0.property] }).count
    return Report.Sweep(
      settings: settings, states: states, controllers: controllers, dependencies: dependencies,
      independent: DecimalCount(UInt(max(0, verdicts - dependent))), stopReason: stopReason)
  }
}

extension DecimalCount {
  /// Adds numbers; a sum of too many digits, which no space has, is that of the largest.
  fileprivate static func sum(_ counts: [DecimalCount]) -> DecimalCount {
    let sum = counts.compactMap { Natural(decimal: $0.digits) }.reduce(Natural.zero, +)
    return DecimalCount("\(sum)") ?? counts.max() ?? 0
  }
}
