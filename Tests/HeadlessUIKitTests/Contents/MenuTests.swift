import Foundation
import HeadlessUIKit
import Testing

/// A screen with a method that a command calls by name.
@MainActor private final class SortScreen: UIViewController {
  func sort(_ sender: Any?) { record("screen", "sort \((sender as? UICommand)?.propertyList ?? "?")") }
}

@MainActor @Suite("Menus")
struct MenuTests {
  private let screen = SortScreen()
  private let button = UIButton(type: .system)

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { action in
      record("menu", "\(action.title) from \(action.sender.map { "\(type(of: $0))" } ?? "nobody")")
    }
  }

  private func stage() -> Stage {
    Simulation.actions.register("sort:", on: SortScreen.self) { $0.sort(_:) }
    button.setTitle("More", for: .normal)
    screen.view.addSubview(button)
    return Stage(Stack("stack", screen))
  }

  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  @Test func `what is in a menu and in menus inside it can be chosen, but not what is hidden or disabled`() {
    let inner = UIMenu(title: "Move", children: [action("up"), action("gone", .hidden), action("down")])
    button.menu = UIMenu(children: [action("copy"), action("paste", .disabled), inner])
    let stage = stage()
    #expect(words(stage) == ["copy", "up", "down"].map { "open the menu of 'More' and tap '\($0)'" })
    for index in 0..<3 { #expect(stage.user(.tapMenuItem(index, control: 0))) }
    #expect(journal == ["copy", "up", "down"].map { "menu.\($0) from UIButton" })
    for index in [-1, 3] { #expect(!stage.user(.tapMenuItem(index, control: 0))) }
    button.isEnabled = false
    #expect(!stage.user(.tapMenuItem(0, control: 0)) && words(stage) == [])
  }

  @Test(arguments: [false, true])
  func `a tap does what the button does, unless it opens the menu`(opens: Bool) {
    button.addAction(UIAction { _ in record("button", "tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in record("button", "menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [action("copy")])
    button.showsMenuAsPrimaryAction = opens
    let stage = stage()
    let choice = "open the menu of 'More' and tap 'copy'"
    #expect(words(stage) == (opens ? [choice] : ["tap 'More'", choice]))
    #expect(stage.user(.tapControl(0)) && takeJournal() == [opens ? "button.menu" : "button.tap"])
    #expect(stage.user(.tapMenuItem(0, control: 0)) && journal == ["menu.copy from UIButton"])
  }

  @Test func `a button of a bar has a menu, beside what it does or instead of it`() {
    let menu = UIMenu(children: [action("copy")])
    let stage = stage()
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", menu: menu),
      UIBarButtonItem(systemItem: .add, primaryAction: action("add"), menu: menu),
      UIBarButtonItem(title: "No"),
    ]
    #expect(
      words(stage) == [
        "open the menu of 'Edit' and tap 'copy'", "tap 'add' in the bar",
        "open the menu of 'add' and tap 'copy'",
      ])
    #expect(stage.user(.tapMenuItem(0, control: 0)) && stage.user(.tapMenuItem(0, control: 1)))
    #expect(journal == Array(repeating: "menu.copy from UIBarButtonItem", count: 2))
  }

  @Test func `a command calls whoever has its method, from the keyboard or the button on`() {
    button.menu = UIMenu(children: [
      UICommand(title: "Sort", action: "sort:", propertyList: "by name"),
      UICommand(title: "Lost", action: "nobody:"),
      UICommand(title: "Off", action: "sort:", attributes: .disabled),
    ])
    let stage = stage()
    #expect(stage.user(.tapMenuItem(0, control: 0)) && takeJournal() == ["screen.sort by name"])
    #expect(stage.user(.tapMenuItem(1, control: 0)) && journal == [] && stage.console == [])
    #expect(!stage.user(.tapMenuItem(2, control: 0)))
    let field = UITextField()
    UIWindow(frame: .zero).addSubview(field)
    field.becomeFirstResponder()
    #expect(stage.user(.tapMenuItem(0, control: 0)) && journal == [])
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: button.menu)
    field.resignFirstResponder()
    #expect(stage.user(.tapMenuItem(0, control: 0)) && journal == ["screen.sort by name"])
  }

  @Test func `of a menu that allows one choice the last one is marked`() {
    let all = ["a", "b", "c", "d"].map { action($0, [], .on) }
    button.menu = UIMenu(children: [
      all[0], UIMenu(options: [.displayInline, .singleSelection], children: Array(all[1...])),
    ])
    let stage = stage()
    #expect(stage.user(.tapMenuItem(2, control: 0)))
    #expect(all.map(\.state) == [.on, .off, .on, .off] && button.currentTitle == "More")
    #expect(stage.user(.tapMenuItem(0, control: 0)))
    #expect(button.menu?.selectedElements.map(\.title) == ["a", "c"])
    button.changesSelectionAsPrimaryAction = true
    #expect(stage.user(.tapMenuItem(3, control: 0)) && all.map(\.state) == [.off, .off, .off, .on])
    #expect(button.currentTitle == "d")
  }

  @Test(arguments: [true, false])
  func `elements of a button's menu are asked for when it opens: once, or each time`(isCached: Bool) {
    var count = 0
    let provider: UIDeferredMenuElement.Provider = { [self] completion in
      count += 1
      completion([action("found \(count)")])
    }
    let later = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    button.menu = UIMenu(children: [action("copy"), UIMenu(title: "More", children: [later])])
    let stage = stage()
    #expect(words(stage) == ["open the menu of 'More'"] && button.menu?.selectedElements.isEmpty == true)
    #expect(count == 0)
    for round in 1...2 {
      let found = isCached ? "found 1" : "found \(round)"
      #expect(stage.user(.press(.control(0))))
      #expect(
        words(stage) == ["tap 'copy' in the menu", "tap '\(found)' in the menu", "close the menu"])
      #expect(
        stage.user(.tapContextMenuItem(1, of: .control(0)))
          && takeJournal() == ["menu.\(found) from UIButton"])
      #expect(words(stage) == ["open the menu of 'More'"])
    }
    #expect(stage.user(.press(.control(0))) && stage.user(.tapBeside) && journal == [])
    #expect(stage.user(.press(.control(0))) && !stage.user(.tapPreview(of: .control(0))))
    #expect(count == (isCached ? 1 : 4))
  }

  @Test func `a menu that is open goes with the button that it belongs to`() {
    button.menu = UIMenu(children: [UIDeferredMenuElement { [self] in $0([action("late")]) }])
    let stage = stage()
    #expect(stage.user(.press(.control(0))))
    button.isEnabled = false
    #expect(!stage.user(.tapContextMenuItem(0, of: .control(0))) && journal == [])
    button.isEnabled = true
    #expect(words(stage) == ["open the menu of 'More'"])
  }

  @Test func `a menu of a bar asks for elements when it opens`() {
    let stage = stage()
    let item = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIDeferredMenuElement { [self] in $0([action("late")]) }]))
    screen.navigationItem.rightBarButtonItem = item
    #expect(words(stage).contains("open the menu of 'Sort'"))
    #expect(
      stage.user(.tapContextMenuItem(0, of: .control(0))) && journal == ["menu.late from UIBarButtonItem"])
  }

  @Test func `a menu with something else in it keeps the rest`() {
    let menu = UIMenu(title: "Sort", options: .singleSelection, children: [action("a")])
    let other = menu.replacingChildren([action("b"), UIMenu(children: [action("c")])])
    #expect(other.title == "Sort" && other.identifier == menu.identifier && other.options == menu.options)
    #expect(menu.children.map(\.title) == ["a"] && other.children.map(\.title) == ["b", ""])
    #expect(UIMenu().identifier != UIMenu().identifier)
  }
}

@MainActor @Suite("Fields of alerts")
struct AlertFieldTests {
  private let root = Screen("root")

  @Test func `the user types into the fields of an alert, and then taps a button`() {
    let stage = Stage(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { field in
      field.placeholder = "First"
      record("field", "set up")
    }
    alert.addTextField()
    let done = UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
      record("alert", (alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: " "))
    }
    done.isEnabled = false
    alert.addAction(done)
    alert.textFields?[0].addAction(
      UIAction { done.isEnabled = ($0.sender as? UITextField)?.text != "" }, for: .editingChanged)
    #expect(takeJournal() == ["field.set up"])
    root.present(alert, animated: true)
    stage.turn()
    #expect(!stage.user(.typeText("Ada", control: 0)))
    stage.settle()
    _ = takeJournal()
    let words = { stage.window.everythingPossible(typing: ["Ada"]).map(\.words) }
    #expect(words() == ["type 'Ada' into 'First'", "type 'Ada' into the field"])
    #expect(stage.user(.typeText("Ada", control: 0)) && stage.user(.replaceText("L.", control: 1)))
    #expect(words().first == UserGesture.tapAction(0).description)
    #expect(stage.window.shownTexts == ["Ada", "L.", "Name", "OK"])
    #expect(stage.user(.tapAction(0)))
    stage.settle()
    #expect(journal.last == "alert.Ada L." && root.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `a list of choices takes no field`() {
    let stage = Stage(root)
    let list = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    list.addTextField { _ in record("field", "set up") }
    #expect(stage.raised && stage.console[0].contains("Text fields can only be added"))
    #expect(list.textFields == nil && journal == [])
  }
}
