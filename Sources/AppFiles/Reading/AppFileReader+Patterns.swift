extension AppFileReader {
  private static let patternKeys = ["context", "where", "children"]

  /// Reads a pattern: the description of a controller without the place to look for it.
  mutating func readPattern(_ cursor: Cursor) -> AppFile.Pattern? {
    readObject(cursor, required: ["class"], optional: Self.patternKeys).flatMap { readPattern($0) }
  }

  /// Reads a finder: a pattern and search options.
  mutating func readFinder(_ cursor: Cursor) -> AppFile.Finder? {
    let optional = Self.patternKeys + ["options"]
    guard let fields = readObject(cursor, required: ["class"], optional: optional) else { return nil }
    let pattern = readPattern(fields)
    let options = fields["options"].map { readWords($0, .option) } ?? AppFile.SearchOption.fullStack
    guard let pattern, let options else { return nil }
    return AppFile.Finder(pattern: pattern, options: options)
  }

  private mutating func readPattern(_ fields: Fields) -> AppFile.Pattern? {
    let name = fields["class"].flatMap { readText($0) }
    let context: String?? = fields["context"].map { readText($0).map { .some($0) } } ?? .some(nil)
    let conditions: [AppFile.Condition]? = fields["where"].map { readWords($0, .condition) } ?? []
    let children =
      fields["children"].map {
        readList($0, count: 1...limits.listElements) { $0.readPattern($1) }
      } ?? []
    guard let name, let context, let conditions, let children else { return nil }
    let type = AppFile.ControllerType(named: name)
    return AppFile.Pattern(type: type, context: context, conditions: conditions, children: children)
  }
}
