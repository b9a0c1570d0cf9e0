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

  @objc private func sessionDidChange(_ notification: Notification) {
    if session.isLoggedIn {
      showList()
    } else {
      navigationController?.popToRootViewController(animated: false)
      showHint()
    }
  }

  private func showList() {
    if let list = content as? OrderListViewController { return list.reload() }
    show("OrderList")
  }

  private func showHint() { show("LoggedOut") }

  private func show(_ identifier: String) {
    removeContent()
    guard let screen = storyboard?.instantiateViewController(withIdentifier: identifier) else { return }
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
