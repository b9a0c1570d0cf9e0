import Combine

/// A filter while the user changes it, with how much it would show.
@MainActor
final class FilterViewModel: ObservableObject {
  @Published var filter: ProductFilter
  private let saved: Set<Int>

  init(filter: ProductFilter, saved: Set<Int>) {
    self.filter = filter
    self.saved = saved
  }

  /// What the button says that shows the products.
  var buttonTitle: AnyPublisher<String, Never> {
    let saved = saved
    return
      $filter
      .map { filter in Catalogue.products.filter { filter.lets($0, saved: saved) }.count }
      .map { count in count == 1 ? "Show one product" : "Show \(count) products" }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// Whether there is anything to take back.
  var canReset: AnyPublisher<Bool, Never> { $filter.map { !$0.isEmpty }.eraseToAnyPublisher() }

  func reset() { filter = ProductFilter() }
}
