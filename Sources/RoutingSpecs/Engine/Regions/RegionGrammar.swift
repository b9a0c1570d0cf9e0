import Checking

/// The grammar of a space, and the predicates that were asked about its controllers so far.
///
/// It answers how many contents a part stands for and into which smaller parts it can be divided. Predicates are only
/// ever added, so that what was counted stays valid.
final class RegionGrammar {
  /// The most predicates that one check can ask about.
  static let maximumPredicates = 64

  let space: StackSpace
  /// The screens of which it does not matter which one stands in a place, as the team says.
  let interchangeable: InterchangeableScreens
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

  /// The predicates that containers with more children than a number match, by `ContentKind.index`.
  private var lengthBits = [[(count: Int, bit: PredicateBits)]](
    repeating: [], count: ContentKind.allCases.count)
  /// The predicates that containers match by what is inside them, by `ContentKind.index`, in the order in which they came up.
  private(set) var rules = [[(rule: ContainerRule, bit: PredicateBits)]](
    repeating: [], count: ContentKind.allCases.count)
  /// The greatest number of children of each kind of row that it was asked whether there are more.
  var comparedLengths: [RegionPart.Row.Kind: Int] = [:]
  /// Whether the regions are written into a certificate, which has no words for gaps and for the number of children:
  /// rows are divided child by child then.
  var isForCertificate = false

  var counts = RegionCounts()

  /// The variant that represents each one: itself, unless it is one of several that are interchangeable.
  let representatives: [Int]
  /// The predicates that tell whether a screen is one of a group, by the variant that represents the group.
  var groupBits: [Int: PredicateBits] = [:]

  init(space: StackSpace, interchangeable: InterchangeableScreens = .none) {
    self.space = space
    self.interchangeable = interchangeable
    let variants = space.catalogue.variants
    self.variants = variants
    variantBits = [PredicateBits](repeating: 0, count: variants.count)
    var numbers: [Screen: Int] = [:]
    for (number, screen) in variants.enumerated() { numbers[screen] = number }
    self.numbers = numbers
    representatives = variants.enumerated().map { numbers[interchangeable.representative(of: $1)] ?? $0 }
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
    for kind in ContentKind.allCases {
      if table.kinds.contains(kind) {
        kindBits[kind.index] |= bit
      } else if let count = table.longer[kind.index] {
        lengthBits[kind.index].append((count, bit))
        noteComparison(with: count, of: kind == .tabs ? .tabs : .navigation)
      } else if let rule = table.rules[kind.index] {
        rules[kind.index].append((rule, bit))
      }
    }
    return bit
  }
}

// MARK: - Lengths

extension RegionGrammar {
  /// The predicates that a container with so many children matches.
  func bits(of kind: ContentKind, children: Int) -> PredicateBits {
    lengthBits[kind.index].reduce(kindBits[kind.index]) { $1.count < children ? $0 | $1.bit : $0 }
  }

  /// The predicates of a set that containers of a kind match by their length alone.
  func lengthBits(of kind: ContentKind, among bits: PredicateBits) -> PredicateBits {
    lengthBits[kind.index].reduce(0) { $0 | $1.bit } & bits
  }

  /// The most children that a container of a kind can have without a match of any predicate of a set; `nil` for any.
  func mostChildren(of kind: RegionPart.Row.Kind, without bits: PredicateBits) -> Int? {
    kind.container.flatMap { kind in
      lengthBits[kind.index].lazy.filter { $0.bit & bits != 0 }.map(\.count).min()
    }
  }
}

/// Which variants and which kinds of containers a predicate matches.
struct PredicateTable: Hashable, Sendable {
  var matches: [Bool]
  var kinds: ContentKinds = []
  /// Of the other kinds, by their index, the number of children above which containers match; `nil` where none do.
  var longer = [Int?](repeating: nil, count: ContentKind.allCases.count)
  /// Of the kinds besides, by their index, which containers match by what is inside them; `nil` where none do.
  var rules = [ContainerRule?](repeating: nil, count: ContentKind.allCases.count)

  init(variants: Int) { matches = [Bool](repeating: false, count: variants) }

  /// A predicate that every controller matches.
  init(everythingOf variants: Int) {
    matches = [Bool](repeating: true, count: variants)
    kinds = [.navigation, .tabs, .split]
  }

  var isEmpty: Bool {
    kinds.isEmpty && !matches.contains(true) && longer.allSatisfy { $0 == nil }
      && rules.allSatisfy { $0 == nil }
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
