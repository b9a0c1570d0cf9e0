import UIKit

/// What the user is about to buy.
final class BasketViewController: UITableViewController, SessionHolder {
  var session = Session()

  @IBOutlet private weak var checkoutItem: UIBarButtonItem!

  /// Checkouts that were begun, in a version of the app that forgets none.
  private var flows: [CheckoutFlow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(basketDidChange), name: .basketDidChange, object: nil)
    basketDidChange()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.hand(over: session)
    guard let navigation = segue.destination as? UINavigationController,
      let address = navigation.viewControllers.first as? AddressViewController
    else { return }
    let keepsFlow = session.bugs.contains(.flowNeverEnds)
    let flow = CheckoutFlow(navigation: navigation, session: session, keepsNavigation: keepsFlow)
    address.flow = flow
    if keepsFlow { flows.append(flow) }
  }

  /// Begins to buy what is in the basket.
  @objc func checkOut() { performSegue(withIdentifier: "checkout", sender: self) }

  @IBAction private func checkoutTapped(_ sender: UIBarButtonItem) {
    if session.bugs.contains(.checkoutOpensTwice) {
      perform(#selector(checkOut), with: nil, afterDelay: 0.4)
    } else {
      checkOut()
    }
  }

  @IBAction private func unwindToBasket(_ segue: UIStoryboardSegue) {}

  @objc private func basketDidChange() {
    checkoutItem.isEnabled = !session.basket.isEmpty
    tableView.reloadData()
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    session.basket.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BasketCell", for: indexPath)
    (cell as? ProductCell)?.show(session.basket[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    session.removeFromBasket(at: indexPath.row)
  }
}
