import Testing
import UIKit

/// A screen of the kind that an app writes: it is dragged away, follows the keyboard and lets go of it when it is touched.
private final class NoteScreen: UIViewController, UIGestureRecognizerDelegate {
  let field = UITextField()
  var keyboardHeight: CGFloat = 0
  var calls: [String] = []

  static let pan = Selector("drag:", { (it: NoteScreen, a) in it.drag(a) })
  static let keyboard = Selector("keyboardWillShow:", { (it: NoteScreen, a) in it.keyboardWillShow(a) })
  static let add = Selector("add:to:", { (it: NoteScreen, a: Int, b: Int) in it.add(a, to: b) })
  static let plain = Selector("plain", { (it: NoteScreen) in it.plain() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    let pan = UIPanGestureRecognizer(target: self, action: NoteScreen.pan)
    pan.delegate = self
    view.addGestureRecognizer(pan)
    NotificationCenter.default.addObserver(
      self, selector: NoteScreen.keyboard, name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let percent = pan.translation(in: view).y / UIScreen.main.bounds.height
    if percent > 0.5 || pan.velocity(in: view).y > 1_000 { dismiss(animated: true) }
  }

  func keyboardWillShow(_ notification: Notification) {
    let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    keyboardHeight = frame?.height ?? 0
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UIControl)
  }

  func add(_ first: Int, to second: Int) { calls.append("\(first) \(second)") }
  func plain() { calls.append("plain") }
}

@MainActor
@Suite(.serialized) struct ObjectMethodTests {
  @Test func `a screen is dragged away by a recogniser of its own, or stays`() {
    let screen = NoteScreen()
    screen.modalPresentationStyle = .fullScreen
    let (device, root) = (Device(), UIViewController())
    let window = device.show(root)
    root.present(screen, animated: true)
    device.settle(window)
    for (end, isThere) in [(UserGesture.cancelMove, true), (.finishMove, false)] {
      device.user(.startMove(.down, control: 1), in: window)
      device.user(end, in: window)
      #expect((root.presentedViewController != nil) == isThere)
    }
  }

  @Test func `a screen follows the keyboard, and lets go of it when it is touched`() {
    let screen = NoteScreen()
    let device = Device()
    let window = device.show(screen)
    device.user(.typeText("a", control: 2), in: window)
    #expect(screen.keyboardHeight > 0 && screen.field.isFirstResponder)
    device.user(.tapControl(0), in: window)
    #expect(!screen.field.isFirstResponder)
  }

  @Test func `methods are called by name, and asked for`() {
    let screen = NoteScreen()
    _ = Device().show(screen)
    #expect(
      screen.responds(to: NSSelectorFromString("plain")) && !screen.responds(to: NSSelectorFromString("none"))
    )
    screen.perform(NSSelectorFromString("plain"))
    screen.perform(NoteScreen.plain, with: nil)
    screen.perform(NoteScreen.add, with: 1, with: 2)
    #expect(screen.calls == ["plain", "plain", "1 2"] && NSStringFromSelector(NoteScreen.add) == "add:to:")
    #expect(screen.canPerformAction(NoteScreen.plain, withSender: nil))
    #expect(screen.view.target(forAction: NoteScreen.plain, withSender: nil) as? NoteScreen === screen)
  }

  @Test func `an object is a member of its own class, and of a kind with those above`() {
    let screen = NoteScreen()
    #expect(screen.isMember(of: NoteScreen.self) && !screen.isMember(of: UIViewController.self))
    #expect(screen.isKind(of: UIViewController.self) && !screen.isKind(of: UIView.self))
  }
}
