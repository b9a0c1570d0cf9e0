import Foundation

// What the user sees as an empty screen, as far as it can be said without drawing: by which views there are.
extension UIWindow {
  /// The screen of which the user sees nothing: a container with nothing inside, a screen whose view is not there, one whose children
  /// have all gone or were never put on screen and that has nothing of its own, one that had something to see and has nothing now,
  /// one of SwiftUI's views that come to nothing, or one of no class of the app's that nobody has put anything into.
  package final var blankController: UIViewController? {
    guard let top = topLayer else { return nil }
    var blank: UIViewController?
    top.forEachShown { controller in
      guard blank == nil, !(controller is any SystemScreen) else { return }
      let isEmpty = controller.containerClass != .none && controller.isChildless
      // A view that nobody has asked for stands wherever its controller does.
      let isPlaced =
        controller.viewStorage.map { $0.windowInEffect != nil && !$0.isHiddenStorage && $0.alphaStorage > 0 }
        ?? controller.hasHost
      if isEmpty || controller.appearance != .appeared || !isPlaced { blank = controller }
    }
    return blank ?? emptiedController
  }

  /// The innermost screen of the topmost layer, if it is without what it once had: children, or something to see.
  ///
  /// One of which all is known need not have had it, unless something is to see around or beside it.
  private var emptiedController: UIViewController? {
    guard let screen = topScreen, screen.containerClass == .none else { return nil }
    if screen.isKnownInside {
      if !screen.isSeen, !isSeenAmidOthers { return screen }
      if screen is any ViewHosting { return nil }
    }
    let isAbandoned = screen.flags.contains(.keepsOthers) && !screen.showsContent(.anyClass)
    let isEmptied = screen.flags.contains(.hasShownSomething) && !screen.showsContent(.anyColor)
    return isAbandoned || isEmptied ? screen : nil
  }

  /// Whether the user sees something in the topmost layer: in what is around the innermost screen, or beside it.
  private var isSeenAmidOthers: Bool {
    var isSeen = false
    topLayer?.forEachShown { isSeen = isSeen || $0.isSeen }
    return isSeen
  }
}

/// A transition that nothing ends any more.
package struct EndlessTransition {
  /// The class of the animator, which has not said that it is done.
  package let animator: AnyClass

  /// What the transition was to bring on screen.
  package let destination: UIViewController
}

extension UIWindow {
  /// A transition in what the user sees that waits for an animator of the app's, in vain once nothing is left to happen.
  package final var endlessTransition: EndlessTransition? {
    guard Simulation.current.clock.hasTransition(where: \.waitsForAnimator) else { return nil }
    var waiting: Transition?
    for layer in visibleLayers {
      layer.forEachShown { shown in
        for transition in [shown.transition, shown.stackTransitionInFlight] {
          if let transition, transition.waitsForAnimator { waiting = waiting ?? transition }
        }
      }
    }
    guard let waiting, let animator = waiting.animatorClass, let destination = waiting.destination
    else { return nil }
    return EndlessTransition(animator: animator, destination: destination)
  }
}

extension Transition {
  /// Whether the animation is under way, and only its animator can end it.
  fileprivate var waitsForAnimator: Bool { phase == .running && hasAnimator && !isDriven }

  /// What is to be on screen in the end.
  fileprivate var destination: UIViewController? {
    switch kind {
    case .present: presented
    case .dismiss: involved
    case .stack, .tabs: to
    }
  }
}

extension UIViewController {
  /// Whether a user sees anything of the controller, or of what containers of the app's show around it.
  ///
  /// The view of a page is in no other as far as the model knows, so it is looked at by itself.
  fileprivate final func showsContent(_ plain: PlainContent) -> Bool {
    var place = self
    while let parent = place.parentStorage, parent.containerClass == .none {
      if parent.placesView(of: place), place.holdsContent(plain) { return true }
      place = parent
    }
    return place.holdsContent(plain)
  }

  /// Whether there is anything in the view; in one that nobody has asked for there is nothing.
  private func holdsContent(_ plain: PlainContent) -> Bool { viewStorage?.holdsContent(plain) ?? false }

  /// Whether a user sees something of the controller, as far as that is known.
  ///
  /// Where all is known of a screen there is nothing if its views come to nothing; another one may draw.
  fileprivate final var isSeen: Bool {
    holdsContent(.anyColor) || hasWordsInBar || containerClass == .none && isChildless && !isKnownInside
  }

  /// Whether there is nothing to see but what the views show: with SwiftUI's, and with a controller of no class of the app's or the
  /// system's, unless it was given a color or somebody has asked for layers, which may draw.
  fileprivate final var isKnownInside: Bool {
    if self is any ViewHosting { return !(self is UIAlertController) }
    guard type(of: self) == UIViewController.self else { return false }
    guard let view = viewStorage else { return true }
    return !view.hasLayers && (view.backgroundColorStorage ?? .clear) == .clear
  }

  /// Whether the bar of the stack says or offers something for the controller, besides the way back.
  private var hasWordsInBar: Bool {
    guard let stack = parentStorage as? UINavigationController, !stack.isNavigationBarHiddenStorage
    else { return false }
    let item = rare?.navigationItem
    let buttons = (item?.leftBarButtonItemsStorage ?? []) + (item?.rightBarButtonItemsStorage ?? [])
    let title = item?.titleStorage ?? rare?.title ?? ""
    return !title.isEmpty || !buttons.isEmpty || item?.titleViewStorage != nil
  }

  /// Whether a user has seen something of the controller, at any time.
  package final var hasBeenSeen: Bool { flags.contains(.hasShownSomething) }

  /// Takes down that there is something to see, now that the controller has appeared.
  ///
  /// It is taken down here and not where somebody asks, so that every journey leads to the same.
  final func noteWhatIsShown() {
    guard !flags.contains(.hasShownSomething), viewStorage?.holdsContent(.anyColor) ?? false else { return }
    flags.insert(.hasShownSomething)
  }
}

/// What counts as something to see besides views of classes that draw.
private enum PlainContent {
  /// Nothing: views without a class of their own only hold others.
  case anyClass
  /// A view inside another one that has a color.
  case anyColor
}

extension UIView {
  /// Whether a user sees anything of the view or of what is inside it.
  fileprivate final func holdsContent(_ plain: PlainContent) -> Bool {
    guard !isHiddenStorage, alphaStorage > 0, !isEmptied else { return false }
    if !isHolder { return true }
    if plain == .anyColor, controller == nil, let color = backgroundColorStorage, color != .clear {
      return true
    }
    return subviewStorage.contains { $0.holdsContent(plain) && !$0.isCovered }
  }

  /// Whether anything was ever associated with the view or one inside it, as its layer is once it was asked for.
  fileprivate final var hasLayers: Bool { associations != nil || subviewStorage.contains(where: \.hasLayers) }

  /// Whether the view has nothing to draw but its color, because its class only arranges others.
  private var isHolder: Bool {
    let type = type(of: self)
    return type == UIView.self || type == UIStackView.self || type == UIScrollView.self
  }
}
