import UIKit

/// A product as a tile.
final class ProductTile: UICollectionViewCell {
  static let identifier = "ProductTile"

  private let pictureView = UIImageView()
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(UIStackView.column([pictureView, nameLabel, priceLabel]))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    pictureView.image = nil
  }

  func show(_ product: Product) {
    pictureView.image = UIImage(named: product.name)
    nameLabel.text = product.name
    priceLabel.text = product.price
  }
}
