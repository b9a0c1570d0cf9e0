import Foundation
import HeadlessUIKit

/// What every controller has as a responder: touches, motions, keys and the keyboard.
enum ResponderOverrides {
  static let all: [UIViewController.Type] = [
    TouchesBegan.self, TouchesMoved.self, TouchesEnded.self, TouchesCancelled.self, MotionBegan.self,
    MotionEnded.self, MotionCancelled.self, KeyCommands.self, CanPerformAction.self, Target.self,
    InputView.self, InputAccessoryView.self, ReloadInputViews.self, CanResignFirstResponder.self, Cut.self,
    Copy.self, Paste.self, Select.self, SelectAll.self, Delete.self, ToggleBoldface.self, ToggleItalics.self,
    ToggleUnderline.self, IncreaseSize.self, DecreaseSize.self, MakeTextWritingDirectionLeftToRight.self,
    MakeTextWritingDirectionRightToLeft.self,
  ]

  final class TouchesBegan: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  final class TouchesMoved: UIViewController {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  final class TouchesEnded: UIViewController {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  final class TouchesCancelled: UIViewController {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  final class MotionBegan: UIViewController {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }
  final class MotionEnded: UIViewController {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }
  final class MotionCancelled: UIViewController {
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }
  final class KeyCommands: UIViewController {
    override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  }
  final class CanPerformAction: UIViewController {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      super.canPerformAction(action, withSender: sender)
    }
  }
  final class Target: UIViewController {
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      super.target(forAction: action, withSender: sender)
    }
  }
  final class InputView: UIViewController { override var inputView: UIView? { super.inputView } }
  final class InputAccessoryView: UIViewController {
    override var inputAccessoryView: UIView? { super.inputAccessoryView }
  }
  final class ReloadInputViews: UIViewController { override func reloadInputViews() {} }
  final class CanResignFirstResponder: UIViewController {
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  }
  final class Cut: UIViewController { override func cut(_ sender: Any?) {} }
  final class Copy: UIViewController { override func copy(_ sender: Any?) {} }
  final class Paste: UIViewController { override func paste(_ sender: Any?) {} }
  final class Select: UIViewController { override func select(_ sender: Any?) {} }
  final class SelectAll: UIViewController { override func selectAll(_ sender: Any?) {} }
  final class Delete: UIViewController { override func delete(_ sender: Any?) {} }
  final class ToggleBoldface: UIViewController { override func toggleBoldface(_ sender: Any?) {} }
  final class ToggleItalics: UIViewController { override func toggleItalics(_ sender: Any?) {} }
  final class ToggleUnderline: UIViewController { override func toggleUnderline(_ sender: Any?) {} }
  final class IncreaseSize: UIViewController { override func increaseSize(_ sender: Any?) {} }
  final class DecreaseSize: UIViewController { override func decreaseSize(_ sender: Any?) {} }
  final class MakeTextWritingDirectionLeftToRight: UIViewController {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  }
  final class MakeTextWritingDirectionRightToLeft: UIViewController {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  }
}
