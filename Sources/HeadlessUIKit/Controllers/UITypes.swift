/// How wide the device is for the layout.
public enum UIUserInterfaceSizeClass: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Not known yet.
  case unspecified = 0
  /// Narrow: a telephone, or a small column on a tablet.
  case compact = 1
  /// Wide: a tablet.
  case regular = 2
}

/// How a presented controller covers what was there.
public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// Covers the screen; the presenter's view leaves the window (rule P27).
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Covers the controller that defines the context (rule P5); its view leaves the window.
  case currentContext = 3
  /// Whatever the transitioning delegate makes of it.
  case custom = 4
  /// Covers the screen; what is below stays in the window.
  case overFullScreen = 5
  /// Covers the controller that defines the context; what is below stays in the window.
  case overCurrentContext = 6
  /// A popover, anchored at a view or a bar button.
  case popover = 7
  /// Not presented.
  case none = -1
  /// What the system thinks best: a sheet since iOS 13 (rule P9).
  case automatic = -2
}

/// How a presentation is animated; without effect on the order of events.
public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  /// Slides up.
  case coverVertical = 0
  /// Flips around the vertical axis.
  case flipHorizontal = 1
  /// Cross-fades.
  case crossDissolve = 2
  /// Curls like paper.
  case partialCurl = 3
}

/// Where a controller is between being off and being on screen.
package enum Appearance: UInt8 {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// The system's containers that change nothing about their children but which of them is shown.
package enum ContainerClass: UInt8 {
  case none
  case navigation
  case tabs
  case split
}

/// A controller's yes-or-no facts, packed, because a stack of ten controllers is built in every run.
struct ControllerFlags: OptionSet {
  var rawValue: UInt32

  static var viewLoaded: ControllerFlags { ControllerFlags(rawValue: 1 << 0) }
  static var beingPresented: ControllerFlags { ControllerFlags(rawValue: 1 << 1) }
  static var beingDismissed: ControllerFlags { ControllerFlags(rawValue: 1 << 2) }
  static var movingToParent: ControllerFlags { ControllerFlags(rawValue: 1 << 3) }
  static var movingFromParent: ControllerFlags { ControllerFlags(rawValue: 1 << 4) }
  static var modalInPresentation: ControllerFlags { ControllerFlags(rawValue: 1 << 5) }
  static var definesContext: ControllerFlags { ControllerFlags(rawValue: 1 << 6) }
  static var animatedAppearance: ControllerFlags { ControllerFlags(rawValue: 1 << 7) }
  /// The presentation of this controller has begun: its view is in the window.
  static var viewInTransitionContainer: ControllerFlags { ControllerFlags(rawValue: 1 << 8) }
  /// The presentation over this controller took its view out of the window (rule P27).
  static var coveredByPresented: ControllerFlags { ControllerFlags(rawValue: 1 << 9) }
  static var hidesBottomBar: ControllerFlags { ControllerFlags(rawValue: 1 << 10) }
  /// A presentation that will take the view out of the window is in flight.
  static var beingCovered: ControllerFlags { ControllerFlags(rawValue: 1 << 11) }
  /// The view stayed in a window although its controller is no longer the root (rule W6).
  static var leftBeneath: ControllerFlags { ControllerFlags(rawValue: 1 << 12) }
  /// The tab was left and selected again under a context presentation (rule T16).
  static var tabLeftUnderContext: ControllerFlags { ControllerFlags(rawValue: 1 << 13) }
  /// A navigation controller was given a delegate, which may be gone by now.
  static var hasDelegate: ControllerFlags { ControllerFlags(rawValue: 1 << 14) }
  /// The app changed the appearance last, and not a container (rule C8).
  static var appearanceByHand: ControllerFlags { ControllerFlags(rawValue: 1 << 18) }
  /// A container holds, or once held, the controller without listing it among its children.
  static var hasKeeper: ControllerFlags { ControllerFlags(rawValue: 1 << 15) }
  /// The root was replaced while it, or what is inside it, presented; the window may have gone since (rule W4).
  static var leftBehind: ControllerFlags { ControllerFlags(rawValue: 1 << 17) }
  /// The controller holds, or once held, others, listed among its children or not.
  static var keepsOthers: ControllerFlags { ControllerFlags(rawValue: 1 << 16) }

  /// Its view had something to see in it when it had appeared.
  static var hasShownSomething: ControllerFlags { ControllerFlags(rawValue: 1 << 20) }

  /// A finger swipes from the edge of a stack whose recogniser has the app's delegate (rule N39).
  static var fingerAtEdge: ControllerFlags { ControllerFlags(rawValue: 1 << 21) }

  /// The user has swiped back where there was nothing to go back to: the next push never ends (rule N39).
  static var stuckAtRoot: ControllerFlags { ControllerFlags(rawValue: 1 << 22) }

  /// A swipe from the edge of the stack asks for a pop (rule N40).
  static var popsByFinger: ControllerFlags { ControllerFlags(rawValue: 1 << 24) }

  /// Code has added the controller to a container by hand at some time (rule C1).
  static var addedByHand: ControllerFlags { ControllerFlags(rawValue: 1 << 25) }

  /// The user edits what the controller shows.
  static var editing: ControllerFlags { ControllerFlags(rawValue: 1 << 23) }

  /// A checker asks what a test says of the controller and wants to know what the test looks at.
  static var isProbe: ControllerFlags { ControllerFlags(rawValue: 1 << 19) }

  /// What ends with the hierarchy that the controller stands in.
  static let passing: ControllerFlags = [
    .beingPresented, .beingDismissed, .movingToParent, .movingFromParent, .viewInTransitionContainer,
    .coveredByPresented, .beingCovered, .leftBeneath, .tabLeftUnderContext, .appearanceByHand,
    .leftBehind, .fingerAtEdge, .stuckAtRoot,
  ]

  /// What says that something about the controller has not ended.
  ///
  /// Like the others it is kept, because a set that is written where it is asked for is filled each time.
  static let unfinished: ControllerFlags = [
    .beingPresented, .beingDismissed, .movingToParent, .movingFromParent, .beingCovered,
  ]

  /// What stays at rest, is in no drawing, and decides what comes next.
  static let lasting: ControllerFlags = [
    .coveredByPresented, .leftBeneath, .tabLeftUnderContext, .fingerAtEdge, .stuckAtRoot, .editing,
    .modalInPresentation,
  ]

  /// Who else may hold the controller, or its view, than its parent.
  static let heldElsewhere: ControllerFlags = [.hasKeeper, .leftBehind]
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none

  /// It fades in and out.
  case fade

  /// It slides in and out.
  case slide
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// The ways in which a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Makes a set of ways from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
  /// Upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 2)
  }
  /// On either side.
  public static var landscape: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 3 << 3) }
  /// All ways.
  public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
  /// All ways but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
