import Observation

/// A gift card while it is made, and how far the user is.
@MainActor
@Observable
final class GiftCardModel {
  /// A screen after the first one.
  enum Step: Hashable {
    case recipient
    case overview
    case done(GiftCard)
  }

  /// The screens after the first one.
  var path: [Step] = []

  var design = GiftCardDesign.birthday
  var euros = 20
  var recipient = ""
  var message = ""

  /// Whether the designs are shown.
  var isChoosingDesign = false

  /// Whether the user is asked about the conditions.
  var asksForConditions = false

  var canContinue: Bool { !recipient.isEmpty }
  var price: String { Price.text(euros * 100) }

  private let wallet: GiftCardWallet
  private let finish: @MainActor () -> Void

  init(wallet: GiftCardWallet, finish: @escaping @MainActor () -> Void) {
    self.wallet = wallet
    self.finish = finish
  }

  func chooseAmount() { path.append(.recipient) }

  func chooseRecipient() {
    guard canContinue else { return }
    path.append(.overview)
  }

  /// Buys the card; there is no way back to what it was made of.
  func buy() {
    let card = wallet.add(cents: euros * 100, recipient: recipient, message: message)
    path = [.done(card)]
  }

  func close() { finish() }
}
