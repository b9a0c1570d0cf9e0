public import Foundation
public import HeadlessUIKit

/// What is dragged from when it is lifted until it is dropped, as both sides see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }

  /// Whether items may leave where they were.
  var allowsMoveOperation: Bool { get }

  /// Whether other apps get nothing.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the finger is: nothing is laid out, so in the corner.
  ///
  /// - Parameter view: Whose coordinates these are.
  /// - Returns: The place.
  func location(in view: UIView) -> CGPoint

  /// Whether any item can be had as an object of a class.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether one can.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool

  /// Whether any item is of a kind.
  ///
  /// - Parameter typeIdentifiers: The kinds.
  /// - Returns: Whether one is.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

extension UIDragDropSession {
  /// Whether any item can be had as a value of Swift's own, such as a text.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether one can.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type
  ) -> Bool where T._ObjectiveCType: NSItemProviderReading {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// The same as the side sees it from which items are dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with it.
  var localContext: Any? { get set }
}

/// How it is shown that items are on their way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}

/// The same as the side sees it on which items are dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// How far the items are: all here, as they come from this app.
  var progress: Progress { get }

  /// The drag, which comes from this app always.
  var localDragSession: (any UIDragSession)? { get }

  /// How it is shown that items are on their way; kept, never drawn.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Hands over all items that can be had as objects of a class, in a later turn.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: Is given the objects.
  /// - Returns: How far this is.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Hands over all items that can be had as values of Swift's own.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completion: Is given the values.
  /// - Returns: How far this is.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable & Sendable>(
    ofClass type: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let values = items.compactMap { $0.itemProvider.value(of: type) }
    Simulation.current.clock.schedule(after: 0) {
      StructureReads.callOut("loadObjects") { completion(values) }
    }
    return progress
  }
}

/// Items that the user drags inside this app.
@MainActor
final class LocalDrag: UIDragSession {
  var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
}

/// The same items over the list on which they are dropped.
@MainActor
final class LocalDrop: UIDropSession {
  let drag: LocalDrag
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: LocalDrag) {
    self.drag = drag
    progress.completedUnitCount = 1
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let found = items.compactMap { $0.itemProvider.object(ofClass: aClass) }
    Simulation.current.clock.schedule(after: 0) {
      StructureReads.callOut("loadObjects") { completion(found) }
    }
    return progress
  }
}

extension UIDragDropSession {
  /// In the corner.
  func location(in view: UIView) -> CGPoint { .zero }

  /// Whether one can.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether one is.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }
}
