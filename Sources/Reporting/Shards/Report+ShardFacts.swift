extension Report {
  /// What is known of a fact that shards of one check have in common; `nil` where this report does not say.
  func value(of fact: ShardFact) -> String? {
    switch fact {
    case .app: app
    case .version: toolVersion
    case .settings: (settings ?? []).joined(separator: ", ")
    case .states: spaceCount.digits
    case .seed: seed.map { "\($0)" } ?? ""
    case .properties: properties.map(\.name).joined(separator: ", ")
    case .routes: (shard?.entries.map(\.route.name) ?? routes.map(\.name)).joined(separator: ", ")
    case .bounds: shard.map { "\($0.bounds.large) and \($0.bounds.small ?? "the same")" }
    case .descriptions: shard.map { JSONText.line($0.entries) + declaredWords }
    case .options: shard?.options.joined(separator: " ")
    }
  }

  /// What the app declares of its screens, and what every route was run under and from.
  private var declaredWords: String {
    let sweep = sweep.map { "\($0.settings) \($0.states) \($0.controllers)" }
    return "\(interchangeable?.groups ?? []) \(sweep ?? "")"
  }

  /// Refuses reports that are not of one check.
  static func checkFacts(of reports: [Report]) throws(ShardError) {
    for fact in ShardFact.allCases {
      var first: (index: Int, value: String)?
      for (index, report) in reports.enumerated() {
        guard let value = report.value(of: fact) else { continue }
        guard let known = first else {
          first = (index, value)
          continue
        }
        if value != known.value {
          throw ShardError(
            index: index, other: known.index, mismatch: .facts(fact, value, other: known.value))
        }
      }
    }
  }

  /// All that a report says of one route, but for what depends on the other routes.
  struct Slice: Hashable {
    var route: Route
    var cells: [Cell]
    var violations: [Violation]
    var comparisons: [Comparison]
    var dependencies: [Sweep.Dependency]
  }

  /// What is said of each route that was checked, by its name.
  func slices() -> [String: Slice] {
    let own = shard.map { Set($0.results.map(\.route)) }
    var slices: [String: Slice] = [:]
    for route in routes where own?.contains(route.name) ?? true {
      slices[route.name] = Slice(route: route, cells: [], violations: [], comparisons: [], dependencies: [])
    }
    for cell in cells { slices[cell.route]?.cells.append(cell) }
    for violation in violations { slices[violation.route]?.violations.append(violation) }
    for comparison in comparisons ?? [] { slices[comparison.route]?.comparisons.append(comparison) }
    for dependency in sweep?.dependencies ?? [] { slices[dependency.route]?.dependencies.append(dependency) }
    return slices
  }
}

extension Report.Slice {
  /// The same without what else could have been done, which a report tells of its first violations alone.
  var withoutForks: Self {
    var slice = self
    for index in violations.indices { slice.violations[index].removeForks() }
    return slice
  }
}

extension Report.Violation {
  /// Forgets what else could have been done.
  mutating func removeForks() {
    forks = nil
    for index in decisions.indices { decisions[index].fork = nil }
  }
}
