import UIKit

/// All products, or those on one shelf.
final class ProductListViewController: UIViewController, SessionHolder {
  var session = Session()

  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var shelfControl: UISegmentedControl!
  @IBOutlet private weak var banner: OfferBanner!

  private var products: [Product] = []
  private var isCheapestFirst = false
  private var hasShownOffer = false
  private var filter = ProductFilter()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.delegate = self
    banner.isHidden = true
    shelfControl.selectedSegmentIndex = 0
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Search", style: .plain, target: self, action: #selector(searchTapped)),
      UIBarButtonItem(title: "Filter", style: .plain, target: self, action: #selector(filterTapped)),
    ]
    reload()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard session.wantsOffers, !hasShownOffer else { return }
    hasShownOffer = true
    banner.show("Cherries are in season")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.hand(over: session)
    guard let screen = segue.destination as? ProductViewController else { return }
    if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
      screen.product = products[indexPath.row]
    } else {
      screen.product = sender as? Product
    }
  }

  @IBAction private func shelfChanged(_ sender: UISegmentedControl) { reload() }

  @IBAction private func sortTapped(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Name", style: .default) { [weak self] _ in self?.sort(cheapestFirst: false) })
    sheet.addAction(
      UIAlertAction(title: "Price", style: .default) { [weak self] _ in self?.sort(cheapestFirst: true) })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }

  @objc private func searchTapped() {
    let search = SearchViewController()
    search.session = session
    navigationController?.pushViewController(search, animated: true)
  }

  @objc private func filterTapped() {
    let screen = storyboard?.instantiateViewController(withIdentifier: "Filter")
    guard let sheet = screen as? FilterViewController else { return }
    sheet.viewModel = FilterViewModel(filter: filter, saved: Set(session.favourites.ids))
    sheet.delegate = self
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet, animated: true)
  }

  private func sort(cheapestFirst: Bool) {
    isCheapestFirst = cheapestFirst
    reload()
  }

  private func reload() {
    let shelf = Product.Category(rawValue: shelfControl.selectedSegmentIndex - 1)
    let saved = Set(session.favourites.ids)
    products = Catalogue.products(in: shelf, cheapestFirst: isCheapestFirst)
      .filter { filter.lets($0, saved: saved) }
    navigationItem.leftBarButtonItems?.last?.title = filter.isEmpty ? "Filter" : "Filter (\(filter.count))"
    tableView.reloadData()
  }
}

// MARK: - UITableViewDataSource

extension ProductListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ProductCell", for: indexPath)
    (cell as? ProductCell)?.show(products[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

// MARK: - OfferBannerDelegate

extension ProductListViewController: OfferBannerDelegate {
  func offerBannerWasTapped(_ banner: OfferBanner) {
    guard isInFront else { return }
    performSegue(withIdentifier: "showOffer", sender: Catalogue.product(3))
  }
}

// MARK: - FilterViewControllerDelegate

extension ProductListViewController: FilterViewControllerDelegate {
  func filterViewController(_ controller: FilterViewController, didChoose filter: ProductFilter) {
    self.filter = filter
    reload()
  }
}
