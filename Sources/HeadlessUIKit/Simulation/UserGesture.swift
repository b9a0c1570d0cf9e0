public import Foundation

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
  /// The user drags the topmost sheet to another height; 0 is the smallest at which it rests.
  case dragSheet(toDetent: Int)
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
  /// The user opens the sidebar of a tab bar controller and taps something in it; groups, tabs and actions are numbered from top to
  /// bottom.
  case tapSidebar(Int)
  /// The user taps a button of an alert (rule D22).
  case tapAction(Int)
  /// The user turns a page; `true` is forwards.
  case turnPage(forward: Bool)
  /// The user taps a control, a button of a bar or a text; they are numbered bars first, in the order of the views.
  case tapControl(Int)
  /// The user taps a segment of a segmented control.
  case tapSegment(Int, control: Int)
  /// The user opens the menu of a control, a button of a bar or a view, and taps what can be chosen in it; what stands in menus
  /// inside it is numbered where it stands.
  case tapMenuItem(Int, control: Int)
  /// The user makes the value of a slider or a date picker larger or smaller.
  case adjust(up: Bool, control: Int)
  /// The user types at the end of a field or a text view, which takes the keyboard.
  case typeText(String, control: Int)
  /// The user selects all of a text and types over it.
  case replaceText(String, control: Int)
  /// The user taps the return key of the keyboard that a field has taken.
  case tapReturn
  /// The user taps the button in a field that takes its text away.
  case tapClear(control: Int)
  /// The user puts fingers on something that recognises them, and begins to move them.
  case startMove(Movement, control: Int)
  /// The user moves the fingers all the way, fast, and lifts them.
  case finishMove
  /// The user moves the fingers back and lifts them.
  case cancelMove
  /// The user presses a combination of keys; they are numbered from the inside to the outside.
  case pressKey(Int)
  /// The user shakes the device.
  case shake
  /// The user taps a row of a table or an item of a collection; lists are numbered in the order of the views.
  case tapRow(IndexPath, list: Int)
  /// The user taps the button at the right of a row.
  case tapAccessory(IndexPath, list: Int)
  /// The user swipes over a row, and the buttons that this shows stay; while a table is edited, its minus sign shows those at the
  /// right.
  case swipeRow(IndexPath, toLeft: Bool, list: Int)
  /// The user taps one of the buttons of a row; where none are shown, swipes to the left first.
  case tapSwipeAction(Int, row: IndexPath, list: Int)
  /// The user taps the plus sign of a row while a table is edited.
  case tapInsert(IndexPath, list: Int)
  /// The user drags a row to another place, while a table is edited or where rows can be dragged and dropped.
  case dragRow(IndexPath, to: IndexPath, list: Int)
  /// The user presses something long, and the menu that this shows stays open.
  case press(PressPlace)
  /// The user taps what can be chosen in the menu of something; where it is not open, presses that first.
  case tapContextMenuItem(Int, of: PressPlace)
  /// The user taps the preview that is shown with a menu; where it is not open, presses that first.
  case tapPreview(of: PressPlace)
  /// The user taps beside the menu that is open or the buttons of a row, and they go.
  case tapBeside
  /// The user pulls a list down to load it anew.
  case pullToRefresh(list: Int)
  /// The user leaves a screen of the system's, such as one on which a picture is picked.
  case leaveSystemScreen(finished: Bool)
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
    case .dragSheet(let place): "drag the sheet to height \(place)"
    case .tapOutside: "tap outside the popover"
    case .startEdgePop: "start to swipe from the edge"
    case .finishEdgePop: "finish the swipe from the edge"
    case .cancelEdgePop: "let go of the edge too early"
    case .tapBack: "tap Back"
    case .tapTab(let index): "tap tab \(index)"
    case .tapMoreRow(let index): "tap row \(index) of More"
    case .tapSidebar(let index): "tap row \(index) of the sidebar"
    case .tapAction(let index): "tap button \(index) in the alert"
    case .turnPage(true): "turn to the next page"
    case .turnPage(false): "turn to the page before"
    case .tapControl(let index): "tap control \(index)"
    case .tapSegment(let index, let control): "tap segment \(index) of control \(control)"
    case .tapMenuItem(let index, let control): "open the menu of control \(control) and tap item \(index)"
    case .adjust(true, let control): "make the value of control \(control) larger"
    case .adjust(false, let control): "make the value of control \(control) smaller"
    case .typeText(let text, let control): "type '\(text)' into control \(control)"
    case .replaceText(let text, let control): "type '\(text)' over the text of control \(control)"
    case .tapReturn: "tap the return key"
    case .tapClear(let control): "take the text of control \(control) away"
    case .startMove(let movement, let control): "start to \(movement.verb) control \(control) \(movement)"
    case .finishMove: "move the fingers all the way"
    case .cancelMove: "move the fingers back"
    case .pressKey(let index): "press the keys of command \(index)"
    case .shake: "shake the device"
    case .tapRow(let path, let list): "tap row \(path.words) of list \(list)"
    case .tapAccessory(let path, let list): "tap the button of row \(path.words) of list \(list)"
    case .swipeRow(let path, let toLeft, let list):
      "swipe over row \(path.words) of list \(list) to the \(toLeft ? "left" : "right")"
    case .tapSwipeAction(let index, let path, let list):
      "tap button \(index) of row \(path.words) of list \(list)"
    case .tapInsert(let path, let list): "tap the plus sign of row \(path.words) of list \(list)"
    case .dragRow(let path, let place, let list):
      "drag row \(path.words) of list \(list) to place \(place.words)"
    case .press(let place): "press \(place)"
    case .tapContextMenuItem(let index, let place): "tap item \(index) of the menu of \(place)"
    case .tapPreview(let place): "tap the preview of \(place)"
    case .tapBeside: "tap beside it"
    case .pullToRefresh(let list): "pull list \(list) down"
    case .leaveSystemScreen(true): "finish on the system's screen"
    case .leaveSystemScreen(false): "cancel on the system's screen"
    case .changeSizeClass(.compact): "the device becomes narrow"
    case .changeSizeClass: "the device becomes wide"
    }
  }
}

extension IndexPath {
  /// The row in words, with its section where that is not the first one.
  var words: String { section == 0 ? "\(row)" : "\(row) in section \(section)" }
}
