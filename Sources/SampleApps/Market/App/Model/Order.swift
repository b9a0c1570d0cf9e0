/// What somebody has bought.
struct Order: Equatable {
  let number: Int
  let products: [Product]

  var total: Int { products.reduce(0) { $0 + $1.cents } }
  var title: String { "Order \(number)" }
}

/// Where an order is brought.
struct Address: Equatable {
  let name: String
  let street: String
}
