import UIKit

/// A row with the name of a product and its price.
final class ProductCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var priceLabel: UILabel!

  func show(_ product: Product) {
    nameLabel.text = product.name
    priceLabel.text = product.price
  }
}
