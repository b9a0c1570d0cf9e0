public import Foundation
public import HeadlessUIKit

/// What a table would do with what is over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where it would be.
  public enum Intent: Int, Hashable, Sendable {
    /// That is not known yet.
    case unspecified = 0
    /// At the place, and what is there makes room.
    case insertAtDestinationIndexPath = 1
    /// In what is at the place.
    case insertIntoDestinationIndexPath = 2
    /// One of the two, as the system thinks best.
    case automatic = 3
  }

  /// Where it would be.
  public final let intent: Intent

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - operation: What becomes of it.
  ///   - intent: Where it would be.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that leaves open where it would be.
  ///
  /// - Parameter operation: What becomes of it.
  override public convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// Something that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }

  /// From where in the table it comes; `nil` from elsewhere.
  var sourceIndexPath: IndexPath? { get }

  /// How large its preview is: nothing is drawn, so not at all.
  var previewSize: CGSize { get }
}

/// Knows what is dropped on a table, and brings it to its place.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }

  /// Where.
  var destinationIndexPath: IndexPath? { get }

  /// What the delegate would do with it.
  var proposal: UITableViewDropProposal { get }

  /// The drop.
  var session: any UIDropSession { get }

  /// Brings what is dropped to a place that is kept for it.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - placeholder: The place.
  /// - Returns: To which the rest is told.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Brings what is dropped to a row that code has inserted.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The row.
  /// - Returns: To which changes and a completion can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Brings what is dropped into a row.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - indexPath: The row.
  ///   - rect: Where in it.
  /// - Returns: To which changes and a completion can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Brings what is dropped elsewhere.
  ///
  /// - Parameters:
  ///   - dragItem: What is dropped.
  ///   - target: Where.
  /// - Returns: To which changes and a completion can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place that is kept in a table; nothing is seen there.
@preconcurrency @MainActor
open class UITableViewPlaceholder {
  /// Sets a cell up; never called, as none is made.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  final let place: IndexPath

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is.
  ///   - reuseIdentifier: Of which kind its cell would be.
  ///   - rowHeight: How high it would be.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    place = insertionIndexPath
  }
}

/// A place that is kept for what is dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How it looks; never called, as nothing is drawn.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Is told what becomes of a place that is kept.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What is dropped.
  var dragItem: UIDragItem { get }

  /// Puts a row there.
  ///
  /// - Parameter dataSourceUpdates: Changes the data.
  /// - Returns: Whether the place was kept still.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Keeps the place no more.
  ///
  /// - Returns: Whether it was kept still.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// Takes what is dropped on a table, and is told of it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Something is dropped: takes it, and says to where it goes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - coordinator: Knows what is dropped, and where.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether what is dragged is wanted.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  /// - Returns: Whether it is.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// What is dragged comes over the table.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What would be done with what is over the table; asked once, where it is dropped.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  ///   - destinationIndexPath: Where it is.
  /// - Returns: What would be done.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// What is dragged goes away from the table; never told, as the user drops it there.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// The drop is over, whatever has come of it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How a row looks that comes by a drop; never asked, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: How it looks, or `nil` for as ever.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// It is.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

  /// It would be copied.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  /// As ever.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
