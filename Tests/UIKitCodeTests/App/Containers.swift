import UIKit

/// Shows one of several controllers, as loading screens do.
class StateContainerViewController: UIViewController {
  enum State {
    case loading
    case content(UIViewController)
    case failed(String)
  }

  private(set) var shown: UIViewController?

  var state = State.loading {
    didSet { show(makeController(for: state)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(makeController(for: state))
  }

  private func makeController(for state: State) -> UIViewController {
    switch state {
    case .loading: return SpinnerViewController()
    case .content(let controller): return controller
    case .failed(let message):
      let controller = FailureViewController()
      controller.message = message
      return controller
    }
  }

  private func show(_ controller: UIViewController) {
    guard isViewLoaded, controller !== shown else { return }
    if let old = shown { remove(old) }
    add(controller)
    shown = controller
  }
}

extension UIViewController {
  func add(_ child: UIViewController, to container: UIView? = nil) {
    addChild(child)
    let host: UIView = container ?? view
    child.view.frame = host.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

final class SpinnerViewController: UIViewController {}

final class FailureViewController: UIViewController {
  var message = ""
}

/// A menu that slides in from the left over the content.
final class DrawerViewController: UIViewController {
  let menu: UIViewController
  private(set) var content: UIViewController
  private(set) var isOpen = false

  private let menuHost = UIView()
  private let contentHost = UIView()

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentHost)
    view.addSubview(menuHost)
    add(content, to: contentHost)
  }

  func setOpen(_ open: Bool, animated: Bool) {
    guard open != isOpen else { return }
    isOpen = open
    if open { add(menu, to: menuHost) }
    UIView.animate(
      withDuration: animated ? 0.3 : 0,
      animations: { self.menuHost.alpha = open ? 1 : 0 },
      completion: { [weak self] _ in
        guard let self, !self.isOpen else { return }
        self.remove(self.menu)
      })
  }

  func replaceContent(with controller: UIViewController) {
    remove(content)
    content = controller
    add(controller, to: contentHost)
    setOpen(false, animated: true)
  }
}

extension UIViewController {
  var drawer: DrawerViewController? {
    var current = parent
    while let candidate = current {
      if let drawer = candidate as? DrawerViewController { return drawer }
      current = candidate.parent
    }
    return nil
  }
}

/// Pages of an introduction.
final class IntroductionViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(count: Int) {
    pages = (0..<count).map { index in
      let page = UIViewController()
      page.title = "Page \(index + 1)"
      return page
    }
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }
}
