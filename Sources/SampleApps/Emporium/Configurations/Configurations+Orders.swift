import HeadlessUIKit
import Routing

extension Configurations {
  /// The list of orders beside one order; full screen over whatever the user sees, where there is none.
  func ordersSplit<Context>() -> DestinationStep<UISplitViewController, Context> {
    let columns = CompleteFactoryAssembly(
      factory: SplitControllerFactory<UISplitViewController, Context> {
        $0.modalPresentationStyle = .fullScreen
      }
    )
    .with(
      column(ClassFactory<OrdersViewController, Context>()), using: UISplitViewController.setAsMaster()
    )
    .with(
      column(ClassFactory<NoOrderViewController, Context>()), using: UISplitViewController.setAsDetail()
    )
    .assemble()
    return StepAssembly(finder: OrdersFinder(), factory: columns)
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  private func column<Content: Factory>(
    _ content: Content
  ) -> CompleteFactory<NavigationControllerFactory<UINavigationController, Content.Context>> {
    CompleteFactoryAssembly(factory: NavigationControllerFactory())
      .with(content, using: UINavigationController.push())
      .assemble()
  }

  /// The list of orders, wherever it is.
  var orders: DestinationStep<OrdersViewController, Any?> {
    StepAssembly(finder: ClassFinder<OrdersViewController, Any?>(), factory: NilFactory())
      .from(ordersSplit())
      .assemble()
  }

  /// An order wherever it is, otherwise beside the list of orders.
  var order: DestinationStep<OrderViewController, OrderNumber> {
    StepAssembly(finder: ClassWithContextFinder<OrderViewController, OrderNumber>(), factory: ClassFactory())
      .adding(InlineContextTask { (order: OrderViewController, number) in order.number = number })
      .using(UISplitViewController.setAsDetail())
      .from(ordersSplit())
      .assemble()
  }

  /// The same for customers who have signed in.
  var privateOrder: DestinationStep<OrderViewController, OrderNumber> {
    StepAssembly(finder: ClassWithContextFinder<OrderViewController, OrderNumber>(), factory: NilFactory())
      .adding(LoginInterceptor(session: session))
      .from(order)
      .assemble()
  }

  /// The bill of an order, pushed beside the list of orders.
  var invoice: DestinationStep<InvoiceViewController, Any?> {
    StepAssembly(finder: ClassFinder<InvoiceViewController, Any?>(), factory: ClassFactory())
      .using(UISplitViewController.pushToDetail())
      .from(ordersSplit())
      .assemble()
  }
}

/// Finds the split view with the list of orders somewhere inside.
struct OrdersFinder<Context>: StackIteratingFinder {
  func isTarget(_ viewController: UISplitViewController, with context: Context) -> Bool {
    StackSearch(options: .contained)
      .hasMatch(from: viewController) { $0 is OrdersViewController }
  }
}
