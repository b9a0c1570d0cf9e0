import HeadlessUIKit
import Routing
import RoutingSpecs

/// One department: shows what it is asked to.
final class CategoryViewController: ScreenViewController, ContextChecking, ContextAccepting {
  override class var kind: EmporiumScreen { .category }

  private(set) var department = Department.fashion

  override var contextIndex: Int? { department.index }

  override func restore(_ screen: Screen) {
    department = Department.allCases[screen.context ?? 0]
  }

  func isTarget(for context: Product) -> Bool { department == context.department }

  func setup(with context: Product) throws { department = context.department }
}

/// One product, from its beginning.
final class ProductViewController: ScreenViewController, ContextChecking {
  override class var kind: EmporiumScreen { .product }

  private(set) var product = Product.coat

  convenience init(showing product: Product) {
    self.init()
    self.product = product
  }

  override var contextIndex: Int? { product.index }

  override func restore(_ screen: Screen) {
    product = Product.allCases[screen.context ?? 0]
  }

  func isTarget(for context: Product) -> Bool { product == context }
}

/// One order.
final class OrderViewController: ScreenViewController, ContextChecking {
  override class var kind: EmporiumScreen { .order }

  var number = OrderNumber.first

  override var contextIndex: Int? { number.index }

  override func restore(_ screen: Screen) {
    number = OrderNumber.allCases[screen.context ?? 0]
  }

  func isTarget(for context: OrderNumber) -> Bool { number == context }
}
