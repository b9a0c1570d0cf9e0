import Foundation
import HeadlessUIKit

extension NSManagedObjectContext {
  /// Saves everything that has changed, to the context above or to the store.
  ///
  /// - Throws: What is not valid, what somebody else has saved meanwhile, or what a check says.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    try checkStore()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    tellWillSave()
    processPendingChanges()
    try validateAll()
    if parent == nil, let error = PersistentStores.savingError { throw error }
    try settleConflicts()
    let changes = commit()
    post(.NSManagedObjectContextDidSave, changes)
    tellOthers(changes)
  }

  private func tellOthers(_ changes: ContextChanges) {
    let saved = SavedChanges(
      inserted: changes.inserted.all.map(\.objectID), updated: changes.updated.all.map(\.objectID),
      deleted: changes.deleted.all.map(\.objectID))
    let others = parent?.children ?? persistentStoreCoordinator?.children
    for context in others?.all ?? [] where context !== self { context.hear(saved) }
  }

  private func checkStore() throws {
    guard parent == nil, persistentStoreCoordinator?.persistentStores.isEmpty ?? true else { return }
    raiseException(
      "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save operation."
    )
    throw coreDataError(NSPersistentStoreCoordinatorNoStoresError, "There is no store.")
  }

  /// Objects may change others while they are told, and those are told too; one after the other, and no object for ever.
  private func tellWillSave() {
    var told = ObjectList()
    while let next = (state.inserted.all + state.updated.all + state.deleted.all).first(where: {
      !told.contains($0)
    }) {
      told.add(next)
      next.willSave()
    }
  }

  // MARK: Validation

  private func validateAll() throws {
    var errors: [any Error] = []
    func check(_ objects: [NSManagedObject], _ validate: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try validate(object) } catch { errors.append(error) }
      }
    }
    check(state.inserted.all) { try $0.validateForInsert() }
    check(state.updated.all) { try $0.validateForUpdate() }
    check(state.deleted.all) { try $0.validateForDelete() }
    try throwTogether(errors)
  }

  // MARK: Saving

  private func commit() -> ContextChanges {
    let changes = ContextChanges(inserted: state.inserted, updated: state.updated, deleted: state.deleted)
    if let parent {
      parent.take(changes)
    } else {
      persistentStoreCoordinator?.write(changes)
    }
    (state.inserted, state.updated, state.deleted) = (ObjectList(), ObjectList(), ObjectList())
    let left = changes.inserted.all + changes.updated.all
    for object in left {
      object.committed = object.values
      if let row = row(of: object.objectID) { object.version = row.version }
    }
    // What objects change now belongs to the next save.
    for object in left + changes.deleted.all { object.didSave() }
    for object in changes.deleted.all { forget(object) }
    return changes
  }

  private func forget(_ object: NSManagedObject) {
    state[object.objectID] = nil
    object.managedObjectContext = nil
  }

  /// Takes in what a context below saves.
  private func take(_ changes: ContextChanges) {
    for object in changes.inserted.all { adopt(object) }
    for object in changes.updated.all {
      guard let own = present(object.objectID) else { continue }
      own.objectWillChange.send()
      own.values = object.values
      noteChange(of: own)
    }
    for object in changes.deleted.all { present(object.objectID).map(delete) }
  }

  private func adopt(_ object: NSManagedObject) {
    let own = object.entity.resolvedClass.init(entity: object.entity, insertInto: nil)
    (own.objectID, own.values, own.managedObjectContext) = (object.objectID, object.values, self)
    state[own.objectID] = own
    state.inserted.add(own)
    state.pending.inserted.add(own)
    scheduleProcessing()
  }

  /// Somebody else has saved.
  private func hear(_ saved: SavedChanges) {
    guard automaticallyMergesChangesFromParent else { return }
    let state = state
    nonisolated(unsafe) let then = state
    MainTurn.schedule(after: 0) { [weak self] in
      if let self, then === self.state { self.merge(saved) }
    }
  }

  /// Gives new objects identifiers that last; they have them.
  ///
  /// - Parameter objects: The objects.
  /// - Throws: Nothing.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
}

/// Throws one error as it is, and several as one.
func throwTogether(_ errors: [any Error]) throws {
  guard let first = errors.first else { return }
  guard errors.count > 1 else { throw first }
  throw coreDataError(
    NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
}
