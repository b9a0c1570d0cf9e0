import UIKit

/// The orders of those who are logged in; a hint for everybody else.
final class OrdersViewController: UIViewController, SessionHolder {
  var session = Session()

  private var content: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(sessionDidChange(_:)), name: .sessionDidChange, object: nil)
    if session.isLoggedIn { showList() } else { showHint() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if session.isLoggedIn { showList() }
  }

  @objc private func sessionDidChange(_ notification: Notification) {
    if session.isLoggedIn {
      showList()
    } else {
      navigationController?.popToRootViewController(animated: false)
      showHint()
    }
  }

  private func showList() {
    guard !session.orders.isEmpty else { return showEmptyState() }
    if let list = content as? OrderListViewController { return list.reload() }
    show("OrderList")
    (content as? OrderListViewController)?.delegate = self
  }

  private func showHint() { show("LoggedOut") }

  private func showEmptyState() {
    guard !session.bugs.contains(.emptyListIsGone) else { return removeContent() }
    guard !(content is NoOrdersViewController) else { return }
    show(NoOrdersViewController())
  }

  private func show(_ identifier: String) {
    guard let screen = storyboard?.instantiateViewController(withIdentifier: identifier) else { return }
    show(screen)
  }

  private func show(_ screen: UIViewController) {
    removeContent()
    screen.hand(over: session)
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
    content = screen
  }

  private func removeContent() {
    content?.willMove(toParent: nil)
    content?.view.removeFromSuperview()
    content?.removeFromParent()
    content = nil
  }
}

// MARK: - OrderListViewControllerDelegate

extension OrdersViewController: OrderListViewControllerDelegate {
  func orderListViewControllerDidDeleteAll(_ controller: OrderListViewController) { showEmptyState() }
}
