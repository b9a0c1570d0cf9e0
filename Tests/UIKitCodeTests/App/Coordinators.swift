import UIKit
import os.log

private let log = Logger(subsystem: "shop.app", category: "coordination")

@MainActor
protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) {
    guard !children.contains(where: { $0 === child }) else { return }
    children.append(child)
    log.debug("added \(String(describing: type(of: child)), privacy: .public)")
  }

  func remove(_ child: Coordinator?) {
    guard let child else { return }
    children.removeAll { $0 === child }
  }
}

@MainActor
protocol SessionStore: AnyObject {
  var isLoggedIn: Bool { get set }
  var userName: String? { get set }
}

final class InMemorySession: SessionStore {
  var isLoggedIn = false
  var userName: String?
}

// MARK: - App

final class AppCoordinator: Coordinator {
  var children: [Coordinator] = []

  private let window: UIWindow
  private let session: SessionStore
  private var pendingLink: DeepLink?

  private(set) var tabCoordinator: TabCoordinator?

  init(window: UIWindow, session: SessionStore) {
    self.window = window
    self.session = session
  }

  func start() {
    if session.isLoggedIn {
      showTabs(animated: false)
    } else {
      showLogin()
    }
    window.makeKeyAndVisible()
  }

  func handle(_ link: DeepLink) {
    guard session.isLoggedIn, let tabCoordinator else {
      os_log("Keeping the link until login", log: .default, type: .info)
      pendingLink = link
      return
    }
    tabCoordinator.open(link)
  }

  func logOut() {
    session.isLoggedIn = false
    session.userName = nil
    remove(tabCoordinator)
    tabCoordinator = nil
    guard let root = window.rootViewController, root.presentedViewController != nil else {
      showLogin()
      return
    }
    root.dismiss(animated: false) { [weak self] in
      self?.showLogin()
    }
  }

  private func showLogin() {
    let navigation = UINavigationController()
    let login = LoginCoordinator(navigation: navigation, session: session)
    login.onFinish = { [weak self, weak login] in
      self?.remove(login)
      self?.showTabs(animated: true)
    }
    add(login)
    login.start()
    window.rootViewController = navigation
  }

  private func showTabs(animated: Bool) {
    let coordinator = TabCoordinator(session: session)
    coordinator.onLogOut = { [weak self] in self?.logOut() }
    tabCoordinator = coordinator
    add(coordinator)
    coordinator.start()
    window.setRoot(coordinator.tabBarController, animated: animated) { [weak self] in
      guard let link = self?.pendingLink else { return }
      self?.pendingLink = nil
      coordinator.open(link)
    }
  }
}

extension UIWindow {
  func setRoot(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard animated else {
      rootViewController = controller
      completion?()
      return
    }
    UIView.transition(
      with: self, duration: 0.25, options: [.transitionCrossDissolve],
      animations: {
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        self.rootViewController = controller
        UIView.setAnimationsEnabled(wereEnabled)
      },
      completion: { _ in completion?() })
  }
}

// MARK: - Login

final class LoginCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []
  var onFinish: (() -> Void)?

  private let navigation: UINavigationController
  private let session: SessionStore

  init(navigation: UINavigationController, session: SessionStore) {
    self.navigation = navigation
    self.session = session
    super.init()
  }

  func start() {
    let login = LoginViewController()
    login.delegate = self
    navigation.setViewControllers([login], animated: false)
  }
}

extension LoginCoordinator: LoginViewControllerDelegate {
  func loginViewController(_ controller: LoginViewController, didLogInAs name: String) {
    session.isLoggedIn = true
    session.userName = name
    onFinish?()
  }

  func loginViewControllerDidForgetPassword(_ controller: LoginViewController) {
    let forgot = ForgotPasswordViewController()
    forgot.onDone = { [weak navigation] in
      navigation?.popToRootViewController(animated: true)
    }
    navigation.pushViewController(forgot, animated: true)
  }
}

@MainActor
protocol LoginViewControllerDelegate: AnyObject {
  func loginViewController(_ controller: LoginViewController, didLogInAs name: String)
  func loginViewControllerDidForgetPassword(_ controller: LoginViewController)
}

final class LoginViewController: UIViewController {
  weak var delegate: LoginViewControllerDelegate?

  let nameField = UITextField()
  let loginButton = UIButton(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    loginButton.setTitle("Log in", for: .normal)
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    for subview in [nameField, loginButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      nameField.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nameField.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      loginButton.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 16),
      loginButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Forgot?",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.loginViewControllerDidForgetPassword(self)
      })
  }

  private func logIn() {
    guard let name = nameField.text, !name.isEmpty else { return }
    delegate?.loginViewController(self, didLogInAs: name)
  }
}

final class ForgotPasswordViewController: UIViewController {
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forgot password"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
  }
}
