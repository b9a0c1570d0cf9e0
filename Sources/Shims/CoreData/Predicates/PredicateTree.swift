import Foundation

/// What a format of a predicate says, as it is evaluated.
indirect enum PredicateTree {
  case constant(Bool)
  case all([PredicateTree])
  case any([PredicateTree])
  case not(PredicateTree)
  case comparison(PredicateComparison)

  /// Whether an object fits.
  func fits(_ subject: PredicateSubject) -> Bool {
    switch self {
    case .constant(let value): value
    case .all(let parts): parts.allSatisfy { $0.fits(subject) }
    case .any(let parts): parts.contains { $0.fits(subject) }
    case .not(let part): !part.fits(subject)
    case .comparison(let comparison): comparison.fits(subject)
    }
  }
}

/// What a predicate is asked of.
struct PredicateSubject {
  let object: Any?
  /// What is known under names that begin with `$`.
  var variables: [String: Any] = [:]

  /// The same with one more name.
  func binding(_ name: String, to value: Any) -> PredicateSubject {
    PredicateSubject(object: object, variables: variables.merging([name: value]) { $1 })
  }
}

/// One side of a comparison.
indirect enum PredicateTerm {
  case value(Any?)
  case itself
  case path(String)
  case variable(String, path: String?)
  case list([PredicateTerm])
  case subquery(PredicateTerm, variable: String, PredicateTree, path: String?)
  case function(String, [PredicateTerm])
  case sum(PredicateTerm, operation: Character, PredicateTerm)

  func value(for subject: PredicateSubject) -> Any? {
    switch self {
    case .value(let value): return value
    case .itself: return subject.object
    case .path(let path): return Paths.value(of: subject.object, at: path)
    case .variable(let name, let path): return Self.follow(path, from: subject.variables[name])
    case .list(let terms): return terms.map { $0.value(for: subject) ?? NSNull() }
    case .subquery(let elements, let variable, let tree, let path):
      let all = Paths.elements(of: elements.value(for: subject)) ?? []
      return Self.follow(path, from: all.filter { tree.fits(subject.binding(variable, to: $0)) })
    case .function(let name, let arguments):
      return Self.call(name, arguments.map { $0.value(for: subject) })
    case .sum(let first, let operation, let second):
      return Self.calculate(first.value(for: subject), operation, second.value(for: subject))
    }
  }

  private static func follow(_ path: String?, from value: Any?) -> Any? {
    path.map { Paths.value(of: value, at: $0) } ?? value
  }

  private static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    switch (name, arguments.first ?? nil) {
    case ("uppercase", let text as String): return text.uppercased()
    case ("lowercase", let text as String): return text.lowercased()
    case ("length", let text as String): return NSNumber(value: text.count)
    case ("abs", let number as NSNumber): return NSNumber(value: abs(number.doubleValue))
    case ("count", let value): return NSNumber(value: Paths.elements(of: value)?.count ?? 0)
    case ("now", _): return Date()
    default: return nil
    }
  }

  private static func calculate(_ first: Any?, _ operation: Character, _ second: Any?) -> Any? {
    guard let first = Comparing.plain(first) as? NSNumber, let second = Comparing.plain(second) as? NSNumber
    else { return nil }
    let (a, b) = (first.doubleValue, second.doubleValue)
    return switch operation {
    case "+": NSNumber(value: a + b)
    case "-": NSNumber(value: a - b)
    case "*": NSNumber(value: a * b)
    default: NSNumber(value: a / b)
    }
  }
}

/// Two terms and how they are compared.
struct PredicateComparison {
  enum Operation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// How many of the values on the left have to fit.
  enum Modifier { case direct, any, all, none }

  let left: PredicateTerm
  let operation: Operation
  let right: PredicateTerm
  var modifier = Modifier.direct
  var options: String.CompareOptions = []

  func fits(_ subject: PredicateSubject) -> Bool {
    let (value, other) = (left.value(for: subject), right.value(for: subject))
    guard modifier != .direct else { return fits(value, other) }
    let elements = Paths.elements(of: value) ?? []
    return switch modifier {
    case .any: elements.contains { fits($0, other) }
    case .all: elements.allSatisfy { fits($0, other) }
    case .none, .direct: !elements.contains { fits($0, other) }
    }
  }

  private func fits(_ first: Any?, _ second: Any?) -> Bool {
    let (first, second) = (adapted(first, to: second), adapted(second, to: first))
    switch operation {
    case .equal: return isEqual(first, second)
    case .unequal: return !isEqual(first, second)
    case .less: return order(first, second) == .orderedAscending
    case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
    case .greater: return order(first, second) == .orderedDescending
    case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
    case .isIn: return contains(second, first)
    case .contains: return contains(first, second)
    case .between: return isBetween(first, second)
    case .beginsWith, .endsWith, .like, .matches: return fitsText(first, second)
    }
  }

  /// A text that stands for a number or an identifier where the other side is one.
  private func adapted(_ value: Any?, to other: Any?) -> Any? {
    guard let text = Comparing.plain(value) as? String else { return value }
    switch Comparing.plain(other) {
    case is NSNumber where Double(text) != nil: return NSDecimalNumber(string: text)
    case is UUID: return UUID(uuidString: text) ?? value
    default: return value
    }
  }

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    if let first = Comparing.plain(first) as? String, let second = Comparing.plain(second) as? String {
      return first.compare(second, options: options) == .orderedSame
    }
    // The same identifier stands for the same object, and a set is what it consists of.
    if let first = Paths.elements(of: first), let second = Paths.elements(of: second) {
      return first.count == second.count
        && first.allSatisfy { element in second.contains { Comparing.isSame($0, element) } }
    }
    return Comparing.isSame(first, second)
  }

  /// Nothing is neither less nor more than anything.
  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    guard let first = Comparing.plain(first), let second = Comparing.plain(second) else { return nil }
    if let first = first as? String, let second = second as? String {
      return first.compare(second, options: options)
    }
    return Comparing.order(first, second)
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = Comparing.plain(whole) as? String {
      guard let part = Comparing.plain(part) as? String else { return false }
      return text.range(of: part, options: options) != nil
    }
    return (Paths.elements(of: whole) ?? []).contains { isEqual(adapted($0, to: part), part) }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = Paths.elements(of: bounds), bounds.count == 2 else { return false }
    return order(value, bounds[0]).map { $0 != .orderedAscending } ?? false
      && order(value, bounds[1]).map { $0 != .orderedDescending } ?? false
  }

  private func fitsText(_ first: Any?, _ second: Any?) -> Bool {
    guard let text = Comparing.plain(first) as? String, let pattern = Comparing.plain(second) as? String
    else { return false }
    switch operation {
    case .beginsWith: return text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith: return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .like: return matches(text, Self.expression(like: pattern))
    default: return matches(text, pattern)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let folded = options.contains(.diacriticInsensitive)
    let plain = folded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let expression =
      "^(?:\(folded ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern))$"
    var search: String.CompareOptions = .regularExpression
    if options.contains(.caseInsensitive) { search.insert(.caseInsensitive) }
    return plain.range(of: expression, options: search) != nil
  }

  /// In `LIKE`, `*` stands for any text and `?` for any letter.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern).replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }
}
