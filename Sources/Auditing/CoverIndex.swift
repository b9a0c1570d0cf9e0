import Checking
import RoutingSpecs

/// The regions of a cover: whether two of them share a stack, and which of them a stack is in.
struct CoverIndex {
  private let route: CertifiedRoute
  private let counter: StackCounter
  /// The regions by the styles of their layers, which are as many as the layers.
  private let numbers: [[PresentationStyle]: [Int]]

  init(_ regions: Range<Int>, of route: CertifiedRoute, counter: StackCounter) {
    self.route = route
    self.counter = counter
    numbers = Dictionary(grouping: regions) { region in
      let written = route.regions[region]
      return written.layers.indices.map(written.style)
    }
  }

  /// Pairs of regions that have a stack in common, some of them where there are many.
  func overlaps(atMost limit: Int) -> [(Int, Int)] {
    var search = OverlapSearch(route: route, counter: counter, limit: limit)
    for (styles, regions) in numbers.sorted(by: { $0.value[0] < $1.value[0] }) {
      search.compare(regions, regions, layer: styles.count - 1)
    }
    return search.found
  }

  /// The regions that a stack is in.
  func regions(of state: StackState) -> [Int] {
    let members = state.layers.map { Member($0.content, counter: counter) }
    // Regions have the same parts again and again.
    var known = members.map { _ in [Bool?](repeating: nil, count: route.parts.count) }
    return (numbers[state.layers.map(\.style)] ?? []).filter { region in
      // The topmost layer tells most regions apart.
      members.indices.reversed().allSatisfy { layer in
        let part = route.regions[region].layers[layer]
        let fits = known[layer][part] ?? members[layer].fits(part, in: layer == 0 ? .root : .modal)
        known[layer][part] = fits
        return fits
      }
    }
  }
}

/// Goes down two lists of regions at once, from their topmost layer, as far as the layers so far share a content.
///
/// So it is decided for all regions at once that begin alike.
private struct OverlapSearch {
  let route: CertifiedRoute
  let counter: StackCounter
  let limit: Int
  private(set) var found: [(Int, Int)] = []
  private var known: [[Int]: Bool] = [:]

  init(route: CertifiedRoute, counter: StackCounter, limit: Int) {
    (self.route, self.counter, self.limit) = (route, counter, limit)
  }

  mutating func compare(_ left: [Int], _ right: [Int], layer: Int) {
    let isSame = left == right
    guard layer >= 0 else {
      for first in left {
        for second in right where found.count < limit && (isSame ? first < second : first != second) {
          found.append((min(first, second), max(first, second)))
        }
      }
      return
    }
    let others = parted(right, at: layer)
    for (first, some) in parted(left, at: layer) {
      // Where both sides are the same, each pair has to be looked at once.
      for (second, others) in others where (!isSame || first <= second) && found.count < limit {
        if share(first, second, isRoot: layer == 0) { compare(some, others, layer: layer - 1) }
      }
    }
  }

  /// Regions by the part that a layer of theirs is, in the order of the parts.
  private func parted(_ regions: [Int], at layer: Int) -> [(key: Int, value: [Int])] {
    Dictionary(grouping: regions) { route.regions[$0].layers[layer] }.sorted { $0.key < $1.key }
  }

  private mutating func share(_ first: Int, _ second: Int, isRoot: Bool) -> Bool {
    if first == second { return true }
    let question = [min(first, second), max(first, second), isRoot ? 0 : 1]
    if let known = known[question] { return known }
    let shares = !counter.count(of: [first, second], in: isRoot ? .root : .modal).isZero
    known[question] = shares
    return shares
  }
}
