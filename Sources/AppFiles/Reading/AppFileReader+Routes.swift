import RoutingSpecs

extension AppFileReader {
  mutating func readRoute(_ cursor: Cursor) -> AppFile.Route? {
    guard
      let fields = readObject(
        cursor, required: ["name", "steps", "from", "expects"], optional: ["summary", "mayDisturb"])
    else { return nil }
    let name = fields["name"].flatMap { readName($0, .word(longest: limits.nameLength)) }
    let summary = readSummary(fields)
    let chain = readChain(fields)
    let expects = fields["expects"].flatMap { readExpectation($0) }
    let mayDisturb: AppFile.Disturbance? = fields["mayDisturb"].map { readWord($0, .disturbance) } ?? .nothing
    guard let name, let summary, let chain, let expects, let mayDisturb else { return nil }
    return AppFile.Route(
      name: name, line: line(of: cursor), summary: summary, chain: chain, expects: expects,
      mayDisturb: mayDisturb)
  }

  private mutating func readExpectation(_ cursor: Cursor) -> AppFile.Expectation? {
    guard
      let fields = readObject(cursor, required: ["reaches"], optional: ["declines", "through", "exempt"])
    else { return nil }
    let reaches = fields["reaches"].flatMap { readTarget($0) }
    let declines =
      fields["declines"].map {
        readList($0, count: 0...limits.listElements) { $0.readDecline($1) }
      } ?? []
    let through = fields["through"].map { readClassNames($0) } ?? []
    let exempt: [RouteProperty]? = fields["exempt"].map { readWords($0, .property) } ?? []
    guard let reaches, let declines, let through, let exempt else { return nil }
    return AppFile.Expectation(
      reaches: reaches, declines: declines, through: through.map { AppFile.ControllerType(named: $0) },
      exempt: exempt)
  }

  private mutating func readTarget(_ cursor: Cursor) -> AppFile.Target? {
    guard let fields = readObject(cursor, required: ["class"], optional: ["context", "as", "with"]) else {
      return nil
    }
    let name = fields["class"].flatMap { readText($0) }
    let context: String?? = fields["context"].map { readText($0).map { .some($0) } } ?? .some(nil)
    let place: AppFile.TargetPlace?? =
      fields["as"].map { readWord($0, .targetPlace).map { .some($0) } } ?? .some(nil)
    let screens = fields["with"].map { readClassNames($0) } ?? []
    guard let name, let context, let place, let screens else { return nil }
    return AppFile.Target(
      type: AppFile.ControllerType(named: name), context: context, place: place, screens: screens)
  }

  /// Reads a list of different names; whether they are known is asked later.
  private mutating func readClassNames(_ cursor: Cursor) -> [String]? {
    guard let names = readList(cursor, count: 1...limits.listElements, element: { $0.readText($1) }),
      reportRepetitions(names, in: cursor)
    else { return nil }
    return names
  }

  private mutating func readDecline(_ cursor: Cursor) -> AppFile.Decline? {
    guard let fields = readObject(cursor, required: ["error", "when"]) else { return nil }
    let error: AppFile.DeclineError? = fields["error"].flatMap { readWord($0, .error) }
    let when = fields["when"].flatMap { readPredicate($0) }
    guard let error, let when else { return nil }
    return AppFile.Decline(error: error, when: when)
  }
}
