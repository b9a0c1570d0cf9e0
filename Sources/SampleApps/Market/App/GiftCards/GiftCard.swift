import Foundation

/// A card that somebody else can spend.
struct GiftCard: Identifiable, Hashable {
  let id: Int
  let cents: Int
  let recipient: String
  let message: String

  var value: String { Price.text(cents) }
}

/// A picture on a card.
enum GiftCardDesign: String, CaseIterable, Identifiable {
  case birthday = "Birthday"
  case thanks = "Thank you"
  case plain = "Plain"

  var id: String { rawValue }
}
