/// What the customer is about to buy.
final class BagViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .bag }
}

/// How to pay.
final class PaymentViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .payment }
}

/// The thanks for an order.
final class ConfirmationViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .confirmation }
}

/// The list of orders.
final class OrdersViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .orders }
}

/// What stands beside the list of orders while none is chosen.
final class NoOrderViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .noOrder }
}

/// The bill of an order.
final class InvoiceViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .invoice }
}
