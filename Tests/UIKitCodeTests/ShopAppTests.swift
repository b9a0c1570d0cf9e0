import Foundation
import Testing
import UIKit

@MainActor
@Suite struct ShopAppTests {
  /// The app after launch, with or without somebody logged in.
  @MainActor
  private struct Launch {
    let device = Device()
    let delegate = SceneDelegate()
    let scene: UIScene

    init(user: String? = "Ada", url: String? = nil) throws {
      scene = try #require(UIApplication.shared.connectedScenes.first)
      delegate.session.isLoggedIn = user != nil
      delegate.session.userName = user
      let contexts = url.flatMap(URL.init(string:)).map { Set([UIOpenURLContext(url: $0)]) } ?? []
      delegate.scene(
        scene, willConnectTo: UISceneSession(),
        options: UIScene.ConnectionOptions(urlContexts: contexts))
      settle()
    }

    func settle() { device.settle(delegate.window) }

    func open(_ text: String) throws {
      let url = try #require(URL(string: text))
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      settle()
    }

    var tabs: UITabBarController {
      get throws { try #require(delegate.window?.rootViewController as? UITabBarController) }
    }

    func stack(_ tab: Tab) throws -> UINavigationController {
      try #require(tabs.viewControllers?[tab.rawValue] as? UINavigationController)
    }
  }

  @Test func `a user who is logged in starts in the catalog`() throws {
    let app = try Launch()
    #expect(try app.tabs.selectedIndex == 0)
    #expect(try app.stack(.catalog).topViewController is CatalogViewController)
    #expect(app.delegate.window?.isKeyWindow == true)
    #expect(app.device.faults == [])
  }

  @Test func `a link that launches the app waits until somebody has logged in`() throws {
    let app = try Launch(user: nil, url: "shop://product/42")
    let navigation = try #require(app.delegate.window?.rootViewController as? UINavigationController)
    let login = try #require(navigation.topViewController as? LoginViewController)
    login.nameField.text = "Ada"
    login.loginButton.sendActions(for: .touchUpInside)
    app.settle()
    let product = try app.stack(.catalog).topViewController as? ProductViewController
    #expect(product?.id == "42")
    #expect(app.device.faults == [])
  }

  @Test func `a forgotten password is one push away, and back`() throws {
    let app = try Launch(user: nil)
    let navigation = try #require(app.delegate.window?.rootViewController as? UINavigationController)
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
    app.settle()
    #expect(navigation.topViewController is ForgotPasswordViewController)
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
    app.settle()
    #expect(navigation.topViewController is LoginViewController)
  }

  @Test(arguments: [
    ("shop://product/7", Tab.catalog, "ProductViewController"),
    ("https://shop.example/product/7", .catalog, "ProductViewController"),
    ("shop://category/shoes", .catalog, "CatalogViewController"),
    ("shop:///search?q=hats", .catalog, "CatalogViewController"),
    ("shop://basket", .basket, "BasketViewController"),
    ("shop://account/orders", .account, "OrderListViewController"),
  ])
  func `a link reaches its screen from every tab, under checkout too`(
    link: String, tab: Tab, screen: String
  ) throws {
    for start in Tab.allCases {
      for isInCheckout in [false, true] {
        let app = try Launch()
        if isInCheckout {
          try app.open("shop://product/1")
          (try app.stack(.catalog).topViewController as? ProductViewController)?.onBuy?()
          app.settle()
          #expect(try app.tabs.presentedViewController != nil)
        }
        try app.tabs.selectedIndex = start.rawValue
        try app.open(link)
        #expect(try app.tabs.presentedViewController == nil)
        #expect(try app.tabs.selectedIndex == tab.rawValue)
        let top = try #require(try app.stack(tab).topViewController)
        #expect(String(describing: type(of: top)) == screen)
        #expect(UIApplication.topViewController() === top)
        #expect(app.device.faults == [])
      }
    }
  }

  @Test(arguments: [
    "shop://nowhere", "mailto:a@b.c", "https://elsewhere.example/product/7", "shop://product",
  ])
  func `a link to nowhere changes nothing`(link: String) throws {
    let app = try Launch()
    try app.open(link)
    #expect(try app.tabs.selectedIndex == 0)
    #expect(try app.stack(.catalog).viewControllers.count == 1)
  }

  @Test func `a product that is on the stack is found, not pushed again`() throws {
    let app = try Launch()
    try app.open("shop://product/1")
    try app.open("shop://product/2")
    let first = try app.stack(.catalog).viewControllers[1]
    try app.open("shop://product/1")
    #expect(try app.stack(.catalog).viewControllers.count == 2)
    #expect(try app.stack(.catalog).topViewController === first)
  }

  @Test func `a tap on the selected tab pops to the root, and then scrolls`() throws {
    let app = try Launch()
    let window = try #require(app.delegate.window)
    try app.open("shop://product/1")
    app.device.user(.tapTab(0), in: window)
    let catalog = try #require(try app.stack(.catalog).topViewController as? CatalogViewController)
    #expect(catalog.scrolls == 0)
    window.perform(.tapTab(0))
    app.settle()
    #expect(catalog.scrolls == 1)
  }

  @Test func `a guest may not open the basket`() throws {
    let app = try Launch(user: "guest")
    app.delegate.window?.perform(.tapTab(1))
    app.settle()
    #expect(try app.tabs.selectedIndex == 0)
    #expect(try app.tabs.presentedViewController is GuestNoticeViewController)
    #expect(app.delegate.coordinator?.tabCoordinator?.basketRequests == 1)
  }

  @Test func `checkout goes through its steps and ends`() throws {
    let app = try Launch()
    try app.open("shop://product/1")
    (try app.stack(.catalog).topViewController as? ProductViewController)?.onBuy?()
    app.settle()
    let checkout = try #require(try app.tabs.presentedViewController as? UINavigationController)
    for step in [CheckoutStepViewController.Step.address, .payment, .receipt] {
      let screen = try #require(checkout.topViewController as? CheckoutStepViewController)
      #expect(screen.step == step)
      screen.navigationItem.rightBarButtonItem?.tap()
      app.settle()
    }
    #expect(try app.tabs.presentedViewController == nil)
    let catalog = app.delegate.coordinator?.tabCoordinator?.coordinator(CatalogCoordinator.self)
    #expect(catalog?.children.isEmpty == true)
    #expect(app.device.faults == [])
  }

  @Test func `checkout that is swiped away leaves no coordinator behind`() throws {
    let app = try Launch()
    let window = try #require(app.delegate.window)
    try app.open("shop://product/1")
    (try app.stack(.catalog).topViewController as? ProductViewController)?.onBuy?()
    app.settle()
    let catalog = app.delegate.coordinator?.tabCoordinator?.coordinator(CatalogCoordinator.self)
    #expect(catalog?.children.count == 1)
    window.perform(.startSwipeDown(layer: 0))
    app.device.user(.finishSwipeDown, in: window)
    #expect(try app.tabs.presentedViewController == nil)
    #expect(catalog?.children.isEmpty == true)
  }

  @Test func `a popped product is reported by the navigation delegate`() throws {
    let app = try Launch()
    try app.open("shop://product/1")
    let window = try #require(app.delegate.window)
    app.device.user(.tapBack, in: window)
    #expect(try app.stack(.catalog).viewControllers.count == 1)
  }

  @Test func `logging out under a modal leaves no controller behind`() throws {
    let app = try Launch()
    try app.open("shop://product/1")
    (try app.stack(.catalog).topViewController as? ProductViewController)?.onBuy?()
    app.settle()
    weak let tabs = try app.tabs
    app.delegate.coordinator?.logOut()
    app.settle()
    let navigation = app.delegate.window?.rootViewController as? UINavigationController
    #expect(navigation?.topViewController is LoginViewController)
    #expect(tabs == nil)
    #expect(app.device.faults == [])
  }

  @Test func `orders lead to the order that was chosen`() throws {
    let app = try Launch()
    try app.open("shop://account/orders")
    let list = try #require(try app.stack(.account).topViewController as? OrderListViewController)
    #expect(list.rows.count == 3)
    list.didSelectRow(1)
    app.settle()
    let detail = try #require(try app.stack(.account).topViewController as? OrderDetailViewController)
    #expect(detail.title == "Order 302")
    #expect(list.router?.dataStore?.selected?.number == 302)
  }

  @Test func `a message shows a banner that goes away, and its link can open at once`() throws {
    let app = try Launch()
    let window = try #require(app.delegate.window)
    var opened: [DeepLink] = []
    let router = NotificationRouter(window: window) { opened.append($0) }
    router.receive(["link": "shop://basket"])
    let banner = try #require(router.banner)
    #expect(banner.superview === window && !banner.isHidden)
    let start = app.device.simulation.clock.now
    app.settle()
    #expect(banner.superview == nil && router.banner == nil)
    #expect(app.device.simulation.clock.now - start == 3200)
    router.receive(["link": "shop://basket", "opensAtOnce": true])
    router.receive(["link": 3])
    #expect(opened == [.basket])
  }
}
