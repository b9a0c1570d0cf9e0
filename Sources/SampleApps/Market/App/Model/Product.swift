/// Something that the shop sells.
struct Product: Equatable {
  /// The shelf on which it stands.
  enum Category: Int, CaseIterable {
    case fruit
    case bakery
  }

  let id: Int
  let name: String
  let cents: Int
  let category: Category

  var price: String { Price.text(cents) }
}

/// All that the shop sells.
enum Catalogue {
  static let products = [
    Product(id: 1, name: "Apples", cents: 249, category: .fruit),
    Product(id: 2, name: "Bread", cents: 420, category: .bakery),
    Product(id: 3, name: "Cherries", cents: 599, category: .fruit),
  ]

  static func product(_ id: Int) -> Product? { products.first { $0.id == id } }

  /// The products on a shelf, or on all of them.
  static func products(in category: Product.Category?, cheapestFirst: Bool) -> [Product] {
    let found = products.filter { category == nil || $0.category == category }
    return found.sorted { cheapestFirst ? $0.cents < $1.cents : $0.name < $1.name }
  }
}

/// Money as customers read it.
enum Price {
  static func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
