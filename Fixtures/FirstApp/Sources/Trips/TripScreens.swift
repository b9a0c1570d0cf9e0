import UIKit

/// A list whose rows lead to other screens.
class ListViewController: UITableViewController {
  unowned let coordinator: AppCoordinator
  let rows: [String]

  init(title: String, rows: [String], coordinator: AppCoordinator) {
    self.coordinator = coordinator
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

final class TripListViewController: ListViewController {
  init(coordinator: AppCoordinator) {
    super.init(title: "Trips", rows: ["Portugal", "Japan"], coordinator: coordinator)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in coordinator.planTrip() })
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator.showTrip(rows[indexPath.row])
  }
}

final class TripViewController: ListViewController {
  init(name: String, coordinator: AppCoordinator) {
    super.init(title: name, rows: ["Arrival", "Departure"], coordinator: coordinator)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator.showStop(rows[indexPath.row])
  }
}

final class PlaceViewController: UIViewController {
  unowned let coordinator: AppCoordinator

  init(name: String, coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Photo", primaryAction: UIAction { [unowned self] _ in coordinator.showPhoto(from: self) })
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = title
    view.addSubview(label)
  }
}

final class PhotoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Done") { [unowned self] _ in dismiss(animated: true) }))
  }
}

/// Asks what a new trip is called.
final class NewTripViewController: UIViewController {
  private let name = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New trip"
    view.addSubview(name)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }

  /// Asks first where something would be lost.
  private func cancel() {
    guard name.text?.isEmpty == false else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Throw this trip away?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Throw away", style: .destructive) { [unowned self] _ in dismiss(animated: true) })
    present(alert, animated: true)
  }
}
