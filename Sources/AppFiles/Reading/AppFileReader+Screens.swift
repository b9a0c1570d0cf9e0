import RoutingSpecs

extension AppFileReader {
  mutating func readScreen(_ cursor: Cursor) -> AppFile.Screen? {
    let optional = ["contexts", "dismissal", "places"]
    guard let fields = readObject(cursor, required: ["name"], optional: optional) else { return nil }
    let name = fields["name"].flatMap { readScreenName($0) }
    let contexts = fields["contexts"].map { readContexts($0) } ?? []
    let dismissal: AppFile.Dismissal? = fields["dismissal"].map { readWord($0, .dismissal) } ?? .allowed
    let places: [AppFile.Place]? = fields["places"].map { readWords($0, .place) } ?? AppFile.Place.allCases
    guard let name, let contexts, let dismissal, let places else { return nil }
    return AppFile.Screen(name: name, contexts: contexts, dismissal: dismissal, places: places)
  }

  private mutating func readScreenName(_ cursor: Cursor) -> String? {
    guard let name = readName(cursor, .className(longest: limits.nameLength)) else { return nil }
    return readName(cursor, .notReserved).map { _ in name }
  }

  private mutating func readContexts(_ cursor: Cursor) -> [String]? {
    let rule = AppFileError.NameRule.word(longest: limits.nameLength)
    guard let contexts = readList(cursor, count: 1...limits.contexts, element: { $0.readName($1, rule) }),
      reportRepetitions(contexts, in: cursor)
    else { return nil }
    return contexts
  }

  /// Reads groups of screens; whether their names are known is no matter of shape.
  mutating func readInterchangeable(_ cursor: Cursor) -> [[String]]? {
    readList(cursor, count: 1...limits.screens / 2) { reader, group in
      reader.readList(group, count: 2...reader.limits.screens) { $0.readText($1) }
    }
  }

  mutating func readBounds(_ cursor: Cursor) -> AppFile.Bounds? {
    guard let fields = readObject(cursor, required: ["default", "exhaustive"]) else { return nil }
    let standard = fields["default"].flatMap { readBound($0) }
    let exhaustive = fields["exhaustive"].flatMap { readBound($0) }
    guard let standard, let exhaustive else { return nil }
    return AppFile.Bounds(default: standard, exhaustive: exhaustive)
  }

  private mutating func readBound(_ cursor: Cursor) -> AppFile.Bound? {
    guard
      let fields = readObject(cursor, required: ["tabs", "depth", "modals", "splits"], optional: ["styles"])
    else { return nil }
    let tabs = fields["tabs"].flatMap { readInteger($0, in: 0...limits.bound) }
    let depth = fields["depth"].flatMap { readInteger($0, in: 0...limits.bound) }
    let modals = fields["modals"].flatMap { readInteger($0, in: 0...limits.bound) }
    let splits = fields["splits"].flatMap { readBoolean($0) }
    let styles: [AppFile.PresentationStyle]? = fields["styles"].map { readWords($0, .style) } ?? [.automatic]
    guard let tabs, let depth, let modals, let splits, let styles else { return nil }
    return AppFile.Bound(tabs: tabs, depth: depth, modals: modals, splits: splits, styles: styles)
  }
}
