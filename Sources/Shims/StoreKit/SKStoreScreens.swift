public import HeadlessUIKit
public import SwiftUI

/// Asks the user for a review.
public enum SKStoreReviewController {
  /// Asks the user for a review; nothing is shown, as on a device on which the system has asked before.
  public static func requestReview() {
    MainThread.perform { Timeline.noteDecision("a review is asked for, and the system shows nothing") }
  }

  /// Asks the user for a review; nothing is shown, as on a device on which the system has asked before.
  ///
  /// - Parameter windowScene: Where.
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Asks the user for a review, from a view.
public struct RequestReviewAction: Sendable {
  /// Asks; nothing is shown.
  @MainActor public func callAsFunction() { SKStoreReviewController.requestReview() }
}

/// Has the user buy something, from a view.
public struct PurchaseAction: Sendable {
  /// Has the user buy a product.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - options: How.
  /// - Returns: What has come of it.
  /// - Throws: What the purchase throws.
  @MainActor
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// Asks the user for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Has the user buy something.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Under which the number of the app stands that a page of the store shows.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Under which the app stands that has sent the user.
public let SKStoreProductParameterAffiliateToken = "at"
/// Under which the campaign stands that has sent the user.
public let SKStoreProductParameterCampaignToken = "ct"

/// Is told that the user is done with a page of the store, and dismisses it.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// The user is done; the page stays until the app dismisses it.
  ///
  /// - Parameter viewController: The page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Nothing happens: the page stays.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the store, presented by the app; whoever presents it dismisses it when it tells that the user is done.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController, SystemScreen {
  /// Is told that the user is done.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private weak var delegateStorage: (any SKStoreProductViewControllerDelegate)?

  /// Shows an app of the store.
  ///
  /// - Parameters:
  ///   - parameters: Which one; nothing is loaded.
  ///   - block: Is told in a later turn that it is there, or that it is not (`AppStore.loadingError`).
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    nonisolated(unsafe) let told = block
    MainTurn.schedule(after: 0) {
      let error = Store.current.loadingError
      StructureReads.callOut("loadProduct") { told(error == nil, error) }
    }
  }

  /// The user is done.
  ///
  /// - Parameter finished: Without effect: a page can only be closed.
  package final func end(finished: Bool) {
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("productViewControllerDidFinish", about: self) {
      delegate.productViewControllerDidFinish(self)
    }
  }
}
