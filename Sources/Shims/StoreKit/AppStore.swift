public import Foundation
public import HeadlessUIKit

/// The store, and what a check says of it.
///
/// On a new device nothing was bought. Where a check prepares the device, it says what is sold (`products`), what comes of a purchase (`answer`) and what was bought before (`deliver`). The user sees no sheet of the store's.
public enum AppStore {
  /// What comes of a purchase.
  public enum Answer: Sendable {
    /// The user buys.
    case bought
    /// The user buys, and the signature is wrong.
    case unverified
    /// The user calls it off.
    case cancelled
    /// Somebody else has to allow it, which `approve()` does.
    case pending
    /// The device does not allow purchases.
    case notAllowed
    /// It fails.
    case failed(any Error)
  }

  /// What comes of purchases from now on; the user buys, from each reset of the simulation on.
  public static var answer: Answer {
    get { MainThread.value { Store.current.answer } }
    set { MainThread.value { Store.current.answer = newValue } }
  }

  /// What is sold; where nobody says it, whatever is asked for, as a product that is bought once.
  public static var products: [Product]? {
    get { MainThread.value { Store.current.products } }
    set { MainThread.value { Store.current.products = newValue } }
  }

  /// Why nothing can be loaded or restored; `nil` where it can.
  public static var loadingError: StoreKitError? {
    get { MainThread.value { Store.current.loadingError } }
    set { MainThread.value { Store.current.loadingError = newValue } }
  }

  /// Something was bought before this launch or on another device: `Transaction.updates` and observers of the payment queue are told.
  ///
  /// - Parameter productID: What was bought.
  public static func deliver(_ productID: String) { MainThread.value { Store.current.deliver(productID) } }

  /// Purchases that were pending are allowed: `Transaction.updates` and observers of the payment queue are told.
  public static func approve() { MainThread.value { Store.current.approve() } }

  /// The user gets the money back: `Transaction.updates` tells it.
  ///
  /// - Parameter productID: For what.
  public static func revoke(_ productID: String) { MainThread.value { Store.current.revoke(productID) } }

  // MARK: What apps use

  /// Whether the device allows purchases: unless a check says otherwise.
  public static var canMakePayments: Bool {
    if case .notAllowed = answer { false } else { true }
  }

  /// Restores what was bought, for which the user has to log in.
  ///
  /// - Throws: `StoreKitError.userCancelled` where a check says that the user calls it off, or what stands in `loadingError`.
  public static func sync() async throws {
    let error: StoreKitError? = await Store.ask { store in
      if case .cancelled = store.answer { return .userCancelled }
      return store.loadingError
    }
    if let error { throw error }
  }

  /// Asks the user for a review; nothing is shown, as on a device on which the system has asked before.
  ///
  /// - Parameter scene: Where.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview() }

  /// Lets the user see all subscriptions; nothing is shown.
  ///
  /// - Parameter scene: Where.
  /// - Throws: Nothing on the model.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    await Store.ask { _ in }
  }

  /// Lets the user enter a code; nothing is shown.
  ///
  /// - Parameter scene: Where.
  /// - Throws: Nothing on the model.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    await Store.ask { _ in }
  }
}

/// Why the store could not do something.
public enum StoreKitError: Error {
  /// Nobody knows.
  case unknown
  /// The user has called it off.
  case userCancelled
  /// There is no connection.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// It is not sold where the user is.
  case notAvailableInStorefront
  /// The app lacks a right.
  case notEntitled
}

/// Something that the store has signed, and whether the signature is right.
public enum VerificationResult<SignedType> {
  /// Why the signature is wrong.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The certificate is no longer good.
    case revokedCertificate
    /// Nobody stands for the certificate.
    case invalidCertificateChain
    /// It was signed for another device.
    case invalidDeviceVerification
    /// It cannot be read.
    case invalidEncoding
    /// It was changed.
    case invalidSignature
    /// Something is missing.
    case missingRequiredProperties
  }

  /// The signature is wrong.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// What was signed.
  ///
  /// - Throws: Why the signature is wrong.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What was signed, whether or not the signature is right.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult where SignedType == Transaction {
  /// What an app sends to its server: a text that names the transaction, for there is no signature.
  public var jwsRepresentation: String {
    "transaction.\(unsafePayloadValue.productID).\(unsafePayloadValue.id)"
  }
}
