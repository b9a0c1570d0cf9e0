// A rule stays one predicate while nobody has to know which way a container goes. To count containers, and to open one
// up, they are divided by the ways of its rules.
extension RegionGrammar {
  /// The predicates of a set that containers of a kind match by what is inside them.
  func ruleBits(of kind: ContentKind, among bits: PredicateBits) -> PredicateBits {
    rules[kind.index].reduce(0) { $0 | $1.bit } & bits
  }

  /// Divides containers of a kind by the ways of the rules that they are asked to pass or to fail, until no rule is
  /// left.
  func cases(of kind: ContentKind, in part: RegionPart.OpenPart) -> [RegionPart.OpenPart] {
    rules[kind.index].reduce([part]) { parts, rule in
      parts.flatMap { part -> [RegionPart.OpenPart] in
        let isAsked = (part.requirements.reduce(part.marks.own) { $0 | $1.own }) & rule.bit != 0
        return isAsked ? rule.rule.ways.compactMap { taking($0, of: rule.bit, in: part) } : [part]
      }
    }
  }

  /// The containers of a part that go one way of a rule; `nil` where none may.
  private func taking(
    _ way: ContainerRule.Way, of bit: PredicateBits, in part: RegionPart.OpenPart
  ) -> RegionPart.OpenPart? {
    if way.passes, part.marks.own & bit != 0 { return nil }
    var result = part
    result.marks.own &= ~bit
    result.marks |= way.missing
    result.requirements = []
    for var requirement in part.requirements {
      if requirement.own & bit != 0 {
        if way.passes { continue }
        requirement.own &= ~bit
      }
      result.require(requirement)
    }
    for question in way.required { result.require(question) }
    return result.requirements.contains { $0.isSubset(of: result.marks) } ? nil : result
  }
}
