import RouteChecking
import UIKit

/// A table of notes that opens them; opening takes a moment.
private final class NotesScreen: UITableViewController {
  var notes = ["Milk", "Bread"]
  private let isWrong: Bool
  private var isOpening = false

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init(style: .plain)
    title = "Notes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !isWrong {
      guard !isOpening else { return }
      isOpening = true
    }
    let note = notes[indexPath.row]
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      self?.isOpening = false
      self?.navigationController?.pushViewController(PlainScreen(note), animated: true)
    }
  }
}

/// A list whose rows can be deleted one by one, and that says when there are none left.
private final class BasketScreen: PlainScreen {
  private var count = 2
  private let isWrong: Bool
  private let list = UILabel()
  private let empty = UILabel()
  private var remove: UIButton?

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init("Basket")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(list)
    view.addSubview(empty)
    empty.text = "Nothing left"
    remove = addButton("Remove") { [weak self] in self?.removeOne() }
    show()
  }

  private func removeOne() {
    count -= 1
    show()
  }

  private func show() {
    list.text = "\(count) things"
    list.isHidden = count == 0
    remove?.isHidden = count == 0
    empty.isHidden = count > 0 || isWrong
  }
}

/// A screen whose parts are children, one for each segment.
private final class PartsScreen: PlainScreen {
  private let isWrong: Bool
  private let parts = UISegmentedControl(items: ["Map", "List"])

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init("Places")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    parts.selectedSegmentIndex = 0
    parts.addAction(UIAction { [weak self] _ in self?.change() }, for: .valueChanged)
    navigationItem.titleView = parts
    show(PlainScreen("Map"))
  }

  private func change() {
    let old = children.first
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    if parts.selectedSegmentIndex == 1 { return show(PlainScreen("List")) }
    if !isWrong { show(PlainScreen("Map")) }
  }

  private func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension LaunchAttack {
  static let lists = [
    LaunchAttack(
      "a row that is tapped twice opens twice", .opensOnce,
      after: ["tap row 'Milk'", "at once: tap row 'Milk'"], moments: 1
    ) { window, isWrong in
      AppRoot(window, showing: UINavigationController(rootViewController: NotesScreen(isWrong: isWrong)))
    },
    LaunchAttack(
      "the last thing leaves a blank screen", .isNeverBlank, after: ["tap 'Remove'", "tap 'Remove'"]
    ) { window, isWrong in
      AppRoot(window, showing: UINavigationController(rootViewController: BasketScreen(isWrong: isWrong)))
    },
    LaunchAttack(
      "the first part does not come back", .isNeverBlank, after: ["choose 'List'", "choose 'Map'"]
    ) { window, isWrong in
      AppRoot(window, showing: UINavigationController(rootViewController: PartsScreen(isWrong: isWrong)))
    },
  ]
}
