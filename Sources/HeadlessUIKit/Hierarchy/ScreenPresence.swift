/// Says who is on screen, from the tree alone; the invariants and the corrections both go by it.
@MainActor
enum ScreenPresence {
  /// A controller that is not what the tree says.
  enum Mismatch {
    /// It has appeared although it is off screen, or the other way round.
    case appearance(UIViewController, isOnScreen: Bool)
    /// It shows another child than it should.
    case shownChild(UIViewController)

    /// Makes the controller what the tree says, with its callbacks.
    @MainActor
    func correct() {
      switch self {
      case .appearance(let controller, let isOnScreen): controller.setAppearance(isOnScreen)
      case .shownChild(let container): container.showWhatShouldBe()
      }
    }
  }

  /// The first controller in any window that is not what the tree says, containers before what is inside.
  ///
  /// - Returns: The controller, or `nil`. Only meaningful while no event is pending. O(controllers in windows).
  static func firstMismatch() -> Mismatch? {
    for window in UIWindow.all {
      if let found = firstMismatch(in: window) { return found }
    }
    return nil
  }

  /// The first controller in a window that is not what the tree says.
  static func firstMismatch(in window: UIWindow) -> Mismatch? {
    window.rootStorage.flatMap { mismatch(in: $0, isOnScreen: !window.isHiddenInEffect, isByTree: true) }
  }

  /// The first controller that is not what the tree says, in the hierarchy around a controller, unless that is a
  /// window's: an old root and its modals (rule W4), a view that was put in by hand, or what left the windows.
  static func firstMismatch(around controller: UIViewController) -> Mismatch? {
    let top = controller.outermost
    guard top.windowLink.isEmpty else { return nil }
    if let window = top.residueWindow {
      return mismatch(in: top, isOnScreen: !window.isHiddenInEffect, isByTree: true)
    }
    // The tree does not say what becomes of a view that the app has put somewhere.
    let isPutSomewhere = top.viewStorage?.superviewStorage?.windowInEffect != nil
    return mismatch(in: top, isOnScreen: isPutSomewhere ? nil : false, isByTree: true)
  }

  // Whether the place of a controller is on screen is `nil` where only a finger, an animator or the app knows. What is
  // inside goes by what the controller was told then; what it presents does not, because its view is in the window.
  private static func mismatch(
    in controller: UIViewController, isOnScreen: Bool?, isByTree: Bool
  ) -> Mismatch? {
    // No closures, because each asks for its actor when it is called, and this is looked at after every step of a journey.
    var isShown: Bool?
    if let isOnScreen { isShown = isOnScreen && !controller.isTakenOut }
    // A view that stays beneath the new root's is in the window although its controller has disappeared (rule W6).
    let isUnsaid = controller.isOutOfHands || controller.flags.contains(.leftBeneath)
    let expected = isUnsaid ? nil : isShown
    if let expected, controller.appearance != (expected ? .appeared : .disappeared) {
      return .appearance(controller, isOnScreen: expected)
    }
    if expected != nil, controller.showsOtherThanItShould { return .shownChild(controller) }
    let inside = expected ?? controller.settledAppearance
    let found = mismatch(inside: controller, isOnScreen: inside, isByTree: isByTree && expected != nil)
    if let found { return found }
    guard let presented = controller.presentedStorage else { return nil }
    let hasBegun = presented.flags.contains(.viewInTransitionContainer)
    let place = isByTree ? isOnScreen : nil
    return mismatch(in: presented, isOnScreen: hasBegun ? place : false, isByTree: isByTree)
  }

  private static func mismatch(
    inside controller: UIViewController, isOnScreen: Bool?, isByTree: Bool
  ) -> Mismatch? {
    for child in controller.childStorage {
      var childIsOnScreen: Bool?
      if let isOnScreen { childIsOnScreen = controller.presence(of: child, isOnScreen: isOnScreen) }
      let found = mismatch(in: child, isOnScreen: childIsOnScreen, isByTree: isByTree)
      if let found { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// Whether a finger, an animator or the app decides when the controller comes and goes, and not the tree.
  final var isOutOfHands: Bool {
    flags.contains(.appearanceByHand) || (transition?.isDrivenFromOutside ?? false)
  }

  /// Whether the controller has appeared or disappeared, `nil` in between.
  fileprivate final var settledAppearance: Bool? {
    switch appearance {
    case .appeared: true
    case .disappeared: false
    case .appearing, .disappearing: nil
    }
  }

  /// Whether a child is on screen, `nil` where that is not the tree's to say.
  fileprivate final func presence(of child: UIViewController, isOnScreen: Bool) -> Bool? {
    guard shouldAutomaticallyForwardAppearanceMethods, stackTransitionInFlight == nil else { return nil }
    return isOnScreen && shows(child)
  }
}
