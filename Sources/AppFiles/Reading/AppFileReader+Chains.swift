extension AppFileReader {
  /// Reads the keys `steps` and `from` of an object whose keys were checked.
  mutating func readChain(_ fields: Fields) -> AppFile.Chain? {
    let steps = fields["steps"].flatMap {
      readList($0, count: 1...limits.listElements) { $0.readStep($1) }
    }
    let from = fields["from"].flatMap { readStart($0) }
    guard let steps, let from else { return nil }
    return AppFile.Chain(steps: steps, from: from)
  }

  private mutating func readStep(_ cursor: Cursor) -> AppFile.Step? {
    guard let fields = readObject(cursor, required: ["finder", "factory"], optional: ["action"]) else {
      return nil
    }
    // The outer optional says whether the field could be read, the inner one is its value.
    let finder = fields["finder"].flatMap { readFinderOrNil($0) }
    let factory = fields["factory"].flatMap { readFactoryOrNil($0) }
    let action: AppFile.Action?? = fields["action"].map { readAction($0) } ?? .some(nil)
    guard let finder, let factory, let action else { return nil }
    return AppFile.Step(finder: finder, factory: factory, action: action)
  }

  private mutating func readFinderOrNil(_ cursor: Cursor) -> AppFile.Finder?? {
    guard case .string(let text) = cursor.node.value else { return readFinder(cursor).map { .some($0) } }
    if text == "nil" { return .some(nil) }
    report(.unknownWord(text, .finder, allowed: ["nil", "{\"class\": …}"]), at: cursor)
    return nil
  }

  private mutating func readStart(_ cursor: Cursor) -> AppFile.Start? {
    switch cursor.node.value {
    case .string("current"): return .current
    case .string("root"): return .root
    case .string(let text):
      let allowed = ["current", "root", "{\"route\": …}", "{\"switch\": …}"]
      report(.unknownWord(text, .start, allowed: allowed), at: cursor)
      return nil
    default:
      guard let tag = readTag(cursor, among: ["route", "switch"], or: [.text]) else { return nil }
      return tag == "route" ? readReference(cursor) : readSwitch(cursor)
    }
  }

  private mutating func readReference(_ cursor: Cursor) -> AppFile.Start? {
    guard let fields = readObject(cursor, required: ["route"], optional: ["expectingContainer"]) else {
      return nil
    }
    let name = fields["route"].flatMap { readText($0) }
    let expectingContainer = fields["expectingContainer"].map { readBoolean($0) } ?? false
    guard let name, let expectingContainer else { return nil }
    return .route(name, expectingContainer: expectingContainer)
  }

  private mutating func readSwitch(_ cursor: Cursor) -> AppFile.Start? {
    guard let fields = readObject(cursor, required: ["switch", "default"]) else { return nil }
    let cases = fields["switch"].flatMap {
      readList($0, count: 1...limits.listElements) { $0.readCase($1) }
    }
    let standard = fields["default"].flatMap { readNestedChain($0) }
    guard let cases, let standard else { return nil }
    return .switch(cases, default: standard)
  }

  private mutating func readCase(_ cursor: Cursor) -> AppFile.Case? {
    guard let fields = readObject(cursor, required: ["finder"], optional: ["then"]) else { return nil }
    let finder = fields["finder"].flatMap { readFinder($0) }
    guard let then = fields["then"] else { return finder.map { AppFile.Case(finder: $0, chain: nil) } }
    guard let chain = readNestedChain(then), let finder else { return nil }
    return AppFile.Case(finder: finder, chain: chain)
  }

  private mutating func readNestedChain(_ cursor: Cursor) -> AppFile.Chain? {
    readObject(cursor, required: ["steps", "from"]).flatMap { readChain($0) }
  }
}
