import Checking
import RoutingSpecs

/// The regions of a cover: whether two of them share a stack, and which of them a stack is in.
struct CoverIndex {
  private let route: CertifiedRoute
  private let counter: StackCounter
  /// The regions by the styles of their layers, which are as many as the layers, and by the part that the topmost one is.
  private let numbers: [[PresentationStyle]: [Int: [Int]]]

  init(_ regions: Range<Int>, of route: CertifiedRoute, counter: StackCounter) {
    self.route = route
    self.counter = counter
    let byStyles = Dictionary(grouping: regions) { region in
      let written = route.regions[region]
      return written.layers.indices.map(written.style)
    }
    numbers = byStyles.mapValues { Dictionary(grouping: $0) { route.regions[$0].layers.last ?? 0 } }
  }

  /// Pairs of regions that have a stack in common, some of them where there are many.
  func overlaps(atMost limit: Int) -> [(Int, Int)] {
    var search = OverlapSearch(route: route, counter: counter, limit: limit)
    let frames = numbers.map { (layers: $0.key.count, regions: $0.value.values.joined().sorted()) }
    for frame in frames.sorted(by: { $0.regions[0] < $1.regions[0] }) {
      search.compare(frame.regions, frame.regions, layer: frame.layers - 1)
    }
    return search.found
  }

  /// The regions that a stack is in.
  func regions(of state: StackState) -> [Int] {
    let members = state.layers.map { Member($0.content, counter: counter) }
    // Regions have the same parts again and again.
    var known = members.map { _ in [Bool?](repeating: nil, count: route.parts.count) }
    func fits(_ part: Int, _ layer: Int) -> Bool {
      let fits = known[layer][part] ?? members[layer].fits(part, in: layer == 0 ? .root : .modal)
      known[layer][part] = fits
      return fits
    }
    let top = members.count - 1
    let alike = (numbers[state.layers.map(\.style)] ?? [:]).filter { fits($0.key, top) }
    return alike.values.joined().filter { region in
      (0..<top).reversed().allSatisfy { fits(route.regions[region].layers[$0], $0) }
    }.sorted()
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
