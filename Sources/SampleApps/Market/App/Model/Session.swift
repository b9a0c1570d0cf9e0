import Foundation

extension Notification.Name {
  /// Something was put into the basket or taken out of it.
  static let basketDidChange = Notification.Name("MarketBasketDidChange")
  /// Somebody has logged in or out.
  static let sessionDidChange = Notification.Name("MarketSessionDidChange")
}

/// Who uses the app, what they have chosen and what they have bought.
@MainActor
final class Session {
  let bugs: Bugs
  private(set) var isLoggedIn: Bool
  private(set) var basket: [Product] = []
  private(set) var orders: [Order] = []
  var hasSeenOnboarding: Bool
  var address: Address?
  var wantsOffers = true

  let favourites = Favourites()
  let reviews = ReviewBook()
  let giftCards = GiftCardWallet()
  let addressBook: AddressBook
  private var conversations: [Int: Conversation] = [:]

  init(
    isLoggedIn: Bool = false, hasSeenOnboarding: Bool = false, basket: [Product] = [],
    address: Address? = nil,
    bugs: Bugs = []
  ) {
    self.isLoggedIn = isLoggedIn
    self.hasSeenOnboarding = hasSeenOnboarding
    self.basket = basket
    self.address = address
    self.bugs = bugs
    addressBook = AddressBook(address.map { [$0] } ?? [])
    if isLoggedIn { orders = Self.earlierOrders }
  }

  // MARK: - Login

  func logIn() {
    isLoggedIn = true
    orders = Self.earlierOrders
    NotificationCenter.default.post(name: .sessionDidChange, object: self)
  }

  func logOut() {
    isLoggedIn = false
    orders = []
    NotificationCenter.default.post(name: .sessionDidChange, object: self)
  }

  // MARK: - Conversations

  /// What was written about a product so far.
  func conversation(about product: Product) -> Conversation {
    if let known = conversations[product.id] { return known }
    let conversation = Conversation(about: product)
    conversations[product.id] = conversation
    return conversation
  }

  // MARK: - Basket

  func isInBasket(_ product: Product) -> Bool { basket.contains(product) }

  func add(_ products: [Product]) {
    basket += products.filter { !basket.contains($0) }
    NotificationCenter.default.post(name: .basketDidChange, object: self)
  }

  func removeFromBasket(at index: Int) {
    basket.remove(at: index)
    NotificationCenter.default.post(name: .basketDidChange, object: self)
  }

  // MARK: - Orders

  func order(_ number: Int) -> Order? { orders.first { $0.number == number } }

  /// Buys what is in the basket.
  func placeOrder() {
    let number = (orders.map(\.number).max() ?? 6) + 1
    orders.append(Order(number: number, products: basket))
    basket = []
    NotificationCenter.default.post(name: .basketDidChange, object: self)
    NotificationCenter.default.post(name: .sessionDidChange, object: self)
  }

  func deleteOrder(_ number: Int) { orders.removeAll { $0.number == number } }

  /// Notes that some products of an order come back.
  func sendBack(_ products: [Product], of number: Int) {
    guard let index = orders.firstIndex(where: { $0.number == number }) else { return }
    orders[index].sentBack += products.filter { !orders[index].sentBack.contains($0) }
  }

  private static var earlierOrders: [Order] {
    [Order(number: 7, products: Array(Catalogue.products.prefix(1)))]
  }
}
