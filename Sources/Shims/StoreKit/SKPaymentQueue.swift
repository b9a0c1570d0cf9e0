public import Foundation
import HeadlessUIKit

/// Is told what becomes of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Something has become of payments.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - transactions: What.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])

  /// The app has finished with payments.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - transactions: With which.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])

  /// All that was bought before was restored.
  ///
  /// - Parameter queue: The queue.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)

  /// What was bought before could not be restored.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - error: Why.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)

  /// The user has chosen to buy something in the store itself; never called here.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - payment: The payment.
  ///   - product: The product.
  /// - Returns: Whether the payment goes on at once.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Nothing happens.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}

  /// Nothing happens.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}

  /// Nothing happens.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}

  /// It does not.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The payments that the store works on: one queue for each launch.
///
/// Observers are told in later turns on the main thread, and are not kept alive. What comes of a payment is up to a check
/// (`AppStore.answer`).
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer: @unchecked Sendable {
    // Asked for on the main thread.
    weak var object: (any SKPaymentTransactionObserver)?
  }

  // All of this is read and changed on the main thread.
  private final var observers: [Observer] = []
  private final var entries: [SKPaymentTransaction] = []

  /// A queue in which payments wait that an earlier launch has not finished.
  init(of unfinished: [Transaction] = []) { entries = unfinished.map { SKPaymentTransaction(bought: $0) } }

  /// The queue of the launch that is under way.
  ///
  /// - Returns: The queue.
  open class func `default`() -> SKPaymentQueue { MainThread.value { Store.current.queue } }

  /// Says whether the device allows payments.
  ///
  /// - Returns: Whether it does: unless a check says otherwise.
  open class func canMakePayments() -> Bool { AppStore.canMakePayments }

  /// The payments with which the app has not finished.
  open var transactions: [SKPaymentTransaction] { MainThread.value { entries } }

  /// Tells somebody from now on what becomes of payments, and of those with which the app has not finished.
  ///
  /// - Parameter observer: Who is told.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    nonisolated(unsafe) let observer = observer
    MainThread.perform {
      guard !observers.contains(where: { $0.object === observer }) else { return }
      observers.append(Observer(object: observer))
      let waiting = entries
      if !waiting.isEmpty { later(for: observer) { $0.paymentQueue(self, updatedTransactions: waiting) } }
    }
  }

  /// Tells somebody no more.
  ///
  /// - Parameter observer: Who was told.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    nonisolated(unsafe) let observer = observer
    MainThread.perform { observers.removeAll { $0.object === observer } }
  }

  /// Has the user pay for something.
  ///
  /// - Parameter payment: For what.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    MainThread.perform {
      entries.append(transaction)
      tell([transaction])
      MainTurn.schedule(after: 0) { self.settle(transaction) }
    }
  }

  /// Says that the app has finished with a payment.
  ///
  /// - Parameter transaction: The payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    MainThread.perform {
      guard entries.contains(transaction) else { return }
      entries.removeAll { $0 === transaction }
      transaction.transactionIdentifier.flatMap { UInt64($0) }.map(Store.current.finish)
      later { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }
  }

  /// Restores what was bought before and is not used up.
  open func restoreCompletedTransactions() {
    MainTurn.schedule(after: 0) { self.restore() }
  }

  /// Restores what a user of the app has bought before.
  ///
  /// - Parameter username: Which user; without effect.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Lets the user enter a code; nothing is shown.
  open func presentCodeRedemptionSheet() {}

  // MARK: What the store does

  @MainActor private func restore() {
    let store = Store.current
    if let error = Self.refusal(store) {
      return later { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: error) }
    }
    let restored = store.entitlements.map { SKPaymentTransaction(restoring: $0) }
    entries += restored
    if !restored.isEmpty { tell(restored) }
    later { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
  }

  @MainActor private static func refusal(_ store: Store) -> (any Error)? {
    if case .cancelled = store.answer { return SKError(.paymentCancelled) }
    return store.loadingError
  }

  @MainActor private func settle(_ transaction: SKPaymentTransaction) {
    let store = Store.current
    guard let product = store.product(transaction.payment.productIdentifier) else {
      return end(transaction, .failed, SKError(.storeProductNotAvailable))
    }
    // What is pending waits in the queue here.
    if case .pending = store.answer { return end(transaction, .deferred) }
    switch store.buy(product) {
    case .success(.success(let result)):
      transaction.transactionIdentifier = "\(result.unsafePayloadValue.id)"
      end(transaction, .purchased)
    case .success: end(transaction, .failed, SKError(.paymentCancelled))
    case .failure(Product.PurchaseError.purchaseNotAllowed):
      end(transaction, .failed, SKError(.paymentNotAllowed))
    case .failure(let error): end(transaction, .failed, error)
    }
  }

  @MainActor
  private func end(
    _ transaction: SKPaymentTransaction, _ state: SKPaymentTransactionState, _ error: (any Error)? = nil
  ) {
    transaction.transactionState = state
    transaction.error = error
    if state == .purchased { transaction.transactionDate = MainTurn.date }
    tell([transaction])
  }

  @MainActor final func approve() {
    for transaction in entries where transaction.transactionState == .deferred {
      guard let product = Store.current.product(transaction.payment.productIdentifier) else { continue }
      transaction.transactionIdentifier = "\(Store.current.enter(product).id)"
      end(transaction, .purchased)
    }
  }

  @MainActor final func deliver(_ bought: Transaction) {
    let transaction = SKPaymentTransaction(bought: bought)
    entries.append(transaction)
    end(transaction, .purchased)
  }

  @MainActor private func tell(_ transactions: [SKPaymentTransaction]) {
    later { $0.paymentQueue(self, updatedTransactions: transactions) }
  }

  @MainActor
  private func later(
    for new: (any SKPaymentTransactionObserver)? = nil,
    _ body: @escaping @MainActor (any SKPaymentTransactionObserver) -> Void
  ) {
    // Who comes later is told of all that waits then.
    let told = new.map { [Observer(object: $0)] } ?? observers
    MainTurn.schedule(after: 0) { [self] in
      for observer in told.compactMap(\.object) where observers.contains(where: { $0.object === observer }) {
        StructureReads.callOut("paymentQueue") { body(observer) }
      }
    }
  }
}
