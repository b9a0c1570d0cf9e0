import UIKit

extension UIApplication {
  /// The controller on top of everything, as most apps look for it.
  static func topViewController(
    from base: UIViewController? = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow }?.rootViewController
  ) -> UIViewController? {
    if let presented = base?.presentedViewController, !presented.isBeingDismissed {
      return topViewController(from: presented)
    }
    if let navigation = base as? UINavigationController, let visible = navigation.visibleViewController {
      return topViewController(from: visible)
    }
    if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
      return topViewController(from: selected)
    }
    if let split = base as? UISplitViewController, let last = split.viewControllers.last {
      return topViewController(from: last)
    }
    return base
  }
}

/// Shows alerts one after the other, wherever the user is.
@MainActor
final class AlertPresenter {
  struct Alert {
    let title: String
    let message: String?
    var actions: [(title: String, style: UIAlertAction.Style, handler: () -> Void)] = []
  }

  static let shared = AlertPresenter()

  private var queue: [Alert] = []
  private weak var current: UIAlertController?

  var waiting: Int { queue.count }

  func show(_ alert: Alert) {
    queue.append(alert)
    showNext()
  }

  func confirm(_ title: String, then body: @escaping () -> Void) {
    show(
      Alert(
        title: title, message: nil,
        actions: [("OK", .default, body), ("Cancel", .cancel, {})]))
  }

  func report(_ error: Error) {
    show(Alert(title: "Error", message: error.localizedDescription, actions: [("OK", .default, {})]))
  }

  func reset() {
    queue = []
    current = nil
  }

  private func showNext() {
    guard current == nil, !queue.isEmpty else { return }
    guard let presenter = UIApplication.topViewController() else { return }
    if let coordinator = presenter.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        DispatchQueue.main.async { self?.showNext() }
      }
      return
    }
    let alert = queue.removeFirst()
    let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
    for action in alert.actions {
      controller.addAction(
        UIAlertAction(title: action.title, style: action.style) { [weak self] _ in
          action.handler()
          self?.current = nil
          self?.showNext()
        })
    }
    controller.preferredAction = controller.actions.first
    current = controller
    presenter.present(controller, animated: true, completion: nil)
  }
}

/// Lets the user choose, from a sheet that becomes a popover where there is room.
@MainActor
final class ChoiceSheet {
  typealias Choice = (title: String, action: () -> Void)

  func show(_ choices: [Choice], from controller: UIViewController, anchor: UIView) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for choice in choices {
      sheet.addAction(UIAlertAction(title: choice.title, style: .default) { _ in choice.action() })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.sourceView = anchor
    sheet.popoverPresentationController?.sourceRect = anchor.bounds
    controller.present(sheet, animated: true)
  }
}
