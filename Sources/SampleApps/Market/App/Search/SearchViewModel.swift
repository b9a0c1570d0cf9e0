import Combine
import Foundation

/// Finds products by what the user types.
@MainActor
final class SearchViewModel: ObservableObject {
  /// What the list shows.
  enum State: Equatable {
    case recent([String])
    case found([Product])
    case nothing(for: String)
  }

  /// What is in the field.
  @Published var query = ""

  /// What the list shows.
  @Published private(set) var state = State.recent([])

  private var recentQueries: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.search(for: text) }
      .store(in: &cancellables)
  }

  /// Remembers that the user has opened something that was found.
  func noteOpening() {
    guard !query.isEmpty else { return }
    recentQueries.removeAll { $0 == query }
    recentQueries.insert(query, at: 0)
    recentQueries = Array(recentQueries.prefix(3))
  }

  private func search(for text: String) {
    guard !text.isEmpty else {
      state = .recent(recentQueries)
      return
    }
    let found = Catalogue.products.filter { $0.name.localizedCaseInsensitiveContains(text) }
    state = found.isEmpty ? .nothing(for: text) : .found(found)
  }
}
