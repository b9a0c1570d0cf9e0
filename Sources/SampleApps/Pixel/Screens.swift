import UIKit

/// A screen with buttons in a column.
class ButtonsViewController: UIViewController {
  /// Puts a button below the others.
  @discardableResult
  func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(frame: .zero, primaryAction: UIAction(title: title) { _ in action() })
    view.addSubview(button)
    return button
  }

  /// Puts a button into the bar.
  func addBarButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
    let item = UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
    navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [item]
  }
}

/// A screen with buttons that lead on through the coordinator.
class CoordinatedViewController: ButtonsViewController {
  let coordinator: AppCoordinator

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

/// The first screen of all.
final class OnboardingViewController: ButtonsViewController {
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "Welcome"
    view.addSubview(text)
    addButton("Continue") { [weak self] in self?.onDone?() }
  }
}

/// The latest posts.
final class FeedViewController: ButtonsViewController {
  private unowned let coordinator: AppCoordinator

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBarButton("Compose") { [weak self] in self?.coordinator.compose() }
    addButton("Post 1") { [weak self] in self?.coordinator.openPost(1, in: self?.navigationController) }
  }
}

/// One post.
final class PostViewController: CoordinatedViewController, Identifiable {
  let id: Int
  private var onShare: (() -> Void)?

  init(id: Int, coordinator: AppCoordinator) {
    self.id = id
    super.init(coordinator: coordinator)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "Post \(id)"
    view.addSubview(text)
    addButton("Author") { [weak self] in self?.coordinator.openAuthor(in: self?.navigationController) }
    if coordinator.bugs.contains(.retainCycle) { onShare = { self.title = "Shared" } }
  }
}

/// Who wrote a post.
final class AuthorViewController: CoordinatedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Topics") { [weak self] in self.map { $0.coordinator.pickTopic(from: $0) } }
  }
}

/// A choice of topics.
final class PickerViewController: ButtonsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Done") { [weak self] in self?.dismiss(animated: true) }
  }
}

/// Where those who are logged in search.
final class SearchViewController: ButtonsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "Nothing found"
    view.addSubview(text)
  }
}

/// Who uses the app.
final class ProfileViewController: CoordinatedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard coordinator.session.isLoggedIn else {
      addButton("Log in") { [weak self] in self?.coordinator.showLogin() }
      return
    }
    addButton("My latest post") { [weak self] in
      self?.coordinator.openLatestPost(in: self?.navigationController)
    }
    addButton("Log out") { [weak self] in self?.coordinator.logOut() }
    addBarButton("Settings") { [weak self] in self?.coordinator.showSettings() }
  }
}
