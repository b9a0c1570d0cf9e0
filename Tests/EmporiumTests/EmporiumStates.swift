import Checking
import Emporium
import RoutingSpecs

/// The stacks that the store's tests run through.
@MainActor
enum EmporiumStates {
  /// Small spaces of different shapes: each relation between two screens occurs in one of them.
  private static let bounds: [StackSpace.Bounds] = [
    .init(tabs: 0, depth: 2, modals: 0, splits: false),
    .init(
      tabs: 0, depth: 1, modals: 1, splits: false, rootKinds: [.screen, .navigation], modalKinds: .navigation),
    .init(tabs: 0, depth: 1, modals: 1, rootKinds: .split, modalKinds: .screen, primaryKinds: .screen),
    .init(tabs: 2, depth: 0, modals: 0, rootKinds: .tabs, tabKinds: .screen),
  ]

  /// How many stacks these spaces have, counted by hand.
  ///
  /// There are 33 ways to fill a place in a navigation controller, 7 a tab, 1 the root, 10 a modal layer, 1 the
  /// primary and 3 the secondary column: 1 + 33 + 33², (1 + 33) · (1 + 33), (3 + 33) · (1 + 10), 7 + 2 · 7².
  static let count = 1_123 + 1_156 + 396 + 105

  /// Stacks that combine more than two screens in a way that some route cares about.
  static let combinations = [
    "Tabs[*Home, Bag] > Nav[Checkout!]",
    "Tabs[*Home, Bag] > Nav[Chat]",
    "Tabs[*Home, Nav[Bag, Checkout!]] > StoreMap",
    "Nav[Home] > Nav[Bag, Checkout!]",
    "Nav[Home] > ProfileEditor!",
    "Split[Orders, NoOrder] > Nav[Checkout!]",
    "Split[Orders, Nav[Order(1001)]] > Nav[Checkout!]",
  ]

  private static var known: [StackState] = []

  /// All of them, made once in a process.
  static func all(of app: RoutedApp) throws -> [StackState] {
    guard known.isEmpty else { return known }
    for bounds in bounds { known += try StackSpace(catalogue: app.catalogue, bounds: bounds).states }
    let notation = StackNotation(catalogue: app.catalogue)
    for text in combinations { known.append(try notation.state(from: text)) }
    return known
  }
}
