public import Foundation
public import HeadlessUIKit

/// Something that the app sells.
public struct Product: Identifiable, Hashable, Sendable {
  /// What becomes of a product once it is bought.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes it from a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It stays.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends after some time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It is bought again after some time.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// Why a product could not be bought.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// So many cannot be bought.
    case invalidQuantity
    /// It is not sold.
    case productUnavailable
    /// The user is not allowed to.
    case purchaseNotAllowed
    /// The user does not get the offer.
    case ineligibleForOffer
    /// There is no such offer.
    case invalidOfferIdentifier
    /// The price of the offer is wrong.
    case invalidOfferPrice
    /// The signature of the offer is wrong.
    case invalidOfferSignature
    /// Something about the offer is missing.
    case missingOfferParameters
  }

  /// What has come of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user has bought it.
    case success(VerificationResult<Transaction>)
    /// The user has called it off.
    case userCancelled
    /// Somebody else has to allow it.
    case pending
  }

  /// How a product is bought.
  public struct PurchaseOption: Hashable, Sendable {
    fileprivate let account: UUID?
    private let name: String

    /// The user of the app who buys.
    ///
    /// - Parameter token: The number of the user's account.
    /// - Returns: The option.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(account: token, name: "account")
    }

    /// How many are bought; without effect.
    ///
    /// - Parameter quantity: How many.
    /// - Returns: The option.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(account: nil, name: "\(quantity)")
    }

    /// Whether somebody else has to allow it in tests of Apple's; without effect.
    ///
    /// - Parameter simulateAskToBuy: Whether.
    /// - Returns: The option.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(account: nil, name: "asks: \(simulateAskToBuy)")
    }
  }

  /// The name of the product for the app.
  public let id: String
  /// What becomes of it.
  public let type: ProductType
  /// Its name for the user.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// Of a subscription, how it goes on.
  public let subscription: SubscriptionInfo?
  /// Whether the user's family may use it too.
  public let isFamilyShareable: Bool

  /// Makes a product, for a check: Apple's come from the store.
  ///
  /// - Parameters:
  ///   - id: Its name for the app.
  ///   - type: What becomes of it; with a subscription it is bought again after some time.
  ///   - displayName: Its name for the user; that for the app where none is given.
  ///   - description: What it is.
  ///   - price: What it costs in dollars.
  ///   - subscription: How a subscription goes on.
  ///   - isFamilyShareable: Whether the user's family may use it too.
  public init(
    id: String, type: ProductType? = nil, displayName: String? = nil, description: String = "",
    price: Decimal = Decimal(99) / 100, subscription: SubscriptionInfo? = nil, isFamilyShareable: Bool = false
  ) {
    (self.id, self.displayName) = (id, displayName ?? id)
    self.type = type ?? (subscription == nil ? .nonConsumable : .autoRenewable)
    (self.description, self.price, self.subscription) = (description, price, subscription)
    self.isFamilyShareable = isFamilyShareable
  }

  /// What it costs, for the user: always in dollars.
  public var displayPrice: String { price.formatted(priceFormatStyle) }

  /// How prices are written: always in dollars.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  }

  /// Loads products from the store.
  ///
  /// - Parameter identifiers: Which ones.
  /// - Returns: Those of them that are sold, in a later turn; all of them unless a check says what is sold.
  /// - Throws: What a check says (`AppStore.loadingError`).
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    // A set has another order in each process.
    let names = identifiers is Set<String> ? identifiers.sorted() : Array(identifiers)
    let found: Result<[Product], StoreKitError> = await Store.ask { store in
      store.loadingError.map { .failure($0) } ?? .success(names.compactMap { store.product($0) })
    }
    return try found.get()
  }

  /// Has the user buy the product; what comes of it in a later turn is up to a check (`AppStore.answer`).
  ///
  /// - Parameter options: How.
  /// - Returns: What has come of it.
  /// - Throws: `StoreKitError`, `PurchaseError` or what a check says.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let (product, account) = (self, options.compactMap(\.account).first)
    return try await Store.ask { $0.buy(product, account: account) }.get()
  }

  /// Has the user buy the product in a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: How.
  /// - Returns: What has come of it.
  /// - Throws: `StoreKitError`, `PurchaseError` or what a check says.
  @MainActor
  public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Has the user buy the product on a screen.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - options: How.
  /// - Returns: What has come of it.
  /// - Throws: `StoreKitError`, `PurchaseError` or what a check says.
  @MainActor
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// The last transaction of the product.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The transaction by which the user may use the product.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
}
