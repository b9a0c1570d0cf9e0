/// What somebody has bought.
struct Order: Equatable {
  let number: Int
  let products: [Product]

  /// What the customer has sent back.
  var sentBack: [Product] = []

  var total: Int { products.reduce(0) { $0 + $1.cents } }
  var title: String { "Order \(number)" }

  /// What can still be sent back.
  var returnable: [Product] { products.filter { !sentBack.contains($0) } }
}

/// Where an order is brought.
struct Address: Equatable {
  let name: String
  let street: String
}
