import Combine

/// The gift cards that the user has bought.
@MainActor
final class GiftCardWallet: ObservableObject {
  @Published private(set) var cards: [GiftCard] = []

  /// Adds a card.
  ///
  /// - Returns: The card, with its number.
  func add(cents: Int, recipient: String, message: String) -> GiftCard {
    let card = GiftCard(id: cards.count + 1, cents: cents, recipient: recipient, message: message)
    cards.append(card)
    return card
  }
}
