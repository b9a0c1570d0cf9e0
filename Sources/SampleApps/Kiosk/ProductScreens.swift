import UIKit

/// One product, with its price and what can be done with it.
final class ProductViewController: UIViewController, StoreObserving {
  private let product: Product
  private let coordinator: AppCoordinator
  private let favouriteButton = UIButton(type: .system)

  init(product: Product, coordinator: AppCoordinator) {
    self.product = product
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    price.text = "\(product.price) €"
    let add = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Add to cart") { [unowned self] _ in addToCart() })
    favouriteButton.addAction(
      UIAction { [unowned self] _ in coordinator.store.toggleFavourite(product) }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [price, add, favouriteButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    storeDidChange()
  }

  func storeDidChange() {
    let isFavourite = coordinator.store.favourites.contains(product.id)
    favouriteButton.setTitle(isFavourite ? "Remove favourite" : "Favourite", for: .normal)
  }

  private func addToCart() {
    coordinator.store.add(product)
    let alert = UIAlertController(title: "Added", message: product.name, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// How products are filtered.
final class FilterViewController: UIViewController {
  private let coordinator: AppCoordinator
  private let cheapSwitch = UISwitch()
  private let sortSwitch = UISwitch()

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Filter"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in coordinator.endSheet() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in apply() })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    cheapSwitch.isOn = coordinator.store.filter.isCheapOnly
    sortSwitch.isOn = coordinator.store.filter.isSortedByPrice
    let stack = UIStackView(arrangedSubviews: [cheapSwitch, sortSwitch])
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  private func apply() {
    coordinator.store.filter.isCheapOnly = cheapSwitch.isOn
    coordinator.store.filter.isSortedByPrice = sortSwitch.isOn
    coordinator.store.didChange()
    coordinator.endSheet()
  }
}
