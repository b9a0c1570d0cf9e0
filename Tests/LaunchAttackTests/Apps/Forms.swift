import RouteChecking
import UIKit

/// A tab that asks before it is left with changes.
private final class GuardedTabs: UITabBarController, UITabBarControllerDelegate {
  private let isWrong: Bool
  private var isDirty = false

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init(nibName: nil, bundle: nil)
    let form = PlainScreen("Form")
    form.loadViewIfNeeded()
    form.addButton("Change") { [weak self] in self?.isDirty = true }
    form.tabBarItem.title = "Form"
    let help = PlainScreen("Help")
    help.tabBarItem.title = "Help"
    viewControllers = [form, help]
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard isDirty, viewController !== selectedViewController else { return true }
    guard !isWrong else { return false }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        guard let self else { return }
        isDirty = false
        selectedViewController = viewController
      })
    present(alert, animated: true)
    return false
  }
}

/// A sheet with a form that cannot be swiped away, and has to be let go somehow.
private final class SheetScreen: PlainScreen {
  private let isWrong: Bool

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init("New note")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    let text = UITextField()
    text.placeholder = "Text"
    view.addSubview(text)
    if !isWrong { addButton("Cancel") { [weak self] in self?.dismiss(animated: true) } }
    addButton("Done") { [weak self] in
      guard text.text?.contains("@") == true else { return text.text = "" }
      self?.dismiss(animated: true)
    }
  }
}

extension LaunchAttack {
  static let forms = [
    LaunchAttack(
      "a tab never lets go again", .alwaysAnswers,
      after: ["tap 'Change'", "tap tab 2 'Help'", "tap tab 2 'Help'"]
    ) { window, isWrong in
      AppRoot(window, showing: GuardedTabs(isWrong: isWrong))
    },
    LaunchAttack("a sheet cannot be left", .leadsHome, after: ["tap 'New'"]) { window, isWrong in
      let home = PlainScreen("Home")
      home.loadViewIfNeeded()
      home.addButton("New") { [weak home] in
        home?.present(SheetScreen(isWrong: isWrong), animated: true)
      }
      return AppRoot(window, showing: home)
    },
  ]
}
