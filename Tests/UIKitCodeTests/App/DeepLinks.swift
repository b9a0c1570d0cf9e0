import Foundation
import UIKit

enum DeepLink: Equatable {
  case product(id: String)
  case category(String)
  case basket
  case orders

  init?(url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    let isOwnScheme = components.scheme == "shop"
    let isWeb = components.scheme == "https" && components.host == "shop.example"
    guard isOwnScheme || isWeb else { return nil }
    var parts = components.path.split(separator: "/").map(String.init)
    if isOwnScheme, let host = components.host, !host.isEmpty { parts.insert(host, at: 0) }
    switch (parts.first, parts.dropFirst().first) {
    case ("product", let id?): self = .product(id: id)
    case ("category", let name?): self = .category(name)
    case ("basket", nil): self = .basket
    case ("account", "orders"?): self = .orders
    case ("search", nil):
      guard let query = components.queryItems?.first(where: { $0.name == "q" })?.value else { return nil }
      self = .category(query)
    default: return nil
    }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let session = InMemorySession()
  private(set) var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let coordinator = AppCoordinator(window: window, session: self.session)
    self.coordinator = coordinator
    coordinator.start()
    if let activity = connectionOptions.userActivities.first {
      self.scene(scene, continue: activity)
    } else {
      self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    open(url)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL
    else { return }
    open(url)
  }

  private func open(_ url: URL) {
    guard let link = DeepLink(url: url) else { return }
    // A link may arrive while the app is still coming to the front.
    DispatchQueue.main.async { [weak self] in
      self?.coordinator?.handle(link)
    }
  }
}

/// Shows a banner for a push message and opens its link when it is tapped.
@MainActor
final class NotificationRouter {
  private weak var window: UIWindow?
  private let open: (DeepLink) -> Void
  private(set) var banner: BadgeView?

  init(window: UIWindow, open: @escaping (DeepLink) -> Void) {
    self.window = window
    self.open = open
  }

  func receive(_ userInfo: [AnyHashable: Any]) {
    guard let text = userInfo["link"] as? String, let url = URL(string: text),
      let link = DeepLink(url: url)
    else { return }
    let banner = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    banner.count = 1
    self.banner = banner
    window?.addSubview(banner)
    UIView.animate(withDuration: 0.2) { banner.alpha = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.dismissBanner()
    }
    if userInfo["opensAtOnce"] as? Bool == true {
      dismissBanner()
      open(link)
    }
  }

  func dismissBanner() {
    guard let banner else { return }
    self.banner = nil
    UIView.animate(
      withDuration: 0.2, animations: { banner.alpha = 0 },
      completion: { _ in banner.removeFromSuperview() })
  }
}
