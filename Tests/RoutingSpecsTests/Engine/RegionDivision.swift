import Checking

@testable import RoutingSpecs

/// Divides the regions of a space at random, asking random predicates, as a check of a route would.
struct RegionDivision {
  let grammar: RegionGrammar
  private var source: RandomSource

  init(_ space: StackSpace, seed: Int) {
    grammar = RegionGrammar(space: space)
    source = RandomSource(seed: Seed(UInt64(seed)))
    for _ in 0..<6 {
      var table = PredicateTable(variants: grammar.variants.count)
      for index in table.matches.indices { table.matches[index] = source.choose(among: 3) == 0 }
      for kind in ContentKind.allCases.dropFirst() where source.choose(among: 4) == 0 {
        table.kinds.insert(ContentKinds(kind))
      }
      for kind in [ContentKind.navigation, .tabs]
      where !table.kinds.contains(kind) && source.choose(among: 3) == 0 {
        table.longer[kind.index] = 1 + source.choose(among: 2)
      }
      _ = grammar.bit(of: table)
    }
    for _ in 0..<2 {
      var table = PredicateTable(variants: grammar.variants.count)
      for kind in ContentKind.allCases.dropFirst() where source.choose(among: 3) > 0 {
        table.rules[kind.index] = rule()
      }
      _ = grammar.bit(of: table)
    }
  }

  /// A test of containers that searches them for up to three things, each where what was found before lets it.
  private mutating func rule() -> ContainerRule {
    var rule = ContainerRule(requiring: insideQuestion())
    for _ in 0..<source.choose(among: 3) {
      if source.choose(among: 3) == 0 { rule = rule.opposite }
      let other = ContainerRule(requiring: insideQuestion())
      rule = rule.followed(by: other, ifPassing: source.choose(among: 2) == 0) ?? rule
    }
    return rule
  }

  private mutating func insideQuestion() -> RegionMarks {
    let bit: PredicateBits = 1 << PredicateBits(source.choose(among: grammar.predicates.count))
    return source.choose(among: 3) == 0 ? RegionMarks(visible: bit) : RegionMarks(all: bit)
  }

  /// The regions that are left after a number of divisions.
  mutating func divide(times: Int) -> [StackRegion] {
    var regions = grammar.initialRegions
    for _ in 0..<times {
      let region = regions.remove(at: source.choose(among: regions.count))
      regions += divide(region)
    }
    return regions
  }

  private mutating func divide(_ region: StackRegion) -> [StackRegion] {
    guard let row = region.layers, source.choose(among: 3) > 0 else {
      return divide(region.root).filter { grammar.isPossible($0) }.map { part in
        var result = region
        result.root = part
        return result
      }
    }
    return divide(row).filter { grammar.isPossible($0) }.flatMap { part -> [StackRegion] in
      guard case .row(let divided) = part else { return [] }
      // Which of the layers became known is the one with the latest label.
      let gap = (divided.labels.firstIndex(of: divided.known.count - 1) ?? 0) - 1
      return grammar.stylings(of: divided, after: region, gap: gap)
    }
  }

  private mutating func divide(_ part: RegionPart) -> [RegionPart] {
    switch part {
    case .screen: return [part]
    case .open(let open):
      if source.choose(among: 2) == 0 { return grammar.refinements(of: open) }
      return grammar.parts(answering: .anybody(question(), open))
    case .split(let first, let second):
      if source.choose(among: 2) == 0 { return divide(first).map { .split($0, second) } }
      return divide(second).map { .split(first, $0) }
    case .row(let row): return divide(row)
    }
  }

  private mutating func divide(_ row: RegionPart.Row) -> [RegionPart] {
    let open = row.openGaps
    switch source.choose(among: 6) {
    case 5 where row.kind != .layers:
      return grammar.parts(answering: .anybodyInside(insideQuestion(), row))
    case 0:
      if !open.isEmpty {
        let gap = open[source.choose(among: open.count)]
        return source.choose(among: 2) == 0
          ? grammar.extensions(of: row, inGap: gap) : grammar.lastChildren(of: row, inGap: gap)
      }
      return row.kind == .tabs && row.selected == nil ? grammar.selections(of: row) : [.row(row)]
    case 1 where !open.isEmpty:
      let gap = open[source.choose(among: open.count)]
      return grammar.parts(answering: .anybodyInGap(question().forHiddenChild, row, gap))
    case 2 where !open.isEmpty:
      let gap = open[source.choose(among: open.count)]
      let question = question().forHiddenChild
      let answers = grammar.parts(answering: .anybodyInGap(question, row, gap))
      guard case .row(let matched) = answers[1] else { return [] }
      let matches =
        source.choose(among: 2) == 0
        ? grammar.firstMatches(of: question, inGap: gap, of: matched)
        : grammar.lastMatches(of: question, inGap: gap, of: matched)
      return [answers[0]] + matches
    default:
      let index = source.choose(among: row.known.count)
      return divide(row.known[index]).map { child in
        var result = row
        result.known[index] = child
        return .row(result)
      }
    }
  }

  private mutating func question() -> RegionMarks {
    let bit = { (number: Int) -> PredicateBits in 1 << PredicateBits(number) }
    let (own, inside) = (
      source.choose(among: grammar.predicates.count), source.choose(among: grammar.predicates.count)
    )
    return switch source.choose(among: 5) {
    case 0: RegionMarks(own: bit(own))
    case 1: RegionMarks(visible: bit(inside))
    case 2: RegionMarks(all: bit(inside))
    case 3: RegionMarks(own: bit(own), visible: bit(inside))
    default: RegionMarks(own: bit(own), all: bit(inside))
    }
  }
}
