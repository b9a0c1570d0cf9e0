import Checking
import RoutingSpecs

/// Counts what fits the parts of a certificate, child after child.
///
/// The engine counts under requirements by inclusion and exclusion. This counts another way, so that a mistake of the
/// one is no mistake of the other: it fills a container from its first child to its last and keeps, for every set of
/// demands, how many fillings have met exactly these. It shares no code with the engine, and no type but the lines of
/// the certificate.
final class StackCounter {
  /// What a content must be like to be counted.
  struct Wanted: Hashable {
    var place: Certificate.Place
    var kinds: ContentKinds = .all
    /// Nobody may be seen by this look.
    var forbidden = Look()
    /// Somebody must be seen by each of these.
    var demanded: [Look] = []
    /// Parts that are not open, which it must fit as well.
    var fixed: [Int] = []
  }

  /// How many contents have met exactly the demands that are the bits of the key.
  typealias Tally = [UInt64: Natural]

  private struct Question: Hashable {
    var wanted: Wanted
    var looks: [Look]
  }

  let rules: SpaceRules
  let parts: [Certificate.Part]
  private var screenBits: [UInt64]
  private var kindBits: [ContentKind: UInt64] = [:]
  private var memory: [Question: Tally] = [:]

  init(_ rules: SpaceRules, _ route: CertifiedRoute) {
    self.rules = rules
    parts = route.parts
    screenBits = [UInt64](repeating: 0, count: rules.screens.count)
    for (number, predicate) in route.predicates.enumerated() {
      for screen in predicate.screens { screenBits[screen] |= 1 << UInt64(number) }
      for kind in predicate.containers { kindBits[kind, default: 0] |= 1 << UInt64(number) }
    }
  }

  /// How many contents of a place fit all of some parts.
  func count(of numbers: [Int], in place: Certificate.Place) -> Natural {
    tally(wanted(numbers, in: place), []).values.reduce(.zero) { $0 + $1 }
  }

  /// How many contents a place may have at all.
  func count(of place: Certificate.Place) -> Natural { count(of: [], in: place) }

  /// The predicates that a screen matches itself.
  func bits(ofScreen number: Int) -> UInt64 { screenBits[number] }

  /// The predicates that a container matches itself.
  func bits(of kind: ContentKind) -> UInt64 { kindBits[kind] ?? 0 }

  private func wanted(_ numbers: [Int], in place: Certificate.Place) -> Wanted {
    var result = Wanted(place: place)
    for number in numbers { add(number, to: &result) }
    return result
  }

  private func add(_ number: Int, to wanted: inout Wanted) {
    guard case .open(let open) = parts[number] else {
      if !wanted.fixed.contains(number) { wanted.fixed.append(number) }
      return
    }
    // What stands in another place than it was described for is nothing.
    let kinds = open.kinds.reduce(into: ContentKinds()) { $0.formUnion(.init($1)) }
    wanted.kinds.formIntersection(open.place == wanted.place ? kinds : [])
    wanted.forbidden.add(Look(open.without))
    for look in open.with.map(Look.init) where !wanted.demanded.contains(look) {
      wanted.demanded.append(look)
    }
  }

  // MARK: - Tallies

  /// Counts what is wanted, told apart by which of some looks see somebody in it.
  private func tally(_ wanted: Wanted, _ looks: [Look]) -> Tally {
    let question = Question(wanted: wanted, looks: looks)
    if let known = memory[question] { return known }
    // Who must be in it may not be in it: most pairs of parts have obviously nothing in common.
    if wanted.demanded.contains(where: { $0.isWithin(wanted.forbidden) }) { return [:] }
    let all = looks + wanted.demanded
    var result = Tally()
    for kind in ContentKind.allCases
    where wanted.kinds.contains(kind) && rules.kinds(in: wanted.place).contains(kind) {
      result.add(tally(of: kind, wanted, all))
    }
    let demands = Self.mask(all.indices.dropFirst(looks.count))
    let tally = result.only(demands).forgetting(demands)
    memory[question] = tally
    return tally
  }

  private func tally(of kind: ContentKind, _ wanted: Wanted, _ looks: [Look]) -> Tally {
    if kind == .screen { return tallyOfScreens(wanted, looks) }
    guard wanted.forbidden.own & bits(of: kind) == 0 else { return [:] }
    let met = Self.met(looks, by: Look(own: bits(of: kind)))
    return kind == .split
      ? tallyOfSplits(wanted, looks, from: met) : tallyOfRows(of: kind, wanted, looks, from: met)
  }

  private func tallyOfScreens(_ wanted: Wanted, _ looks: [Look]) -> Tally {
    var result = Tally()
    for number in rules.screens(in: wanted.place) where wanted.forbidden.own & screenBits[number] == 0 {
      guard wanted.fixed.allSatisfy({ parts[$0] == .screen(number) }) else { continue }
      result[Self.met(looks, by: Look(own: screenBits[number])), default: .zero] += 1
    }
    return result
  }

  private func tallyOfSplits(_ wanted: Wanted, _ looks: [Look], from met: UInt64) -> Tally {
    var primary = Wanted(place: .primary, forbidden: wanted.forbidden.atShownChild)
    var secondary = Wanted(place: .secondary, forbidden: wanted.forbidden.atShownChild)
    for number in wanted.fixed {
      guard case .split(let first, let second) = parts[number] else { return [:] }
      add(first, to: &primary)
      add(second, to: &secondary)
    }
    let looks = looks.map(\.atShownChild)
    return Tally.one(met).with(tally(primary, looks)).with(tally(secondary, looks))
  }

  private func tallyOfRows(
    of kind: ContentKind, _ wanted: Wanted, _ looks: [Look], from met: UInt64
  ) -> Tally {
    var rows: [Certificate.Row] = []
    for number in wanted.fixed {
      guard case .row(let row) = parts[number], row.kind == kind else { return [:] }
      rows.append(row)
    }
    let filling = RowFilling(kind, rows, most: kind == .tabs ? rules.tabs : rules.depth)
    // What the rows demand of their further children is asked of each of these, after what is asked of the whole.
    let demands = Self.mask(looks.count..<looks.count + filling.demands.count)
    var (result, soFar) = (Tally(), Tally.one(met))
    for position in 0..<filling.longest {
      let isShown = position == 0
      var child = Wanted(place: kind == .tabs ? .tab : .pushed)
      child.forbidden = isShown ? wanted.forbidden.atShownChild : wanted.forbidden.atHiddenChild
      for row in rows {
        if position < row.known.count {
          add(row.known[position], to: &child)
        } else {
          child.forbidden.add(Look(row.without))
        }
      }
      let asked = looks.map { isShown ? $0.atShownChild : $0.atHiddenChild } + filling.demands(at: position)
      soFar = soFar.with(tally(child, asked))
      if soFar.isEmpty { break }
      let ways = filling.waysToSelect(amongChildren: position + 1)
      if position + 1 >= filling.shortest, ways > 0 {
        result.add(soFar.only(demands).forgetting(demands).times(ways))
      }
    }
    return result
  }

  // MARK: - Bits

  private static func met(_ looks: [Look], by matched: Look) -> UInt64 {
    looks.indices.reduce(0) { $0 | (looks[$1].meets(matched) ? 1 << UInt64($1) : 0) }
  }

  private static func mask(_ bits: Range<Int>) -> UInt64 { bits.reduce(0) { $0 | 1 << UInt64($1) } }
}

/// The lists of children that fit all of some rows at once.
private struct RowFilling {
  let kind: ContentKind
  let rows: [Certificate.Row]
  let shortest: Int
  let longest: Int
  let demands: [Look]
  private let starts: [Int]

  init(_ kind: ContentKind, _ rows: [Certificate.Row], most: Int) {
    self.kind = kind
    self.rows = rows
    shortest = max(1, rows.map(\.known.count).max() ?? 1)
    longest = min(most, rows.map { $0.known.count + $0.limit }.min() ?? most)
    demands = rows.flatMap { $0.with.map(Look.init) }
    starts = rows.flatMap { row in row.with.map { _ in row.known.count } }
  }

  /// What the rows demand of the child at a position; nothing of those that they know.
  func demands(at position: Int) -> [Look] {
    demands.indices.map { position >= starts[$0] ? demands[$0] : Look() }
  }

  /// In how many ways one of so many children can be the selected one.
  func waysToSelect(amongChildren count: Int) -> Int {
    guard kind == .tabs else { return 1 }
    let selected = Set(rows.compactMap(\.selected))
    guard let only = selected.first else { return count }
    return selected.count == 1 && only < count ? 1 : 0
  }
}

extension StackCounter.Tally {
  fileprivate static func one(_ met: UInt64) -> Self { [met: .one] }

  fileprivate mutating func add(_ other: Self) {
    for (met, count) in other { self[met, default: .zero] += count }
  }

  /// Both together: whatever one of the two has met is met.
  fileprivate func with(_ other: Self) -> Self {
    var result = Self()
    for (mine, count) in self {
      for (others, factor) in other { result[mine | others, default: .zero] += count * factor }
    }
    return result
  }

  fileprivate func times(_ factor: Int) -> Self { mapValues { $0 * Natural(factor) } }

  /// Those that have met all of some demands.
  fileprivate func only(_ demands: UInt64) -> Self { filter { $0.key & demands == demands } }

  /// The same without telling apart who has met some demands.
  fileprivate func forgetting(_ demands: UInt64) -> Self {
    reduce(into: [:]) { $0[$1.key & ~demands, default: .zero] += $1.value }
  }
}

extension ContentKinds {
  init(_ kind: ContentKind) {
    switch kind {
    case .screen: self = .screen
    case .navigation: self = .navigation
    case .tabs: self = .tabs
    case .split: self = .split
    }
  }
}
