import HeadlessUIKit
import Routing

/// Where the products are: it answers after a while, as a server does.
struct Warehouse {
  /// Asks whether a product is there.
  func has(_ product: Product) async throws -> Bool {
    try await Task.sleep(for: .milliseconds(200))
    return product == .coat
  }
}

/// Lets only products through that the warehouse has.
struct StockInterceptor: AsyncRoutingInterceptor {
  let warehouse: Warehouse

  /// Why a navigation was stopped.
  enum Refusal: Error {
    /// The warehouse has none.
    case soldOut
  }

  func perform(with product: Product) async throws {
    guard try await warehouse.has(product) else { throw Refusal.soldOut }
  }
}
