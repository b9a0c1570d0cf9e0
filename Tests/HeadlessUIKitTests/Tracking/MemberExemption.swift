import Testing

/// Members of the public interface of which something does not hold that holds of all others, and why.
struct MemberExemption: Sendable {
  /// Names of members: a whole type with what is in it (`UIColor.*`), one member of any type (`*.hash(into:)`), all that
  /// begin alike (`*.init(*`), or a single one.
  struct Pattern: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String

    init(stringLiteral value: String) { description = value }

    func matches(_ member: String) -> Bool {
      let parts = description.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      guard let first = parts.first, let last = parts.last, parts.count > 1 else {
        return member == description
      }
      guard member.hasPrefix(first), member.hasSuffix(last), member.count >= first.count + last.count else {
        return false
      }
      guard parts.count > 2 else { return true }
      return member.dropFirst(first.count).dropLast(last.count).contains(parts[1])
    }
  }

  let reason: String
  let patterns: [Pattern]

  init(_ reason: String, _ patterns: [Pattern]) {
    self.reason = reason
    self.patterns = patterns
  }

  func covers(_ member: String) -> Bool { patterns.contains { $0.matches(member) } }
}

extension SymbolGraph {
  /// Expects each public member to be dealt with or exempt, and neither list to name what is not there.
  ///
  /// Without the toolchain's symbol graph it says so, and expects nothing.
  ///
  /// - Parameters:
  ///   - dealtWith: The members that are dealt with.
  ///   - exemptions: The others, each with its reason.
  ///   - word: What dealing with one is called.
  ///   - isConcerned: Whether a member has to be one of the two.
  /// - Throws: What else keeps the graph from being read.
  static func expectEach(
    _ dealtWith: Set<String>, or exemptions: [MemberExemption], _ word: String,
    where isConcerned: (String) -> Bool = { _ in true }
  ) throws {
    let members: [String]
    do {
      members = try SymbolGraph.members()
    } catch let absence as SymbolGraph.Absence {
      print("skipped: \(absence.reason)")
      return
    }
    let others = members.filter { isConcerned($0) && !dealtWith.contains($0) }
    let unknown = others.filter { member in !exemptions.contains { $0.covers(member) } }
    #expect(unknown == [], "neither \(word) nor with a reason")
    let gone = Set(members)
    #expect(dealtWith.filter { !gone.contains($0) }.sorted() == [], "\(word), but not public")
    for pattern in exemptions.flatMap(\.patterns) {
      #expect(others.contains { pattern.matches($0) }, "\(pattern) names nothing that is not \(word)")
    }
  }
}
