import Foundation
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

/// What an app asks of a view's owner, as of any object.
@MainActor private protocol BaseView: NSObjectProtocol {
  var title: String? { get }
}

/// A screen that says itself what it is.
private final class NamedScreen: UIViewController, BaseView {
  override var description: String { "a screen" }
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
    // A method is known by its name as soon as a selector was made of it.
    let (plain, add) = (NoteScreen.plain, NoteScreen.add)
    #expect(
      screen.responds(to: NSSelectorFromString("plain")) && !screen.responds(to: NSSelectorFromString("none"))
    )
    screen.perform(NSSelectorFromString("plain"))
    screen.perform(plain, with: nil)
    screen.perform(add, with: 1, with: 2)
    #expect(screen.calls == ["plain", "plain", "1 2"] && NSStringFromSelector(add) == "add:to:")
    #expect(screen.canPerformAction(plain, withSender: nil))
    #expect(screen.view.target(forAction: plain, withSender: nil) as? NoteScreen === screen)
  }

  @Test func `an object is a member of its own class, and of a kind with those above`() {
    let screen = NoteScreen()
    #expect(screen.isMember(of: NoteScreen.self) && !screen.isMember(of: UIViewController.self))
    #expect(screen.isKind(of: UIViewController.self) && !screen.isKind(of: UIView.self))
  }

  @Test func `a screen is an object like any other, and equals itself alone`() {
    let (screen, other) = (NamedScreen(), NamedScreen())
    let view: any BaseView = screen
    #expect(view.isEqual(screen) && !view.isEqual(other) && !view.isEqual(nil) && !view.isEqual(1))
    #expect(view.hash == screen.hash && screen.`self`() === screen && !screen.isProxy())
    #expect(
      view.description == "a screen" && screen.debugDescription == "a screen" && "\(screen)" == "a screen")
  }

  @Test func `items, views, rules of layout and recognisers are objects as well`() {
    let objects: [any NSObjectProtocol] = [
      UIBarButtonItem(), UINavigationItem(title: "a"), UIView(), UITapGestureRecognizer(), UIBezierPath(),
      UIWindow(frame: .zero), UICollectionViewFlowLayout(), UILayoutGuide(),
    ]
    for (index, object) in objects.enumerated() {
      #expect(objects.indices.filter { objects[$0].isEqual(object) } == [index])
    }
  }

  @Test func `a place in a list can be an object`() {
    let row = NSIndexPath(row: 3, section: 1)
    #expect(
      row.row == 3 && row.section == 1 && row.item == 3 && row as IndexPath == IndexPath(row: 3, section: 1))
    #expect(NSIndexPath(item: 2, section: 0) as IndexPath == IndexPath(item: 2, section: 0))
  }

  @Test func `a call that was put off is called off by its object, its method and what it is given`() {
    let (device, screen) = (Device(), NoteScreen())
    let (plain, add) = (NoteScreen.plain, NoteScreen.add)
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    for _ in 0..<2 { screen.perform(plain, with: nil, afterDelay: 1) }
    NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: add, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: screen, selector: plain, object: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: UIViewController())
    device.settle(nil)
    #expect(screen.calls == ["plain", "plain"])
    screen.perform(plain, with: nil, afterDelay: 1)
    UIViewController.cancelPreviousPerformRequests(withTarget: screen, selector: plain, object: nil)
    screen.perform(plain, with: 1, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: screen)
    device.settle(nil)
    #expect(screen.calls == ["plain", "plain"])
  }
}
