import Foundation
import RouteChecking
import UIKit

@testable import Market

/// The app with some of its mistakes, launched as its scene delegate launches it.
func market(
  with bugs: Bugs = [], isLoggedIn: Bool = false, hasSeenOnboarding: Bool = true, hasBasket: Bool = false
) -> App<SceneDelegate> {
  App("market") { window in
    connectInterfaceBuilder()
    let session = Session(
      isLoggedIn: isLoggedIn, hasSeenOnboarding: hasSeenOnboarding,
      basket: hasBasket ? [Catalogue.products[0]] : [],
      address: hasBasket ? Address(name: "Ada", street: "Mill Lane") : nil, bugs: bugs)
    let delegate = SceneDelegate(session: session)
    delegate.start(in: window)
    return delegate
  }
}

extension SceneDelegate {
  /// Hands a link over as the system does.
  fileprivate func open(_ link: String) {
    guard let url = URL(string: link), let scene = window?.windowScene else { return }
    self.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }
}

extension Link where Root == SceneDelegate {
  static var product: Link {
    Link("product", reaches: ProductViewController.self) { $0.open("market://product/3") }
  }
  static var basket: Link {
    Link("basket", reaches: BasketViewController.self) { $0.open("market://basket") }
  }
  static var order: Link {
    Link(
      "order", reaches: OrderViewController.self,
      or: .declines("login first", showing: LoginViewController.self, when: { !$0.session.isLoggedIn })
    ) { $0.open("market://orders/7") }
  }
  static var checkout: Link {
    Link(
      "checkout", reaches: AddressViewController.self,
      or: .declines(
        "the basket is empty", showing: BasketViewController.self, when: { $0.session.basket.isEmpty })
    ) { $0.open("market://checkout") }
  }
}

/// What may arrive at any moment.
let marketLinks: [Link<SceneDelegate>] = [.product, .basket, .order, .checkout]
