import Foundation
import RouteChecking
import StoreKit
import Testing
import UIKit

extension SystemServices {
  /// What an app sells, and what comes of it.
  @MainActor @Suite("Store") struct StoreTests {
    init() { Simulation.reset() }

    private func settle() { Simulation.current.clock.settle() }

    private static let pro = Product(
      id: "pro", displayName: "Pro", price: 5, subscription: .init(period: .monthly))

    /// A paywall that waits for the store, and goes away once the user has bought.
    private final class Paywall: UIViewController {
      private var product: Product?

      override func viewDidLoad() {
        super.viewDidLoad()
        let buy = UIBarButtonItem(
          primaryAction: UIAction(title: "Buy") { [weak self] _ in Task { await self?.buy() } })
        buy.isEnabled = false
        navigationItem.rightBarButtonItem = buy
        Task {
          product = try? await Product.products(for: ["pro"]).first
          title = product?.displayPrice
          buy.isEnabled = product != nil
        }
      }

      private func buy() async {
        switch try? await product?.purchase() {
        case .success(.verified(let transaction)):
          await transaction.finish()
          navigationController?.setViewControllers([Home()], animated: true)
        case .success: title = "Forged"
        case .pending: title = "Waiting"
        case .userCancelled: title = "Another time"
        case nil: title = "Failed"
        }
      }
    }

    private final class Home: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task {
          for await case .verified(let transaction) in Transaction.currentEntitlements {
            title = "Has \(transaction.productID)"
          }
        }
      }
    }

    private func paywall(_ answer: AppStore.Answer?) -> App<UIWindow> {
      App("paywall") { window in
        AppStore.products = [Self.pro]
        if let answer { AppStore.answer = answer }
        window.rootViewController = UINavigationController(rootViewController: Paywall())
        return window
      }
    }

    @Test(arguments: [
      (nil, "Has pro"), (AppStore.Answer.cancelled, "Another time"), (.pending, "Waiting"),
      (.unverified, "Forged"), (.notAllowed, "Failed"), (.failed(StoreKitError.unknown), "Failed"),
    ])
    func `a paywall waits for the store, and the check says what comes of a purchase`(
      answer: AppStore.Answer?, title: String
    ) {
      let report = check(
        paywall(answer),
        sometimes: [
          Sometimes("the price") { _, sight in sight.top?.title == "$5.00" },
          Sometimes(title) { _, sight in sight.top?.title == title },
        ])
      #expect(report.findings.isEmpty)
    }

    /// An app that buys by payments.
    private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      var notes: [String] = []
      var products: [SKProduct] = []

      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products
        notes.append("\(products.map(\.localizedTitle)) \(response.invalidProductIdentifiers)")
      }
      func requestDidFinish(_ request: SKRequest) { notes.append("done") }
      func request(_ request: SKRequest, didFailWithError error: any Error) { notes.append("failed") }

      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
          let code = (transaction.error as? SKError)?.code
          notes.append("\(transaction.transactionState)" + (code.map { " \($0)" } ?? ""))
          if transaction.transactionState.rawValue % 4 != 0 { queue.finishTransaction(transaction) }
        }
      }
      func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        notes.append("finished \(transactions.count)")
      }
      func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        notes.append("all restored")
      }
    }

    @Test func `the old store tells its delegate what is sold, and its observers what becomes of payments`() {
      AppStore.products = [Self.pro]
      let shop = Shop()
      let request = SKProductsRequest(productIdentifiers: ["pro", "other"])
      request.delegate = shop
      request.start()
      #expect(shop.notes == [])
      settle()
      #expect(shop.notes == ["[\"Pro\"] [\"other\"]", "done"])
      let queue = SKPaymentQueue.default()
      queue.add(shop)
      for answer in [AppStore.Answer.bought, .cancelled, .notAllowed, .pending] {
        AppStore.answer = answer
        shop.notes = []
        shop.products.first.map { queue.add(SKPayment(product: $0)) }
        settle()
        let end =
          switch answer {
          case .bought: ["purchased", "finished 1"]
          case .cancelled: ["failed paymentCancelled", "finished 1"]
          case .notAllowed: ["failed paymentNotAllowed", "finished 1"]
          default: ["deferred"]
          }
        #expect(shop.notes == ["purchasing"] + end)
      }
      #expect(SKPaymentQueue.canMakePayments() && queue.transactions.count == 1)
      (AppStore.answer, shop.notes) = (.bought, [])
      AppStore.approve()
      queue.restoreCompletedTransactions()
      settle()
      #expect(
        shop.notes.filter { $0.hasPrefix("purch") || $0.contains("restored") } == [
          "purchased", "restored", "all restored",
        ])
    }

    @Test func `who comes to the queue is told what waits there, and nobody is told once more`() {
      final class Patient: NSObject, SKPaymentTransactionObserver {
        var told = 0
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
          told += transactions.count
        }
      }
      AppStore.deliver("book")
      let (first, second) = (Patient(), Patient())
      let queue = SKPaymentQueue.default()
      queue.add(first)
      settle()
      queue.add(second)
      settle()
      #expect(first.told == 1 && second.told == 1)
    }

    @Test func `a payment that is finished in the queue is finished everywhere`() {
      let app = App("finished") { window in
        let screen = UIViewController()
        for _ in 1...2 { AppStore.deliver("book") }
        let queue = SKPaymentQueue.default()
        queue.finishTransaction(queue.transactions[0])
        screen.view.backgroundColor = .white
        Task { [weak screen] in
          var open: [UInt64] = []
          for await result in Transaction.unfinished { open.append(result.unsafePayloadValue.id) }
          screen?.title = "open: \(open)"
        }
        window.rootViewController = screen
        return window
      }
      let open = Sometimes<UIWindow>("open: [2]") { _, sight in sight.top?.title == "open: [2]" }
      #expect(check(app, sometimes: [open]).findings.isEmpty)
    }

    @Test func `a request that nobody keeps is not answered, nor is one that fails`() {
      let shop = Shop()
      var request: SKProductsRequest? = SKProductsRequest(productIdentifiers: ["pro"])
      request?.delegate = shop
      request?.start()
      request = nil
      settle()
      #expect(shop.notes == [])
      AppStore.loadingError = .unknown
      request = SKProductsRequest(productIdentifiers: ["pro"])
      request?.delegate = shop
      request?.start()
      settle()
      #expect(shop.notes == ["failed"])
    }

    @Test func `what is bought elsewhere, allowed later or given back comes in the updates`() {
      final class Listener: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Task { [weak self] in
            for await result in Transaction.updates {
              let transaction = result.unsafePayloadValue
              self?.title = "\(transaction.productID) \(transaction.revocationDate == nil)"
              await transaction.finish()
            }
          }
          let give = UIAction(title: "Elsewhere") { _ in AppStore.deliver("book") }
          let revoke = UIAction(title: "Back") { _ in AppStore.revoke("book") }
          navigationItem.rightBarButtonItems = [give, revoke].map { UIBarButtonItem(primaryAction: $0) }
        }
      }
      // Opened again, it looks the same whether or not something was bought, and one of its buttons does nothing then.
      let app = App("updates", interruptions: []) { window in
        AppStore.deliver("before")
        window.rootViewController = UINavigationController(rootViewController: Listener())
        return window
      }
      let titles = ["before true", "book true", "book false"]
      let report = check(
        app, sometimes: titles.map { title in Sometimes(title) { _, sight in sight.top?.title == title } })
      #expect(report.findings.isEmpty)
    }

    @Test func `a product that is bought again keeps the number of its first purchase`() {
      let app = App("again") { window in
        let screen = UITableViewController()
        for _ in 1...2 { AppStore.deliver("book") }
        Task { [weak screen] in
          let last = await Transaction.latest(for: "book")?.unsafePayloadValue
          screen?.title = last.map { "\($0.id) \($0.originalID)" }
        }
        window.rootViewController = screen
        return window
      }
      let numbers = Sometimes<UIWindow>("2 1") { _, sight in sight.top?.title == "2 1" }
      #expect(check(app, sometimes: [numbers]).findings.isEmpty)
      Simulation.reset()
      for _ in 1...2 { AppStore.deliver("book") }
      #expect(SKPaymentQueue.default().transactions.map(\.transactionIdentifier) == ["1", "2"])
    }

    @Test func `the user is done with a page of the store, and the app dismisses it`() {
      final class Screen: UIViewController, SKStoreProductViewControllerDelegate {
        func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
          viewController.dismiss(animated: true)
        }
      }
      let app = App("more") { window in
        let screen = Screen()
        let more = UIAction(title: "More") { [weak screen] _ in
          let page = SKStoreProductViewController()
          page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1])
          page.delegate = screen
          screen?.present(page, animated: true)
        }
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: more)
        window.rootViewController = UINavigationController(rootViewController: screen)
        return window
      }
      #expect(check(app).findings.isEmpty)
    }
  }
}
