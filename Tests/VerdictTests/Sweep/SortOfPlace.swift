import HeadlessUIKit
import RoutingSpecs

/// A sort of places that a screen can stand in: in which layer of how many, in what, and how deep there.
struct SortOfPlace: Hashable, Sendable, CustomStringConvertible {
  /// What the screen, or the navigation controller that it is in, stands in.
  enum Slot: String, Sendable, CaseIterable {
    case layer, selectedTab, unselectedTab, primary, secondary
  }

  /// Where in a navigation controller the screen stands, if it is in one.
  enum Position: String, Sendable, CaseIterable {
    case alone, only, bottom, middle, top

    /// Whether the screen is the one that its navigation controller shows.
    var isOnTop: Bool { self != .bottom && self != .middle }
  }

  let slot: Slot
  let position: Position

  /// The layer, the root's being 0.
  let layer: Int

  /// How many layers there are.
  let layers: Int

  var description: String { "\(slot) \(position) in layer \(layer + 1) of \(layers)" }

  /// Whether the user sees a screen there, or would if no layer were over it.
  var isShown: Bool { slot != .unselectedTab && position.isOnTop }

  /// All sorts of places in up to three layers.
  static let all: [SortOfPlace] = (1...3).flatMap { layers in
    (0..<layers).flatMap { layer in
      Slot.allCases.flatMap { slot in
        Position.allCases.map { SortOfPlace(slot: slot, position: $0, layer: layer, layers: layers) }
      }
    }
  }
}

// MARK: - As a value

extension SortOfPlace {
  /// A small stack in which a screen stands in such a place.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - other: What stands in all other places.
  /// - Returns: The stack.
  func stack(with screen: Screen, besides other: Screen) -> StackState {
    var contents = [StackState.Content](repeating: .screen(other), count: layers)
    contents[layer] = content(item(screen, other), .screen(other))
    return StackState(layers: contents.map { StackState.Layer($0) })
  }

  private func item(_ screen: Screen, _ other: Screen) -> StackState.Content {
    switch position {
    case .alone: .screen(screen)
    case .only: .navigation([screen])
    case .bottom: .navigation([screen, other])
    case .middle: .navigation([other, screen, other])
    case .top: .navigation([other, screen])
    }
  }

  private func content(_ item: StackState.Content, _ other: StackState.Content) -> StackState.Content {
    switch slot {
    case .layer: item
    case .selectedTab: .tabs([item, other], selected: 0)
    case .unselectedTab: .tabs([other, item], selected: 0)
    case .primary: .split(primary: item, secondary: other)
    case .secondary: .split(primary: other, secondary: item)
    }
  }
}

// MARK: - In the hierarchy

extension SortOfPlace {
  /// Looks where a controller stands, as code of an app would.
  @MainActor
  init(of controller: UIViewController) {
    let navigation = controller.parent as? UINavigationController
    let item = navigation ?? controller
    let owner = item.parent ?? item
    var below = 0
    var presenter = owner.presentingViewController
    while let next = presenter {
      below += 1
      presenter = next.presentingViewController
    }
    var above = 0
    var presented = owner.presentedViewController
    while let next = presented {
      above += 1
      presented = next.presentedViewController
    }
    slot = Self.slot(of: item)
    position = navigation.map { Self.position(of: controller, in: $0) } ?? .alone
    layer = below
    layers = below + 1 + above
  }

  @MainActor
  private static func slot(of item: UIViewController) -> Slot {
    switch item.parent {
    case let tabs as UITabBarController: tabs.selectedViewController === item ? .selectedTab : .unselectedTab
    case let split as UISplitViewController: split.viewControllers.first === item ? .primary : .secondary
    default: .layer
    }
  }

  @MainActor
  private static func position(
    of controller: UIViewController, in navigation: UINavigationController
  ) -> Position {
    let screens = navigation.viewControllers
    if screens.count == 1 { return .only }
    if screens.first === controller { return .bottom }
    return screens.last === controller ? .top : .middle
  }

  /// Whether it is the same, as far as a screen knows it to which the layers over it have yet to come.
  func isSameSoFar(as other: SortOfPlace) -> Bool {
    slot == other.slot && position == other.position && layer == other.layer
  }
}
