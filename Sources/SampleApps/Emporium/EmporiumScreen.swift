import RoutingSpecs

/// The screens of the department store, in the order of its catalogue.
public enum EmporiumScreen: Int, CaseIterable, Sendable {
  /// The first screen of the shop.
  case home
  /// One department.
  case category
  /// One product.
  case product
  /// What customers say about a product.
  case reviews
  /// Pictures of a product, full screen.
  case gallery
  /// Where a customer types a query.
  case search
  /// What a query found.
  case searchResults
  /// A magazine: a container of the app's own, with pages.
  case lookbook
  /// A page of the magazine that also stands alone.
  case advice
  /// What the customer would like to have.
  case wishList
  /// What the customer is about to buy.
  case bag
  /// Address and delivery; refuses to be dismissed.
  case checkout
  /// How to pay.
  case payment
  /// The thanks for an order.
  case confirmation
  /// The list of orders.
  case orders
  /// One order.
  case order
  /// What stands beside the list while no order is chosen.
  case noOrder
  /// The bill of an order.
  case invoice
  /// The customer's account.
  case account
  /// The customer's name and addresses.
  case profile
  /// Where these are edited; refuses to be dismissed while edited.
  case profileEditor
  /// The settings.
  case settings
  /// What the shop has to say.
  case notifications
  /// Questions and answers.
  case help
  /// A conversation with a shop assistant.
  case chat
  /// Where a customer signs in.
  case login
  /// Where a customer becomes one.
  case register
  /// Where a customer asks for a new password.
  case forgotPassword
  /// The first page of the onboarding.
  case welcome
  /// The second page.
  case interests
  /// The third page.
  case permissions
  /// The list of stores.
  case stores
  /// Where the stores are.
  case storeMap
  /// The camera, reading bar codes.
  case scanner
}

extension EmporiumScreen {
  /// The screen's name in the catalogue.
  public var name: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// What the catalogue says about the screen.
  var entry: ScreenEntry {
    ScreenEntry(name: name, contexts: contexts, dismissal: dismissal, places: places)
  }

  private var contexts: [String] {
    switch self {
    case .category: Department.allCases.map(\.rawValue)
    case .product: Product.allCases.map(\.rawValue)
    case .order: OrderNumber.allCases.map(\.rawValue)
    case .lookbook: LookbookPage.allCases.map(\.rawValue)
    default: []
    }
  }

  private var dismissal: ScreenEntry.Dismissal {
    switch self {
    case .checkout: .refused
    case .profileEditor: .either
    default: .allowed
    }
  }

  private var places: ScreenPlaces {
    switch self {
    case .home, .search, .account, .bag, .lookbook: [.tab, .navigation]
    case .welcome: [.root, .navigation]
    case .orders: [.primary, .navigation]
    case .order: [.secondary, .navigation]
    case .noOrder: .secondary
    case .gallery, .confirmation, .notifications, .help, .storeMap, .scanner: .modal
    case .advice, .chat, .profileEditor: [.modal, .navigation]
    default: .navigation
    }
  }
}
