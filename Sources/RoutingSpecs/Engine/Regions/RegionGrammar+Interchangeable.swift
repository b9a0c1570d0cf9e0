// Where the team says that it does not matter which of some screens stands in a place, it is decided that one of them
// does, and not which one. Such a part stays open, under a requirement like any other: it is counted, divided further and
// written into certificates in the same way.
extension RegionGrammar {
  /// The most predicates that speak of interchangeable screens; beyond, screens are told apart by themselves.
  private static let maximumGroupPredicates = maximumPredicates / 2

  /// Whether an open part is decided as far as it matters: it is a screen, one of several that are interchangeable.
  func isSettled(_ open: RegionPart.OpenPart) -> Bool {
    guard !interchangeable.isEmpty, kinds(of: open) == .screen else { return false }
    var (group, count) = (Int?.none, 0)
    for number in sorts[open.sort].screens where mayBe(number, open) {
      let own = representatives[number]
      if let group, group != own { return false }
      (group, count) = (own, count + 1)
    }
    return count > 1
  }

  /// Decides which screen an open part is, or only that it is one of some that are interchangeable.
  func screenParts(of part: RegionPart.OpenPart) -> [RegionPart] {
    let screens = screens(of: part)
    if interchangeable.isEmpty || isSettled(part) { return screens.map { .screen($0) } }
    let groups = Dictionary(grouping: screens) { representatives[$0] }
    return screens.compactMap { number in
      let representative = representatives[number]
      guard let group = groups[representative], group.count > 1, let bit = bit(ofGroup: representative)
      else { return .screen(number) }
      return group[0] == number ? .open(requiring(bit, in: part)) : nil
    }
  }

  private func requiring(_ bit: PredicateBits, in part: RegionPart.OpenPart) -> RegionPart.OpenPart {
    var group = part
    group.kinds = .screen
    let requirement = RegionMarks(own: bit)
    group.require(requirement)
    return group
  }

  /// The bit of the predicate that tells whether a screen is represented by another one.
  private func bit(ofGroup representative: Int) -> PredicateBits? {
    if let known = groupBits[representative] { return known }
    guard groupBits.count < Self.maximumGroupPredicates else { return nil }
    var table = PredicateTable(variants: variants.count)
    for number in variants.indices {
      table.matches[number] = representatives[number] == representative
    }
    guard let bit = bit(of: table) else { return nil }
    groupBits[representative] = bit
    return bit
  }
}
