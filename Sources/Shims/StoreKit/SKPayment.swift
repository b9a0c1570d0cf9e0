public import Foundation
import HeadlessUIKit

/// Under which name errors of the payment queue stand.
public let SKErrorDomain = "SKErrorDomain"

/// Why the user has not paid.
public struct SKError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// The app may not ask for it.
    case clientInvalid = 1
    /// The user has called it off.
    case paymentCancelled = 2
    /// The payment is not right.
    case paymentInvalid = 3
    /// The device does not allow payments.
    case paymentNotAllowed = 4
    /// It is not sold.
    case storeProductNotAvailable = 5
    /// There is no connection.
    case cloudServiceNetworkConnectionFailed = 7
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { SKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Nobody knows.
  public static var unknown: Code { .unknown }
  /// The app may not ask for it.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user has called it off.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not right.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The device does not allow payments.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// It is not sold.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// Asks the user to pay for something.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What is paid for.
  public final let productIdentifier: String
  /// How many are bought: one.
  open var quantity: Int { 1 }
  /// The user of the app who pays.
  open var applicationUsername: String? { nil }

  init(productIdentifier: String) { self.productIdentifier = productIdentifier }

  /// Makes a payment.
  ///
  /// - Parameter product: What is paid for.
  public convenience init(product: SKProduct) { self.init(productIdentifier: product.productIdentifier) }
}

/// A payment about which the app says more.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  private var number = 1
  private var username: String?

  /// How many are bought; kept.
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }

  /// The user of the app who pays; kept.
  open override var applicationUsername: String? {
    get { username }
    set { username = newValue }
  }

  /// Whether somebody else has to allow it in tests of Apple's; without effect.
  open var simulatesAskToBuyInSandbox = false
}

/// What has become of a payment.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
  /// The store works on it.
  case purchasing = 0
  /// The user has paid.
  case purchased = 1
  /// The user has not paid.
  case failed = 2
  /// The user has paid before.
  case restored = 3
  /// Somebody else has to allow it.
  case deferred = 4
}

/// A payment in the queue.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public final let payment: SKPayment
  /// What has become of it.
  public internal(set) final var transactionState = SKPaymentTransactionState.purchasing
  /// Its number, once the user has paid.
  public internal(set) final var transactionIdentifier: String?
  /// When the user has paid, in virtual time.
  public internal(set) final var transactionDate: Date?
  /// The payment that was restored.
  public internal(set) final var original: SKPaymentTransaction?
  /// Why the user has not paid.
  public internal(set) final var error: (any Error)?

  init(_ payment: SKPayment) { self.payment = payment }

  convenience init(bought transaction: Transaction) {
    self.init(SKPayment(productIdentifier: transaction.productID))
    transactionState = .purchased
    (transactionIdentifier, transactionDate) = ("\(transaction.id)", transaction.purchaseDate)
  }

  @MainActor convenience init(restoring transaction: Transaction) {
    let first = SKPaymentTransaction(bought: transaction)
    self.init(first.payment)
    (transactionState, original) = (.restored, first)
    (transactionIdentifier, transactionDate) = ("\(transaction.id)-restored", MainTurn.date)
  }
}
