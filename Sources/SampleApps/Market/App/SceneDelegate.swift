import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  let session: Session
  private var router: DeepLinkRouter?
  private var pushHandler: PushMessageHandler?

  override init() {
    session = Session()
    super.init()
  }

  init(session: Session) {
    self.session = session
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo sceneSession: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    start(in: UIWindow(windowScene: windowScene))
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    router?.open(url)
  }

  /// A push message has come while the app is in front.
  func receive(_ userInfo: [AnyHashable: Any]) { pushHandler?.willPresent(userInfo) }

  /// The user has tapped a push message.
  func openMessage(_ userInfo: [AnyHashable: Any]) { pushHandler?.didTap(userInfo) }

  /// Shows the tabs.
  func start(in window: UIWindow) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard let tabs = storyboard.instantiateInitialViewController() as? MainTabBarController else {
      return assertionFailure("The storyboard must start with the tabs")
    }
    tabs.hand(over: session)
    router = DeepLinkRouter(tabs: tabs, session: session)
    pushHandler = PushMessageHandler(window: window) { [weak router] link in router?.open(link) }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}
