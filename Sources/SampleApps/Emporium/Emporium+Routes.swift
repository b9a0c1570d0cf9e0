import Foundation
import HeadlessUIKit
import Routing
public import RoutingSpecs

extension Emporium {
  /// The routes, grouped as the configurations are.
  public static var routes: [Route] {
    catalogueRoutes + shoppingRoutes + orderRoutes + customerRoutes + visitRoutes + linkRoutes
  }

  private static var catalogueRoutes: [Route] {
    [
      route("store", "The tabs of the store, in place of the root where there are none.", .store) {
        $0.store
      },
      route("home", "Home wherever it is, otherwise in new tabs.", .home) { $0.home },
      route("search", "The search wherever it is, otherwise as a new tab.", .search) { $0.search },
      route(
        "search-results", "What a query found, in place of the top of a navigation controller.",
        .searchResults, with: "lamp"
      ) { $0.searchResults },
      route("category", "The department of a product.", .category, with: .coat) { $0.category },
      route("product", "A product wherever it is, otherwise where the user is.", .product, with: .coat) {
        $0.product
      },
      route(
        "product-in-category", "A product after its department.", .productInCategory, with: .lamp
      ) { $0.productInCategory },
      route(
        "product-in-stock", "A product, once the warehouse has said that there is one.", .product, with: .coat
      ) { $0.productInStock },
      route(
        "product-sold-out", "A product that is not shown, because the warehouse has none.", .soldOut,
        with: .lamp
      ) { $0.productInStock },
      route("reviews", "What customers say, after the product.", .reviews, with: .coat) { $0.reviews },
      route("gallery", "Pictures of a product, over the product.", .gallery, with: .lamp) { $0.gallery },
      route("lookbook", "The magazine: a container of the app's own.", .lookbook) {
        $0.lookbook()
      },
      route("look", "A page of the magazine.", .look, with: .autumn) { $0.look },
      route("advice", "A page that is put into the magazine.", .advice) { $0.advice },
    ]
  }

  private static var shoppingRoutes: [Route] {
    [
      route(
        "wish-list", "The wish list, after the customer has signed in.", .wishList, customer: .signsIn
      ) { $0.wishList },
      route(
        "wish-list-signed-in", "The wish list of a customer who has signed in before.", .wishList,
        customer: .signedIn
      ) { $0.wishList },
      route(
        "wish-list-cancelled", "The wish list that is not shown, because the customer does not sign in.",
        .wishListCancelled, customer: .cancels
      ) { $0.wishList },
      route("bag", "The bag wherever it is, otherwise a modal one.", .bag) { $0.bag },
      route("bag-modal", "A modal bag: the one in a tab does not count.", .modalBag) { $0.modalBag },
      route("checkout", "Address and delivery, after the bag.", .checkout) { $0.checkout },
      route("payment", "How to pay, after address and delivery.", .payment) { $0.payment },
      route("confirmation", "The thanks for an order, in a sheet.", .confirmation) { $0.confirmation },
    ]
  }

  private static var orderRoutes: [Route] {
    [
      route("orders", "The list of orders, in a split view.", .orders) { $0.orders },
      route("order", "An order beside the list.", .order, with: .second) { $0.order },
      route(
        "order-private", "An order beside the list, after the customer has signed in.", .order,
        with: .second, customer: .signsIn
      ) { $0.privateOrder },
      route("invoice", "The bill of an order, pushed beside the list.", .invoice) { $0.invoice },
      route("ordered-product", "The product of an order.", .product, with: .second) { $0.orderedProduct },
    ]
  }

  private static var customerRoutes: [Route] {
    [
      route("account", "The account wherever it is, otherwise in new tabs.", .account) { $0.account },
      route("profile", "Name and addresses in any navigation controller.", .profile) { $0.profile },
      route("profile-editor", "Where name and addresses are edited.", .profileEditor) { $0.profileEditor },
      route("settings", "The settings as all that a navigation controller shows.", .settings) {
        $0.settings
      },
      route("notifications", "What the shop has to say, in place of the topmost layer.", .notifications) {
        $0.notifications
      },
      route("help", "Questions and answers, over the app's root.", .help) { $0.help },
      route("chat", "A conversation, with a transition of the shop's own.", .chat) { $0.chat },
      route("login", "The login in a navigation controller of its own.", .login) { $0.login },
      route("guest-store", "The login wherever it is, otherwise as a tab of a new store.", .guestStore) {
        $0.guestStore
      },
      route("register", "Where a customer becomes one, after the login.", .register) { $0.register },
      route("forgot-password", "A new password, after the login.", .forgotPassword) { $0.forgotPassword },
    ]
  }

  private static var visitRoutes: [Route] {
    [
      route("welcome", "The beginning of the onboarding, in place of the root.", .welcome) { $0.welcome },
      route("interests", "The second page of the onboarding.", .interests) { $0.interests },
      route(
        "preferences", "The second page of the onboarding: in its place, or where a known customer is.",
        .preferences
      ) { $0.preferences },
      route("permissions", "The third page of the onboarding.", .permissions) { $0.permissions },
      route("stores", "The stores of the city, after all modals are gone.", .stores, with: .home) {
        $0.stores
      },
      route("stores-abroad", "Other stores, where the user is.", .storesAbroad, with: .abroad) { $0.stores },
      route("store-map", "The map over the selected tab of the store.", .storeMap) { $0.storeMap },
      route("scanner", "The camera, over everything.", .scanner) { $0.scanner },
    ]
  }

  private static var linkRoutes: [Route] {
    [
      link("link-product", "The address of a product.", .productInCategory, "products/lamp"),
      link("link-order", "The address of an order.", .order, "orders/1002"),
      link("link-help", "The address of an answer.", .help, "help/delivery/abroad"),
      link("link-unknown", "The address of a product that is not sold.", .unknownLink, "products/boat"),
    ]
  }
}

extension Emporium {
  /// A route without context.
  private static func route<ViewController: UIViewController>(
    _ name: String, _ summary: String, _ expectation: Expectation,
    customer: Session.Customer = .signedIn, line: Int = #line,
    _ step: @escaping @MainActor (Configurations) -> DestinationStep<ViewController, Any?>
  ) -> Route {
    route(name, summary, expectation, with: nil, customer: customer, line: line, step)
  }

  /// A route; each attempt gets a session of its own, so that nothing is left of the one before.
  private static func route<ViewController: UIViewController, Context>(
    _ name: String, _ summary: String, _ expectation: Expectation, with context: Context,
    customer: Session.Customer = .signedIn, line: Int = #line,
    _ step: @escaping @MainActor (Configurations) -> DestinationStep<ViewController, Context>
  ) -> Route {
    Route(name, summary: summary, with: context, expecting: expectation, line: line) {
      step(Configurations(session: Session(customer)))
    }
  }

  /// A route that begins with an address; the router of links lets one through at a time and notes every visit.
  private static func link(
    _ name: String, _ summary: String, _ expectation: Expectation, _ path: String, line: Int = #line
  ) -> Route {
    Route(
      name, summary: summary, expecting: expectation, completing: .atRest, line: line
    ) { attempt in
      let session = Session(.signedIn)
      let router = attempt.makeRouter()
      router.add(VisitLog(session: session))
      router.add(NavigationDelayingInterceptor())
      guard let url = URL(string: "emporium://store/\(path)"),
        let table = try? Configurations(session: session).links()
      else { return }
      attempt.navigate(to: url, using: table, by: SingleNavigationRouter(router: router))
    }
  }
}
