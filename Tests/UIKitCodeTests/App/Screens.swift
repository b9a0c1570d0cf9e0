import UIKit

class BaseViewController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    presentedViewController?.didReceiveMemoryWarning()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.subviews.forEach { $0.setNeedsLayout() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = String(describing: type(of: self))
  }
}

final class CatalogViewController: BaseViewController, ScrollsToTop {
  var category: String?
  var onSelect: ((String) -> Void)?
  private(set) var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = category ?? "Catalog"
  }

  func scrollToTop() { scrolls += 1 }
}

final class ProductViewController: BaseViewController {
  let id: String
  var onBuy: (() -> Void)?

  private let label = UILabel()

  init(id: String) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    super.loadView()
    label.text = id
    view.addSubview(label)
  }
}

final class CheckoutStepViewController: BaseViewController {
  enum Step: String {
    case address, payment, receipt
  }

  let step: Step
  var onContinue: (() -> Void)?
  var onCancel: (() -> Void)?

  init(step: Step) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = step.rawValue.capitalized
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Continue", primaryAction: UIAction { [weak self] _ in self?.onContinue?() })
  }
}

final class BasketViewController: BaseViewController {}

final class AccountViewController: BaseViewController {
  let name: String
  var onOrders: (() -> Void)?
  var onLogOut: (() -> Void)?

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    name = ""
    super.init(coder: aDecoder)
  }
}

/// A view of an app's own, as apps write them.
final class BadgeView: UIView {
  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    addSubview(label)
    isHidden = true
  }
}
