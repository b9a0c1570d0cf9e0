extension UIViewController {
  /// The window that shows the controller's view, or `nil` while it is in none (rules W10, P27).
  final var hostWindow: UIWindow? { hostLink.target }

  /// Whether a window shows the controller's view.
  final var hasHost: Bool { !hostLink.isEmpty }

  private var hostLink: Link<UIWindow> { isTakenOut ? Link(nil) : placeLink() }

  /// Whether the controller's view is in a window for whoever presents: in one that is hidden too, if the setting says
  /// so (rules P13, P13').
  final var isInWindow: Bool {
    if hasHost { return true }
    guard Simulation.current.settings.presentsInHiddenWindow, !isTakenOut else { return false }
    return !placeLink(ifHidden: true).isEmpty
  }

  /// The window that shows the controller's place: its view, or what covers it.
  private func placeLink(ifHidden: Bool = false) -> Link<UIWindow> {
    var current = Uncounted(self)
    while true {
      switch current.look({ $0.host }) {
      case .of(let above): current = above
      case .window(let window): return window
      case .hidden(let window): return ifHidden ? window : Link(nil)
      }
    }
  }

  /// Whether the controller's view is not where its place is: what it presents has replaced it, or a new root has
  /// (rules P27, W4).
  final var isTakenOut: Bool {
    // Flags in a list are put together anew each time, and this is asked at every step of a walk.
    flags.contains(.coveredByPresented) || flags.contains(.leftBehind) && !flags.contains(.leftBeneath)
  }

  /// Whether a user's finger, or an app's recogniser, can still reach the controller's place.
  final var isWithinReach: Bool {
    !placeLink().isEmpty && !outermost.flags.contains(.leftBehind)
  }

  /// What shows a controller: a window or none, or whatever shows its container or its presenter.
  private enum Host {
    case of(Uncounted<UIViewController>)
    case window(Link<UIWindow>)
    case hidden(Link<UIWindow>)
  }

  private final var host: Host {
    if let parent = parentLink.pointer {
      let isShown = parent.look { $0.shows(self) && !$0.isTakenOut }
      return isShown ? .of(parent) : .window(Link(nil))
    }
    if let presenter = presentingLink.pointer {
      // A layer is on screen wherever its presenter would be, covered or not.
      return flags.contains(.viewInTransitionContainer) ? .of(presenter) : .window(Link(nil))
    }
    if let window = windowLink.pointer {
      return window.look { $0.isHiddenInEffect } ? .hidden(windowLink) : .window(windowLink)
    }
    if let residue = rare?.residueWindow { return .window(Link(residue.isHiddenInEffect ? nil : residue)) }
    return .window(Link(viewStorage?.superviewStorage?.windowInEffect))
  }

  /// Whether a controller's view is inside this one's.
  final func showsView(of child: UIViewController) -> Bool {
    guard let view = viewStorage, let childView = child.viewStorage else { return false }
    return childView !== view && childView.isInside(view)
  }
}
