import RouteChecking
import UIKit

@testable import Kiosk

/// The shop with some of its mistakes, as a team would declare it.
func kiosk(
  _ mistakes: Mistakes = [], roughly: Set<String> = [], notTelling: Set<String> = []
) -> App<AppCoordinator> {
  App("kiosk", roughly: roughly, notTelling: notTelling) { window in
    let coordinator = AppCoordinator(window: window, mistakes: mistakes)
    coordinator.start()
    return coordinator
  }
}

extension Link where Root == AppCoordinator {
  static var product: Link {
    Link("product", reaches: ProductViewController.self) { $0.open("kiosk://product/3") }
  }
  static var cart: Link { Link("cart", reaches: CartViewController.self) { $0.open("kiosk://cart") } }
}
