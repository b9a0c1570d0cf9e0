import UIKit

/// What the user does in conformance tests, by the same names as in the model.
///
/// No public interface makes a touch inside the app, so only the device can be changed here; a test that needs a finger
/// says so and is excused.
enum UserGesture: Hashable {
  case startSwipeDown(layer: Int)
  case finishSwipeDown
  case cancelSwipeDown
  case tapOutside
  case startEdgePop
  case finishEdgePop
  case cancelEdgePop
  case tapBack
  case tapTab(Int)
  case tapMoreRow(Int)
  case tapAction(Int)
  case changeSizeClass(UIUserInterfaceSizeClass)
}
