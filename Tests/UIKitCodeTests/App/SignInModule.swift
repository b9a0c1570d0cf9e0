import UIKit

// MARK: - Router

@MainActor
protocol RouteContext: AnyObject {
  var viewController: UIViewController? { get }
}

@MainActor
protocol ModuleRouter: AnyObject {
  func route(to routeID: String, from context: UIViewController, parameters: Any?)
}

enum RouteError: Error, Equatable {
  case unknownRoute(String)
  case noNavigation
}

final class SignInRouter: ModuleRouter {
  unowned let viewModel: SignInViewModel
  private(set) var errors: [RouteError] = []

  init(viewModel: SignInViewModel) { self.viewModel = viewModel }

  func route(to routeID: String, from context: UIViewController, parameters: Any? = nil) {
    guard let route = SignInViewController.Route(rawValue: routeID) else {
      errors.append(.unknownRoute(routeID))
      return
    }
    guard let navigation = context.navigationController else {
      errors.append(.noNavigation)
      return
    }
    switch route {
    case .login where viewModel.isPasswordExpired:
      let controller = ChangePasswordViewController()
      controller.modalTransitionStyle = .crossDissolve
      controller.modalPresentationStyle = .fullScreen
      context.present(controller, animated: true)
    case .login:
      navigation.setViewControllers([HomeViewController(name: parameters as? String)], animated: true)
    case .signUp:
      navigation.pushViewController(SignUpViewController(viewModel: SignUpViewModel()), animated: true)
    case .forgotPassword:
      navigation.pushViewController(ForgotPasswordViewController(), animated: true)
    }
  }
}

// MARK: - View models

final class Observable<Value> {
  var value: Value { didSet { listener?(value) } }
  private var listener: ((Value) -> Void)?

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}

@MainActor
final class SignInViewModel {
  let name = Observable("")
  let isButtonEnabled = Observable(false)
  var isPasswordExpired = false

  func didType(_ text: String) {
    name.value = text
    isButtonEnabled.value = text.count > 2
  }
}

final class SignUpViewModel {
  var steps = 2
}

// MARK: - Screens

final class SignInViewController: UIViewController {
  enum Route: String {
    case login
    case signUp
    case forgotPassword
  }

  let viewModel: SignInViewModel
  let router: SignInRouter
  let button = UIButton(primaryAction: nil)

  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    router = SignInRouter(viewModel: viewModel)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addAction(UIAction { [unowned self] _ in submit() }, for: .primaryActionTriggered)
    viewModel.isButtonEnabled.bind { [weak self] in self?.button.isEnabled = $0 }
  }

  func submit() {
    router.route(to: Route.login.rawValue, from: self, parameters: viewModel.name.value)
  }

  func signUp() {
    router.route(to: Route.signUp.rawValue, from: self)
  }
}

final class HomeViewController: UIViewController {
  let name: String?

  init(name: String?) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
}

final class ChangePasswordViewController: UIViewController {}

final class SignUpViewController: UIViewController {
  let viewModel: SignUpViewModel

  init(viewModel: SignUpViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
