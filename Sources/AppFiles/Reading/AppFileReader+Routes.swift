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
    return AppFile.Route(name: name, summary: summary, chain: chain, expects: expects, mayDisturb: mayDisturb)
  }

  private mutating func readExpectation(_ cursor: Cursor) -> AppFile.Expectation? {
    guard let fields = readObject(cursor, required: ["reaches"], optional: ["declines"]) else { return nil }
    let reaches = fields["reaches"].flatMap { readPattern($0) }
    let declines =
      fields["declines"].map {
        readList($0, count: 0...limits.listElements) { $0.readDecline($1) }
      } ?? []
    guard let reaches, let declines else { return nil }
    return AppFile.Expectation(reaches: reaches, declines: declines)
  }

  private mutating func readDecline(_ cursor: Cursor) -> AppFile.Decline? {
    guard let fields = readObject(cursor, required: ["error", "when"]) else { return nil }
    let error: AppFile.DeclineError? = fields["error"].flatMap { readWord($0, .error) }
    let when = fields["when"].flatMap { readPredicate($0) }
    guard let error, let when else { return nil }
    return AppFile.Decline(error: error, when: when)
  }
}
