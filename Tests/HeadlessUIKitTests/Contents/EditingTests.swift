import Foundation
import HeadlessUIKit
import Testing

/// Decides on editing, and writes down what it is told.
@MainActor private final class Editor: UITextFieldDelegate, UITextViewDelegate {
  var refuses: Set<String> = []

  private func note(_ event: String) -> Bool {
    record("editor", event)
    return !refuses.contains(event)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { note("change \(range.location) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = note("didChange") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = note("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { _ = note("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { note("change \(range.location) \(text)") }
  func textViewDidChange(_ textView: UITextView) { _ = note("didChange") }
}

@MainActor @Suite("Typing")
struct EditingTests {
  private let screen = UIViewController()
  private let editor = Editor()
  private let field = UITextField()
  private let other = UITextField()
  private let view = UITextView()

  private func stage() -> Stage {
    for view in [field, other, view] { screen.view.addSubview(view) }
    field.delegate = editor
    view.delegate = editor
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { field.addAction(UIAction { _ in record("field", name) }, for: event) }
    return Stage(screen)
  }

  @Test func `a field that is typed into takes the keyboard, asks, and tells`() {
    let stage = stage()
    field.text = "a"
    #expect(stage.user(.typeText("bc", control: 0)) && field.text == "abc" && field.isFirstResponder)
    #expect(
      takeJournal() == [
        "editor.shouldBegin", "editor.didBegin", "field.begin", "editor.change 1 bc", "editor.didChange",
        "field.changed",
      ])
    editor.refuses = ["change 3 d"]
    #expect(stage.user(.typeText("d", control: 0)) && field.text == "abc")
    #expect(takeJournal() == ["editor.change 3 d"])
  }

  @Test func `a text that is set to nil is empty`() {
    let stage = stage()
    (field.text, view.text) = (nil, nil)
    #expect(field.text == "" && view.text == "")
    #expect(stage.user(.typeText("a", control: 0)) && field.text == "a")
  }

  @Test func `only one receives what is typed, and only if all agree`() {
    let stage = stage()
    editor.refuses = ["shouldBegin"]
    #expect(!stage.user(.typeText("x", control: 0)) && !field.isEditing && field.text == "")
    editor.refuses = ["shouldEnd"]
    #expect(stage.user(.tapControl(0)) && field.isEditing)
    #expect(!stage.user(.typeText("x", control: 1)) && other.text == "" && !screen.view.endEditing(false))
    editor.refuses = []
    journal = []
    #expect(stage.user(.typeText("x", control: 1)) && other.isEditing && !field.isEditing)
    #expect(journal == ["editor.shouldEnd", "editor.didEnd", "field.end"])
    #expect(screen.view.endEditing(false) && !other.isEditing)
  }

  @Test func `editing can be ended by force`() {
    let stage = stage()
    stage.user(.tapControl(0))
    editor.refuses = ["shouldEnd"]
    #expect(!field.resignFirstResponder() && screen.view.endEditing(true) && !field.isFirstResponder)
    #expect(journal.suffix(2) == ["editor.didEnd", "field.end"])
  }

  @Test func `a window and each container around the screen end editing, and nobody else`() {
    screen.view.addSubview(field)
    let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: screen))
    tabs.viewControllers = [navigation, UIViewController()]
    let stage = Stage(tabs)
    let around = [navigation.view, tabs.view, stage.window]
    for view in around {
      #expect(field.becomeFirstResponder() && field.isEditing)
      #expect(tabs.viewControllers?[1].view.endEditing(true) == true && field.isEditing)
      #expect(view?.endEditing(true) == true && !field.isEditing)
    }
  }

  @Test func `the return key belongs to the field that has the keyboard`() {
    let stage = stage()
    #expect(!stage.user(.tapReturn))
    stage.user(.tapControl(0))
    journal = []
    #expect(stage.user(.tapReturn) && takeJournal() == ["editor.return", "field.primary"])
    #expect(field.isEditing)
    editor.refuses = ["return"]
    #expect(stage.user(.tapReturn) && takeJournal() == ["editor.return"])
    editor.refuses = []
    field.addAction(UIAction { _ in record("field", "exit") }, for: .editingDidEndOnExit)
    #expect(stage.user(.tapReturn) && !field.isEditing)
    #expect(
      takeJournal() == [
        "editor.return", "field.primary", "field.exit", "editor.shouldEnd", "editor.didEnd", "field.end",
      ])
    stage.user(.tapControl(0))
    screen.present(UIViewController(), animated: false)
    stage.settle()
    #expect(!stage.user(.tapReturn))
  }

  @Test func `a text view asks and tells, unless it is not to be edited`() {
    let stage = stage()
    #expect(stage.user(.typeText("hi", control: 2)) && view.text == "hi")
    #expect(
      takeJournal() == ["editor.shouldBegin", "editor.didBegin", "editor.change 0 hi", "editor.didChange"])
    view.resignFirstResponder()
    #expect(takeJournal() == ["editor.shouldEnd", "editor.didEnd"])
    view.isEditable = false
    #expect(!stage.user(.typeText("x", control: 2)) && !view.becomeFirstResponder())
  }

  @Test func `nobody receives what is typed in the next run`() {
    let stage = stage()
    stage.user(.tapControl(1))
    #expect(other.isFirstResponder)
    Simulation.current.clear()
    #expect(!other.isFirstResponder)
  }
}
