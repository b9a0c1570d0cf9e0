import Checking

/// What has been counted, and which contents have been found to be the simplest, before.
///
/// The regions of a cover are many, and made of the same few parts.
struct RegionCounts {
  struct Content: Hashable, Sendable {
    var sort: RegionSort.ID
    var kinds: ContentKinds
    var marks: RegionMarks
  }

  struct Gaps: Hashable, Sendable {
    var kind: RegionPart.Row.Kind
    var known: Int
    var selected: Int?
    var limit: Int
    var gaps: [RegionPart.Gap]
  }

  var contents: [Content: Natural] = [:]
  var gaps: [Gaps: Natural] = [:]
  /// Only of parts in which something is required.
  var opens: [RegionPart.OpenPart: Natural] = [:]
  /// Of rows of which something is known of all that is inside together.
  var bound: [RegionPart.Row: Natural] = [:]
  var simplest: [RegionPart.OpenPart: StackState.Content] = [:]

  /// The most parts that are remembered; then all of them are forgotten, which costs time and changes no result.
  static let mostParts = 1 << 14
}

extension RegionGrammar {
  /// How many stacks a region stands for.
  func count(of region: StackRegion) -> Natural {
    region.layers.map { count(of: region.root) * count(of: .row($0)) } ?? count(of: region.root)
  }

  /// How many contents a part stands for.
  func count(of part: RegionPart) -> Natural {
    switch part {
    case .screen: .one
    case .open(let open): count(of: open)
    case .split(let primary, let secondary): count(of: primary) * count(of: secondary)
    case .row(let row) where row.isBound: countOfBound(row)
    case .row(let row): row.known.reduce(countOfGaps(of: row)) { $0 * count(of: $1) }
    }
  }

  func count(of open: RegionPart.OpenPart) -> Natural {
    if open.requirements.isEmpty {
      return countContents(of: open.sort, kinds: open.kinds, marks: open.marks)
    }
    if let known = counts.opens[open] { return known }
    let result = including(open.requirements[...], open.marks) { marks in
      [countContents(of: open.sort, kinds: open.kinds, marks: marks)]
    }[0]
    if counts.opens.count == RegionCounts.mostParts { counts.opens.removeAll(keepingCapacity: true) }
    counts.opens[open] = result
    return result
  }

  /// Counts under requirements by inclusion and exclusion: all, less those where nobody matches the first one, and so on.
  private func including(
    _ requirements: ArraySlice<RegionMarks>, _ marks: RegionMarks, _ count: (RegionMarks) -> [Natural]
  ) -> [Natural] {
    guard let first = requirements.first else { return count(marks) }
    let rest = requirements.dropFirst()
    let all = including(rest, marks, count)
    // Nobody may match what somebody must: the two counts would be equal.
    guard !first.isSubset(of: marks) else { return all.map { _ in .zero } }
    return zip(all, including(rest, marks | first, count)).map { $0 - $1 }
  }

  /// Counts the lists of a row of which something is known of all that is inside together.
  private func countOfBound(_ row: RegionPart.Row) -> Natural {
    if let known = counts.bound[row] { return known }
    var free = row
    (free.marks, free.requirements) = (.none, [])
    let result = including(row.requirements[...], row.marks) { marks in
      [excluding(marks, inside: .row(free)).reduce(.zero) { $0 + count(of: $1) }]
    }[0]
    if counts.bound.count == RegionCounts.mostParts { counts.bound.removeAll(keepingCapacity: true) }
    counts.bound[row] = result
    return result
  }

  private func countContents(
    of sort: RegionSort.ID, kinds: ContentKinds, marks: RegionMarks
  ) -> Natural {
    let key = RegionCounts.Content(sort: sort, kinds: kinds, marks: marks)
    if let known = counts.contents[key] { return known }
    var result = Natural.zero
    let possible = kinds.intersection(sorts[sort].kinds)
    for kind in ContentKind.allCases where possible.contains(kind) {
      if kind == .screen {
        result += Natural(sorts[sort].screens.count { variantBits[$0] & marks.own == 0 })
      } else if kindBits[kind.index] & marks.own == 0 {
        result += countContainers(of: kind, marks: marks, in: sort)
      }
    }
    counts.contents[key] = result
    return result
  }

  private func countContainers(of kind: ContentKind, marks: RegionMarks, in sort: RegionSort.ID) -> Natural {
    if ruleBits(of: kind, among: marks.own) != 0 {
      let part = RegionPart.OpenPart(sort: sort, kinds: ContentKinds(kind), marks: marks)
      return cases(of: kind, in: part).reduce(.zero) { $0 + count(of: $1) }
    }
    return container(of: kind, marks: marks).map { count(of: $0) } ?? .zero
  }

  /// Counts what may stand in the gaps of a row, and where the selected tab may stand among all.
  private func countOfGaps(of row: RegionPart.Row) -> Natural {
    var key = RegionCounts.Gaps(
      kind: row.kind, known: row.known.count, selected: row.selected, limit: row.limit,
      gaps: row.gaps.filter { !$0.isClosed })
    for index in key.gaps.indices {
      key.gaps[index].held = 0
      key.gaps[index].endsAtLast = false
    }
    if let known = counts.gaps[key] { return known }
    // By length: in how many ways the gaps so far can be filled with so many children together.
    var ways = [Natural.one] + [Natural](repeating: .zero, count: row.limit)
    for gap in key.gaps { ways = Self.product(ways, waysToFill(gap, of: row)) }
    var result = Natural.zero
    for (length, count) in ways.enumerated() {
      result += count * factor(of: row, children: row.known.count + length)
    }
    if counts.gaps.count == RegionCounts.mostParts { counts.gaps.removeAll(keepingCapacity: true) }
    counts.gaps[key] = result
    return result
  }

  /// In how many ways a gap can be filled, by the number of its children.
  private func waysToFill(_ gap: RegionPart.Gap, of row: RegionPart.Row) -> [Natural] {
    including(gap.requirements[...], gap.marks) { marks in
      let content = countContents(of: row.sort, kinds: .all, marks: marks)
      let child = row.kind == .layers ? content * Natural(space.styles.count) : content
      var powers = [Natural.one]
      for length in 0..<row.limit { powers.append(powers[length] * child) }
      return powers
    }
  }

  /// The product of two polynomials of the same degree, up to that degree.
  private static func product(_ left: [Natural], _ right: [Natural]) -> [Natural] {
    left.indices.map { length in
      (0...length).reduce(Natural.zero) { $0 + left[$1] * right[length - $1] }
    }
  }

  private func factor(of row: RegionPart.Row, children: Int) -> Natural {
    guard row.kind == .tabs else { return .one }
    guard let selected = row.selected else { return Natural(children) }
    return selected < children ? .one : .zero
  }
}
