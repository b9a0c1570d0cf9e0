import HeadlessUIKit
import Routing

extension Configurations {
  /// What the customer would like to have; for customers who have signed in.
  var wishList: DestinationStep<WishListViewController, Any?> {
    StepAssembly(finder: ClassFinder<WishListViewController, Any?>(), factory: ClassFactory())
      .adding(LoginInterceptor(session: session))
      .using(UINavigationController.push())
      .from(visibleNavigation())
      .assemble()
  }

  /// The bag in its tab or wherever it is, otherwise a modal one.
  var bag: DestinationStep<BagViewController, Any?> {
    bag(ClassFinder<BagViewController, Any?>())
  }

  /// The bag in a modal layer; the one in a tab does not count.
  var modalBag: DestinationStep<BagViewController, Any?> {
    bag(InlineFinder<BagViewController, Any?> { bag, _ in bag.presentingViewController != nil })
  }

  private func bag<BagFinder: Finder>(
    _ finder: BagFinder
  ) -> DestinationStep<BagViewController, Any?>
  where BagFinder.ViewController == BagViewController, BagFinder.Context == Any? {
    StepAssembly(finder: finder, factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  /// Address and delivery, after the bag.
  var checkout: DestinationStep<CheckoutViewController, Any?> {
    StepAssembly(finder: ClassFinder<CheckoutViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(bag.expectingContainer())
      .assemble()
  }

  /// How to pay, after address and delivery.
  var payment: DestinationStep<PaymentViewController, Any?> {
    StepAssembly(finder: ClassFinder<PaymentViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(checkout.expectingContainer())
      .assemble()
  }

  /// The thanks for an order, in a sheet that cannot be swiped away.
  var confirmation: DestinationStep<ConfirmationViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<ConfirmationViewController, Any?>(options: .currentVisibleOnly),
      factory: ClassFactory()
    )
    .using(GeneralAction.presentModally(presentationStyle: .formSheet, isModalInPresentation: true))
    .from(GeneralStep.current())
    .assemble()
  }
}
