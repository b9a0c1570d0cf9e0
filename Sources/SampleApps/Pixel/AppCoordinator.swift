import UIKit

/// Decides which screen comes next, for taps and for links.
@MainActor
final class AppCoordinator {
  let session: Session
  let bugs: Bugs
  let window: UIWindow
  private(set) var tabs: MainTabBarController?

  /// The link that waits until nothing moves; a newer one takes its place.
  private var waitingLink: LinkDestination?

  /// Whether a link is being carried out.
  private var isRouting = false

  /// Against double taps: whether a screen is on its way.
  private var isMoving = false

  /// What loads posts for the profile.
  private var loader: PostLoader?

  init(window: UIWindow, session: Session, bugs: Bugs = []) {
    self.window = window
    self.session = session
    self.bugs = bugs
  }

  /// Shows the first screen: the tour for those who are new.
  func start() {
    defer { window.makeKeyAndVisible() }
    if session.isLoggedIn { return showMain() }
    let onboarding = OnboardingViewController()
    onboarding.onDone = { [weak self] in self?.showMain() }
    window.rootViewController = onboarding
  }

  /// Shows the tabs of the session.
  func showMain() {
    let tabs = MainTabBarController(coordinator: self)
    self.tabs = tabs
    window.rootViewController = tabs
  }

  // MARK: - Taps

  func openPost(_ id: Int, in navigation: UINavigationController?) {
    if bugs.contains(.flagStaysSet), isMoving { return }
    navigation?.pushViewController(PostViewController(id: id, coordinator: self), animated: true)
  }

  func openAuthor(in navigation: UINavigationController?) {
    navigation?.pushViewController(AuthorViewController(coordinator: self), animated: true)
  }

  func compose() {
    let compose = ComposeViewController()
    if bugs.contains(.flagStaysSet) {
      isMoving = true
      compose.onClose = { [weak self] in self?.isMoving = false }
    }
    tabs?.present(UINavigationController(rootViewController: compose), animated: true)
  }

  func showSettings() {
    let settings = SettingsViewController(coordinator: self)
    let navigation = UINavigationController(rootViewController: settings)
    navigation.modalPresentationStyle = .fullScreen
    tabs?.present(navigation, animated: true)
  }

  func showLogin() {
    let login = LoginViewController()
    login.onLogin = { [weak self] in self?.didLogIn() }
    tabs?.present(UINavigationController(rootViewController: login), animated: true)
  }

  /// Replaces the settings by the sheet for a new post.
  func composeFromSettings() {
    if bugs.contains(.presentsTooEarly) {
      tabs?.dismiss(animated: true)
      compose()
    } else {
      tabs?.dismiss(animated: true) { [weak self] in self?.compose() }
    }
  }

  /// Asks whether everything shall be as at first.
  func confirmReset(from settings: UIViewController) {
    let alert = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [session] _ in session.keepsDrafts = false })
    let presenter = bugs.contains(.alertFromBelow) ? tabs : settings
    presenter?.present(alert, animated: true)
  }

  func pickTopic(from author: UIViewController) {
    let picker = PickerViewController()
    picker.modalPresentationStyle = bugs.contains(.pickerInContext) ? .currentContext : .overFullScreen
    author.definesPresentationContext = bugs.contains(.pickerInContext)
    author.present(picker, animated: true)
  }

  /// Loads the latest post and opens it, unless the user has gone elsewhere meanwhile.
  func openLatestPost(in navigation: UINavigationController?) {
    guard let navigation else { return }
    if loader?.isLoading == true, !bugs.contains(.doubleTap) { return }
    let loader = PostLoader(navigation: navigation, keepsNavigation: bugs.contains(.lateCompletion))
    self.loader = loader
    let top = navigation.topViewController
    let insists = bugs.contains(.lateCompletion) || bugs.contains(.doubleTap)
    loader.load { [weak self, weak top] navigation in
      if !insists { self?.loader = nil }
      guard let self, insists || (navigation.topViewController === top && isFree(navigation)) else { return }
      openPost(2, in: navigation)
    }
  }

  /// Forgets what is being loaded, because the user goes elsewhere.
  private func stopLoading() {
    loader?.cancel()
    loader = nil
  }

  /// Whether nothing covers a stack, and it is the one that the user sees.
  private func isFree(_ navigation: UINavigationController) -> Bool {
    guard let tabs, tabs.selectedViewController === navigation else { return false }
    return tabs.presentedViewController == nil && !isBusy
  }

  // MARK: - Session

  private func didLogIn() {
    session.logIn()
    tabs?.dismiss(animated: true) { [weak self] in self?.showMain() }
  }

  /// Logs out and starts over with the tabs of a guest.
  func logOut() {
    session.logOut()
    if !bugs.contains(.lateCompletion) { stopLoading() }
    dismissEverything { [weak self] in self?.showMain() }
  }
}

// MARK: - Links

extension AppCoordinator {
  /// Opens a link, such as `pixel://post/1`.
  func handle(_ link: String) {
    guard let destination = LinkDestination(link) else { return }
    if bugs.contains(.secondLinkIsLost), isRouting { return }
    let isWaiting = waitingLink != nil
    waitingLink = destination
    isRouting = true
    if !isWaiting { carryOutWhenNothingMoves() }
  }

  private func carryOutWhenNothingMoves() {
    guard isBusy else { return carryOut() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      MainActor.assumeIsolated { self?.carryOutWhenNothingMoves() }
    }
  }

  private func carryOut() {
    guard let destination = waitingLink else { return }
    if tabs == nil { showMain() }
    stopLoading()
    if bugs.contains(.sheetStays), case .post = destination { return show(destination) }
    dismissEverything { [weak self] in self?.show(destination) }
  }

  private func show(_ destination: LinkDestination) {
    // A newer link may have come while the sheets went away.
    let newest = waitingLink ?? destination
    waitingLink = nil
    switch newest {
    case .post(let id): showPost(id)
    case .profile: tabs?.selectedIndex = bugs.contains(.tabIndexIsFixed) ? 2 : (tabs?.profileIndex ?? 0)
    case .settings: session.isLoggedIn ? showSettings() : showLogin()
    case .compose: compose()
    }
    whenNothingMoves { [weak self] in self?.isRouting = false }
    if case .profile = newest { tabs?.profile?.popToRootViewController(animated: true) }
  }

  private func showPost(_ id: Int) {
    guard let tabs else { return }
    tabs.selectedIndex = 0
    tabs.feed.popToRootViewController(animated: false)
    tabs.feed.pushViewController(PostViewController(id: id, coordinator: self), animated: true)
  }

  private func whenNothingMoves(_ action: @escaping @MainActor () -> Void) {
    guard isBusy else { return action() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      MainActor.assumeIsolated { self?.whenNothingMoves(action) }
    }
  }
}

// MARK: - What stands on screen

extension AppCoordinator {
  /// Takes everything away that is presented, and then goes on.
  func dismissEverything(then proceed: @escaping @MainActor () -> Void) {
    guard let root = window.rootViewController, let presenter = presenter(in: root) else { return proceed() }
    presenter.dismiss(animated: true, completion: proceed)
  }

  /// The lowest controller that presents something, tabs out of sight included.
  private func presenter(in controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      return controller
    }
    return controller.children.lazy.compactMap { self.presenter(in: $0) }.first
  }

  /// Whether anything is on its way in or out.
  var isBusy: Bool { window.rootViewController.map(isMoving) ?? false }

  private func isMoving(_ controller: UIViewController) -> Bool {
    if controller.isBeingPresented || controller.isBeingDismissed || controller.transitionCoordinator != nil {
      return true
    }
    if controller.children.contains(where: isMoving) { return true }
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return false }
    return isMoving(presented)
  }
}
