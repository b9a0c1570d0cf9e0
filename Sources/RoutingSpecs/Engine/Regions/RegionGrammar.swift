import Checking

/// The grammar of a space, and the predicates that were asked about its controllers so far.
///
/// It answers how many contents a part stands for and into which smaller parts it can be divided. Predicates are only
/// ever added, so that what was counted stays valid.
final class RegionGrammar {
  /// The most predicates that one check can ask about.
  static let maximumPredicates = 64

  let space: StackSpace
  /// All ways in which the screens of the catalogue occur.
  let variants: [Screen]
  /// The most screens on a navigation controller.
  let depth: Int
  /// The most tabs.
  let tabs: Int
  let sorts: [RegionSort]
  private let numbers: [Screen: Int]

  private(set) var predicates: [PredicateTable] = []
  private var known: [PredicateTable: Int] = [:]
  /// The predicates that each variant matches.
  private(set) var variantBits: [PredicateBits]
  /// The predicates that containers match, by `ContentKind.index`.
  private(set) var kindBits = [PredicateBits](repeating: 0, count: ContentKind.allCases.count)

  var counts = RegionCounts()

  init(space: StackSpace) {
    self.space = space
    let variants = space.catalogue.screens.enumerated().flatMap { $1.variants(kind: $0) }
    self.variants = variants
    variantBits = [PredicateBits](repeating: 0, count: variants.count)
    var numbers: [Screen: Int] = [:]
    for (number, screen) in variants.enumerated() { numbers[screen] = number }
    self.numbers = numbers
    var sorts = [RegionSort](repeating: RegionSort(), count: RegionSort.ID.allCases.count)
    var (depth, tabs) = (0, 0)
    func enter(_ content: ContentSort, as id: RegionSort.ID) {
      for alternative in content.alternatives {
        sorts[id].kinds.insert(ContentKinds(alternative.kind))
        switch alternative {
        case .screen(let sort): sorts[id].screens = sort.variants.compactMap { numbers[$0] }
        case .navigation(let sort):
          depth = sort.depth
          sorts[.pushed] = RegionSort(
            screens: sort.screens.variants.compactMap { numbers[$0] }, kinds: .screen)
        case .tabs(let sort):
          tabs = sort.maximum
          enter(sort.item, as: .tab)
        case .split(let sort):
          enter(sort.primary, as: .primary)
          enter(sort.secondary, as: .secondary)
        }
      }
    }
    enter(space.root, as: .root)
    enter(space.modal, as: .modal)
    self.sorts = sorts
    self.depth = depth
    self.tabs = tabs
  }

  func number(of screen: Screen) -> Int? { numbers[screen] }

  func open(_ sort: RegionSort.ID, _ marks: RegionMarks = .none) -> RegionPart {
    .open(RegionPart.OpenPart(sort: sort, kinds: sorts[sort].kinds, marks: marks))
  }

  /// The bit of a predicate, or `nil` where too many have been asked about.
  ///
  /// A predicate that nothing matches has no bit: 0.
  func bit(of table: PredicateTable) -> PredicateBits? {
    if table.isEmpty { return 0 }
    if let number = known[table] { return 1 << PredicateBits(number) }
    guard predicates.count < Self.maximumPredicates else { return nil }
    let bit: PredicateBits = 1 << PredicateBits(predicates.count)
    known[table] = predicates.count
    predicates.append(table)
    for number in variants.indices where table.matches[number] { variantBits[number] |= bit }
    for kind in ContentKind.allCases where table.kinds.contains(kind) { kindBits[kind.index] |= bit }
    return bit
  }
}

/// Which variants and which kinds of containers a predicate matches.
struct PredicateTable: Hashable, Sendable {
  var matches: [Bool]
  var kinds: ContentKinds = []

  init(variants: Int) { matches = [Bool](repeating: false, count: variants) }

  var isEmpty: Bool { kinds.isEmpty && !matches.contains(true) }

  static func | (left: PredicateTable, right: PredicateTable) -> PredicateTable {
    var result = left
    for index in right.matches.indices where right.matches[index] { result.matches[index] = true }
    result.kinds.formUnion(right.kinds)
    return result
  }
}

extension ContentKinds {
  init(_ kind: ContentKind) { self.init(rawValue: 1 << UInt8(kind.index)) }
}

extension [RegionSort] {
  subscript(_ id: RegionSort.ID) -> RegionSort {
    get { self[Int(id.rawValue)] }
    set { self[Int(id.rawValue)] = newValue }
  }
}
