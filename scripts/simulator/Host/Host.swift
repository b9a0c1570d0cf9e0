import UIKit

/// An app that shows nothing of its own: the tests run inside it, because UIKit wants an app around a key window.
@main
final class Host: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = HostScene.self
    return configuration
  }
}

/// The one scene, in which the tests put their windows.
final class HostScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
