import UIKit

/// A screen that shows something of the store.
@MainActor
protocol StoreObserving {
  func storeDidChange()
}

/// A list of texts.
class ListViewController: UITableViewController {
  let coordinator: AppCoordinator

  init(title: String, coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  var rows: [String] { [] }

  func select(_ row: Int) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(indexPath.row)
  }
}

/// Some products.
class ProductsViewController: ListViewController, StoreObserving {
  var products: [Product] { [] }

  override var rows: [String] { products.map { "\($0.name), \($0.price) €" } }

  override func select(_ row: Int) { coordinator.showProduct(products[row]) }

  func storeDidChange() { if isViewLoaded { tableView.reloadData() } }
}

final class HomeViewController: ProductsViewController {
  init(coordinator: AppCoordinator) { super.init(title: "Home", coordinator: coordinator) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var products: [Product] { Array(Catalogue.products.prefix(3)) }
}

final class CategoriesViewController: ListViewController {
  init(coordinator: AppCoordinator) { super.init(title: "Catalogue", coordinator: coordinator) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var rows: [String] { Catalogue.categories }

  override func select(_ row: Int) { coordinator.showCategory(Catalogue.categories[row]) }
}

final class ProductListViewController: ProductsViewController {
  private let category: String

  init(category: String, coordinator: AppCoordinator) {
    self.category = category
    super.init(title: category, coordinator: coordinator)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction(title: "Filter") { _ in coordinator.showFilter() })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var products: [Product] {
    coordinator.store.filter.apply(to: Catalogue.products.filter { $0.category == category })
  }
}

final class FavouritesViewController: ProductsViewController {
  init(coordinator: AppCoordinator) { super.init(title: "Favourites", coordinator: coordinator) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var products: [Product] {
    Catalogue.products.filter { coordinator.store.favourites.contains($0.id) }
  }
}

final class OrdersViewController: ListViewController, StoreObserving {
  init(coordinator: AppCoordinator) { super.init(title: "Orders", coordinator: coordinator) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var rows: [String] { coordinator.store.orders.map { "Order \($0.number)" } }

  func storeDidChange() { if isViewLoaded { tableView.reloadData() } }
}

/// Finds products by their names.
final class SearchViewController: ProductsViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var query = ""

  init(coordinator: AppCoordinator) { super.init(title: "Search", coordinator: coordinator) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
  }

  override var products: [Product] {
    Catalogue.products.filter { !query.isEmpty && $0.name.localizedCaseInsensitiveContains(query) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    tableView.reloadData()
  }
}
