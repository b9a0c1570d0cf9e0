extension AppFileReader {
  /// Checks what a file says as a whole: names, references, classes and containers.
  ///
  /// The tree is needed for positions alone; every place of the value has its node at the same place of the tree.
  mutating func checkSense(of app: AppFile, root: JSONNode) {
    var check = SenseCheck(app: app, root: root, reader: self)
    check.checkScreens()
    check.checkInterchangeable()
    check.checkBounds()
    check.checkRoutes()
    self = check.reader
  }
}

/// The walk over an app file that looks for statements which are each well formed but cannot be meant together.
struct SenseCheck {
  let app: AppFile
  let root: JSONNode
  var reader: AppFileReader
  /// Positions of names in their lists, the first one if a name stands twice.
  ///
  /// Asked for single names, never iterated: that order would differ from run to run.
  let screens: [String: Int]
  let routes: [String: Int]

  init(app: AppFile, root: JSONNode, reader: AppFileReader) {
    self.app = app
    self.root = root
    self.reader = reader
    screens = Self.firstPositions(app.screens.map(\.name))
    routes = Self.firstPositions(app.routes.map(\.name))
  }

  private static func firstPositions(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  mutating func report(_ reason: AppFileError.Reason, at place: JSONPlace) {
    reader.report(reason, at: place, offset: root.nearestNode(at: place).offset)
  }

  mutating func contradiction(_ contradiction: AppFileError.Contradiction, at place: JSONPlace) {
    report(.contradiction(contradiction), at: place)
  }

  mutating func checkScreens() {
    checkUnique(app.screens.map(\.name), listedAt: JSONPlace()["screens"], known: screens)
  }

  mutating func checkRoutes() {
    let list = JSONPlace()["routes"]
    checkUnique(app.routes.map(\.name), listedAt: list, known: routes)
    for (index, route) in app.routes.enumerated() { check(route, at: list[index]) }
    checkReferencesEnd()
  }

  private mutating func checkUnique(_ names: [String], listedAt list: JSONPlace, known: [String: Int]) {
    for (index, name) in names.enumerated() {
      guard let first = known[name], first != index else { continue }
      report(.duplicateName(name, first: list[first]["name"]), at: list[index]["name"])
    }
  }

  mutating func checkBounds() {
    let bounds = JSONPlace()["bounds"]
    if !hasStates(app.bounds.default) { contradiction(.noStates, at: bounds["default"]) }
    if !hasStates(app.bounds.exhaustive) { contradiction(.noStates, at: bounds["exhaustive"]) }
    checkExhaustiveFits(at: bounds["exhaustive"])
  }

  /// Whether anything can be the window's root: a screen, or a container that has something to hold.
  private func hasStates(_ bound: AppFile.Bound) -> Bool {
    func someScreen(_ place: AppFile.Place) -> Bool { app.screens.contains { $0.places.contains(place) } }
    let navigation = bound.depth > 0 && someScreen(.navigation)
    let tabs = bound.tabs > 0 && (navigation || someScreen(.tab))
    let columns = (navigation || someScreen(.primary)) && (navigation || someScreen(.secondary))
    return someScreen(.root) || navigation || tabs || bound.splits && columns
  }

  private mutating func checkExhaustiveFits(at place: JSONPlace) {
    let (small, large) = (app.bounds.exhaustive, app.bounds.default)
    let numbers = [
      ("tabs", small.tabs, large.tabs), ("depth", small.depth, large.depth),
      ("modals", small.modals, large.modals),
    ]
    for (name, small, large) in numbers where small > large {
      contradiction(
        .exhaustiveExceedsDefault(name, exhaustive: "\(small)", default: "\(large)"), at: place[name])
    }
    if small.splits, !large.splits {
      contradiction(
        .exhaustiveExceedsDefault("splits", exhaustive: "true", default: "false"), at: place["splits"])
    }
    for style in small.styles where !large.styles.contains(style) {
      let known = large.styles.map(\.rawValue).joined(separator: ", ")
      contradiction(
        .exhaustiveExceedsDefault("styles", exhaustive: style.rawValue, default: known), at: place["styles"])
    }
  }

  private mutating func check(_ route: AppFile.Route, at place: JSONPlace) {
    check(route.chain, at: place)
    check(route.expects, at: place["expects"])
  }
}
