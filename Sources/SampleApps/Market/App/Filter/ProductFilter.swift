/// Which products the user wants to see.
struct ProductFilter: Equatable {
  /// The most that a product may cost, in cents.
  var mostCents = ProductFilter.highest

  /// Whether only what was saved is shown.
  var isSavedOnly = false

  /// Whether everything is shown.
  var isEmpty: Bool { self == ProductFilter() }

  /// What the dearest product costs, and a little more.
  static let highest = 1_000

  /// How many settings differ from what the app begins with.
  var count: Int { (mostCents == Self.highest ? 0 : 1) + (isSavedOnly ? 1 : 0) }

  func lets(_ product: Product, saved: Set<Int>) -> Bool {
    product.cents <= mostCents && (!isSavedOnly || saved.contains(product.id))
  }
}
