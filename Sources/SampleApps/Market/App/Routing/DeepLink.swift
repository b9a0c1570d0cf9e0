import Foundation

/// Where a link such as `market://product/3` leads.
enum DeepLink: Equatable {
  case product(Product)
  case basket
  case order(Int)
  case checkout

  init?(_ url: URL) {
    guard url.scheme == "market" else { return nil }
    let number = Int(url.lastPathComponent)
    switch url.host {
    case "product":
      guard let product = number.flatMap(Catalogue.product) else { return nil }
      self = .product(product)
    case "orders":
      guard let number else { return nil }
      self = .order(number)
    case "basket": self = .basket
    case "checkout": self = .checkout
    default: return nil
    }
  }
}
