import Combine

/// What the user has saved for later.
@MainActor
final class Favourites: ObservableObject {
  /// The numbers of the products, the last first.
  @Published private(set) var ids: [Int] = []

  var products: AnyPublisher<[Product], Never> {
    $ids.map { ids in ids.compactMap(Catalogue.product) }.eraseToAnyPublisher()
  }

  func contains(_ product: Product) -> Bool { ids.contains(product.id) }

  /// Saves a product, or takes it off the list.
  func toggle(_ product: Product) {
    if contains(product) {
      ids.removeAll { $0 == product.id }
    } else {
      ids.insert(product.id, at: 0)
    }
  }

  /// Whether a product is saved, now and whenever that changes.
  func isSaved(_ product: Product) -> AnyPublisher<Bool, Never> {
    let id = product.id
    return $ids.map { $0.contains(id) }.removeDuplicates().eraseToAnyPublisher()
  }
}
