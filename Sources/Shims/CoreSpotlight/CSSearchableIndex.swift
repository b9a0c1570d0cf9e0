public import Foundation
import HeadlessUIKit

/// What the user can find of the app from outside; nobody searches here, and nothing is kept.
///
/// A check hands an activity of the kind `CSSearchableItemActionType` to the app, as the system does for what was found.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// What is called when the index has been changed.
  public typealias Completion = @Sendable ((any Error)?) -> Void

  private static let shared = CSSearchableIndex(name: "default")

  /// Makes an index.
  ///
  /// - Parameter name: Its name.
  public init(name: String) {}

  /// The app's index.
  ///
  /// - Returns: The index.
  open class func `default`() -> CSSearchableIndex { shared }

  /// Whether the device has an index: it has.
  ///
  /// - Returns: `true`.
  open class func isIndexingAvailable() -> Bool { true }

  /// Lets items be found.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - completionHandler: Called in a later turn, without an error.
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Completion? = nil) {
    call(completionHandler)
  }

  /// Lets items be found no more.
  ///
  /// - Parameters:
  ///   - identifiers: Which ones.
  ///   - completionHandler: Called in a later turn, without an error.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: Completion? = nil
  ) { call(completionHandler) }

  /// Lets items be found no more.
  ///
  /// - Parameters:
  ///   - domainIdentifiers: Those of which groups.
  ///   - completionHandler: Called in a later turn, without an error.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: Completion? = nil
  ) { call(completionHandler) }

  /// Lets no item be found any more.
  ///
  /// - Parameter completionHandler: Called in a later turn, without an error.
  open func deleteAllSearchableItems(completionHandler: Completion? = nil) { call(completionHandler) }

  private func call(_ completion: Completion?) {
    if let completion { MainTurn.schedule(after: 0) { completion(nil) } }
  }
}
