import HeadlessUIKit
import Routing

/// The controllers of a window at one moment, by their serial numbers: cheap to take and to compare.
///
/// It holds no controller, so it keeps nothing alive. Entries stand in the order of the hierarchy: a container before
/// its children, a layer before the one presented over it. It is taken anew at every run, in its own memory.
final class StackSnapshot {
  /// What kind of controller an entry stands for.
  enum Kind: Int8 {
    case screen
    case navigation
    case tabs
    case split
    /// The navigation controller that UIKit puts behind the More tab; never one of the app's (rule T7).
    case more
    case other

    /// Whether UIKit says what is visible inside; an app's own container says it itself.
    var isSystemContainer: Bool { self != .screen && self != .other }
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

  /// The controllers, a container before its children, a layer before the one presented over it.
  var entries: [Entry] { list }

  // Read as a whole: a closure that looks through it would otherwise make every access a checked one.
  private var list: [Entry] = []

  /// The number of layers.
  var layerCount: Int { entries.last.map { Int($0.layer) + 1 } ?? 0 }

  /// What the walk over the hierarchy has come by; kept only for its memory.
  private var surveyed: [SurveyedController] = []

  /// Takes down what stands in a window now, and gives whether the hierarchy is well formed, as
  /// `ControllerTree.survey` says.
  @MainActor
  @discardableResult
  func take(of window: UIWindow, binding: any ScreenBinding, isSettled: Bool = true) -> Bool {
    // Both lists are taken out while they change, so that no check is made at each access.
    var surveyed = surveyed
    self.surveyed = []
    surveyed.removeAll(keepingCapacity: true)
    let isSound = ControllerTree.survey(window, isSettled: isSettled, into: &surveyed)
    var entries = list
    list = []
    entries.removeAll(keepingCapacity: true)
    var container = OwnContainer()
    for seen in surveyed {
      var entry = Entry(
        serial: seen.serial, kind: seen.isMore ? .more : Kind(seen.containerClass),
        isVisible: seen.isShownByContainer, layer: seen.layer, parent: seen.parent,
        screen: seen.selectedIndex, context: -1)
      if let screen = seen.controller.look({ binding.screen(of: $0) }) {
        entry.kind = .screen
        entry.screen = Int16(truncatingIfNeeded: screen.kind)
        entry.context = Int16(truncatingIfNeeded: screen.context ?? -1)
      }
      if seen.parent >= 0 {
        let parent = entries[Int(seen.parent)]
        entry.isVisible = parent.isVisible
        if parent.isVisible {
          entry.isVisible =
            parent.kind.isSystemContainer
            ? seen.isShownByContainer : container.shows(seen, among: surveyed)
        }
      }
      entries.append(entry)
    }
    list = entries
    self.surveyed = surveyed
    return isSound
  }

  /// The index of the controller with a serial number, or `nil`.
  func index(of serial: Int) -> Int? {
    entries.firstIndex { $0.serial == serial }
  }

  /// Whether every controller of another snapshot stands in this one, all in the same order.
  ///
  /// Where it says no, the controllers may only have changed their order.
  func hasAll(of other: StackSnapshot) -> Bool {
    var next = 0
    for entry in entries where next < other.entries.count && other.entries[next].serial == entry.serial {
      next += 1
    }
    return next == other.entries.count
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

/// The container of an app's own, or one that is a screen of the app, whose children a snapshot has come by last.
@MainActor
private struct OwnContainer {
  private var index: Int16 = -1

  /// What it shows, or `nil` where it does not say so: then it shows what has its view inside the container's.
  private var shown: [UIViewController]?

  /// Whether its container shows a child.
  mutating func shows(_ child: SurveyedController, among surveyed: [SurveyedController]) -> Bool {
    if child.parent != index {
      index = child.parent
      let container = surveyed[Int(index)].controller.takeUnretainedValue() as? any ContainerViewController
      shown = container?.visibleViewControllers
    }
    return shown?.contains { $0 === child.controller.takeUnretainedValue() } ?? child.isShownByContainer
  }
}

extension Unmanaged {
  // The standard library's own call would ask at each turn whether the closure is on the main actor, and counting takes
  // 1,445 instructions more a run, of 69,255 (as in `Link.swift`).
  @inline(__always)
  fileprivate func look<Value>(_ body: (Instance) -> Value) -> Value { _withUnsafeGuaranteedRef(body) }
}

extension StackSnapshot.Kind {
  /// What kind a container of UIKit's is, and whatever is none, as far as the app does not know it.
  init(_ containerClass: ContainerClass) {
    switch containerClass {
    case .none: self = .other
    case .navigation: self = .navigation
    case .tabs: self = .tabs
    case .split: self = .split
    }
  }
}
