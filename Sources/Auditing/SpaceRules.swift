import Checking
import RoutingSpecs

/// What may stand where in a space, read off its catalogue and bounds.
struct SpaceRules {
  /// Every way in which a screen may occur, in the order of the catalogue: its place here is its number.
  let screens: [Screen]
  let depth: Int
  let tabs: Int
  let modals: Int
  let styles: [PresentationStyle]
  private let numbers: [Screen: Int]
  private let standing: [Certificate.Place: [Int]]
  private let kinds: [Certificate.Place: ContentKinds]

  init(_ space: StackSpace) {
    var screens: [Screen] = []
    var standing: [Certificate.Place: [Int]] = [:]
    for (kind, entry) in space.catalogue.screens.enumerated() {
      let contexts = entry.contexts.isEmpty ? [nil] : entry.contexts.indices.map(Optional.some)
      let refusals = entry.dismissal == .either ? [false, true] : [entry.dismissal == .refused]
      for context in contexts {
        for refuses in refusals {
          for place in Certificate.Place.allCases where entry.places.contains(place.ofScreens) {
            standing[place, default: []].append(screens.count)
          }
          screens.append(Screen(kind: kind, context: context, refusesDismissal: refuses))
        }
      }
    }
    let bounds = space.bounds
    let layers: ContentKinds = bounds.splits ? .all : [.screen, .navigation, .tabs]
    self.screens = screens
    numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
    self.standing = standing
    kinds = [
      .root: bounds.rootKinds.intersection(layers), .modal: bounds.modalKinds.intersection(layers),
      .pushed: .screen, .tab: bounds.tabKinds, .primary: bounds.primaryKinds,
      .secondary: bounds.secondaryKinds,
    ]
    (depth, tabs, modals, styles) = (bounds.depth, bounds.tabs, bounds.modals, bounds.styles)
  }

  /// The number of a screen, `nil` where the catalogue does not have it.
  func number(of screen: Screen) -> Int? { numbers[screen] }

  /// The numbers of the screens that may stand in a place.
  func screens(in place: Certificate.Place) -> [Int] { standing[place] ?? [] }

  /// The kinds that may stand in a place.
  func kinds(in place: Certificate.Place) -> ContentKinds { kinds[place] ?? [] }
}

extension Certificate.Place {
  fileprivate var ofScreens: ScreenPlaces {
    switch self {
    case .root: .root
    case .modal: .modal
    case .pushed: .navigation
    case .tab: .tab
    case .primary: .primary
    case .secondary: .secondary
    }
  }
}
