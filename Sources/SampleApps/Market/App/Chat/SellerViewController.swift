import UIKit

/// Somebody who sells things here, and all that they sell.
final class SellerViewController: UITableViewController, SessionHolder {
  var session = Session()

  private let seller: Seller
  private let products: [Product]

  init(seller: Seller) {
    self.seller = seller
    products = Catalogue.products.filter { Seller.of($0) == seller }
    super.init(style: .grouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = seller.name
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "SellerCell")
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    seller.isAway ? "\(seller.town), away until tomorrow" : seller.town
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "SellerCell", for: indexPath)
    cell.textLabel?.text = products[indexPath.row].name
    cell.accessoryType = session.isInBasket(products[indexPath.row]) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    session.add([products[indexPath.row]])
    tableView.reloadData()
  }
}
