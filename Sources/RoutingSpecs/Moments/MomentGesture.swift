import HeadlessUIKit

/// What a user does with what is on top, as something that overlaps with a route.
struct MomentGesture: Sendable {
  /// The gesture in words, by which routes are called that overlap with it.
  let words: String

  /// What the finger does at once.
  let touch: UserGesture

  /// What it does when it is lifted, where it stays down meanwhile.
  let lift: UserGesture?

  init(_ words: String, _ touch: UserGesture, lift: UserGesture? = nil) {
    self.words = words
    self.touch = touch
    self.lift = lift
  }

  /// What a user may do somewhere in the stacks of a bound.
  static func all(in bounds: StackSpace.Bounds) -> [MomentGesture] {
    var result = (0..<bounds.tabs).map { tab($0) } + [back, .edgeSwipe, .edgeSwipeTooShort]
    if bounds.modals > 0 { result += [sheetSwipe, sheetSwipeTooShort] }
    if bounds.modals > 0, bounds.styles.contains(.popover) { result.append(outside) }
    return result
  }

  /// The user taps a tab, from 0.
  static func tab(_ index: Int) -> MomentGesture { MomentGesture("tap tab \(index + 1)", .tapTab(index)) }

  /// The user taps Back.
  static let back = MomentGesture("go back", .tapBack)

  /// The user swipes from the edge, and lets go far enough or too early.
  static let edgeSwipe = MomentGesture("swipe from the edge", .startEdgePop, lift: .finishEdgePop)
  static let edgeSwipeTooShort = MomentGesture(
    "let go of the edge too early", .startEdgePop, lift: .cancelEdgePop)

  /// The user swipes a sheet down, and lets go far enough or too early.
  static let sheetSwipe = MomentGesture(
    "swipe the sheet down", .startSwipeDown(layer: 0), lift: .finishSwipeDown)
  static let sheetSwipeTooShort = MomentGesture(
    "let go of the sheet too early", .startSwipeDown(layer: 0), lift: .cancelSwipeDown)

  /// The user taps outside a popover.
  static let outside = MomentGesture("tap outside the popover", .tapOutside)
}

extension Route {
  /// A gesture as a route: the finger comes down and is lifted in one go.
  init(gesture: MomentGesture) {
    self.init(gesture.words, summary: gesture.words, expecting: Expectation(reaches: Target(screen: 0))) {
      attempt in
      let isPossible = attempt.window.perform(gesture.touch)
      if isPossible, let lift = gesture.lift { attempt.window.perform(lift) }
      attempt.finish(isPossible ? .reached : .nothingToTouch)
    }
    self.gesture = gesture
  }
}

extension RouteOutcome {
  /// There is nothing to carry a gesture out with.
  static let nothingToTouch = RouteOutcome.declined(
    RouteRefusal("nothing", message: "nothing to do it with"))
}
