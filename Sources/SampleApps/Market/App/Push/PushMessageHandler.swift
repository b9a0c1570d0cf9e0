import UIKit

/// Does what push messages ask for: a tap on one leads somewhere, one that comes while the app is used is shown above it.
@MainActor
final class PushMessageHandler {
  private let open: @MainActor (URL) -> Void
  private weak var window: UIWindow?
  private weak var banner: MessageBanner?

  init(window: UIWindow, open: @escaping @MainActor (URL) -> Void) {
    self.window = window
    self.open = open
  }

  /// The user has tapped a message outside the app.
  func didTap(_ userInfo: [AnyHashable: Any]) {
    guard let link = PushMessage(userInfo: userInfo)?.link else { return }
    open(link)
  }

  /// A message has come while the app is in front.
  func willPresent(_ userInfo: [AnyHashable: Any]) {
    guard let message = PushMessage(userInfo: userInfo), let root = window?.rootViewController else { return }
    banner?.removeFromSuperview()
    let banner = MessageBanner(message: message)
    banner.onTap = { [weak self] message in
      if let link = message.link { self?.open(link) }
    }
    root.view.addSubview(banner)
    self.banner = banner
  }
}
