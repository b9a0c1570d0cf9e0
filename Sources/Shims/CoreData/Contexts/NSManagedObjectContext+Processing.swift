public import Foundation
import HeadlessUIKit

extension NSNotification.Name {
  /// Objects of a context have changed; told at the end of the turn, and before a context is saved.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// The stores have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Something was saved from elsewhere; never posted.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

/// Under which the new objects stand in a notification.
public let NSInsertedObjectsKey = "inserted"
/// Under which the changed objects stand in a notification.
public let NSUpdatedObjectsKey = "updated"
/// Under which the deleted objects stand in a notification.
public let NSDeletedObjectsKey = "deleted"
/// Under which the objects stand in a notification that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// Under which the objects stand in a notification that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// Under which it stands in a notification that no object is valid any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSManagedObjectContext {
  /// What `didChangeObjectsNotification` and the others are called.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
  /// The notification before a context is saved.
  public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
  /// The notification after a context was saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }

  /// Has everybody told of changes when the turn ends.
  func scheduleProcessing() {
    let state = state
    guard !state.isDue else { return }
    state.isDue = true
    nonisolated(unsafe) let due = state
    MainTurn.schedule(after: 0) { [weak self] in
      due.isDue = false
      if let self, due === self.state { self.processPendingChanges() }
    }
  }

  /// Has related objects learn of deletions, and tells everybody of changes.
  public func processPendingChanges() {
    deliverDeletions()
    let changes = state.pending
    guard !changes.isEmpty else { return }
    state.pending = ContextChanges()
    for listener in listeners { listener.contextChanged(changes) }
    post(.NSManagedObjectContextObjectsDidChange, changes)
  }

  func post(_ name: Notification.Name, _ changes: ContextChanges) {
    let lists = [
      (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated),
      (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed),
    ]
    let info = Dictionary(
      uniqueKeysWithValues: lists.filter { !$0.1.isEmpty }.map { ($0.0 as AnyHashable, $0.1.set as Any) })
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  /// Deletion rules: what is related to a deleted object is deleted too, or no longer refers to it.
  private func deliverDeletions() {
    while let object = state.undelivered.first {
      state.undelivered.removeFirst()
      for relationship in object.entity.relationships {
        deliver(object, by: relationship)
      }
    }
  }

  private func deliver(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
    switch relationship.deleteRule {
    case .cascadeDeleteRule:
      for related in object.relatedObjects(relationship) { delete(related) }
    case .nullifyDeleteRule:
      guard let inverse = relationship.inverseRelationship else { return }
      for related in object.relatedObjects(relationship) where !related.isDeleted {
        related.forget(object.objectID, by: inverse)
      }
    // Whoever is denied finds it out when the context is saved.
    case .denyDeleteRule, .noActionDeleteRule: return
    }
  }

  // MARK: Reading anew

  /// Reads an object anew.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether its changes stay; otherwise they are lost.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.objectID.isTemporaryID || parent != nil, let row = row(of: object.objectID) else { return }
    let changes = flag ? object.changedKeys.map { ($0, object.values[$0]) } : []
    object.objectWillChange.send()
    (object.values, object.committed, object.version) = (row.values, row.values, row.version)
    for (key, value) in changes { object.values[key] = value }
    if changes.isEmpty, !state.inserted.contains(object) { state.updated.remove(object) }
    state.pending.refreshed.add(object)
    scheduleProcessing()
  }

  /// Reads all objects anew, and keeps their changes.
  public func refreshAllObjects() {
    for object in state.registered where !object.isInserted { refresh(object, mergeChanges: true) }
  }

  /// Forgets all objects, and all changes.
  public func reset() {
    for object in state.registered { object.managedObjectContext = nil }
    replaceState()
  }

  /// Undoes everything that was not saved.
  public func rollback() {
    let (inserted, changed, deleted) = (state.inserted.all, state.updated.all, state.deleted.all)
    (state.inserted, state.updated, state.deleted) = (ObjectList(), ObjectList(), ObjectList())
    (state.pending, state.undelivered) = (ContextChanges(), [])
    for object in inserted {
      state[object.objectID] = nil
      state.pending.deleted.add(object)
    }
    for object in changed + deleted {
      object.objectWillChange.send()
      object.values = object.committed
      state.pending.refreshed.add(object)
    }
    processPendingChanges()
    for object in inserted { object.managedObjectContext = nil }
  }

  /// Does nothing: there is no undo manager, as on iOS unless an app makes one.
  public func undo() {}

  /// Does nothing: there is no undo manager.
  public func redo() {}

  // MARK: What others have saved

  /// Takes in what another context has saved.
  ///
  /// - Parameter notification: The notification that it was saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      NSManagedObject.objects(in: notification.userInfo?[key]).map(\.objectID)
    }
    merge(
      SavedChanges(
        inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
        deleted: ids(NSDeletedObjectsKey)))
  }

  /// Takes in what was changed in a store by a request.
  ///
  /// - Parameters:
  ///   - changeNotificationData: The identifiers of the objects, by the keys of notifications.
  ///   - contexts: Who takes it in.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      changeNotificationData[key] as? [NSManagedObjectID] ?? []
    }
    let changes = SavedChanges(
      inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey))
    for context in contexts { context.merge(changes) }
  }

  func merge(_ changes: SavedChanges) {
    // What the context has in this form already is no news: an app may hand it what it has saved itself.
    for id in changes.inserted where state[id] == nil {
      if let object = present(id) { state.pending.inserted.add(object) }
    }
    for id in changes.updated {
      guard let object = state[id] else {
        wake(id)
        continue
      }
      if row(of: id)?.version != object.version { refresh(object, mergeChanges: true) }
    }
    for object in changes.deleted.compactMap({ state[$0] }) { lose(object) }
    processPendingChanges()
  }

  /// Somebody else has deleted an object.
  private func lose(_ object: NSManagedObject) {
    state.updated.remove(object)
    state.deleted.remove(object)
    state[object.objectID] = nil
    state.pending.deleted.add(object)
  }

  /// An object that was not in memory may belong to what somebody shows now.
  private func wake(_ id: NSManagedObjectID) {
    if let object = present(id) { state.pending.refreshed.add(object) }
  }
}

/// What was saved, by the identifiers of the objects.
struct SavedChanges: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}
