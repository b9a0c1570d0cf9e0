import Combine
import UIKit

/// What the user has saved, as tiles.
final class FavouritesViewController: UIViewController, SessionHolder {
  private enum Section { case all }

  var session = Session()

  private let hintLabel = UILabel()
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var dataSource = makeDataSource()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Saved"
    hintLabel.text = "Nothing saved yet"
    collectionView.register(ProductTile.self, forCellWithReuseIdentifier: ProductTile.identifier)
    collectionView.delegate = self
    view.addSubview(collectionView)
    view.addSubview(hintLabel)
    session.favourites.products
      .receive(on: DispatchQueue.main)
      .sink { [weak self] products in self?.show(products) }
      .store(in: &cancellables)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: ProductTile.identifier, for: indexPath)
      if let product = Catalogue.product(id) { (cell as? ProductTile)?.show(product) }
      return cell
    }
  }

  private func show(_ products: [Product]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.all])
    snapshot.appendItems(products.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    hintLabel.isHidden = !products.isEmpty
  }
}

// MARK: - UICollectionViewDelegate

extension FavouritesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard isInFront, let product = dataSource.itemIdentifier(for: indexPath).flatMap(Catalogue.product) else {
      return
    }
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Product")
    screen.hand(over: session)
    (screen as? ProductViewController)?.product = product
    navigationController?.pushViewController(screen, animated: true)
  }
}
