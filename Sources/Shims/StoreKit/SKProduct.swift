public import Foundation
import HeadlessUIKit

/// After which time a subscription is bought again.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many.
  public final let numberOfUnits: Int
  /// What is counted.
  public final let unit: SKProduct.PeriodUnit

  init(_ period: Product.SubscriptionPeriod) {
    numberOfUnits = period.value
    unit = SKProduct.PeriodUnit(rawValue: UInt(period.unit.rawValue)) ?? .day
  }
}

/// Something that the app sells.
open class SKProduct: NSObject, @unchecked Sendable {
  /// What is counted in the time of a subscription.
  public enum PeriodUnit: UInt, Hashable, Sendable {
    /// Days.
    case day = 0
    /// Weeks.
    case week = 1
    /// Months.
    case month = 2
    /// Years.
    case year = 3
  }

  private final let product: Product

  init(_ product: Product) { self.product = product }

  /// Its name for the app.
  open var productIdentifier: String { product.id }
  /// Its name for the user.
  open var localizedTitle: String { product.displayName }
  /// What it is.
  open var localizedDescription: String { product.description }
  /// What it costs, in dollars.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  /// How prices are written: in dollars.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// Whether the user's family may use it too.
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  /// The subscriptions of which the user has one at a time.
  open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
  /// After which time it is bought again.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    product.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
  }
}

/// What the store has answered.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// What is sold.
  public final let products: [SKProduct]
  /// What is not.
  public final let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalid: [String]) {
    (self.products, invalidProductIdentifiers) = (products, invalid)
  }
}

/// Is told how a request to the store has ended.
public protocol SKRequestDelegate: AnyObject {
  /// The request is over.
  ///
  /// - Parameter request: The request.
  func requestDidFinish(_ request: SKRequest)

  /// The request has failed.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: Why.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Nothing happens.
  public func requestDidFinish(_ request: SKRequest) {}

  /// Nothing happens.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Is told what the store sells.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: What is sold.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store something; the answer comes in a later turn, if the app keeps the request until then.
open class SKRequest: NSObject, @unchecked Sendable {
  private final weak var told: (any SKRequestDelegate)?
  private final var starts = 0

  /// Is told how the request has ended, and is not kept alive.
  open var requestDelegate: (any SKRequestDelegate)? {
    get { told }
    set { told = newValue }
  }

  /// Sends the request.
  open func start() {
    MainThread.perform {
      starts += 1
      let number = starts
      MainTurn.schedule(after: 0) { [weak self] in
        if let self, self.starts == number { self.end() }
      }
    }
  }

  /// Takes the request back: nobody is told any more.
  open func cancel() { MainThread.perform { starts += 1 } }

  @MainActor private func end() {
    let error = Store.current.loadingError
    if error == nil { answer() }
    guard let told else { return }
    StructureReads.callOut("request") {
      if let error { told.request(self, didFailWithError: error) } else { told.requestDidFinish(self) }
    }
  }

  @MainActor func answer() {}
}

/// Asks the store what it sells; unless a check says otherwise, that is whatever is asked for.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private final let identifiers: [String]

  /// Makes a request.
  ///
  /// - Parameter productIdentifiers: What is asked for.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers.sorted() }

  /// Is told what the store sells, and is not kept alive.
  open var delegate: (any SKProductsRequestDelegate)? {
    get { requestDelegate as? any SKProductsRequestDelegate }
    set { requestDelegate = newValue }
  }

  @MainActor override final func answer() {
    let products = identifiers.compactMap { Store.current.product($0) }
    let sold = Set(products.map(\.id))
    let response = SKProductsResponse(
      products: products.map { SKProduct($0) }, invalid: identifiers.filter { !sold.contains($0) })
    guard let delegate else { return }
    StructureReads.callOut("productsRequest") { delegate.productsRequest(self, didReceive: response) }
  }
}

/// Asks the store for the receipt anew; there is none.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// Makes a request.
  ///
  /// - Parameter properties: Without effect.
  public init(receiptProperties properties: [String: Any]? = nil) {}

  /// Is told how the request has ended, and is not kept alive.
  open var delegate: (any SKRequestDelegate)? {
    get { requestDelegate }
    set { requestDelegate = newValue }
  }
}
