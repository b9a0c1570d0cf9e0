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

  struct Tail: Hashable, Sendable {
    var kind: ContentKind
    var known: Int
    var selected: Int?
    var limit: Int
    var sort: RegionSort.ID
    var marks: RegionMarks
  }

  var contents: [Content: Natural] = [:]
  var tails: [Tail: Natural] = [:]
  /// Only of parts in which something is required.
  var opens: [RegionPart.OpenPart: Natural] = [:]
  var simplest: [RegionPart.OpenPart: StackState.Content] = [:]

  /// The most parts that are remembered; then all of them are forgotten, which costs time and changes no result.
  static let mostParts = 1 << 14
}

extension RegionGrammar {
  /// How many stacks a region stands for.
  func count(of region: StackRegion) -> Natural {
    region.layers.reduce(Natural.one) { $0 * count(of: $1) }
  }

  /// How many contents a part stands for.
  func count(of part: RegionPart) -> Natural {
    switch part {
    case .screen: .one
    case .open(let open): count(of: open)
    case .split(let primary, let secondary): count(of: primary) * count(of: secondary)
    case .row(let row): row.known.reduce(countOfRest(of: row)) { $0 * count(of: $1) }
    }
  }

  func count(of open: RegionPart.OpenPart) -> Natural {
    if open.requirements.isEmpty {
      return countContents(of: open.sort, kinds: open.kinds, marks: open.marks)
    }
    if let known = counts.opens[open] { return known }
    let result = including(open.requirements[...], open.marks) { marks in
      countContents(of: open.sort, kinds: open.kinds, marks: marks)
    }
    if counts.opens.count == RegionCounts.mostParts { counts.opens.removeAll(keepingCapacity: true) }
    counts.opens[open] = result
    return result
  }

  /// Counts under requirements by inclusion and exclusion: all, less those where nobody matches the first one, and so on.
  private func including(
    _ requirements: ArraySlice<RegionMarks>, _ marks: RegionMarks, _ count: (RegionMarks) -> Natural
  ) -> Natural {
    guard let first = requirements.first else { return count(marks) }
    let rest = requirements.dropFirst()
    // Nobody may match what somebody must: the two counts would be equal.
    guard !first.isSubset(of: marks) else { return .zero }
    return including(rest, marks, count) - including(rest, marks | first, count)
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
        result += countContainers(of: kind, marks: marks)
      }
    }
    counts.contents[key] = result
    return result
  }

  private func countContainers(of kind: ContentKind, marks: RegionMarks) -> Natural {
    guard let fresh = container(of: kind, marks: marks) else { return .zero }
    return count(of: fresh)
  }

  private func countOfRest(of row: RegionPart.Row) -> Natural {
    including(row.rest.requirements[...], row.rest.marks) { marks in
      countTails(of: row, marks: marks)
    }
  }

  /// Counts what may follow the known children, and where the selected tab may stand among all.
  private func countTails(of row: RegionPart.Row, marks: RegionMarks) -> Natural {
    let rest = row.rest
    if rest.limit == 0 { return factor(of: row, children: row.known.count) }
    let key = RegionCounts.Tail(
      kind: row.kind, known: row.known.count, selected: row.selected, limit: rest.limit, sort: rest.sort,
      marks: marks)
    if let known = counts.tails[key] { return known }
    let child = countContents(of: rest.sort, kinds: .all, marks: marks)
    var (result, power) = (Natural.zero, Natural.one)
    for length in 0...rest.limit {
      result += power * factor(of: row, children: row.known.count + length)
      power *= child
    }
    counts.tails[key] = result
    return result
  }

  private func factor(of row: RegionPart.Row, children: Int) -> Natural {
    guard row.kind == .tabs else { return .one }
    guard let selected = row.selected else { return Natural(children) }
    return selected < children ? .one : .zero
  }
}
