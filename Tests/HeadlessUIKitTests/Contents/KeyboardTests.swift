import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it is told of editing.
@MainActor private final class Teller: UITextFieldDelegate, UITextViewDelegate {
  var clears = true

  func textFieldDidBeginEditing(_ textField: UITextField) { record("delegate", "didBegin") }
  func textFieldDidEndEditing(_ textField: UITextField) { record("delegate", "didEnd") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
  func textViewDidBeginEditing(_ textView: UITextView) { record("delegate", "didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { record("delegate", "didEnd") }
}

/// A screen that takes keys, and has a bar above the keyboard without a field.
@MainActor private final class KeyScreen: UIViewController {
  let bar = UIView()
  var command = UIKeyCommand(title: "Save", action: save, input: "s", modifierFlags: .command)
  static let save = Selector("save", { (_: KeyScreen) in record("screen", "saved") })

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
  override var keyCommands: [UIKeyCommand]? { [command] }
}

@MainActor @Suite("The keyboard", .serialized)
struct KeyboardTests {
  private let screen = UIViewController()
  private let teller = Teller()
  private let field = UITextField()
  private let other = UITextField()
  private let view = UITextView()

  private func stage() -> Stage {
    for view in [field, other, view] { screen.view.addSubview(view) }
    (field.delegate, view.delegate) = (teller, teller)
    return Stage(screen)
  }

  /// Writes down the notifications of some names, as long as the result is kept.
  private func hear(_ names: [Notification.Name]) -> Heard {
    Heard(
      names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let name = notification.name.rawValue
          MainActor.assumeIsolated { record("heard", name.replacing("Notification", with: "")) }
        }
      })
  }

  private let keyboard: [Notification.Name] = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
  ]

  @Test func `the keyboard is announced after a field's delegate and before a text view's`() {
    let stage = stage()
    let heard = hear(keyboard)
    #expect(stage.user(.tapControl(0)))
    #expect(takeJournal() == ["delegate.didBegin", "heard.UIKeyboardWillShow", "heard.UIKeyboardDidShow"])
    field.resignFirstResponder()
    #expect(takeJournal() == ["delegate.didEnd", "heard.UIKeyboardWillHide", "heard.UIKeyboardDidHide"])
    #expect(stage.user(.tapControl(2)))
    #expect(takeJournal() == ["heard.UIKeyboardWillShow", "delegate.didBegin", "heard.UIKeyboardDidShow"])
    #expect(stage.isIdle)
    heard.stop()
  }

  @Test func `from one field to the next the keyboard stays`() {
    let stage = stage()
    #expect(stage.user(.tapControl(0)))
    stage.settle()
    takeJournal()
    let heard = hear(keyboard)
    #expect(stage.user(.tapControl(1)) && other.isFirstResponder)
    stage.settle()
    #expect(takeJournal() == ["delegate.didEnd"])
    #expect(screen.view.endEditing(true))
    stage.settle()
    #expect(takeJournal() == ["heard.UIKeyboardWillHide", "heard.UIKeyboardDidHide"])
    heard.stop()
  }

  @Test func `a notification says where the keyboard is and how it moves`() throws {
    let stage = stage()
    nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { info = $0.userInfo ?? [:] }
    #expect(stage.user(.tapControl(0)))
    let before = try #require(info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue).rectValue
    let after = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue).rectValue
    let screen = UIScreen.main.bounds
    #expect(before.minY == screen.maxY && after.maxY == screen.maxY && after.height > 0)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `what is typed is posted, after the actions`() {
    let stage = stage()
    let heard = hear([
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ])
    other.addAction(UIAction { _ in record("field", "changed") }, for: .editingChanged)
    #expect(stage.user(.typeText("a", control: 1)) && other.resignFirstResponder())
    #expect(
      takeJournal() == [
        "heard.UITextFieldTextDidBeginEditing", "field.changed", "heard.UITextFieldTextDidChange",
        "heard.UITextFieldTextDidEndEditing",
      ])
    view.delegate = nil
    #expect(stage.user(.typeText("a", control: 2)) && view.resignFirstResponder())
    #expect(
      takeJournal()
        == ["Begin", "Change", "End"].map {
          "heard.UITextViewTextDid\($0)\($0 == "Change" ? "" : "Editing")"
        })
    heard.stop()
  }

  @Test func `the user touches what stands above the keyboard, as long as it is there`() {
    let (stage, done) = (stage(), UIButton(type: .system))
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { _ in field.resignFirstResponder() }, for: .touchUpInside)
    let bar = UIView()
    bar.addSubview(done)
    field.inputAccessoryView = bar
    #expect(!stage.user(.tapControl(3)))
    #expect(stage.user(.tapControl(0)))
    #expect(stage.window.everythingPossible().map(\.words).contains("tap 'Done'"))
    #expect(stage.user(.tapControl(3)) && !field.isFirstResponder)
    #expect(!stage.user(.tapControl(3)))
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, [false, false, false]), (.always, [true, true, false]),
    (.whileEditing, [false, true, false]), (.unlessEditing, [true, false, false]),
  ])
  func `a field has a button that takes its text away`(mode: UITextField.ViewMode, shown: [Bool]) {
    let stage = stage()
    (field.clearButtonMode, field.text) = (mode, "text")
    func isShown() -> Bool {
      stage.window.everythingPossible().contains { $0.gesture == .tapClear(control: 0) }
    }
    #expect(isShown() == shown[0])
    #expect(stage.user(.tapControl(0)) && isShown() == shown[1])
    teller.clears = false
    #expect(stage.user(.tapClear(control: 0)) == shown[1] && field.text == "text")
    teller.clears = true
    #expect(stage.user(.tapClear(control: 0)) == shown[1] && field.text == (shown[1] ? "" : "text"))
    field.text = ""
    #expect(isShown() == shown[2])
  }

  @Test func `a field may be emptied when editing begins, and may have no return key while it is empty`() {
    let stage = stage()
    (field.text, field.clearsOnBeginEditing) = ("old", true)
    field.enablesReturnKeyAutomatically = true
    #expect(stage.user(.tapControl(0)) && field.text == "")
    #expect(!stage.user(.tapReturn))
    #expect(stage.user(.typeText("a", control: 0)) && stage.user(.tapReturn))
  }

  @Test func `a controller may have the keyboard's place without a field, and takes keys`() {
    let screen = KeyScreen()
    let stage = Stage(screen)
    let heard = hear(keyboard)
    #expect(stage.window.everythingPossible().map(\.words) == ["press the keys for 'Save'"])
    #expect(stage.user(.pressKey(0)) && !stage.user(.pressKey(1)) && takeJournal() == ["screen.saved"])
    #expect(screen.becomeFirstResponder())
    #expect(takeJournal() == ["heard.UIKeyboardWillShow", "heard.UIKeyboardDidShow"])
    screen.command.attributes = .disabled
    #expect(!stage.user(.pressKey(0)))
    heard.stop()
  }

  @Test
  func `keys that are added count as well, the same ones only once, and none where nobody has the method`() {
    let (outer, inner) = (UINavigationController(), KeyScreen())
    outer.viewControllers = [inner]
    let stage = Stage(outer)
    let same = UIKeyCommand(input: "s", modifierFlags: .command, action: KeyScreen.save)
    inner.addKeyCommand(same)
    inner.addKeyCommand(UIKeyCommand(input: "x", modifierFlags: [.command, .shift], action: KeyScreen.save))
    inner.addKeyCommand(UIKeyCommand(input: "y", modifierFlags: [], action: "nobody"))
    outer.addKeyCommand(UIKeyCommand(input: "z", modifierFlags: [], action: KeyScreen.save))
    let named = UIKeyCommand(
      input: "n", modifierFlags: [], action: KeyScreen.save, discoverabilityTitle: "New")
    inner.addKeyCommand(named)
    let words = stage.window.everythingPossible().map(\.words)
    #expect(
      words == [
        "press the keys for 'Save'", "press the keys for 'Shift-Command-x'", "press the keys for 'New'",
      ])
    #expect(named.discoverabilityTitle == "New" && named.input == "n")
    inner.removeKeyCommand(same)
    #expect(stage.user(.pressKey(1)) && takeJournal() == ["screen.saved"])
  }

  @Test func `what a class does for an edit menu is called by those who hold it as such`() {
    final class Copied: UILabel {
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
    }
    Simulation.reset()
    let label = Copied(frame: .zero)
    label.text = "milk"
    let actions: any UIResponderStandardEditActions = label
    actions.paste(nil)
    actions.copy(nil)
    #expect(UIPasteboard.general.string == "milk" && label.canPerformAction("copy:", withSender: nil))
  }

  @Test func `a title with a menu is tapped like a button`() {
    let navigation = UINavigationController(rootViewController: screen)
    let stage = Stage(navigation)
    screen.navigationItem.title = "Notes"
    let action = UIAction(title: "Rename") { _ in record("menu", "rename") }
    screen.navigationItem.titleMenuProvider = { suggested in
      suggested.isEmpty ? UIMenu(children: [action]) : nil
    }
    let gesture = UserGesture.tapMenuItem(0, control: 0)
    #expect(
      stage.window.everythingPossible().first { $0.gesture == gesture }?.words
        == "open the menu of 'Notes' and tap 'Rename'")
    #expect(stage.user(gesture) && takeJournal() == ["menu.rename"])
    navigation.isNavigationBarHidden = true
    #expect(!stage.user(gesture))
  }
}

/// Hears of notifications.
@MainActor private final class Heard {
  private let tokens: [any NSObjectProtocol]

  init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
