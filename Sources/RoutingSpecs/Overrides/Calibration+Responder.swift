import Foundation
import HeadlessUIKit

extension Calibration {
  /// What every controller has as a responder: touches, motions, keys and the keyboard.
  static let responder: [Calibration] = [
    Calibration("touchesBegan", by: OwnTouchesBegan.self),
    Calibration("touchesMoved", by: OwnTouchesMoved.self),
    Calibration("touchesEnded", by: OwnTouchesEnded.self),
    Calibration("touchesCancelled", by: OwnTouchesCancelled.self),
    Calibration("motionBegan", by: OwnMotionBegan.self),
    Calibration("motionEnded", by: OwnMotionEnded.self),
    Calibration("motionCancelled", by: OwnMotionCancelled.self),
    Calibration("keyCommands", by: OwnKeyCommands.self),
    Calibration("canPerformAction", by: OwnCanPerformAction.self),
    Calibration("target", by: OwnTarget.self),
    Calibration("inputView", by: OwnInputView.self),
    Calibration("inputAccessoryView", by: OwnInputAccessoryView.self),
    Calibration("reloadInputViews", by: OwnReloadInputViews.self),
    Calibration("canResignFirstResponder", by: OwnCanResignFirstResponder.self),
  ]
}

private final class OwnTouchesBegan: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class OwnTouchesMoved: UIViewController {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class OwnTouchesEnded: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class OwnTouchesCancelled: UIViewController {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class OwnMotionBegan: UIViewController {
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class OwnMotionEnded: UIViewController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class OwnMotionCancelled: UIViewController {
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class OwnKeyCommands: UIViewController {
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
}
private final class OwnCanPerformAction: UIViewController {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}
private final class OwnTarget: UIViewController {
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
}
private final class OwnInputView: UIViewController {
  override var inputView: UIView? { super.inputView }
}
private final class OwnInputAccessoryView: UIViewController {
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
}
private final class OwnReloadInputViews: UIViewController { override func reloadInputViews() {} }
private final class OwnCanResignFirstResponder: UIViewController {
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
}
