// Where the team says that it does not matter which of some screens stands in a place, it is decided that one of them
// does, and not which one. Such a part stays open, under a requirement like any other: it is counted, divided further and
// written into certificates in the same way.
extension RegionGrammar {
  /// The most predicates that speak of interchangeable screens; beyond, screens are told apart by themselves.
  private static let maximumGroupPredicates = maximumPredicates / 2

  /// Whether an open part is decided as far as it matters: it is a screen, one of several that are interchangeable.
  func isSettled(_ open: RegionPart.OpenPart) -> Bool {
    guard !interchangeable.isEmpty, kinds(of: open) == .screen else { return false }
    let screens = screens(of: open)
    guard screens.count > 1 else { return false }
    let representative = representative(ofVariant: screens[0])
    return screens.allSatisfy { self.representative(ofVariant: $0) == representative }
  }

  /// Decides which screen an open part is, or only that it is one of some that are interchangeable.
  func screenParts(of part: RegionPart.OpenPart) -> [RegionPart] {
    let screens = screens(of: part)
    if interchangeable.isEmpty || isSettled(part) { return screens.map { .screen($0) } }
    var result: [RegionPart] = []
    var taken: Set<Screen> = []
    for number in screens {
      let representative = representative(ofVariant: number)
      let isAlone = screens.count { self.representative(ofVariant: $0) == representative } == 1
      if isAlone {
        result.append(.screen(number))
      } else if let bit = bit(ofGroup: representative) {
        guard taken.insert(representative).inserted else { continue }
        var group = part
        group.kinds = .screen
        if !group.requirements.contains(RegionMarks(own: bit)) {
          group.requirements.append(RegionMarks(own: bit))
        }
        result.append(.open(group))
      } else {
        result.append(.screen(number))
      }
    }
    return result
  }

  private func representative(ofVariant number: Int) -> Screen {
    interchangeable.representative(of: variants[number])
  }

  /// The bit of the predicate that tells whether a screen is represented by another one.
  private func bit(ofGroup representative: Screen) -> PredicateBits? {
    if let known = groupBits[representative] { return known }
    guard groupBits.count < Self.maximumGroupPredicates else { return nil }
    var table = PredicateTable(variants: variants.count)
    for number in variants.indices {
      table.matches[number] = self.representative(ofVariant: number) == representative
    }
    guard let bit = bit(of: table) else { return nil }
    groupBits[representative] = bit
    return bit
  }
}
