import HeadlessUIKit
import Routing

extension Configurations {
  /// The addresses that the store answers to.
  ///
  /// - Returns: The table; most special patterns first.
  /// - Throws: Never in practice: the patterns are fixed and valid.
  func links() throws -> DeepLinkTable {
    var table = DeepLinkTable()
    try table.add("product", "emporium://store/products/:product") { parameters in
      parameters["product"].flatMap(Product.init).map {
        Destination(to: productInCategory.fixingContext($0), with: parameters).erased
      }
    }
    try table.add("order", "emporium://store/orders/:number") { parameters in
      parameters["number"].flatMap(OrderNumber.init).map { Destination(to: order, with: $0).erased }
    }
    try table.add("help", "emporium://store/help/*") { _ in Destination(to: help, with: nil).erased }
    return table
  }
}
