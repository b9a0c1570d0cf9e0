import Checking
import RoutingSpecs

/// The regions of a cover as a tree: by the number of layers and their styles, then layer by layer from the top.
///
/// Whether two regions share a stack is decided on the way down, for all regions at once that begin alike. The
/// topmost layer comes first because it tells most regions apart.
struct StackIndex {
  /// The regions that have the layers above in common, by the part that the next layer is.
  struct Node {
    /// Sorted, so that everything that is said is said in the same order each time.
    var children: [(part: Int, node: Int)] = []
    /// The regions that have all layers in common.
    var regions: [Int] = []
  }

  private struct Frame: Hashable {
    var layers: Int
    var styles: [PresentationStyle]
  }

  let nodes: [Node]
  private let roots: [Frame: Int]
  private let counter: StackCounter

  init(_ regions: Range<Int>, of route: CertifiedRoute, counter: StackCounter) {
    self.counter = counter
    var nodes: [Node] = []
    var roots: [Frame: Int] = [:]
    var numbers: [[Int: Int]] = []
    func make() -> Int {
      nodes.append(Node())
      numbers.append([:])
      return nodes.count - 1
    }
    for region in regions {
      let written = route.regions[region]
      let frame = Frame(
        layers: written.layers.count, styles: written.layers.indices.map { written.style(of: $0) })
      var node = roots[frame] ?? make()
      roots[frame] = node
      for part in written.layers.reversed() {
        let next = numbers[node][part] ?? make()
        numbers[node][part] = next
        node = next
      }
      nodes[node].regions.append(region)
    }
    for node in nodes.indices {
      nodes[node].children = numbers[node].map { ($0.key, $0.value) }.sorted { $0.part < $1.part }
    }
    (self.nodes, self.roots) = (nodes, roots)
  }

  // MARK: - Overlaps

  /// Pairs of regions that have a stack in common, some of them where there are many.
  func overlaps(atMost limit: Int) -> [(Int, Int)] {
    var search = OverlapSearch(index: self, counter: counter, limit: limit)
    for (frame, root) in roots.sorted(by: { $0.value < $1.value }) {
      search.compare(root, root, layer: frame.layers - 1)
    }
    return search.found
  }

  // MARK: - Members

  /// The regions that a stack is in.
  func regions(of state: StackState) -> [Int] {
    let frame = Frame(layers: state.layers.count, styles: state.layers.map(\.style))
    guard let root = roots[frame] else { return [] }
    var level = [root]
    for (layer, content) in state.layers.enumerated().reversed() {
      let place: Certificate.Place = layer == 0 ? .root : .modal
      let member = Member(content.content, counter: counter)
      level = level.flatMap { node in
        nodes[node].children.filter { member.fits($0.part, in: place) }.map(\.node)
      }
    }
    return level.flatMap { nodes[$0].regions }.sorted()
  }
}

/// Goes down the tree in two places at once, as far as the layers so far share a content.
private struct OverlapSearch {
  let index: StackIndex
  let counter: StackCounter
  let limit: Int
  private(set) var found: [(Int, Int)] = []
  private var known: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    var first: Int
    var second: Int
    var place: Certificate.Place
  }

  init(index: StackIndex, counter: StackCounter, limit: Int) {
    self.index = index
    self.counter = counter
    self.limit = limit
  }

  mutating func compare(_ left: Int, _ right: Int, layer: Int) {
    guard layer >= 0 else {
      for first in index.nodes[left].regions {
        for second in index.nodes[right].regions where first < second && found.count < limit {
          found.append((first, second))
        }
      }
      return
    }
    let place: Certificate.Place = layer == 0 ? .root : .modal
    for (number, first) in index.nodes[left].children.enumerated() {
      // Where both sides are the same, each pair has to be looked at once.
      let others = index.nodes[right].children.dropFirst(left == right ? number : 0)
      for second in others where found.count < limit && share(first.part, second.part, in: place) {
        compare(first.node, second.node, layer: layer - 1)
      }
    }
  }

  private mutating func share(_ first: Int, _ second: Int, in place: Certificate.Place) -> Bool {
    if first == second { return true }
    let pair = Pair(first: min(first, second), second: max(first, second), place: place)
    if let known = known[pair] { return known }
    let shares =
      !counter.excludeEachOther(first, second) && !counter.count(of: [first, second], in: place).isZero
    known[pair] = shares
    return shares
  }
}

extension StackCounter {
  /// Whether two parts have obviously nothing in common; most pairs do not have to be counted.
  fileprivate func excludeEachOther(_ first: Int, _ second: Int) -> Bool {
    switch (parts[first], parts[second]) {
    case (.open(let left), .open(let right)): left.isExcluded(by: right) || right.isExcluded(by: left)
    case (.row(let left), .row(let right)):
      left.kind != right.kind || zip(left.known, right.known).contains { excludeEachOther($0, $1) }
    case (.split(let left, let under), .split(let right, let over)):
      excludeEachOther(left, right) || excludeEachOther(under, over)
    case (.screen(let left), .screen(let right)): left != right
    case (.open(let open), let other), (let other, .open(let open)):
      other.kind.map { !open.kinds.contains($0) } ?? false
    default: true
    }
  }
}

extension Certificate.Open {
  /// Whether somebody must be in here who may not be in another part.
  fileprivate func isExcluded(by other: Certificate.Open) -> Bool {
    let forbidden = Look(other.without)
    return !kinds.contains(where: other.kinds.contains) || with.contains { Look($0).isWithin(forbidden) }
  }
}

extension Certificate.Part {
  fileprivate var kind: ContentKind? {
    switch self {
    case .screen: .screen
    case .row(let row): row.kind
    case .split: .split
    case .open: nil
    }
  }
}
