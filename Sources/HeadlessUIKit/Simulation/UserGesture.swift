/// Something that the user does, or that happens to the device, apart from the app's own code.
///
/// A gesture is a plain value: it names no controller but works on what the user sees in a window, so a checker can
/// list, store and replay it.
public enum UserGesture: Hashable, Sendable {
  /// The user starts to pull a sheet down; 0 is the topmost layer, 1 the one below it (rules D14 to D20).
  case startSwipeDown(layer: Int)
  /// The user lets go of the sheet far enough down: it goes away.
  case finishSwipeDown
  /// The user lets go of the sheet too early: it stays.
  case cancelSwipeDown
  /// The user taps outside a popover (rule D20).
  case tapOutside
  /// The user starts to swipe from the left edge (rules N24 to N27).
  case startEdgePop
  /// The user lets go far enough to the right: the top is popped.
  case finishEdgePop
  /// The user lets go too early: the top stays.
  case cancelEdgePop
  /// The user taps the back button.
  case tapBack
  /// The user taps a place in the tab bar; the last place of a full narrow bar is More (rules T9 to T12).
  case tapTab(Int)
  /// The user taps a row of the list behind More; 0 is the first tab that has no place in the bar (rule T8).
  case tapMoreRow(Int)
  /// The user taps a button of an alert (rule D22).
  case tapAction(Int)
  /// The user turns a page; `true` is forwards.
  case turnPage(forward: Bool)
  /// The device becomes narrow or wide (rules S2, P10, T20).
  case changeSizeClass(UIUserInterfaceSizeClass)
}

extension UserGesture: CustomStringConvertible {
  /// The gesture in words.
  public var description: String {
    switch self {
    case .startSwipeDown(0): "start to swipe the sheet down"
    case .startSwipeDown(let layer): "start to swipe the sheet \(layer) below the top down"
    case .finishSwipeDown: "finish the swipe down"
    case .cancelSwipeDown: "let go of the sheet too early"
    case .tapOutside: "tap outside the popover"
    case .startEdgePop: "start to swipe from the edge"
    case .finishEdgePop: "finish the swipe from the edge"
    case .cancelEdgePop: "let go of the edge too early"
    case .tapBack: "tap Back"
    case .tapTab(let index): "tap tab \(index)"
    case .tapMoreRow(let index): "tap row \(index) of More"
    case .tapAction(let index): "tap button \(index) of the alert"
    case .turnPage(true): "turn to the next page"
    case .turnPage(false): "turn to the page before"
    case .changeSizeClass(.compact): "the device becomes narrow"
    case .changeSizeClass: "the device becomes wide"
    }
  }
}
