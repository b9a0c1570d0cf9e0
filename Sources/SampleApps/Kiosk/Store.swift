import Foundation

/// Something that can be bought.
struct Product: Hashable {
  let id: Int
  let name: String
  let category: String
  let price: Int
}

/// What the shop sells.
enum Catalogue {
  static let products = [
    Product(id: 1, name: "Desk lamp", category: "Living", price: 39),
    Product(id: 2, name: "Bookshelf", category: "Living", price: 120),
    Product(id: 3, name: "Teapot", category: "Kitchen", price: 25),
    Product(id: 4, name: "Kettle", category: "Kitchen", price: 45),
    Product(id: 5, name: "Chopping board", category: "Kitchen", price: 18),
  ]

  static let categories = ["Living", "Kitchen"]

  static func product(_ id: Int) -> Product? { products.first { $0.id == id } }
}

/// What the user is about to buy.
struct CartLine: Hashable {
  let product: Product
  var count: Int
}

/// An order that was placed.
struct Order: Hashable {
  let number: Int
  let lines: [CartLine]
  let street: String
}

/// Everything that the app knows of its user.
@MainActor
final class Store {
  private(set) var lines: [CartLine] = []
  private(set) var favourites: Set<Int> = []
  private(set) var orders: [Order] = []
  private(set) var email: String?
  var sendsOffers = false
  var filter = ProductFilter()

  /// Is told of each change.
  var didChange: () -> Void = {}

  var isSignedIn: Bool { email != nil }
  var itemCount: Int { lines.reduce(0) { $0 + $1.count } }
  var total: Int { lines.reduce(0) { $0 + $1.count * $1.product.price } }

  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].count += 1
    } else {
      lines.append(CartLine(product: product, count: 1))
    }
    didChange()
  }

  func setCount(_ count: Int, of product: Product) {
    guard let index = lines.firstIndex(where: { $0.product == product }) else { return }
    if count == 0 { lines.remove(at: index) } else { lines[index].count = count }
    didChange()
  }

  func emptyCart() {
    lines = []
    didChange()
  }

  func toggleFavourite(_ product: Product) {
    if favourites.remove(product.id) == nil { favourites.insert(product.id) }
    didChange()
  }

  func signIn(email: String) {
    self.email = email
    didChange()
  }

  func signOut() {
    email = nil
    didChange()
  }

  func placeOrder(to street: String) -> Order {
    let order = Order(number: orders.count + 1, lines: lines, street: street)
    orders.append(order)
    emptyCart()
    return order
  }
}

/// Which products a list shows, and in which order.
struct ProductFilter: Hashable {
  var isCheapOnly = false
  var isSortedByPrice = false

  func apply(to products: [Product]) -> [Product] {
    let shown = products.filter { !isCheapOnly || $0.price < 40 }
    return isSortedByPrice ? shown.sorted { $0.price < $1.price } : shown
  }
}
