import Combine

/// The reviews of one product, sorted as the user likes.
@MainActor
final class ReviewListViewModel: ObservableObject {
  /// What comes first.
  enum Order: Int, CaseIterable {
    case newest
    case best
    case worst

    var title: String {
      switch self {
      case .newest: "Newest"
      case .best: "Best"
      case .worst: "Worst"
      }
    }
  }

  @Published var order = Order.newest
  @Published private(set) var reviews: [Review] = []

  let product: Product
  private let book: ReviewBook
  private var cancellables: Set<AnyCancellable> = []

  /// What stands above the list.
  var summary: AnyPublisher<String, Never> {
    $reviews
      .map { reviews in
        switch reviews.count {
        case 0: "Nobody has written anything yet"
        case 1: "One review"
        default: "\(reviews.count) reviews"
        }
      }
      .eraseToAnyPublisher()
  }

  init(product: Product, book: ReviewBook) {
    self.product = product
    self.book = book
    let id = product.id
    let changes = book.didChange.filter { $0.id == id }.map { _ in () }.prepend(())
    changes.combineLatest($order)
      .sink { [weak self] _, order in self?.load(in: order) }
      .store(in: &cancellables)
  }

  private func load(in order: Order) {
    let all = book.reviews(of: product)
    switch order {
    case .newest: reviews = all
    case .best: reviews = all.sorted { $0.stars > $1.stars }
    case .worst: reviews = all.sorted { $0.stars < $1.stars }
    }
  }
}
