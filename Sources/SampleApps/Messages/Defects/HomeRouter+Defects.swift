import HeadlessUIKit

/// The classic mistakes, each of which a check must find.
extension HomeRouter {
  /// Takes the destination of every segue for Detail itself; this one leads to a navigation controller around it.
  func routeToForcedDetail(segue: UIStoryboardSegue) {
    // swift-format-ignore: NeverForceUnwrap
    let detail = segue.destination as! DetailViewController
    passData(to: detail)
  }

  /// Presents Detail, and passes the message when it has come: too late for what its view has read.
  func presentDetailAndPassLate() {
    guard let viewController, let detail = Self.makeDetail() else { return }
    viewController.present(detail, animated: true) { [weak self, weak detail] in
      if let detail { self?.passData(to: detail) }
    }
  }

  /// Pushes Detail and forgets the message.
  func pushDetailWithoutData() {
    guard let viewController, let detail = Self.makeDetail() else { return }
    viewController.navigationController?.pushViewController(detail, animated: true)
  }

  private static func makeDetail() -> DetailViewController? {
    MessagesStoryboard.scene("Detail") as? DetailViewController
  }
}
