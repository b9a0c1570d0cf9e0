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
    Calibration("cut", by: OwnCut.self),
    Calibration("copy", by: OwnCopy.self),
    Calibration("paste", by: OwnPaste.self),
    Calibration("select", by: OwnSelect.self),
    Calibration("selectAll", by: OwnSelectAll.self),
    Calibration("delete", by: OwnDelete.self),
    Calibration("toggleBoldface", by: OwnToggleBoldface.self),
    Calibration("toggleItalics", by: OwnToggleItalics.self),
    Calibration("toggleUnderline", by: OwnToggleUnderline.self),
    Calibration("increaseSize", by: OwnIncreaseSize.self),
    Calibration("decreaseSize", by: OwnDecreaseSize.self),
    Calibration("makeTextWritingDirectionLeftToRight", by: OwnMakeTextWritingDirectionLeftToRight.self),
    Calibration("makeTextWritingDirectionRightToLeft", by: OwnMakeTextWritingDirectionRightToLeft.self),
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
private final class OwnCut: UIViewController { override func cut(_ sender: Any?) {} }
private final class OwnCopy: UIViewController { override func copy(_ sender: Any?) {} }
private final class OwnPaste: UIViewController { override func paste(_ sender: Any?) {} }
private final class OwnSelect: UIViewController { override func select(_ sender: Any?) {} }
private final class OwnSelectAll: UIViewController { override func selectAll(_ sender: Any?) {} }
private final class OwnDelete: UIViewController { override func delete(_ sender: Any?) {} }
private final class OwnToggleBoldface: UIViewController { override func toggleBoldface(_ sender: Any?) {} }
private final class OwnToggleItalics: UIViewController { override func toggleItalics(_ sender: Any?) {} }
private final class OwnToggleUnderline: UIViewController { override func toggleUnderline(_ sender: Any?) {} }
private final class OwnIncreaseSize: UIViewController { override func increaseSize(_ sender: Any?) {} }
private final class OwnDecreaseSize: UIViewController { override func decreaseSize(_ sender: Any?) {} }
private final class OwnMakeTextWritingDirectionLeftToRight: UIViewController {
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
}
private final class OwnMakeTextWritingDirectionRightToLeft: UIViewController {
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
}
