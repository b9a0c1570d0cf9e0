extension AppFileReader {
  private static let predicateTags = ["exists", "first", "refusesAbove", "not", "all", "any"]

  mutating func readPredicate(_ cursor: Cursor) -> AppFile.Predicate? {
    if case .string(let text) = cursor.node.value { return readPredicateWord(text, cursor) }
    guard let tag = readTag(cursor, among: Self.predicateTags, or: [.text]) else { return nil }
    if tag == "first" { return readFirst(cursor) }
    guard let operand = readObject(cursor, required: [tag])?[tag] else { return nil }
    switch tag {
    case "exists": return readFinder(operand).map { .exists($0) }
    case "refusesAbove": return readFinder(operand).map { .refusesAbove($0) }
    case "not": return readPredicate(operand).map { .not($0) }
    case "all": return readPredicates(operand).map { .all($0) }
    default: return readPredicates(operand).map { .any($0) }
    }
  }

  private mutating func readPredicateWord(_ text: String, _ cursor: Cursor) -> AppFile.Predicate? {
    switch text {
    case "always": return .always
    case "presented": return .presented
    case "refusesModals": return .refusesModals
    case "refusesAnything": return .refusesAnything
    default:
      let words = ["always", "presented", "refusesModals", "refusesAnything"]
      let objects = Self.predicateTags.map { "{\"\($0)\": …}" }
      report(.unknownWord(text, .predicate, allowed: words + objects), at: cursor)
      return nil
    }
  }

  private mutating func readFirst(_ cursor: Cursor) -> AppFile.Predicate? {
    guard let fields = readObject(cursor, required: ["first", "stands"]) else { return nil }
    let finder = fields["first"].flatMap { readFinder($0) }
    let conditions: [AppFile.Condition]? = fields["stands"].flatMap { readWords($0, .condition) }
    guard let finder, let conditions else { return nil }
    return .first(finder, stands: conditions)
  }

  private mutating func readPredicates(_ cursor: Cursor) -> [AppFile.Predicate]? {
    readList(cursor, count: 1...limits.listElements) { $0.readPredicate($1) }
  }
}
