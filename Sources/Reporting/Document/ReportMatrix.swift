import Checking

/// The table of a report: routes down, properties across, in the order of the document.
///
/// Names that only a cell mentions come last, in the order of the cells: nothing that was checked is left out.
struct ReportMatrix {
  /// Lists the rows.
  let routes: [Report.Route]

  /// Lists the columns.
  let properties: [Report.Property]

  private var cells: [[String]: Report.Cell] = [:]

  init(_ report: Report) {
    var routes = report.routes
    var properties = report.properties
    var routeNames = Set(routes.map(\.name))
    var propertyNames = Set(properties.map(\.name))
    for cell in report.cells {
      if routeNames.insert(cell.route).inserted { routes.append(.init(name: cell.route)) }
      if propertyNames.insert(cell.property).inserted { properties.append(.init(name: cell.property)) }
      let key = [cell.route, cell.property]
      if let other = cells[key], Self.gravity(other) >= Self.gravity(cell) { continue }
      cells[key] = cell
    }
    self.routes = routes
    self.properties = properties
  }

  /// Finds the verdict on one pair; `nil` if it was not checked.
  func cell(_ route: Report.Route, _ property: Report.Property) -> Report.Cell? {
    cells[[route.name, property.name]]
  }

  /// Lists the verdicts of one row; a pair that was not checked is `nil`.
  func row(_ route: Report.Route) -> [Report.Cell?] {
    properties.map { cell(route, $0) }
  }

  /// Lists the verdicts of every pair that was checked, row by row.
  var checked: [Report.Cell] { routes.flatMap { row($0).compactMap(\.self) } }

  /// Lists the different counts of one row in the order of its columns.
  func counts(_ route: Report.Route) -> [Report.Counts] {
    row(route).compactMap { $0?.counts }.distinct
  }

  /// Says what the marks mean that occur, in the order in which a reader wants to know.
  var legend: [(symbol: String, style: String, words: String)] {
    let cells = checked
    let faces = [
      ("✓", "proved", "proved"), ("○", "tested", "tested"), ("✗", "violated", "violated"),
      ("?", "inconclusive", "inconclusive"), ("–", "idle", "not exercised"),
    ]
    return faces.filter { face in cells.contains { $0.verdict.symbol == face.0 } }
  }

  /// Says of a table without a violation and without an open check what it is of; `nil` for every other table.
  var wordsIfAllHold: String? {
    let rows = routes.map { row($0).compactMap(\.self) }
    guard !rows.contains(where: \.isEmpty), rows.joined().allSatisfy({ $0.verdict.strength != nil }) else {
      return nil
    }
    let routes = DecimalCount(UInt(routes.count)).counting("route")
    let names = properties.count == 1 ? "property" : "properties"
    let count = DecimalCount(UInt(properties.count)).grouped
    return "\(routes) × \(count) \(names), none violated and none open"
  }

  /// Says what every proof takes for granted; `nil` where nothing is proved.
  var assumption: String? {
    guard checked.contains(where: { $0.verdict.strength == .proved }) else { return nil }
    return """
      Every proof assumes that making or freeing one screen changes nothing on which the route or another screen \
      depends: RouteCheck cannot see that.
      """
  }

  /// Lists the routes for which code was still waiting when runs came to rest, with one sentence each.
  var waiting: [(route: String, words: String)] {
    routes.compactMap { route in route.waiting.map { (route.name, $0) } }
  }

  /// Whether some pair was not checked, so that its place is blank.
  var hasGaps: Bool { routes.contains { row($0).contains(nil) } }

  /// Lists why checks were stopped, each reason once with its cells, in the order of the table.
  func stopReasons() -> [(reason: String, cells: [Report.Cell])] {
    var order: [String] = []
    var groups: [String: [Report.Cell]] = [:]
    for cell in checked {
      guard case .inconclusive(let reason) = cell.verdict else { continue }
      if groups[reason] == nil { order.append(reason) }
      groups[reason, default: []].append(cell)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// Puts the cells of one stop reason into words: routes with the same properties stand together.
  ///
  ///     all properties: home-from-root, tabs
  ///     all but declinesCleanly: product
  ///
  /// - Parameters:
  ///   - cells: The cells, in the order of the table.
  ///   - name: Makes a name safe to look at.
  /// - Returns: A label and what follows it, for each set of properties, the largest group of routes first.
  func scopes(of cells: [Report.Cell], name: (String) -> String) -> [(label: String, routes: String)] {
    var groups: [(properties: [String], routes: [String])] = []
    for route in routes {
      let own = cells.filter { $0.route == route.name }.map(\.property)
      guard !own.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.properties == own }) {
        groups[index].routes.append(route.name)
      } else {
        groups.append((own, [route.name]))
      }
    }
    return groups.enumerated().sorted {
      ($1.element.routes.count, $0.offset) < ($0.element.routes.count, $1.offset)
    }.map { _, group in
      (label(of: group.properties, name: name), group.routes.map(name).joined(separator: ", "))
    }
  }

  private func label(of own: [String], name: (String) -> String) -> String {
    let rest = properties.map(\.name).filter { !own.contains($0) }
    if rest.isEmpty { return properties.count == 1 ? name(own[0]) : "all properties" }
    let isMost = rest.count < own.count
    let names = (isMost ? rest : own).map(name).joined(separator: ", ")
    return isMost ? "all but \(names)" : names
  }

  /// Of two cells for one pair the worse one is shown, so that a violation never hides.
  private static func gravity(_ cell: Report.Cell) -> Int {
    switch cell.verdict {
    case .holds: 0
    case .notExercised: 1
    case .inconclusive: 2
    case .violated: 3
    }
  }
}
