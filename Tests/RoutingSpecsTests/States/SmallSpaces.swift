import Checking
import RoutingSpecs
import Testing

/// A catalogue and bounds so small that all states can be listed.
struct SmallSpace: Sendable, CustomTestStringConvertible {
  let name: String
  let screens: [ScreenEntry]
  let bounds: StackSpace.Bounds
  /// How many states there are, computed by hand or taken down once from the brute-force list.
  let count: Int

  var testDescription: String { name }

  func space() throws -> StackSpace {
    try StackSpace(catalogue: ScreenCatalogue(screens), bounds: bounds)
  }
}

extension SmallSpace {
  private static let home = ScreenEntry(name: "Home")
  private static let product = ScreenEntry(name: "Product", contexts: ["7", "8"])
  private static let login = ScreenEntry(name: "Login", dismissal: .either)
  private static let checkout = ScreenEntry(name: "Checkout", dismissal: .refused)

  /// Spaces of different shapes; together about a hundred thousand states.
  static let all: [SmallSpace] = [
    .init(
      name: "one screen alone", screens: [home],
      bounds: .init(tabs: 0, depth: 0, modals: 0, splits: false), count: 1),
    .init(
      name: "screens under modal screens", screens: [home, login],
      bounds: .init(tabs: 0, depth: 0, modals: 3, splits: false), count: 3 + 9 + 27 + 81),
    .init(
      name: "navigation only", screens: [home, checkout],
      bounds: .init(tabs: 0, depth: 4, modals: 1, splits: false, rootKinds: .navigation), count: 30 + 30 * 32),
    .init(
      name: "tabs only", screens: [home, login],
      bounds: .init(tabs: 4, depth: 0, modals: 0, splits: false, rootKinds: .tabs),
      count: 3 + 2 * 9 + 3 * 27 + 4 * 81),
    .init(
      name: "splits only", screens: [home, checkout],
      bounds: .init(tabs: 0, depth: 2, modals: 1, rootKinds: .split, modalKinds: [.screen, .split]),
      count: 64 + 64 * 66),
    .init(
      name: "everything, tiny", screens: [home],
      bounds: .init(tabs: 2, depth: 2, modals: 2), count: 33 + 33 * 33 + 33 * 33 * 33),
    .init(
      name: "everything under a modal", screens: [home, checkout],
      bounds: .init(tabs: 2, depth: 1, modals: 1), count: 56 + 56 * 56),
    .init(
      name: "contexts and refusals", screens: [home, product, login],
      bounds: .init(tabs: 1, depth: 2, modals: 1, splits: false), count: 70 + 70 * 70),
    .init(
      name: "styles", screens: [home],
      bounds: .init(
        tabs: 1, depth: 1, modals: 3, splits: false, styles: [.automatic, .fullScreen, .overFullScreen]),
      count: 4 + 4 * 12 + 4 * 144 + 4 * 1728),
    .init(
      name: "restricted places",
      screens: [
        ScreenEntry(name: "Home", places: [.root, .tab]),
        ScreenEntry(name: "List", places: [.primary, .navigation]),
        ScreenEntry(name: "Detail", contexts: ["a", "b"], places: [.secondary, .navigation]),
        ScreenEntry(name: "Login", dismissal: .either, places: .modal),
      ],
      bounds: .init(tabs: 2, depth: 2, modals: 2, modalKinds: .screen), count: 546 * 7),
    .init(
      name: "nothing may be presented", screens: [ScreenEntry(name: "Home", places: .root)],
      bounds: .init(modals: 2), count: 1),
    .init(
      name: "columns of different kinds", screens: [home, login],
      bounds: .init(
        tabs: 2, depth: 2, modals: 1, rootKinds: .split, modalKinds: .tabs, tabKinds: .navigation,
        primaryKinds: .screen, secondaryKinds: .navigation),
      count: 36 + 36 * 300),
    .init(
      name: "more stacks than are kept ready", screens: (1...17).map { ScreenEntry(name: "S\($0)") },
      bounds: .init(tabs: 0, depth: 3, modals: 0, splits: false), count: 17 + 17 + 289 + 4_913),
    .init(
      name: "only tabs of screens", screens: [home, product, login, checkout],
      bounds: .init(tabs: 3, depth: 3, modals: 1, rootKinds: .tabs, modalKinds: .screen, tabKinds: .screen),
      count: (6 + 72 + 648) * 7),
  ]
}

/// Lists all states of a space by nested loops over sets of values.
///
/// Written without a look at the sorts: no ranks, no offsets, no order; only what the doc comments say a state is.
struct BruteForce {
  let screens: [ScreenEntry]
  let bounds: StackSpace.Bounds

  func states() -> [StackState] {
    var stacks = contents(.root, bounds.rootKinds).map { [StackState.Layer($0)] }
    let modals = contents(.modal, bounds.modalKinds).flatMap { content in
      bounds.styles.map { StackState.Layer(content, style: $0) }
    }
    var result = stacks
    for _ in 0..<bounds.modals {
      stacks = stacks.flatMap { stack in modals.map { stack + [$0] } }
      result += stacks
    }
    return result.map { StackState(layers: $0) }
  }

  private func contents(_ place: ScreenPlaces, _ kinds: ContentKinds) -> [StackState.Content] {
    var result = items(place, kinds)
    if kinds.contains(ContentKinds.tabs) {
      let items = items(.tab, bounds.tabKinds)
      for row in sequences(of: items, upTo: bounds.tabs) {
        result += row.indices.map { .tabs(row, selected: $0) }
      }
    }
    if kinds.contains(ContentKinds.split), bounds.splits {
      for primary in items(.primary, bounds.primaryKinds) {
        result += items(.secondary, bounds.secondaryKinds).map { .split(primary: primary, secondary: $0) }
      }
    }
    return result
  }

  private func items(_ place: ScreenPlaces, _ kinds: ContentKinds) -> [StackState.Content] {
    var result: [StackState.Content] = []
    if kinds.contains(ContentKinds.screen) { result += single(place).map { .screen($0) } }
    if kinds.contains(ContentKinds.navigation) {
      result += sequences(of: single(.navigation), upTo: bounds.depth).map { .navigation($0) }
    }
    return result
  }

  private func single(_ place: ScreenPlaces) -> [Screen] {
    var result: [Screen] = []
    for (kind, entry) in screens.enumerated() where entry.places.contains(place) {
      for context in 0..<max(1, entry.contexts.count) {
        for refuses in [false, true] {
          if refuses, entry.dismissal == .allowed { continue }
          if !refuses, entry.dismissal == .refused { continue }
          let shown = entry.contexts.isEmpty ? nil : context
          result.append(Screen(kind: kind, context: shown, refusesDismissal: refuses))
        }
      }
    }
    return result
  }

  private func sequences<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
    var result: [[Element]] = []
    var longest: [[Element]] = [[]]
    for _ in 0..<length {
      longest = longest.flatMap { row in elements.map { row + [$0] } }
      result += longest
    }
    return result
  }
}
