import Foundation
import HeadlessUIKit
import RoutingSpecs

// What screens are made of: text fields, tables, buttons, alerts, sheets, and what these keep.
extension Attack {
  static let fresh: [Attack] = contents + system + freshLives + shapes + variants + overrides + turns

  private static let contents: [Attack] =
    both(
      "keyboard-that-is-up", .reads, at: .rootNavigation, places: 2,
      screens: { [.pushed { LoginFormScreen() }] }
    ) {
      (Flow.shared.banner as? UITextField)?.isFirstResponder == true
    }
    + both(
      "field-that-keeps-the-keyboard", .delegates, places: 2, screens: { [.pushed { LoginFormScreen() }] },
      steps: .condition, plain: .newRoot
    ) { Flow.shared.banner?.resignFirstResponder() == false }
    + [
      Attack("keyboard-that-is-put-away", .reads, .plain, places: 0) {
        AttackedApp(
          [.pushed { LoginFormScreen() }],
          Way.overTheTop.route {
            UIApplication.shared.keyWindow?.endEditing(true)
            return (Flow.shared.banner as? UITextField)?.isFirstResponder == true
          })
      }
    ]
    + both(
      "rows-of-a-table", .reads, at: .bareNavigation, screens: { [.pushed { OrdersScreen() }] },
      steps: .factory
    ) { ((Flow.shared.banner as? UITableView)?.numberOfRows(inSection: 0) ?? 0) > 1 }
    + both(
      "selected-row", .reads, screens: { [.column { OrdersScreen() }] }, plain: .newRoot
    ) { (Flow.shared.banner as? UITableView)?.indexPathForSelectedRow != nil }
    + both(
      "snapshot-of-a-list", .reads, at: .presentedBesideTabs, screens: { [.sheet { FriendsScreen() }] },
      steps: .contextTask
    ) {
      let source = (Flow.shared.banner as? UITableView)?.dataSource as? FriendsScreen.Source
      return (source?.snapshot().numberOfItems ?? 0) > 0
    }
    + both(
      "item-that-is-disabled", .reads, at: .bareNavigation, screens: { [.pushed { SettingsScreen() }] },
      plain: .later
    ) { SaveButton.shared?.isEnabled == false }
    + both(
      "action-of-a-button", .tests, at: .rootNavigation, screens: { [.pushed { ConsentScreen() }] },
      steps: .factory, plain: .newRoot
    ) {
      (Flow.shared.banner as? UIButton)?.sendActions(for: .touchUpInside)
      return Session.shared.isLocked
    }
    + both("offset-of-a-table", .delegates, screens: { [.tab { TimelineScreen() }] }, steps: .condition) {
      Tracker.shared.counts["scrolled"] != nil
    }
    + both(
      "up-the-responder-chain", .reads, screens: { [.pushed { LoginFormScreen() }] }, plain: .newRoot
    ) {
      var responder: UIResponder? = Flow.shared.banner
      while let next = responder?.next {
        if next is UITabBarController { return true }
        responder = next
      }
      return false
    }

  private static let system: [Attack] =
    both("alert-in-the-way", .places, at: .rootTabs, screens: { [.tab { OfflineScreen() }] }) {
      topController is UIAlertController
    }
    + both(
      "sharing-in-the-way", .places, screens: { [.screen { SharingScreen() }] }, steps: .condition,
      plain: .newRoot
    ) { (topController as? UIActivityViewController)?.completionWithItemsHandler != nil }
    + both(
      "picker-that-is-a-stack", .places, at: .rootNavigation, screens: { [.pushed { AvatarScreen() }] },
      steps: .contextTask
    ) { topController is UIImagePickerController }
    + both(
      "detent-of-a-sheet", .reads, at: .presentedBesideTabs, screens: { [.sheet { FilterScreen() }] },
      plain: .newRoot
    ) { topController?.sheetPresentationController?.selectedDetentIdentifier == .large }
    + both("delegate-of-the-scene", .delegates, screens: { [.pushed { CastingScreen() }] }) {
      UIApplication.shared.connectedScenes.contains { $0.delegate != nil }
    }
    + both(
      "transition-of-a-stack", .reads, at: .presentedNavigation, screens: { [.sheet { FilterScreen() }] },
      steps: .factory
    ) { topController?.modalTransitionStyle == .flipHorizontal }
    + both(
      "status-bar-by-class", .rules, screens: { [.pushed { MovieScreen() }] }, steps: .contextTask,
      plain: .newRoot
    ) { selectedNavigation?.topViewController?.prefersStatusBarHidden == true }
    + both("shows-by-class", .rules, screens: { [.pushed { MovieScreen() }] }, steps: .condition) {
      let shown = HomeScreen()
      selectedNavigation?.topViewController?.show(shown, sender: nil)
      return Session.shared.hasDraft
    }.map { $0.at(SmallBound.few) }
}

// MARK: - Screens

private final class LoginFormScreen: UIViewController, UITextFieldDelegate {
  private let name = UITextField(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    name.delegate = self
    view.addSubview(name)
    Flow.shared.banner = name
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    name.becomeFirstResponder()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { textField.text?.isEmpty == false }
}

private final class OrdersScreen: UITableViewController {
  private var orders = ["first"]

  override func viewDidLoad() {
    super.viewDidLoad()
    Flow.shared.banner = tableView
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    orders.append("second")
    tableView.reloadData()
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class FriendsScreen: UIViewController {
  typealias Source = UITableViewDiffableDataSource<Int, String>

  private let table = UITableView(frame: .zero)
  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    source = Source(tableView: table) { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    Flow.shared.banner = table
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Grace"], toSection: 0)
    source?.apply(snapshot, animatingDifferences: animated)
  }
}

/// The button in the bar that saves, wherever it is.
@MainActor
private enum SaveButton {
  static weak var shared: UIBarButtonItem?
}

private final class SettingsScreen: UIViewController {
  private let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = save
    SaveButton.shared = save
  }

  override func viewDidAppear(_ animated: Bool) { save.isEnabled = false }
}

private final class ConsentScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let agree = UIButton(
      frame: .zero, primaryAction: UIAction(title: "Agree") { _ in Session.shared.isLocked = true })
    view.addSubview(agree)
    Flow.shared.banner = agree
  }
}

private final class TimelineScreen: UIViewController, UITableViewDelegate {
  private let table = UITableView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidAppear(_ animated: Bool) { table.contentOffset = CGPoint(x: 0, y: 100) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { Tracker.shared.event("scrolled") }
}

private final class OfflineScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard presentedViewController == nil, Tracker.shared.counts["offline"] == nil else { return }
    Tracker.shared.event("offline")
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: false)
  }
}

private final class SharingScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard presentedViewController == nil, Tracker.shared.counts["shared"] == nil else { return }
    Tracker.shared.event("shared")
    let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sharing.completionWithItemsHandler = { _, _, _, _ in Session.shared.hasDraft = false }
    present(sharing, animated: false)
  }
}

private final class AvatarScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard presentedViewController == nil, Tracker.shared.counts["picked"] == nil else { return }
    Tracker.shared.event("picked")
    present(UIImagePickerController(), animated: animated)
  }
}

private final class FilterScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let layer = navigationController ?? self
    layer.sheetPresentationController?.selectedDetentIdentifier = .large
    layer.modalTransitionStyle = .flipHorizontal
  }
}

private final class CastingScreen: UIViewController, UIWindowSceneDelegate {
  var window: UIWindow?

  override func viewDidAppear(_ animated: Bool) { view.window?.windowScene?.delegate = self }
}

private final class MovieScreen: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func show(_ viewController: UIViewController, sender: Any?) { Session.shared.hasDraft = true }
}
