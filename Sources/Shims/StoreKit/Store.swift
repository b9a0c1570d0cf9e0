import Foundation
import HeadlessUIKit

/// What the store knows: what it sells, what the user has bought, and who is told of it.
///
/// Each launch has one of its own.
@MainActor
final class Store: KeptByDevice {
  /// What is sold; `nil` sells whatever is asked for.
  var products: [Product]?
  /// What comes of a purchase.
  var answer = AppStore.Answer.bought
  /// Why nothing can be loaded, if so.
  var loadingError: StoreKitError?
  /// What was bought, first one first.
  private(set) var transactions: [Transaction] = []
  /// What the user may still be allowed to buy.
  private var waiting: [(product: Product, account: UUID?)] = []
  /// What came from outside before anybody listened.
  private var untold: [Transaction] = []
  private var listeners: [AsyncStream<VerificationResult<Transaction>>.Continuation] = []
  private var finished: Set<UInt64> = []

  /// The queue of those apps that buy by payments.
  private(set) var queue = SKPaymentQueue()

  /// The store of the device.
  static var current: Store { launched.current }
  private static let launched = OnePerLaunch { Store() }

  var remembered: AnyHashable? {
    let bought = transactions.map { transaction in
      let states = [
        finished.contains(transaction.id) ? "finished" : "",
        transaction.revocationDate == nil ? "" : "revoked",
      ]
      return [transaction.productID] + states
    }
    return bought.isEmpty && waiting.isEmpty ? nil : bought + [waiting.map(\.product.id)]
  }

  func beginLaunch() {
    listeners = []
    untold = unfinished
    queue = SKPaymentQueue(of: unfinished)
  }

  /// Asks the store something, and waits until it answers in a later turn.
  nonisolated static func ask<Result: Sendable>(
    _ question: @escaping @MainActor @Sendable (Store) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      MainTurn.schedule(after: 0) { continuation.resume(returning: question(.current)) }
    }
  }

  /// A product by its name, if it is sold.
  func product(_ id: String) -> Product? {
    guard let products else { return Product(id: id) }
    return products.first { $0.id == id }
  }

  // MARK: Buying

  /// What comes of a purchase, by the answer that a check has set.
  func buy(_ product: Product, account: UUID? = nil) -> Result<Product.PurchaseResult, any Error> {
    switch answer {
    case .bought: return .success(.success(.verified(enter(product, account))))
    case .unverified: return .success(.success(.unverified(enter(product, account), .invalidSignature)))
    case .cancelled: return .success(.userCancelled)
    case .pending:
      waiting.append((product, account))
      return .success(.pending)
    case .notAllowed: return .failure(Product.PurchaseError.purchaseNotAllowed)
    case .failed(let error): return .failure(error)
    }
  }

  @discardableResult
  func enter(_ product: Product, _ account: UUID? = nil) -> Transaction {
    let first = transactions.first { $0.productID == product.id }
    let transaction = Transaction(
      number: UInt64(transactions.count + 1), of: product, after: first, account: account)
    transactions.append(transaction)
    return transaction
  }

  func finish(_ id: UInt64) { finished.insert(id) }

  // MARK: What comes from outside

  /// What was waiting is allowed.
  func approve() {
    for (product, account) in waiting { tell(enter(product, account)) }
    waiting = []
    queue.approve()
  }

  /// Something was bought elsewhere.
  func deliver(_ id: String) {
    guard let product = product(id) else { return }
    let transaction = enter(product)
    tell(transaction)
    queue.deliver(transaction)
  }

  /// The user gets the money back.
  func revoke(_ id: String) {
    for place in transactions.indices where transactions[place].productID == id {
      transactions[place].revocationDate = MainTurn.date
    }
    if let last = transactions.last(where: { $0.productID == id }) { tell(last) }
  }

  private func tell(_ transaction: Transaction) {
    // Whoever has stopped listening is told no more.
    listeners.removeAll {
      if case .terminated = $0.yield(.verified(transaction)) { true } else { false }
    }
    if listeners.isEmpty { untold.append(transaction) }
  }

  /// Tells of what comes from outside, and at once of what has come and is not finished.
  func listen() -> AsyncStream<VerificationResult<Transaction>> {
    let (stream, listener) = AsyncStream.makeStream(of: VerificationResult<Transaction>.self)
    listeners.append(listener)
    for transaction in untold where !finished.contains(transaction.id) {
      listener.yield(.verified(transaction))
    }
    untold = []
    return stream
  }

  // MARK: What was bought

  /// The last transaction of each product that the user may use now.
  var entitlements: [Transaction] {
    let last = Dictionary(transactions.map { ($0.productID, $0) }) { $1 }
    return transactions.filter { last[$0.productID]?.id == $0.id && $0.entitles }
  }

  var unfinished: [Transaction] { transactions.filter { !finished.contains($0.id) } }
}
