public import Foundation
import HeadlessUIKit

/// Something that the user has bought.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Whose purchase it is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes it from a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user's own.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// That of somebody in the user's family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Its number.
  public let id: UInt64
  /// The number of the first purchase of the product.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// The kind of product.
  public let productType: Product.ProductType
  /// The subscriptions of which the user has one at a time.
  public let subscriptionGroupID: String?
  /// When it was bought, in virtual time.
  public let purchaseDate: Date
  /// When the product was bought first, in virtual time.
  public let originalPurchaseDate: Date
  /// When a subscription ends.
  public let expirationDate: Date?
  /// When the user got the money back.
  public internal(set) var revocationDate: Date?
  /// How many were bought.
  public let purchasedQuantity = 1
  /// The user of the app who has bought it.
  public let appAccountToken: UUID?
  /// Whether the user has a better subscription by now; never.
  public let isUpgraded = false
  /// Whose purchase it is.
  public let ownershipType = OwnershipType.purchased

  init(number: UInt64, of product: Product, after first: Transaction?, account: UUID?) {
    (id, originalID) = (number, first?.id ?? number)
    (productID, productType) = (product.id, product.type)
    subscriptionGroupID = product.subscription?.subscriptionGroupID
    (purchaseDate, appAccountToken) = (MainTurn.date, account)
    originalPurchaseDate = first?.purchaseDate ?? MainTurn.date
    expirationDate = product.subscription.map { MainTurn.date + $0.subscriptionPeriod.seconds }
  }

  /// Whether the user may use what was bought.
  @MainActor var entitles: Bool {
    guard revocationDate == nil, productType != .consumable else { return false }
    return productType != .autoRenewable || expirationDate.map { $0 > MainTurn.date } ?? true
  }

  /// Says that the app has given the user what was bought.
  public func finish() async {
    let id = id
    await Store.ask { $0.finish(id) }
  }

  // MARK: All of them

  /// Several transactions, for `for await`.
  public struct Transactions: AsyncSequence, Sendable {
    /// It gives transactions.
    public typealias Element = VerificationResult<Transaction>

    /// It cannot fail.
    public typealias Failure = Never

    fileprivate let choice: (@MainActor @Sendable (Store) -> [Transaction])?

    /// Gives the transactions one by one; the first comes in a later turn.
    ///
    /// - Returns: What gives them.
    public func makeAsyncIterator() -> AsyncIterator {
      // Who listens is told of whatever comes from now on.
      let updates = choice == nil ? MainThread.value { Store.current.listen().makeAsyncIterator() } : nil
      return AsyncIterator(choice: choice, updates: updates)
    }

    /// Gives the transactions one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let choice: (@MainActor @Sendable (Store) -> [Transaction])?
      fileprivate var updates: AsyncStream<VerificationResult<Transaction>>.Iterator?
      private var rest: ArraySlice<Transaction>?

      fileprivate init(
        choice: (@MainActor @Sendable (Store) -> [Transaction])?,
        updates: AsyncStream<VerificationResult<Transaction>>.Iterator?
      ) { (self.choice, self.updates) = (choice, updates) }

      /// Waits for a transaction.
      ///
      /// - Returns: The transaction; `nil` after the last one, and when the task is cancelled.
      public mutating func next() async -> VerificationResult<Transaction>? { await next(isolation: nil) }

      /// Waits for a transaction on an actor.
      ///
      /// - Parameter actor: The actor.
      /// - Returns: The transaction; `nil` after the last one, and when the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> VerificationResult<Transaction>? {
        guard let choice else { return await updates?.next(isolation: actor) }
        if rest == nil { rest = await Store.ask { choice($0)[...] } }
        return rest?.popFirst().map { .verified($0) }
      }
    }
  }

  /// What was bought elsewhere or is allowed only now; it never ends.
  ///
  /// What the app itself buys comes from `purchase` alone.
  public static var updates: Transactions { Transactions(choice: nil) }

  /// The last transaction of each product that the user may use: not of what is used up, given back or over.
  public static var currentEntitlements: Transactions { Transactions { $0.entitlements } }

  /// All transactions; what is used up and finished is not among them.
  public static var all: Transactions {
    Transactions { store in
      let open = Set(store.unfinished.map(\.id))
      return store.transactions.filter { $0.productType != .consumable || open.contains($0.id) }
    }
  }

  /// The transactions that the app has not finished.
  public static var unfinished: Transactions { Transactions { $0.unfinished } }

  /// The transaction by which the user may use a product.
  ///
  /// - Parameter productID: The product.
  /// - Returns: The transaction, if the user may use it.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    await Store.ask { $0.entitlements.first { $0.productID == productID } }.map { .verified($0) }
  }

  /// The last transaction of a product.
  ///
  /// - Parameter productID: The product.
  /// - Returns: The transaction, if there is one.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    await Store.ask { $0.transactions.last { $0.productID == productID } }.map { .verified($0) }
  }
}
