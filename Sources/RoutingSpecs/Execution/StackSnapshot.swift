import HeadlessUIKit
import Routing

/// The controllers of a window at one moment, by their serial numbers: cheap to take and to compare.
///
/// It holds no controller, so it keeps nothing alive. Entries stand in the order of the hierarchy: a container before
/// its children, a layer before the one presented over it.
struct StackSnapshot {
  /// What kind of controller an entry stands for.
  enum Kind: Int8 {
    case screen
    case navigation
    case tabs
    case split
    case other

    /// Whether UIKit says what is visible inside; an app's own container says it itself.
    var isSystemContainer: Bool { self == .navigation || self == .tabs || self == .split }
  }

  /// One controller.
  struct Entry: Equatable {
    var serial: Int
    var kind: Kind
    var isVisible: Bool
    var layer: Int16
    /// The index of the container's entry, or -1 for a layer's own controller.
    var parent: Int16
    /// The screen's index and its context's, or -1; for tabs the selected index.
    var screen: Int16
    var context: Int16
  }

  private(set) var entries: [Entry] = []

  /// The number of layers.
  var layerCount: Int { entries.last.map { Int($0.layer) + 1 } ?? 0 }

  /// Takes down what stands in a window now.
  @MainActor
  mutating func take(of window: UIWindow, binding: any ScreenBinding) {
    entries.removeAll(keepingCapacity: true)
    var layer: UIViewController? = window.rootViewController
    var index: Int16 = 0
    while let controller = layer {
      layer = nil
      add(controller, parent: -1, layer: index, isVisible: true, above: &layer, binding: binding)
      index += 1
    }
  }

  /// Adds a controller and what is inside it, and notes the first thing that any of them presents.
  @MainActor
  private mutating func add(
    _ controller: UIViewController, parent: Int16, layer: Int16, isVisible: Bool,
    above: inout UIViewController?, binding: any ScreenBinding
  ) {
    var entry = Entry(
      serial: controller.serial, kind: .other, isVisible: isVisible, layer: layer, parent: parent, screen: -1,
      context: -1)
    if let screen = binding.screen(of: controller) {
      entry.kind = .screen
      entry.screen = Int16(truncatingIfNeeded: screen.kind)
      entry.context = Int16(truncatingIfNeeded: screen.context ?? -1)
    } else {
      entry.describeContainer(controller)
    }
    let own = Int16(truncatingIfNeeded: entries.count)
    entries.append(entry)
    if above == nil { above = ControllerTree.presented(by: controller) }
    let children = ControllerTree.children(of: controller)
    guard !children.isEmpty else { return }
    let ownContainer = entry.kind.isSystemContainer ? nil : controller as? any ContainerViewController
    let shown = ownContainer?.visibleViewControllers
    var index = 0
    children.walk { child in
      let isShown =
        switch entry.kind {
        case .navigation: index == children.count - 1
        case .tabs: index == Int(entry.screen)
        default: shown?.contains { $0 === child } ?? true
        }
      add(
        child, parent: own, layer: layer, isVisible: isVisible && isShown, above: &above, binding: binding)
      index += 1
      return true
    }
  }

  /// The index of the controller with a serial number, or `nil`.
  func index(of serial: Int) -> Int? {
    entries.firstIndex { $0.serial == serial }
  }

  /// An entry and the containers around it, from the inside out, as indices.
  func lineage(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = index
    while current >= 0 {
      result.append(current)
      current = Int(entries[current].parent)
    }
    return result
  }

  /// Whether the entry with one index stands inside the entry with another.
  func isInside(_ index: Int, _ container: Int) -> Bool {
    var current = Int(entries[index].parent)
    while current >= 0 {
      if current == container { return true }
      current = Int(entries[current].parent)
    }
    return false
  }
}

extension StackSnapshot.Entry {
  @MainActor
  fileprivate mutating func describeContainer(_ controller: UIViewController) {
    if controller is UINavigationController {
      kind = .navigation
    } else if let tabs = controller as? UITabBarController {
      kind = .tabs
      screen = Int16(truncatingIfNeeded: tabs.selectedIndex)
    } else if controller is UISplitViewController {
      kind = .split
    }
  }
}
