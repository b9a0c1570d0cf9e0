import Combine

/// What is wrong with a field of a form.
enum FieldError: Equatable {
  case empty(String)
  case tooLong(String, most: Int)

  var text: String {
    switch self {
    case .empty(let name): "\(name) is missing"
    case .tooLong(let name, let most): "\(name) has more than \(most) letters"
    }
  }
}

/// An address while the user writes it.
@MainActor
final class AddressFormViewModel: ObservableObject {
  @Published var name: String
  @Published var street: String

  /// The address that is changed, or `nil` for a new one.
  let original: Address?

  private let book: AddressBook

  init(book: AddressBook, editing address: Address? = nil) {
    self.book = book
    original = address
    name = address?.name ?? ""
    street = address?.street ?? ""
  }

  /// What is wrong first, now and whenever that changes.
  var error: AnyPublisher<FieldError?, Never> {
    $name.combineLatest($street)
      .map { name, street in
        Self.error(in: name, called: "Name", most: 40) ?? Self.error(in: street, called: "Street", most: 80)
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// Whether anything was changed.
  var isChanged: Bool { name != original?.name ?? "" || street != original?.street ?? "" }

  func save() {
    let address = Address(name: name, street: street)
    if let original { book.replace(original, with: address) } else { book.add(address) }
  }

  nonisolated private static func error(in text: String, called name: String, most: Int) -> FieldError? {
    if text.isEmpty { return .empty(name) }
    return text.count > most ? .tooLong(name, most: most) : nil
  }
}
