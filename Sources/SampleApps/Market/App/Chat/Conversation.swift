import Combine

/// A line of a conversation.
struct Message: Equatable {
  /// Who has written it.
  enum Author: Equatable {
    case customer
    case seller
  }

  let author: Author
  let text: String
}

/// Somebody who sells things here.
struct Seller: Equatable {
  let name: String
  let town: String
  let isAway: Bool

  /// Who sells a product.
  static func of(_ product: Product) -> Seller {
    switch product.category {
    case .fruit: Seller(name: "Orchard House", town: "Kent", isAway: false)
    case .bakery: Seller(name: "The Oven", town: "Leeds", isAway: true)
    }
  }
}

/// What a customer and a seller have written about a product.
@MainActor
final class Conversation {
  let product: Product
  let seller: Seller

  /// All lines, whenever there is one more.
  let messages: CurrentValueSubject<[Message], Never>

  init(about product: Product) {
    self.product = product
    seller = Seller.of(product)
    messages = CurrentValueSubject([Message(author: .seller, text: "Ask us about \(product.name)")])
  }

  func add(_ message: Message) { messages.value.append(message) }
}
