import Combine

/// What somebody thinks of a product.
struct Review: Hashable {
  let author: String
  let stars: Int
  let text: String

  var title: String { "\(String(repeating: "★", count: stars)) \(author)" }
}

/// All reviews of all products.
@MainActor
final class ReviewBook {
  /// Announces the product about which something was written.
  let didChange = PassthroughSubject<Product, Never>()

  private var reviews: [Int: [Review]] = [
    1: [
      Review(author: "Bea", stars: 5, text: "Crisp, and not too sweet"),
      Review(author: "Carl", stars: 3, text: "Two of them had spots"),
    ]
  ]

  func reviews(of product: Product) -> [Review] { reviews[product.id, default: []] }

  /// Takes in what somebody has written, in place of what they have written of the product before.
  func add(_ review: Review, of product: Product) {
    reviews[product.id, default: []].removeAll { $0.author == review.author }
    reviews[product.id, default: []].insert(review, at: 0)
    didChange.send(product)
  }

  /// The mean of the stars, or `nil` where nobody has given any.
  func stars(of product: Product) -> Double? {
    let all = reviews(of: product)
    guard !all.isEmpty else { return nil }
    return Double(all.reduce(0) { $0 + $1.stars }) / Double(all.count)
  }
}
