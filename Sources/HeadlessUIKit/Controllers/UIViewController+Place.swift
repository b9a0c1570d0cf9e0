extension UIViewController {
  /// Whether a controller is this one or stands inside it.
  final func contains(_ other: UIViewController) -> Bool {
    var current = Link(other).pointer
    while let candidate = current {
      if candidate.look({ $0 === self }) { return true }
      current = candidate.look { $0.parentLink.pointer }
    }
    return false
  }

  /// Whether the controller has no place in any hierarchy.
  final var isUnplaced: Bool { parentLink.isEmpty && presentingLink.isEmpty && windowLink.isEmpty }

  /// Whether the controller stands nowhere, holds nothing and has no view yet.
  @inline(__always)
  final var isUntouched: Bool {
    isUnplaced && viewStorage == nil && presentedStorage == nil && !flags.contains(.keepsOthers)
  }

  /// Whether a controller is this one, or stands inside it or over it, through any number of parents, presenters,
  /// keepers and views.
  @inline(__always)
  final func carries(_ other: UIViewController) -> Bool {
    self === other || (!holdsNothing && other.isBelow(self))
  }

  @inline(never)
  private final func isBelow(_ top: UIViewController) -> Bool { isBelow(top, walk: HierarchyWalk.next()) }

  /// Whether nothing stands inside or over the controller; what was a container once may have children that are still
  /// leaving.
  final var holdsNothing: Bool {
    presentedStorage == nil && !flags.contains(.keepsOthers) && !(viewStorage?.hasSubviews ?? false)
  }

  private final func isBelow(_ top: UIViewController, walk: Int) -> Bool {
    if self === top { return true }
    guard lastWalk != walk else { return false }
    lastWalk = walk
    if let parentStorage, parentStorage.isBelow(top, walk: walk) { return true }
    if let presentingStorage, presentingStorage.isBelow(top, walk: walk) { return true }
    if let keeper = rare?.keeper, keeper.isBelow(top, walk: walk) { return true }
    var superview = viewStorage?.superviewStorage
    while let view = superview {
      if let host = view.controller, host.isBelow(top, walk: walk) { return true }
      superview = view.superviewStorage
    }
    return false
  }

  /// Takes down that a container holds the controller, listed among its children or not.
  final func beKept(by keeper: UIViewController) {
    keeper.flags.insert(.keepsOthers)
    flags.insert(.hasKeeper)
    rareProperties.keeper = keeper
  }

  /// The container does not hold the controller any more.
  final func endKeeping(by keeper: UIViewController) {
    if let rare, rare.keeper === keeper { rare.keeper = nil }
  }

  /// The place that the controller has in a hierarchy, in words, or `nil` if it has none.
  final var occupiedPlace: String? {
    if !parentLink.isEmpty { return "a child" }
    if !presentingLink.isEmpty { return "presented" }
    if !windowLink.isEmpty { return "the root of a window" }
    if rare?.keeper != nil { return "kept by a container" }
    return nil
  }

  /// The topmost ancestor in the chain of parents: the controller itself where it has no parent.
  final var topmostAncestor: UIViewController {
    var current = Uncounted(self)
    while let parent = current.look({ $0.parentLink.pointer }) { current = parent }
    return current.target
  }

  /// The nearest of the controller and its ancestors that presents something (rule P3).
  final var nearestPresenter: Link<UIViewController> { nearest { $0.presentedStorage != nil } }

  /// The nearest of the controller and its ancestors that was presented (rule P4).
  final var nearestPresented: Link<UIViewController> { nearest { !$0.presentingLink.isEmpty } }

  @inline(__always)
  private func nearest(where isWanted: (UIViewController) -> Bool) -> Link<UIViewController> {
    var current = Link(self)
    while let candidate = current.pointer, !candidate.look(isWanted) {
      current = candidate.look { $0.parentLink }
    }
    return current
  }

  /// What stands above everything that the controller is in or over.
  final var outermost: UIViewController {
    var current = Uncounted(self)
    while let above = current.look({ $0.parentLink.pointer ?? $0.presentingLink.pointer }) { current = above }
    return current.target
  }
}

extension UIViewController {
  /// The nearest container of a class that the controller is in.
  final func nearestAncestor<Container: UIViewController>() -> Container? {
    var current = parentStorage
    while let candidate = current {
      if let container = candidate as? Container { return container }
      current = candidate.parentStorage
    }
    return nil
  }
  /// The same as code gets it, which whoever listens is told.
  final func nearestContainer<Container: UIViewController>(_ call: StaticString = #function) -> Container? {
    let container: Container? = nearestAncestor()
    noteHandingOut(container, call)
    return container
  }

  /// A yes-or-no fact as code reads it, which whoever listens is told.
  final func reading(_ flag: ControllerFlags, _ call: StaticString = #function) -> Bool {
    noteReading(call)
    return flags.contains(flag)
  }
}
